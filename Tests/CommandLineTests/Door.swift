import SplitFuzz

@testable import FuzzEngine

/// A system as small as can be: a door that should be knocked at before it is opened.
///
/// It stands in for the engine: its campaigns have fixed results, its replays read `knock "TEXT"`, `open`, `close`.
struct Door: Sendable {
  var findings: [Finding] = []
  var rules = [("door.knock-first", true, 900), ("door.closes", true, 40), ("door.rings", false, 0)]
  var applied = 4_100
  var runs: Int?
  var selfCheck = CampaignReport.SelfCheck(seeded: 3, found: 3)
  var ending = CampaignReport.Ending.runs
  var isDeterministic = true
  var notes: [String] = []
  var shrunk: [Finding] = []
  var seconds = 1.25

  func system(_ name: String = "door/1", aliases: [String] = ["door"]) -> FuzzSystem {
    FuzzSystem(
      name: name, aliases: aliases, summary: "a door made by hand",
      quirks: [
        FuzzSystem.NamedChoice("sticky", "the door sticks"),
        FuzzSystem.NamedChoice("creaky", "the door creaks"),
      ],
      assumptions: [
        FuzzSystem.NamedChoice("swing", "which way it opens", values: ["inward", "outward"]),
        FuzzSystem.NamedChoice("lock", "who has a key", values: ["owner", "anyone"]),
      ],
      profiles: [
        FuzzSystem.Profile("new", "a door as it is hung", SystemSettings()),
        FuzzSystem.Profile(
          "old", "a door that was used",
          SystemSettings(quirks: ["creaky"], assumptions: [SystemSettings.Assumption("lock", "anyone")])),
      ],
      defaults: SystemSettings(quirks: ["sticky"])
    ) { configured(name, $0) }
  }

  func configured(_ name: String, _ settings: SystemSettings) -> ConfiguredSystem {
    let summaries = rules.map { id, applies, _ in
      ConfiguredSystem.RuleSummary(
        id: id, kind: "step", statement: Self.statement, source: "house rules, 1",
        violationKinds: ["unasked", "forced"],
        applies: applies)
    }
    let starts = ["front wide", "front narrow", "back wide"].map {
      StartPoint(header: [StartPoint.HeaderLine("device", $0)], isDefault: $0 != "front narrow")
    }
    let ajar = StartPoint(
      header: [StartPoint.HeaderLine("device", "front wide"), StartPoint.HeaderLine("start", "ajar")],
      isDefault: false)
    return ConfiguredSystem(
      name: name, settings: settings, rules: summaries,
      actions: [
        ConfiguredSystem.ActionForm(
          kind: "knock", form: "knock \"TEXT\"", summary: "knocks and says something"),
        ConfiguredSystem.ActionForm(kind: "open", form: "open", summary: "opens the door"),
        ConfiguredSystem.ActionForm(kind: "close", form: "close", summary: "closes the door"),
      ],
      ignoreReasons: ["bound", "already-so"], starts: starts + [ajar],
      target: DoorTarget(door: self, name: name, settings: settings))
  }

  static let statement = "A closed door is opened only by somebody who knocked"

  fileprivate func report(
    _ name: String, _ settings: SystemSettings, _ options: CampaignOptions
  ) -> CampaignReport {
    options.progress?(CampaignProgress(runs: 500, runLimit: options.runs, actions: 100_000, findings: 2))
    return CampaignReport(
      system: name, settings: settings, seed: options.seed, runs: runs ?? options.runs ?? 320,
      steps: options.steps,
      actions: 5_000, applied: applied, states: 2, pairs: 4, chanceOfNews: 0.5,
      coverage: options.measuresCoverage
        ? Coverage(
          bound: ModelBound([ModelBound.Limit("doors", 2, "doors")]), states: 2, statesExplored: 3, pairs: 4,
          pairsExplored: 1_234) : nil,
      rules: rules.map {
        CampaignReport.RuleCount(
          id: $0.0, kind: $0.0.hasPrefix("reach.") ? "sometimes" : "state", applies: $0.1,
          checked: $0.1 ? 4_100 : 0, nonVacuous: $0.2)
      },
      kinds: [
        CampaignReport.KindCount(kind: "knock", applied: 2_000, ignored: [0, 0]),
        CampaignReport.KindCount(kind: "open", applied: 1_100, ignored: [7, 893]),
        CampaignReport.KindCount(kind: "close", applied: 1_000, ignored: [0, 0]),
      ],
      findings: findings, selfCheck: selfCheck, ending: options.isInterrupted() ? .interrupted : ending,
      notes: notes, isDeterministic: isDeterministic,
      timing: CampaignReport.Timing(seconds: seconds, jobs: options.jobs))
  }

  /// Plays a trace: opening a closed door without a knock breaks `door.knock-first` once.
  static func replay(_ name: String, _ trace: TraceText, _ rules: RuleSelection) throws -> Replay {
    var isOpen = trace.start.contains { $0.key == "start" && $0.value == "ajar" }
    var hasKnocked = false
    var lines: [Finding.Line] = []
    var all: [Replay.Violation] = []
    let startScreen = isOpen ? "open" : "closed"
    for line in trace.lines {
      var violations: [String] = []
      let wasOpen = isOpen
      switch line.text {
      case "open":
        if !isOpen, !hasKnocked, rules.includes("door.knock-first") {
          violations = ["door.knock-first unasked"]
          all.append(
            Replay.Violation(rule: "door.knock-first", violationKind: "unasked", line: lines.count + 1))
        }
        isOpen = true
      case "close": (isOpen, hasKnocked) = (false, false)
      case _ where line.text.hasPrefix("knock \""): hasKnocked = true
      default: throw TraceTextError(line: line.number, "unknown action '\(line.text.prefix(20))'")
      }
      lines.append(
        Finding.Line(
          text: (line.leavesPending ? "~" : "") + line.text, screen: isOpen ? "open" : "closed",
          instruction: line.text == "open" ? "push the door" : "do '\(line.text)'", violations: violations,
          ignored: line.text == "open" && wasOpen ? "already-so" : nil))
    }
    return Replay(
      system: name, start: trace.start, launch: Finding.Line(text: "", screen: startScreen, instruction: ""),
      lines: lines,
      violations: all)
  }

  /// A finding with a trace.
  static func finding(
    _ texts: [String], rule: String = "door.knock-first", violationKind: String = "unasked",
    device: String = "front wide", minimality: Finding.Minimality = .local,
    shrunk: Int? = nil, searched: Int? = nil, explanation: Explanation = Explanation()
  ) -> Finding {
    Finding(
      signature: Finding.Signature(system: "door", rule: rule, violationKind: violationKind, action: "open"),
      statement: statement,
      source: "house rules, 1", start: [StartPoint.HeaderLine("device", device)],
      launch: Finding.Line(text: "", screen: "closed", instruction: ""),
      lines: texts.enumerated().map { index, text in
        let isLast = index == texts.count - 1
        return Finding.Line(
          text: text, screen: isLast ? "open" : "closed",
          instruction: isLast ? "push the door" : "do '\(text)'",
          violations: isLast ? ["\(rule) \(violationKind)"] : [], ignored: nil)
      },
      minimality: minimality, searchedTo: minimality == .proved ? texts.count - 1 : searched,
      shrunkLength: shrunk ?? texts.count, originalLength: 141, run: 17, actionsToFind: 3_412,
      strategy: "weighted", firstViolatedStep: texts.count, explanation: explanation)
  }
}

/// A door in place of a target.
private struct DoorTarget: ErasedTarget {
  let door: Door
  let name: String
  let settings: SystemSettings
  let runsOnMainActor = false
  let runsAside = false
  let actionTexts = [#"say "a\b""#]

  func fuzz(_ options: CampaignOptions) -> CampaignReport {
    door.report(name, settings, options)
  }
  func explore(_ options: ExploreOptions) -> ExploreReport {
    // Its explorations have no parts, as those of a machine that lists no actions.
    ExploreReport(
      system: name, settings: settings, bound: ModelBound([]), parts: [], findings: [], rules: [],
      places: AbstractPlaces(count: 0), notes: [], isDeterministic: true,
      timing: CampaignReport.Timing(seconds: 0, jobs: 1))
  }
  func bench(_ options: BenchOptions) -> BenchFigures {
    BenchFigures(
      system: name, unchecked: 4e6, checked: 2.5e6, scaling: options.processors > 1 ? 1.96 : nil,
      rules: options.measuresRules
        ? [BenchFigures.RuleCost(id: "door.knock-first", nanoseconds: 12.34)] : [])
  }
  func replay(_ text: TraceText, rules: RuleSelection) throws -> Replay {
    try Door.replay(name, text, rules)
  }
  func replaying(
    from start: [StartPoint.HeaderLine], rules: RuleSelection
  ) throws -> (TraceText.Line?) throws -> Finding.Line {
    var text = TraceText(start: start, lines: [])
    return { line in
      if let line { text.lines.append(line) }
      let replay = try self.replay(text, rules: rules)
      return replay.lines.last ?? replay.launch
    }
  }
  func shrink(_ text: TraceText, _ options: ShrinkOptions) throws -> [Finding] {
    _ = try replay(text, rules: RuleSelection())
    return door.shrunk
  }
  func signatures(of text: TraceText) throws -> [SignedViolation] {
    try replay(text, rules: RuleSelection()).violations.map { violations in
      let kind = violations.line == 0 ? "launch" : text.lines[violations.line - 1].kind
      return (
        signature: Finding.Signature(
          system: String(name.prefix { $0 != "/" }), rule: violations.rule,
          violationKind: violations.violationKind, action: kind),
        line: violations.line
      )
    }
  }
  func recurs(
    _ text: TraceText, _ signature: Finding.Signature, _ known: KnownRecurrences
  ) throws -> Recurrence { .missing }
  func plain(_ text: TraceText) throws -> TraceText { text }
  func offers(after text: TraceText) throws -> [String] { [] }
  func inputs() -> any TraceInputs { preconditionFailure("no door is an input of libFuzzer") }
  func isolated(_ session: IsolationSession, applies: [Bool]) -> ConfiguredSystem {
    door.configured(name, settings)
  }
  func compared(with other: any ErasedTarget) -> ConfiguredSystem { door.configured(name, settings) }
  func compared<First: EngineMachine>(after first: FuzzTarget<First>) -> ConfiguredSystem {
    door.configured(name, settings)
  }
}
