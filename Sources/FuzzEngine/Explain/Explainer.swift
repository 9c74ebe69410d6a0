/// Finds which parts of a shrunk trace matter: the interchangeable actions and the nearest passing trace.
///
/// It replays traces that differ in one place.
final class Explainer<Machine: EngineMachine> {
  /// How many interchangeable actions are named before they are only counted.
  private static var namedLimit: Int { 3 }
  /// How many lines are played for each of the two where playing one takes long.
  private static var slowLimit: Int { 1_000 }
  /// How many lines one that does not come to rest counts as.
  private static var endlessCost: Int { 64 }

  private let target: FuzzTarget<Machine>
  private let trial: Trial<Machine>
  private let trace: Trace<Machine.Action>
  private let alphabet: [Machine.Action]
  /// For each step the actions that are refused in its place, as far as that is known without playing them.
  private lazy var refused = refusals()
  /// How many lines may still be played.
  private var linesLeft = 0

  init(
    _ target: FuzzTarget<Machine>, _ rules: [FuzzTarget<Machine>.TargetRule], _ key: Violation,
    _ trace: Trace<Machine.Action>
  ) {
    self.target = target
    self.trace = trace
    // Only the one rule is evaluated, so that its counter shows whether a passing trace is non-vacuous.
    trial = Trial(
      target, [rules[key.rule]], goal: Violation(rule: 0, violationKind: key.violationKind, kind: key.kind))
    // What holds on a brief look holds; what seems violated beside a trace that is violated seldom holds.
    trial.isBrief = true
    alphabet = target.machine.alphabet(within: nil)
  }

  /// The explanation; empty where the machine has no alphabet.
  var explanation: Explanation {
    guard !alphabet.isEmpty, !trace.lines.isEmpty else { return Explanation() }
    return Explanation(
      free: limited { trace.lines.indices.map(freedom) }, passing: limited { nearestPassing })
  }

  private func limited<Result>(_ work: () -> Result) -> Result {
    linesLeft = target.isSlow ? Self.slowLimit : .max
    return work()
  }

  private func spend(_ lines: Int) {
    linesLeft -= min(linesLeft, lines + (trial.player.neverSettles ? Self.endlessCost : 0))
  }

  /// Which other actions of the same kind violate the rule as well; nil for none.
  private func freedom(at index: Int) -> String? {
    let action = trace.lines[index].action
    let others = alphabet.filter {
      kind(of: $0) == kind(of: action) && $0 != action && isThere($0, at: index)
    }
    guard !others.isEmpty else { return nil }
    let fitting = others.filter { other in
      defer { spend(trace.lines.count) }
      return linesLeft > 0 && trial.breaks(trace.replacing(index, by: other))
    }
    if fitting.isEmpty || linesLeft == 0 { return nil }
    if fitting.count == others.count, others.count > 1 { return "any \(target.kindName(kind(of: action)))" }
    let names = fitting.prefix(Self.namedLimit).map(text).joined(separator: ", ")
    let rest = fitting.count - min(fitting.count, Self.namedLimit)
    return "or \(names)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Whether another action could be applied instead of a step.
  private func isThere(_ action: Machine.Action, at index: Int) -> Bool {
    if refused[index].contains(action) || linesLeft == 0 { return false }
    defer { spend(index + 1) }
    let player = trial.player
    player.begin(at: trace.start)
    for line in trace.lines[..<index] { player.play(line.action, leavesPending: line.leavesPending) }
    return player.play(action, leavesPending: true) == .applied
  }

  private func refusals() -> [Set<Machine.Action>] {
    let player = trial.player
    player.begin(at: trace.start)
    return trace.lines.map { line in
      var seen = player.observation
      let refused = player.isAtRest ? alphabet.filter { target.machine.refuse($0, &seen) != nil } : []
      player.play(line.action, leavesPending: line.leavesPending)
      return Set(refused)
    }
  }

  /// The first passing trace of those that differ in one place: a mark, an action before the last step, the last
  /// step's argument, one step more, one step less.
  private var nearestPassing: Explanation.Passing? {
    let steps = trace.lines.indices
    for index in steps.dropLast() {
      var other = trace
      other.lines[index].leavesPending.toggle()
      let difference =
        trace.lines[index].leavesPending
        ? "after the effects of step \(index + 1) were delivered"
        : "while the effects of step \(index + 1) are pending"
      if let passing = passing(other, at: index, difference) { return passing }
    }
    let earlier = Array(steps.dropLast().reversed())
    for (indices, isSameKind) in [(earlier, true), (earlier, false), (Array(steps.suffix(1)), true)] {
      for index in indices {
        let action = trace.lines[index].action
        for candidate in alphabet
        where candidate != action && (kind(of: candidate) == kind(of: action)) == isSameKind
          && !refused[index].contains(candidate)
        {
          let difference = "with '\(text(candidate))' at step \(index + 1) instead of '\(text(action))'"
          if let passing = passing(trace.replacing(index, by: candidate), at: index, difference) {
            return passing
          }
        }
      }
    }
    for index in steps {
      for candidate in alphabet where !refused[index].contains(candidate) {
        var other = trace
        other.lines.insert(TraceLine(candidate), at: index)
        let difference = "with '\(text(candidate))' before step \(index + 1)"
        if let passing = passing(other, at: index, difference) { return passing }
      }
    }
    for index in steps where steps.count > 1 {
      var other = trace
      other.lines.remove(at: index)
      if let passing = passing(other, at: index, "without step \(index + 1)") { return passing }
    }
    return nil
  }

  /// Whether every action is applied, the rule is non-vacuous at the last step, and is never violated.
  private func passes(_ other: Trace<Machine.Action>) -> Bool {
    let book = trial.player.book
    let player = trial.player
    player.begin(at: other.start)
    var nonVacuous = 0
    defer { spend(other.lines.count) }
    for (index, line) in other.lines.enumerated() {
      let isLast = index == other.lines.count - 1
      nonVacuous = book.nonVacuous[0]
      guard player.play(line.action, leavesPending: line.leavesPending && !isLast) == .applied,
        book.violations.isEmpty
      else { return false }
    }
    if book.rules[0].isEvaluatedOnStates { player.evaluateSettled() }
    return book.violations.isEmpty && book.nonVacuous[0] > nonVacuous
  }

  private func passing(
    _ other: Trace<Machine.Action>, at index: Int, _ difference: @autoclosure () -> String
  ) -> Explanation.Passing? {
    guard linesLeft > 0, passes(other) else { return nil }
    let lines = other.lines.enumerated().map { position, line in
      (line.leavesPending && position != other.lines.count - 1 ? "~" : "") + text(line.action)
    }
    return Explanation.Passing(lines: lines, line: index + 1, difference: difference())
  }

  private func text(_ action: Machine.Action) -> String { target.machine.text(of: action) }
  private func kind(of action: Machine.Action) -> ActionKind { target.machine.kind(of: action) }
}
