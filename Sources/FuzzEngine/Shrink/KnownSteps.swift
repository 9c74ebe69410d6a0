/// What played traces have shown of the steps of others: which are refused, and which leave nothing pending.
///
/// A step that is refused while nothing is pending changes nothing and is seen by no rule, so a trace does what it does
/// without that step. It costs memory for each step that is played, and pays where playing one is dear.
final class KnownSteps<Action: Hashable & Sendable> {
  /// After how many different steps no further ones are remembered.
  private static var limit: Int { 100_000 }

  /// The end of a trace.
  private struct Place {
    var next: [TraceLine<Action>: Int] = [:]
    var refused: Set<Action> = []
    /// The actions after which nothing is pending.
    var settling: Set<Action> = []
  }
  private var places: [Place] = []
  private var starts: [Int: Int] = [:]
  /// The traces that do not fail, each without what makes no difference.
  private var passing: Set<Trace<Action>> = []

  /// Whether a trace is known to do what a passing one does.
  func passes(_ trace: Trace<Action>) -> Bool {
    guard let reduced = reduced(trace) else { return true }
    return passing.contains(reduced)
  }

  /// Remembers that a trace which was played does not fail.
  func notePassing(_ trace: Trace<Action>) {
    guard passing.count < Self.limit, let reduced = reduced(trace) else { return }
    passing.insert(reduced)
  }

  /// A trace without the steps and the marks that are known to make no difference; nil where its last step is one of them,
  /// so that nothing fails there.
  private func reduced(_ trace: Trace<Action>) -> Trace<Action>? {
    var lines: [TraceLine<Action>] = []
    lines.reserveCapacity(trace.lines.count)
    var place = starts[trace.start]
    for (index, line) in trace.lines.enumerated() {
      let isLast = index == trace.lines.count - 1
      guard let known = place else {
        lines.append(line)
        continue
      }
      if places[known].refused.contains(line.action) {
        if isLast { return nil }
        continue
      }
      let next = self.line(line, isLast: isLast, at: known)
      lines.append(next)
      place = places[known].next[next]
    }
    return Trace(start: trace.start, lines: lines)
  }

  /// A line without a mark that makes no difference.
  private func line(_ line: TraceLine<Action>, isLast: Bool, at place: Int) -> TraceLine<Action> {
    let leavesPending = line.leavesPending && !isLast && !places[place].settling.contains(line.action)
    return TraceLine(line.action, leavesPending: leavesPending)
  }

  /// Where a trace begins; nil where nothing more is remembered.
  func begin(at start: Int) -> Int? {
    if let known = starts[start] { return known }
    let place = newPlace()
    starts[start] = place
    return place
  }

  /// Remembers a step that was refused while nothing was pending.
  func noteRefused(_ action: Action, at place: Int?) {
    if let place { places[place].refused.insert(action) }
  }

  /// Remembers any other step, and returns where it leads.
  func note(_ line: TraceLine<Action>, isLast: Bool, leavesNothing: Bool, at place: Int?) -> Int? {
    guard let place else { return nil }
    if line.leavesPending, !isLast, leavesNothing { places[place].settling.insert(line.action) }
    let line = self.line(line, isLast: isLast, at: place)
    if let known = places[place].next[line] { return known }
    let next = newPlace()
    places[place].next[line] = next
    return next
  }

  private func newPlace() -> Int? {
    guard places.count < Self.limit else { return nil }
    places.append(Place())
    return places.count - 1
  }
}
