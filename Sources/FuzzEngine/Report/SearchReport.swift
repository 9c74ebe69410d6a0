/// A campaign or an exploration as every format reports it.
struct SearchReport {
  /// What was run on what.
  let title: String
  /// How much was asked for or reached.
  let extent: String
  /// How much was done, a line each.
  let figures: [String]
  /// What the verdict says besides.
  let remarks: [String]
  /// What needs attention besides the findings, each with its label.
  let attention: [FindingEntry.Fact]
  let notes: [String]
  let tables: [Table]
  let system: String
  let rules: [CampaignReport.RuleCount]
  let findings: [Finding]
  let causes: [Cause]
  let context: ReportContext
  /// Why it is no conclusion; nil where it is one.
  let interruption: String?
  let selfCheck: CampaignReport.SelfCheck?
  /// The whole document for programs.
  let document: [String: Any?]

  /// The positions of the findings that are not known.
  private static func fresh(_ findings: [Finding], _ context: ReportContext) -> [Int] {
    findings.indices.filter { context.known(of: $0) == nil }
  }

  /// The result in one line.
  var verdict: String {
    let fresh = Self.fresh(findings, context)
    let known = findings.count - fresh.count
    var text = known > 0 && fresh.isEmpty ? "no new finding" : Cause.headline(findings, fresh)
    if known > 0 { text += "; \(known) known" }
    let fails = causes.contains { context.fails(findings[$0.lead]) }
    if !fails, !fresh.isEmpty { text += ", which do not fail here" }
    let result =
      fails
      ? "failed"
      : interruption.map { _ in "interrupted" } ?? (context.inconclusive == nil ? "passed" : "inconclusive")
    return (["\(result): \(text)"] + remarks).joined(separator: "; ")
  }

  /// Whether anything failed or cannot be concluded.
  var isPassed: Bool { verdict.hasPrefix("passed") }

  /// The entry of a finding.
  func entry(_ index: Int) -> FindingEntry {
    FindingEntry(finding: findings[index], context: context, index: index)
  }

  // MARK: - A campaign

  init(_ report: CampaignReport, _ context: ReportContext) {
    self.context = context
    title = "fuzz \(report.system), seed \(report.seed)"
    (system, rules, findings, notes) = (report.system, report.rules, report.findings, report.notes)
    causes = Cause.of(findings, Self.fresh(findings, context))
    selfCheck = report.selfCheck
    let ending: String? =
      switch report.ending {
      case .runs: nil
      case .time: "ended by --time"
      case .findings: "ended by --keep-going"
      case .interrupted: "interrupted"
      case .processEnds: "ended early, since the process ended too often in one way"
      }
    extent =
      "\(Layout.count(report.runs, "run")) of \(Layout.count(report.steps, "step"))"
      + (ending.map { ", \($0)" } ?? "")
    interruption = report.ending == .interrupted ? "interrupted: there may be more to find" : nil
    var figures = [
      "\(Layout.count(report.actions, "action")), \(Layout.grouped(report.applied)) applied; "
        + "\(Layout.count(report.states, "abstract state")), \(Layout.count(report.pairs, "state-action pair"))"
    ]
    if let coverage = report.coverage {
      figures.append(
        "coverage within \(coverage.bound.text): \(Layout.grouped(coverage.states)) of "
          + "\(Layout.count(coverage.statesExplored, "state")), \(Layout.grouped(coverage.pairs)) of "
          + Layout.count(coverage.pairsExplored, "pair"))
    }
    self.figures = figures
    let check = report.selfCheck
    let missed = check.missed.isEmpty ? "" : " (missed: \(check.missed.joined(separator: ", ")))"
    remarks =
      check.planted == 0
      ? [] : ["self-check: \(check.found) of \(Layout.count(check.planted, "seeded fault")) found\(missed)"]
    attention = Self.attention(
      report.rules, unreached: "unreached", remedy: "add runs or starting points")
    tables = [Table.rules(report.rules), Table.actions(report.kinds, context.ignoreReasons)]
    document = Self.shared(report.system, report.settings, report.findings, context).merging([
      "seed": report.seed, "runs": report.runs, "steps": report.steps, "actions": report.actions,
      "applied": report.applied, "states": report.states, "pairs": report.pairs,
      "coverage": report.coverage.map {
        [
          "limits": $0.bound.text, "states": $0.states, "statesExplored": $0.statesExplored,
          "pairs": $0.pairs,
          "pairsExplored": $0.pairsExplored,
        ] as [String: Any]
      },
      "ending": report.ending.rawValue, "isDeterministic": report.isRepeatable,
      "firstDifference": report.unrepeated.map(Self.json), "notes": report.notes,
      "rules": report.rules.map(Self.json),
      "kinds": report.kinds.map { kind in
        let ignored = kind.ignored.enumerated().filter { $0.element > 0 }
        return [
          "kind": kind.kind, "applied": kind.applied,
          "ignored": Dictionary(
            ignored.map { (Table.reason($0.offset, context.ignoreReasons), $0.element) }, uniquingKeysWith: +),
        ] as [String: Any]
      },
      "selfCheck": ["seeded": check.planted, "found": check.found, "missed": check.missed] as [String: Any],
      "timing": ["seconds": report.timing.seconds, "jobs": report.timing.jobs] as [String: Any],
    ]) { $1 }
  }

  // MARK: - An exploration

  init(_ report: ExploreReport, _ context: ReportContext) {
    self.context = context
    title = "explore \(report.system)"
    (system, rules, findings, notes) = (report.system, report.rules, report.findings, report.notes)
    causes = Cause.of(findings, Self.fresh(findings, context))
    selfCheck = nil
    switch report.stopped {
    case .end: extent = "every state within the limits"
    case .depth: extent = "every trace of \(Layout.count(report.depth, "step")) or fewer"
    case .memory, .time, .interrupted: extent = "ended early by \(report.stopped.rawValue)"
    }
    interruption = report.stopped == .interrupted ? "interrupted: there may be more to find" : nil
    figures = [
      "\(Layout.count(report.states, "state")), \(Layout.count(report.transitions, "transition")), "
        + "depth \(Layout.grouped(report.depth)); \(Layout.count(report.abstractStates, "abstract state")), "
        + Layout.count(report.abstractPairs, "state-action pair")
    ]
    remarks = []
    attention = Self.attention(
      report.rules, unreached: report.isComplete ? "unreachable" : "unreached",
      remedy: report.isComplete ? "raise --bound" : "raise --depth or --bound")
    tables = [Table.explored(report.parts), Table.rules(report.rules)]
    document = Self.shared(report.system, report.settings, report.findings, context).merging([
      "bound": Dictionary(report.bound.limits.map { ($0.name, $0.value) }) { first, _ in first },
      "states": report.states, "transitions": report.transitions, "depth": report.depth,
      "complete": report.isComplete, "stopped": report.stopped.rawValue,
      "bytesPerState": report.parts.first?.bytesPerState ?? 0, "abstractStates": report.abstractStates,
      "abstractPairs": report.abstractPairs, "isDeterministic": report.isRepeatable,
      "firstDifference": report.unrepeated.map(Self.json), "notes": report.notes,
      "parts": report.parts.map {
        [
          "rules": $0.rules, "states": $0.states, "transitions": $0.transitions, "beyond": $0.cut,
          "depth": $0.depth, "stopped": $0.stopped.rawValue, "bytesPerState": $0.bytesPerState,
          "collisionChance": $0.collisionChance,
        ] as [String: Any]
      },
      "unreachable": report.isComplete ? Self.vacuous(report.rules, isGoal: true) : [],
      "rules": report.rules.map(Self.json),
      "timing": [
        "seconds": report.timing.seconds, "jobs": report.timing.jobs, "parts": report.parts.map(\.seconds),
      ] as [String: Any],
    ]) { $1 }
  }

  // MARK: - What both have

  /// The rules, or the goals, that were never non-vacuous.
  private static func vacuous(_ rules: [CampaignReport.RuleCount], isGoal: Bool) -> [String] {
    rules.filter { $0.applies && $0.exercised == 0 && ($0.kind == "sometimes") == isGoal }.map(\.id)
  }

  private static func attention(
    _ rules: [CampaignReport.RuleCount], unreached: String, remedy: String
  ) -> [FindingEntry.Fact] {
    func fact(_ label: String, _ names: [String]) -> [FindingEntry.Fact] {
      let shown = names.prefix(2).joined(separator: ", ")
      let more = names.count > 2 ? " and \(names.count - 2) more" : ""
      return names.isEmpty ? [] : [FindingEntry.Fact(label, "\(shown)\(more); \(remedy)")]
    }
    return fact("vacuous", vacuous(rules, isGoal: false)) + fact(unreached, vacuous(rules, isGoal: true))
  }

  private static func shared(
    _ system: String, _ settings: SystemSettings, _ findings: [Finding], _ context: ReportContext
  ) -> [String: Any?] {
    let causes = Cause.of(findings)
    return [
      "version": 1, "system": system,
      "configuration": Dictionary(context.configuration.map { ($0.label, $0.text) }) { first, _ in first },
      "inconclusive": context.inconclusive, "command": context.command,
      "causes": causes.map { cause in
        [
          "violation": cause.violation, "lead": cause.lead, "findings": cause.findings,
          "others": cause.others(in: findings),
        ] as [String: Any]
      },
      "findings": findings.indices.map {
        FindingEntry(finding: findings[$0], context: context, index: $0).json(settings)
      },
      "fixed": context.fixed.map { ["signature": $0.label, "file": $0.text] },
    ]
  }

  private static func json(_ rule: CampaignReport.RuleCount) -> [String: Any] {
    [
      "id": rule.id, "kind": rule.kind, "applies": rule.applies, "evaluated": rule.checked,
      "nonVacuous": rule.exercised,
    ]
  }

  private static func json(_ difference: Unrepeated) -> [String: Any] {
    [
      "trace": difference.lines, "step": difference.lines.count, "first": difference.first,
      "second": difference.second,
      "start": Dictionary(difference.start.map { ($0.key, $0.value) }) { first, _ in first },
    ]
  }
}

extension FindingEntry {
  /// The finding for programs.
  func json(_ settings: SystemSettings) -> [String: Any] {
    let explanation = finding.explanation
    func optional(_ names: [String]) -> [String]? { names.isEmpty ? nil : names }
    return JSON.object([
      "rule": finding.signature.rule, "kind": finding.signature.way,
      "signature": finding.signature.description, "statement": finding.statement,
      "firstViolation": finding.firstViolation, "firstViolationStep": finding.firstWrongLine,
      "expected": expected, "actual": actual, "stepsToReproduce": steps.map(\.text),
      "quirks": optional(settings.quirks), "assumptions": optional(settings.assumptions.map(\.text)),
      "start": Dictionary(finding.start.map { ($0.key, $0.value) }) { first, _ in first },
      "trace": finding.lines.map(\.text), "screens": [finding.launch.screen] + finding.lines.map(\.screen),
      "otherScreens": finding.launch.others.isEmpty
        ? nil
        : finding.launch.others.map { first in
          [
            "place": first.place,
            "screens": ([finding.launch.others] + finding.lines.map(\.others)).map { seen in
              seen.first { $0.place == first.place }?.screen ?? ""
            },
          ] as [String: Any]
        },
      "preparation": finding.preparation, "verdict": finding.blame?.party.rawValue,
      "reason": finding.blame.map { context.wording.verdict($0) },
      "holdsWithout": finding.blame?.quirks, "holdsWith": finding.blame?.assumptions.map(\.text),
      "insertion": finding.insertion?.description, "length": finding.lines.count,
      "shrunk": finding.shrunkLength, "minimality": finding.minimality.rawValue,
      "searchedTo": finding.searchedTo, "original": finding.originalLength, "run": finding.run,
      "actionsToFind": finding.actionsToFind, "strategy": finding.strategy,
      "interchangeable": optional(explanation.free.map { $0 ?? "" }),
      "nearestPassing": explanation.passing.map {
        ["trace": $0.lines, "step": $0.line, "difference": $0.difference] as [String: Any]
      },
      "command": command, "file": context.file(of: index), "known": context.known(of: index),
    ])
  }
}
