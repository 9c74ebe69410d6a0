/// A violation on its way to a finding: as a run met it, then shrunk, then proved minimal and explained.
@usableFromInline
struct Failure<Action: Hashable & Sendable>: Sendable {
  var key: Violation
  /// The trace up to and including the line that violates the rule, as it was met.
  var trace: Trace<Action>
  /// Where it was met; nil for a trace that no run played.
  var origin: Origin?

  /// The shortest trace so far.
  var best: Trace<Action>
  var minimality = Finding.Minimality.unfinished
  var stepsLeft = 0
  /// The length that the shrinker reached by itself; nil until a proof was tried.
  var shrunkLength: Int?
  /// Up to how many lines everything was tried; nil where nothing was.
  var searchedTo: Int?
  var explanation = Explanation()

  struct Origin: Sendable {
    let run: Int
    let actions: Int
    let strategy: FuzzStrategy
  }

  init(key: Violation, trace: Trace<Action>, origin: Origin? = nil) {
    self.key = key
    self.trace = trace
    self.origin = origin
    best = trace
  }
}

extension Trace {
  /// The first `count` lines; the last one's mark is dropped, since after it everything is delivered.
  func prefix(_ count: Int) -> Trace {
    var cut = Trace(start: start, lines: Array(lines.prefix(count)))
    cut.dropLastMark()
    return cut
  }

  /// The same trace with another action in one line.
  func replacing(_ index: Int, by action: Action) -> Trace {
    var other = self
    other.lines[index].action = action
    return other
  }

  mutating func dropLastMark() {
    guard let last = lines.indices.last else { return }
    lines[last].leavesPending = false
  }
}
