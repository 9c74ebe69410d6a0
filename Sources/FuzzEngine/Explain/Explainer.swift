/// Finds which parts of a shrunk trace matter: the interchangeable actions and the nearest passing trace.
///
/// It replays traces that differ in one place.
final class Explainer<Machine: EngineMachine> {
  /// How many interchangeable actions are named before they are only counted.
  private static var namedLimit: Int { 3 }

  private let target: FuzzTarget<Machine>
  private let trial: Trial<Machine>
  private let trace: Trace<Machine.Action>
  private let alphabet: [Machine.Action]

  init(
    _ target: FuzzTarget<Machine>, _ rules: [FuzzTarget<Machine>.TargetRule], _ key: Violation,
    _ trace: Trace<Machine.Action>
  ) {
    self.target = target
    self.trace = trace
    // Only the one rule is evaluated, so that its counter shows whether a passing trace is non-vacuous.
    trial = Trial(target, [rules[key.rule]], goal: Violation(rule: 0, way: key.way, kind: key.kind))
    alphabet = target.machine.alphabet(within: nil)
  }

  /// The explanation; empty where the machine has no alphabet.
  var explanation: Explanation {
    guard !alphabet.isEmpty, !trace.lines.isEmpty else { return Explanation() }
    return Explanation(free: trace.lines.indices.map(freedom), passing: nearestPassing)
  }

  // MARK: - Arguments

  /// Which other actions of the same kind violate the rule as well; nil for none.
  private func freedom(at index: Int) -> String? {
    let action = trace.lines[index].action
    let kind = target.machine.kind(of: action)
    let others = alphabet.filter {
      target.machine.kind(of: $0) == kind && $0 != action && isThere($0, at: index)
    }
    guard !others.isEmpty else { return nil }
    let fitting = others.filter { trial.breaks(replacing(index, by: $0)) }
    if fitting.isEmpty { return nil }
    if fitting.count == others.count, others.count > 1 { return "any \(target.kindName(kind))" }
    let names = fitting.prefix(Self.namedLimit).map { target.machine.text(of: $0) }.joined(separator: ", ")
    let rest = fitting.count - min(fitting.count, Self.namedLimit)
    return "or \(names)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Whether another action could be applied instead of a step.
  private func isThere(_ action: Machine.Action, at index: Int) -> Bool {
    let player = trial.player
    player.begin(at: trace.start)
    for line in trace.lines[..<index] { player.play(line.action, leavesInFlight: line.leavesInFlight) }
    return player.play(action, leavesInFlight: true) == .applied
  }

  private func replacing(_ index: Int, by action: Machine.Action) -> Trace<Machine.Action> {
    var other = trace
    other.lines[index].action = action
    return other
  }

  // MARK: - The nearest trace that passes

  /// The first passing trace of those that differ in one place: a mark, an action before the last step, the last
  /// step's argument, one step more, one step less.
  private var nearestPassing: Explanation.Passing? {
    let earlier = Array(trace.lines.indices.dropLast().reversed())
    let last = Array(trace.lines.indices.suffix(1))
    return markChanges ?? replacements(at: earlier, ofSameKind: true)
      ?? replacements(at: earlier, ofSameKind: false) ?? replacements(at: last, ofSameKind: true)
      ?? insertions ?? deletions
  }

  private var markChanges: Explanation.Passing? {
    for index in trace.lines.indices.dropLast() {
      var other = trace
      other.lines[index].leavesInFlight.toggle()
      guard passes(other) else { continue }
      let isSettled = trace.lines[index].leavesInFlight
      return described(
        other, at: index,
        isSettled
          ? "after the effects of step \(index + 1) were delivered"
          : "while the effects of step \(index + 1) are pending")
    }
    return nil
  }

  private func replacements(at indices: [Int], ofSameKind: Bool) -> Explanation.Passing? {
    for index in indices {
      let action = trace.lines[index].action
      let kind = target.machine.kind(of: action)
      for candidate in alphabet
      where candidate != action && (target.machine.kind(of: candidate) == kind) == ofSameKind {
        let other = replacing(index, by: candidate)
        if passes(other) {
          return described(
            other, at: index, "with '\(text(candidate))' at step \(index + 1) instead of '\(text(action))'")
        }
      }
    }
    return nil
  }

  private var insertions: Explanation.Passing? {
    for index in trace.lines.indices {
      for candidate in alphabet {
        var other = trace
        other.lines.insert(TraceLine(candidate), at: index)
        if passes(other) {
          return described(other, at: index, "with '\(text(candidate))' before step \(index + 1)")
        }
      }
    }
    return nil
  }

  private var deletions: Explanation.Passing? {
    for index in trace.lines.indices where trace.lines.count > 1 {
      var other = trace
      other.lines.remove(at: index)
      if passes(other) { return described(other, at: index, "without step \(index + 1)") }
    }
    return nil
  }

  /// Whether every action is applied, the rule is non-vacuous at the last step, and is never violated.
  private func passes(_ other: Trace<Machine.Action>) -> Bool {
    let book = trial.player.book
    let player = trial.player
    player.begin(at: other.start)
    var exercised = 0
    for (index, line) in other.lines.enumerated() {
      let isLast = index == other.lines.count - 1
      exercised = book.exercised[0]
      guard player.play(line.action, leavesInFlight: line.leavesInFlight && !isLast) == .applied else {
        return false
      }
    }
    if book.rules[0].isAskedOfStates { player.askAboutRest() }
    return book.violations.isEmpty && book.exercised[0] > exercised
  }

  private func described(
    _ other: Trace<Machine.Action>, at index: Int, _ difference: String
  ) -> Explanation.Passing {
    let lines = other.lines.enumerated().map { position, line in
      let isMarked = line.leavesInFlight && position != other.lines.count - 1
      return (isMarked ? "~" : "") + text(line.action)
    }
    return Explanation.Passing(lines: lines, line: index + 1, difference: difference)
  }

  private func text(_ action: Machine.Action) -> String { target.machine.text(of: action) }
}
