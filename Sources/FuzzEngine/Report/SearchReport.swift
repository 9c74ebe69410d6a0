/// A campaign or an exploration as every format reports it.
final class SearchReport {
  let title: String
  let system: String
  let rules: [CampaignReport.RuleCount]
  let notes: [String]
  let context: ReportContext
  /// Why it is no conclusion; nil where it is one.
  let interruption: String?
  /// The first nondeterministic result; nil where there is none, or where it was not seen.
  let nondeterminism: Nondeterminism?
  let isDeterministic: Bool
  /// What is reported of each finding.
  var entries: [FindingEntry] = [] {
    didSet { causes = Cause.of(findings, entries.indices.filter { entries[$0].known == nil }) }
  }
  /// The causes of the findings that are not known.
  private(set) var causes: [Cause] = []
  private(set) var extent = ""
  private(set) var figures: [String] = []
  private var remarks: [String] = []
  /// What needs attention besides the findings, each with its label.
  private(set) var attention: [FindingEntry.Fact] = []
  private(set) var tables: [Table] = []
  private(set) var selfCheck: CampaignReport.SelfCheck?
  private let settings: SystemSettings
  /// What a document has of a campaign alone, or of an exploration alone.
  private var details: [String: Any] = [:]

  var findings: [Finding] { entries.map(\.finding) }

  /// The whole report for programs.
  var document: [String: Any] {
    let findings = findings
    let document = JSON.object([
      "version": 1, "system": system, "notes": notes, "inconclusive": context.inconclusive,
      "configuration": JSON.object(context.configuration.map { ($0.label, $0.text) }),
      "command": context.command, "isDeterministic": isDeterministic,
      "firstDifference": nondeterminism.map {
        [
          "trace": $0.lines, "step": $0.lines.count, "first": $0.first, "second": $0.second,
          "start": JSON.start($0.start),
        ] as [String: Any]
      },
      "causes": Cause.of(findings).map {
        [
          "violation": $0.violation, "lead": $0.lead, "findings": $0.findings,
          "others": $0.others(in: findings),
        ] as [String: Any]
      },
      "findings": entries.map { $0.json(settings) },
      "fixed": context.fixed.map { ["signature": $0.label, "file": $0.text] },
      "rules": rules.map {
        [
          "id": $0.id, "kind": $0.kind, "applies": $0.applies, "evaluated": $0.checked,
          "nonVacuous": $0.nonVacuous,
        ] as [String: Any]
      },
    ])
    return document.merging(details) { $1 }
  }

  var verdict: String {
    let fresh = entries.indices.filter { entries[$0].known == nil }
    let known = entries.count - fresh.count
    var text = known > 0 && fresh.isEmpty ? "no new finding" : Cause.headline(findings, fresh)
    if known > 0 { text += "; \(known) known" }
    let fails = causes.contains { context.fails(findings[$0.lead]) }
    if !fails, !fresh.isEmpty { text += ", which do not fail here" }
    let rest = context.inconclusive == nil ? "passed" : "inconclusive"
    let result = fails ? "failed" : interruption == nil ? rest : "interrupted"
    return (["\(result): \(text)"] + remarks).joined(separator: "; ")
  }

  /// Whether nothing failed and everything could be concluded.
  var isPassed: Bool { verdict.hasPrefix("passed") }

  init(_ report: CampaignReport, _ context: ReportContext) {
    title = "fuzz \(report.system), seed \(report.seed)"
    (system, settings, rules, notes) = (report.system, report.settings, report.rules, report.notes)
    (isDeterministic, nondeterminism) = (report.isDeterministic, report.nondeterminism)
    self.context = context
    interruption = report.ending == .interrupted ? Self.interruption : nil
    let ending: String =
      switch report.ending {
      case .runs: ""
      case .time: ", ended by --time"
      case .findings: ", ended by --keep-going"
      case .interrupted: ", interrupted"
      case .settled: ", ended by --until-settled"
      case .processEnds: ", ended early, since the process ended too often in one way"
      }
    extent = "\(Layout.count(report.runs, "run")) of \(Layout.count(report.steps, "step"))\(ending)"
    figures = [
      "\(Layout.count(report.actions, "action")), \(Layout.grouped(report.applied)) applied; "
        + "\(Layout.count(report.states, "abstract state")), \(Layout.count(report.pairs, "state-action pair"))"
    ]
    if let coverage = report.coverage {
      figures.append(
        "coverage within \(coverage.bound.text): \(Layout.grouped(coverage.states)) of "
          + "\(Layout.count(coverage.statesExplored, "state")), \(Layout.grouped(coverage.pairs)) of "
          + Layout.count(coverage.pairsExplored, "pair"))
    }
    if let edges = report.edges { figures.append(edges.text) }
    if context.isVerbose || report.ending == .settled || report.edges != nil {
      let percent = Int((report.chanceOfNews * 100).rounded(.up))
      let what = report.edges == nil ? "abstract state" : "abstract state or edge"
      figures.append("a new \(what) in 1,000 more runs: a chance of at most \(percent) %")
    }
    let check = report.selfCheck
    selfCheck = check
    let missed = check.missed.isEmpty ? "" : " (missed: \(check.missed.joined(separator: ", ")))"
    if check.seeded > 0 {
      let seeded = Layout.count(check.seeded, "seeded fault")
      remarks = ["self-check: \(check.found) of \(seeded) found\(missed)"]
    }
    // Without a finding the conclusion names what was not reached.
    addAttention(
      unreached: report.findings.isEmpty ? nil : "unreached", remedy: "add runs or starting points")
    tables = [Table.rules(rules), Table.actions(report.kinds, context.ignoreReasons)]
    details = JSON.object([
      "seed": report.seed, "runs": report.runs, "steps": report.steps, "actions": report.actions,
      "chanceOfNews": report.chanceOfNews, "applied": report.applied,
      "states": report.states, "pairs": report.pairs,
      "coverage": report.coverage.map {
        [
          "limits": $0.bound.text, "states": $0.states, "statesExplored": $0.statesExplored,
          "pairs": $0.pairs, "pairsExplored": $0.pairsExplored,
        ] as [String: Any]
      }, "ending": report.ending.rawValue,
      "kinds": report.kinds.map { kind in
        var ignored: [String: Int] = [:]
        for (index, count) in kind.ignored.enumerated() where count > 0 {
          ignored[Table.reason(index, context.ignoreReasons), default: 0] += count
        }
        return ["kind": kind.kind, "applied": kind.applied, "ignored": ignored] as [String: Any]
      },
      "edges": report.edges.map {
        JSON.object(["passed": $0.passed, "all": $0.all, "unentered": $0.unentered])
      },
      "selfCheck": ["seeded": check.seeded, "found": check.found, "missed": check.missed] as [String: Any],
      "timing": ["seconds": report.timing.seconds, "jobs": report.timing.jobs] as [String: Any],
    ])
  }

  private static let interruption = "interrupted: there may be more to find"

  init(_ report: ExploreReport, _ context: ReportContext) {
    title = "explore \(report.system)"
    (system, settings, rules, notes) = (report.system, report.settings, report.rules, report.notes)
    (isDeterministic, nondeterminism) = (report.isDeterministic, report.nondeterminism)
    self.context = context
    interruption = report.stopped == .interrupted ? Self.interruption : nil
    extent =
      switch report.stopped {
      case .end: "every state within the limits"
      case .depth: "every trace of \(Layout.count(report.depth, "step")) or fewer"
      case .memory, .time, .interrupted: "ended early by \(report.stopped.rawValue)"
      }
    figures = [
      "\(Layout.count(report.states, "state")), \(Layout.count(report.transitions, "transition")), "
        + "depth \(Layout.grouped(report.depth)); \(Layout.count(report.abstractStates, "abstract state")), "
        + Layout.count(report.abstractPairs, "state-action pair")
    ]
    addAttention(
      unreached: report.isComplete ? "unreachable" : "unreached",
      remedy: report.isComplete ? "raise --bound" : "raise --depth or --bound")
    tables = [Table.explored(report.parts), Table.rules(rules)]
    details = JSON.object([
      "bound": JSON.object(report.bound.limits.map { ($0.name, $0.value) }),
      "states": report.states, "transitions": report.transitions, "depth": report.depth,
      "complete": report.isComplete, "stopped": report.stopped.rawValue,
      "bytesPerState": report.parts.first?.bytesPerState ?? 0, "abstractStates": report.abstractStates,
      "abstractPairs": report.abstractPairs,
      "parts": report.parts.map {
        [
          "rules": $0.rules, "states": $0.states, "transitions": $0.transitions, "beyond": $0.cut,
          "depth": $0.depth, "stopped": $0.stopped.rawValue, "bytesPerState": $0.bytesPerState,
          "collisionChance": $0.collisionChance,
        ] as [String: Any]
      }, "unreachable": report.isComplete ? vacuous(isGoal: true) : [],
      "timing": [
        "seconds": report.timing.seconds, "jobs": report.timing.jobs, "parts": report.parts.map(\.seconds),
      ] as [String: Any],
    ])
  }

  /// The rules, or the goals, that were never non-vacuous.
  private func vacuous(isGoal: Bool) -> [String] {
    rules.filter { $0.applies && $0.nonVacuous == 0 && ($0.kind == "sometimes") == isGoal }.map(\.id)
  }

  private func addAttention(unreached: String?, remedy: String) {
    for (label, names) in [("vacuous", vacuous(isGoal: false)), (unreached, vacuous(isGoal: true))] {
      guard let label, !names.isEmpty else { continue }
      let more = names.count > 2 ? " and \(names.count - 2) more" : ""
      let shown = names.prefix(2).joined(separator: ", ")
      attention.append(FindingEntry.Fact(label, "\(shown)\(more); \(remedy)"))
    }
  }
}

extension FindingEntry {
  func json(_ settings: SystemSettings) -> [String: Any] {
    let explanation = finding.explanation
    func optional<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }
    return JSON.object([
      "rule": finding.signature.rule, "kind": finding.signature.violationKind,
      "signature": finding.signature.description, "statement": finding.statement,
      "firstViolation": finding.firstViolation, "firstViolationStep": finding.firstViolatedStep,
      "expected": expected, "actual": actual, "stepsToReproduce": steps.map(\.text),
      "quirks": optional(settings.quirks), "assumptions": optional(settings.assumptions.map(\.text)),
      "start": JSON.start(finding.start),
      "trace": finding.lines.map(\.text), "screens": [finding.launch.screen] + finding.lines.map(\.screen),
      "otherScreens": optional(
        finding.launch.others.map { first in
          let screens = ([finding.launch.others] + finding.lines.map(\.others)).map { seen in
            seen.first { $0.place == first.place }?.screen ?? ""
          }
          return ["place": first.place, "screens": screens] as [String: Any]
        }),
      "preparation": finding.preparation, "verdict": finding.blame?.party.rawValue,
      "reason": finding.blame.map { context.wording.verdict($0) },
      "holdsWithout": finding.blame?.quirks, "holdsWith": finding.blame?.assumptions.map(\.text),
      "insertion": finding.insertion?.description, "length": finding.lines.count,
      "shrunk": finding.shrunkLength, "minimality": finding.minimality.rawValue,
      "searchedTo": finding.searchedTo, "original": finding.originalLength, "run": finding.run,
      "actionsToFind": finding.actionsToFind, "strategy": finding.strategy,
      "interchangeable": optional(explanation.free.map { $0 ?? "" }),
      "suspects": optional(explanation.suspects),
      "nearestPassing": explanation.passing.map {
        ["trace": $0.lines, "step": $0.line, "difference": $0.difference] as [String: Any]
      },
      "command": command, "file": file, "known": known,
    ])
  }
}
