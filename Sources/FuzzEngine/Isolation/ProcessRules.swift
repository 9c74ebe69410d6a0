/// What must hold of the process in which a system runs, whatever the system: it is not ended, and it answers.
///
/// No closure can judge that. Where a system is isolated, a parent process sees it; elsewhere these rules are not
/// asked, and the program itself ends.
enum ProcessRules {
  /// Says that nothing ends the process.
  static let survives = "process.survives"
  /// Says that every action is answered.
  static let answers = "process.responds"

  private static let texts = [
    (
      survives, "Nothing that is done ends the process: no trap, no crash, no exit",
      ["trapped", "crashed", "exited", "killed"]
    ),
    (answers, "Every action is answered within the time limit of a step", ["hung"]),
  ]
  private static let source = "our decision"

  /// Whether a rule is one of these.
  static func contains(_ id: String) -> Bool { id == survives || id == answers }

  /// The rules as a machine's book counts them; nothing breaks them but the end of a process.
  static func rules<Observation, Action>() -> [Rule<Observation, Action>] {
    texts.map { id, statement, ways in
      Rule(id, statement, source: source, ways: ways, check: .always { _ in .holds })
    }
  }

  /// The rules as lists show them.
  static func summaries(applies: Bool) -> [ConfiguredSystem.RuleSummary] {
    texts.map { id, statement, ways in
      ConfiguredSystem.RuleSummary(
        id: id, kind: "always", statement: statement, source: source, ways: ways, applies: applies,
        article: articles.first { $0.rule == id })
    }
  }
}

extension FuzzTarget {
  /// The target in a process that may end.
  func isolated(_ session: IsolationSession) -> FuzzTarget<IsolatedMachine<Machine>> {
    var target = FuzzTarget<IsolatedMachine<Machine>>(
      name, settings: settings,
      machine: IsolatedMachine(machine, name: name, settings: settings, session),
      rules: rules + ProcessRules.rules(), actionForms: actionForms,
      articles: articles + ProcessRules.articles, plants: plants, runsOnMainActor: runsOnMainActor)
    target.runsAside = runsAside
    target.caveats = caveats
    return target
  }

  /// Whether a finding tells of the end of a process, which is nothing to be tried again in this one.
  func isOfProcess(_ key: FindingKey, _ rules: [TargetRule]) -> Bool {
    ProcessRules.contains(rules[key.rule].id)
  }

  /// What a trace that ends the process was shortened to by somebody who could watch; nil where nobody did.
  func shortened(
    _ raw: RawFinding<Machine.Action>, _ rules: [TargetRule]
  ) -> (trace: Trace<Machine.Action>, isMinimal: Bool)? {
    let player = Player(machine, rules: rules, reporting: .once, possibleInterval: .max)
    loops.playTrace(player, raw.trace, false)
    guard let end = player.end, let session = player.session else { return nil }
    let short = end.shortened ?? session.ends.first { $0.signature == end.signature }?.shortened
    guard let short, let trace = try? trace(from: PathStep.trace(from: short.root, short.steps)) else {
      return nil
    }
    return (trace, short.isMinimal)
  }
}

extension Campaign {
  /// Takes in the ends that no run came to: what searches and shrinking tried besides the runs.
  mutating func admitEnds() {
    for end in workers.first?.player.session?.ends ?? [] where end.shortened != nil && end.isConfirmed {
      guard let trace = try? target.trace(from: end.trace) else { continue }
      let player = Player(target.machine, rules: rules, reporting: .once, possibleInterval: .max)
      target.loops.playTrace(player, trace, false)
      for violation in player.book.violations {
        let key = FindingKey(violation)
        guard target.isOfProcess(key, rules), !known.contains(key) else { continue }
        admit(RawFinding(key: key, trace: trace, origin: nil))
      }
    }
  }
}
