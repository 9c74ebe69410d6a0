/// The rules of the process in which a system runs: it does not end, and it responds.
///
/// A parent process evaluates them for an isolated system; elsewhere they are not applicable, and the program itself
/// ends.
enum ProcessRules {
  /// Nothing ends the process.
  static let survives = "process.survives"
  /// Every action returns.
  static let responds = "process.responds"

  /// The rules as lists of systems that are not isolated show them.
  static let summaries = [
    ConfiguredSystem.RuleSummary(
      id: survives, kind: "always", statement: "No action ends the process: no trap, no crash, no exit",
      source: source, violationKinds: ["trapped", "crashed", "exited", "killed"], applies: false,
      article: articles.first { $0.rule == survives }),
    ConfiguredSystem.RuleSummary(
      id: responds, kind: "always", statement: "Every action returns within the time limit of a step",
      source: source, violationKinds: ["hung"], applies: false,
      article: articles.first { $0.rule == responds }),
  ]
  static let source = "a process of its own (--isolate)"

  /// Whether a rule is one of these.
  static func contains(_ id: String) -> Bool { id == survives || id == responds }

  /// The rules as a machine counts them; only the end of a process violates them.
  static func rules<Observation, Action>() -> [Rule<Observation, Action>] {
    summaries.map {
      Rule(
        $0.id, $0.statement, source: source, violationKinds: $0.violationKinds, check: .always { _ in .holds }
      )
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
      articles: articles + ProcessRules.articles, seededFaults: seededFaults, runsOnMainActor: runsOnMainActor
    )
    target.runsAside = runsAside
    target.caveats = caveats
    target.laterCaveats = laterCaveats
    return target
  }

  /// Whether a finding is the end of a process, which must not be tried in this one.
  func isOfProcess(_ key: Violation, _ rules: [TargetRule]) -> Bool {
    ProcessRules.contains(rules[key.rule].id)
  }

  /// What the parent process shrunk a trace to that ends the process; nil where it did not.
  func shrunkByParent(
    _ failure: Failure<Machine.Action>, _ rules: [TargetRule]
  ) -> Failure<Machine.Action>? {
    let player = Player(machine, rules: rules, reporting: .once, evaluating: .onRequest)
    loops.playTrace(player, failure.trace, false, nil)
    guard let end = player.end, let session = player.session else { return nil }
    let short = end.shrunk == nil ? session.ends.first { $0.signature == end.signature } : end
    guard let short, let trace = try? short.shrunk.map({ try trace(from: $0.trace) }) else { return nil }
    var failure = failure
    (failure.best, failure.minimality) = (trace, short.isMinimal ? .local : .unfinished)
    return failure
  }
}

extension Campaign {
  /// Adds the ends that no run had: those of searches and shrinking.
  func admitEnds() {
    for end in workers.first?.player.session?.ends ?? [] where end.shrunk != nil && end.isConfirmed {
      guard let trace = try? target.trace(from: end.path.trace) else { continue }
      let player = Player(target.machine, rules: rules, reporting: .once, evaluating: .onRequest)
      target.loops.playTrace(player, trace, false, nil)
      for violation in player.book.violations {
        let key = violation.anywhere
        guard target.isOfProcess(key, rules), !known.contains(key) else { continue }
        admit(Failure(key: key, trace: trace))
      }
    }
  }
}
