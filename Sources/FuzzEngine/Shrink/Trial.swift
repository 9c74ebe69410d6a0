/// Plays traces for one signature and checks whether their last step has it.
///
/// All rules are evaluated, since a candidate that violates another rule is worth keeping; rules of kinds
/// *possible* and *neutral* are evaluated only when one of them is the goal.
final class Trial<Machine: EngineMachine> {
  let goal: Violation
  /// The name of its rule.
  private let rule: String
  let player: Player<Machine>
  private let loops: MachineLoops<Machine>
  private let evaluatesPossible: Bool
  /// Whether each look for a way to the goal takes many replays.
  let isDear: Bool
  /// What is known of the steps of other traces; nil where looking it up costs more than playing them.
  private let known: KnownSteps<Machine.Action>?
  /// What was met in the trace that was played last, as far as it was played; nil where nothing is kept of it.
  private(set) var course: TraceCourse?
  /// Whether the last trace was known to pass, so that it was not played to its end.
  private var wasKnown = false

  /// Whether only ways of one action are looked for besides the obvious ones, so that the goal's rule may seem violated
  /// where it is not; always false where a look is not dear.
  var isBrief: Bool {
    get { player.settledResults.searchLimit == 1 }
    set { player.settledResults.searchLimit = newValue && isDear ? 1 : .max }
  }

  init(_ target: FuzzTarget<Machine>, _ rules: [FuzzTarget<Machine>.TargetRule], goal: Violation) {
    self.goal = goal
    rule = rules[goal.rule].id
    loops = target.loops
    // Evaluated at every settled state, it is violated only where it was lost; a sampling machine is evaluated at
    // the end alone.
    let isEvaluated = rules[goal.rule].isEvaluatedOnStates
    isDear = target.isSearchDear(for: rules[goal.rule])
    known = target.machine.statesAreWhole ? nil : KnownSteps()
    evaluatesPossible = isEvaluated && target.evaluating == .onRequest
    player = Player(
      target.machine, rules: rules, reporting: .always,
      evaluating: isEvaluated ? target.evaluating : .onRequest,
      focus: goal.rule)
  }

  /// Whether the goal's rule is violated in the goal's way at the last step, by an action of the goal's
  /// kind.
  func breaks(_ trace: Trace<Machine.Action>) -> Bool {
    course = nil
    wasKnown = !plays(trace)
    if wasKnown { return false }
    let breaks = player.book.violations.contains { $0.line == trace.lines.count && $0.anywhere == goal }
    if !breaks { known?.notePassing(trace) }
    return breaks
  }

  /// Plays a trace to its end; false where it is known, or becomes known on the way, to do what a passing one does.
  private func plays(_ trace: Trace<Machine.Action>) -> Bool {
    guard let known else {
      loops.playTrace(player, trace, evaluatesPossible, nil)
      return true
    }
    if known.passes(trace) { return false }
    var course = TraceCourse()
    var played = 0
    // What comes near a violation may end the process.
    TrapNote.play { [player, rule] in
      player.machine.noted(trace.start, trace.lines.prefix(played))
        + [
          (
            "found",
            "while a violation of \(rule) was shrunk, at the last step or at one that a rule tried after it"
          )
        ]
    }
    defer {
      TrapNote.end()
      self.course = course
    }
    player.begin(at: trace.start)
    course.note(player, isApplied: true)
    var place = known.begin(at: trace.start)
    for (index, line) in trace.lines.enumerated() {
      played = index + 1
      let isLast = played == trace.lines.count
      let isRefused = player.isAtRest && refuses(line.action)
      course.noteName(of: line.action, player)
      let outcome = player.play(line.action, leavesPending: line.leavesPending && !isLast)
      course.note(player, isApplied: outcome == .applied)
      if isRefused {
        known.noteRefused(line.action, at: place)
        if known.passes(trace) { return false }
      } else {
        place = known.note(line, isLast: isLast, leavesNothing: player.isAtRest, at: place)
      }
    }
    if evaluatesPossible { player.evaluateSettled() }
    return true
  }

  private func refuses(_ action: Machine.Action) -> Bool {
    var seen = player.observation
    return player.machine.refuse(action, &seen) != nil
  }

  /// How the goal's rule is violated in the goal's way at the last step of a trace, by whatever action.
  func violations(atEndOf trace: Trace<Machine.Action>) -> [Violation] {
    loops.playTrace(player, trace, evaluatesPossible, nil)
    return player.book.violations.filter { $0.line == trace.lines.count }.map(\.anywhere).filter {
      $0.rule == goal.rule && $0.violationKind == goal.violationKind
    }
  }

  /// The trace up to a step at which the goal's rule is violated as at its end, and was not a step before.
  fileprivate func beginning(of raw: Failure<Machine.Action>) -> Failure<Machine.Action>? {
    func violation(after count: Int) -> Violation? { violations(atEndOf: raw.trace.prefix(count)).first }
    var (lower, count) = (0, raw.trace.lines.count)
    guard var key = violation(after: count) else { return nil }
    while lower < count {
      let middle = (lower + count) / 2
      if let earlier = violation(after: middle) {
        (key, count) = (earlier, middle)
      } else {
        lower = middle + 1
      }
    }
    return Failure(key: key, trace: raw.trace.prefix(count), origin: raw.origin)
  }

  /// What a person sees at once at the end of the trace just played.
  var seenAtOnce: Int { player.machine.seenAtOnce(player.observation) }

  /// The first line of the trace just played at which the goal broke.
  var firstBreak: Int? { player.book.violations.first { $0.anywhere == goal }?.line }

  /// Other failures that began at the last line of the trace just played, with no breach of the same rule
  /// before.
  func slips(_ trace: Trace<Machine.Action>) -> [Violation] {
    if wasKnown { return [] }
    let violations = player.book.violations
    let count = trace.lines.count
    return violations.filter { violation in
      guard violation.line == count else { return false }
      if player.book.rules[violation.rule].isEvaluatedOnStates { return false }
      return !violations.contains { $0.rule == violation.rule && $0.line < count }
    }.map(\.anywhere).filter { $0 != goal }
  }
}

extension FuzzTarget {
  /// Whether each evaluation of a rule may take many replays.
  fileprivate func isSearchDear(for rule: TargetRule) -> Bool {
    if case .possible = rule.check { !machine.statesAreWhole } else { false }
  }

  /// Whether campaigns evaluate a rule at some settled states only, so that they may notice a violation late.
  func isSampled(_ rule: TargetRule) -> Bool {
    if case .neutral = rule.check { true } else { isSearchDear(for: rule) }
  }

  /// Finds the line at which a rule, found violated at a sampled state, was first violated in that way; where playing is
  /// dear one at which it began to be, by halving what comes before.
  ///
  /// A rule of kind *neutral* may be violated in several ways at one state: a campaign tries one insertion, and a
  /// replay all of them, of which it reports the first. So where that way is not met, another one stands for it.
  func locate(
    _ raw: Failure<Machine.Action>, _ rules: [TargetRule]
  ) -> Failure<Machine.Action>? {
    if !machine.statesAreWhole, let begun = halved(raw, rules) { return begun }
    let (rule, count) = (raw.key.rule, raw.trace.lines.count)
    let player = Player(machine, rules: rules, reporting: .always, evaluating: .always, focus: rule)
    player.begin(at: raw.trace.start)
    func violation(_ isMeant: (Violation) -> Bool = { _ in true }) -> Failure<Machine.Action>? {
      let first = player.book.violations.first { $0.rule == rule && isMeant($0) }
      return first.map { Failure(key: $0.anywhere, trace: raw.trace.prefix($0.line), origin: raw.origin) }
    }
    // Evaluating such a rule takes long, so what comes after the violation is not played.
    for length in 0...count {
      if length > 0 {
        let line = raw.trace.lines[length - 1]
        player.play(line.action, leavesPending: line.leavesPending && length < count)
      }
      if length == count { player.evaluateSettled() }
      if let same = violation({ $0.violationKind == raw.key.violationKind }) { return same }
    }
    return violation()
  }

  /// Where the last state is violated in its way: a line at which that began.
  private func halved(_ raw: Failure<Machine.Action>, _ rules: [TargetRule]) -> Failure<Machine.Action>? {
    let trial = Trial(self, rules, goal: raw.key)
    trial.isBrief = true
    let brief = trial.beginning(of: raw)
    guard trial.isBrief else { return brief }
    // Where a brief look sees a violation too early, a close one finds where it begins.
    trial.isBrief = false
    if let brief, trial.violations(atEndOf: brief.trace).contains(brief.key) { return brief }
    return trial.beginning(of: raw)
  }
}
