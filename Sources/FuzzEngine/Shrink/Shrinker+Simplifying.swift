/// Passes that keep a trace's length and make it easier to read.
extension Shrinker {
  /// Up to this length a trace is tried from other starts with lines dropped.
  private static var movedLength: Int { 10 }
  /// Up to this length two actions are simplified together.
  private static var pairLength: Int { 14 }
  /// How many ways to simplify two actions together are worth trying.
  private static var pairLimit: Int { 64 }

  /// Starts from another start and drops lines that only the old one needed: one, or two of a short trace.
  func moveStart() {
    let before = best
    guard before.lines.count <= Self.movedLength else { return }
    for start in starts where start != before.start {
      for first in before.lines.indices {
        for second in first..<before.lines.count {
          if isExhausted { return }
          var candidate = without(first == second ? [first] : [first, second], settling: false)
          candidate.start = start
          if takes(candidate) { return }
        }
      }
    }
  }

  /// Replaces actions by simpler ones: one by one, all equal ones at once, and two together.
  func simplifyActions() {
    var hasChanged = true
    while hasChanged, !isExhausted {
      hasChanged = simplifyOne()
      if !hasChanged { hasChanged = simplifyEqual() }
      if !hasChanged, best.lines.count <= Self.pairLength { hasChanged = simplifyTwo() }
    }
  }

  /// Two lines often speak of one thing, and mean something only while they go on doing so.
  private func simplifyEqual() -> Bool {
    for index in best.lines.indices {
      let old = best.lines[index].action
      for action in machine.simpler(than: old) {
        if isExhausted { return false }
        var candidate = best
        for other in candidate.lines.indices where candidate.lines[other].action == old {
          candidate.lines[other].action = action
        }
        if takes(candidate) { return true }
      }
    }
    return false
  }

  private func simplifyTwo() -> Bool {
    let simpler = best.lines.map { machine.simpler(than: $0.action) }
    for second in best.lines.indices.dropFirst() {
      for first in 0..<second where simpler[first].count * simpler[second].count <= Self.pairLimit {
        for one in simpler[first] {
          for other in simpler[second] {
            if isExhausted { return false }
            if takes(best.replacing(first, by: one).replacing(second, by: other)) { return true }
          }
        }
      }
    }
    return false
  }
}
