/// A signature inside one campaign: which rule broke, how, and by what kind of action.
@usableFromInline
struct FindingKey: Hashable, Sendable {
  @usableFromInline let rule: Int
  @usableFromInline let kind: ActionKind
  @usableFromInline let way: String

  init(rule: Int, kind: ActionKind, way: String) {
    self.rule = rule
    self.kind = kind
    self.way = way
  }

  init(_ violation: Violation) {
    self.init(rule: violation.rule, kind: violation.kind, way: violation.way)
  }
}

/// A violation as it was first met, with the trace up to and including the line that broke the rule.
@usableFromInline
struct RawFinding<Action: Hashable & Sendable>: Sendable {
  var key: FindingKey
  var trace: Trace<Action>
  /// Where it was met; nil for a trace that no run played.
  var origin: Origin?

  struct Origin: Sendable {
    let run: Int
    let actions: Int
    let strategy: FuzzStrategy
  }
}

extension Trace {
  /// The first `count` lines; the last one's mark is dropped, since after it everything lands.
  func prefix(_ count: Int) -> Trace {
    var cut = Trace(start: start, lines: Array(lines.prefix(count)))
    cut.dropLastMark()
    return cut
  }

  mutating func dropLastMark() {
    guard let last = lines.indices.last else { return }
    lines[last].leavesInFlight = false
  }
}
