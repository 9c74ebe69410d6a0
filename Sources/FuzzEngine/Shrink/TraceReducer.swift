/// What makes a failing trace smaller by trying candidates, and the passes that need nothing else.
protocol TraceReducer<Machine>: AnyObject {
  associatedtype Machine: EngineMachine

  var machine: Machine { get }
  /// Where a trace may move to.
  var starts: [Int] { get }
  /// The simplest trace so far.
  var best: Trace<Machine.Action> { get }
  var isExhausted: Bool { get }

  /// Makes a candidate the best trace if it fails in the same way; false for one that was tried before.
  func takes(_ candidate: Trace<Machine.Action>) -> Bool
  /// The trace without some lines, in which the others meet what they met, where that has other numbers now; nil where
  /// all numbers are as they were.
  func renumbered(without removed: [Int]) -> Trace<Machine.Action>?
}

extension TraceReducer {
  /// Deletes blocks of halving size, down to single lines.
  func deleteBlocks() {
    var size = max(1, best.lines.count / 2)
    while size > 0, !isExhausted {
      var lower = 0
      while lower < best.lines.count, !isExhausted {
        let upper = min(lower + size, best.lines.count)
        if !takesWithout(Array(lower..<upper)) { lower += max(1, size / 2) }
      }
      size /= 2
    }
  }

  /// Deletes two lines that need not be neighbours; false where no pair can go.
  func deleteAnyPair() -> Bool {
    for second in best.lines.indices.dropFirst() {
      for first in 0..<second where !isExhausted {
        if takesWithout([first, second]) { return true }
      }
    }
    return false
  }

  /// Tries the trace without some lines, in ascending order; as it is, with what they settled settled before, and where the
  /// others have other numbers with those.
  func takesWithout(_ removed: [Int]) -> Bool {
    takes(without(removed, settling: false)) || takes(without(removed, settling: true))
      || renumbered(without: removed).map(takes) ?? false
  }

  func renumbered(without removed: [Int]) -> Trace<Machine.Action>? { nil }

  /// Removes steps; an unmarked one delivers what the step before it left pending, and `settling` keeps that.
  func without(_ removed: [Int], settling: Bool) -> Trace<Machine.Action> {
    var lines: [TraceLine<Machine.Action>] = []
    lines.reserveCapacity(best.lines.count - removed.count)
    var rest = removed[...]
    for (index, line) in best.lines.enumerated() {
      if rest.first == index {
        rest.removeFirst()
        guard settling, !line.leavesPending, let last = lines.indices.last else { continue }
        lines[last].leavesPending = false
      } else {
        lines.append(line)
      }
    }
    return Trace(start: best.start, lines: lines)
  }

  /// Drops marks, all at once, then one by one.
  func dropMarks() {
    var settled = best
    for index in settled.lines.indices { settled.lines[index].leavesPending = false }
    if settled == best || takes(settled) { return }
    var index = 0
    while index < best.lines.count, !isExhausted {
      if best.lines[index].leavesPending {
        var candidate = best
        candidate.lines[index].leavesPending = false
        _ = takes(candidate)
      }
      index += 1
    }
  }

  /// Starts from the earliest start that will do.
  func lowerStart() {
    for start in starts where start < best.start && !isExhausted {
      var candidate = best
      candidate.start = start
      if takes(candidate) { return }
    }
  }

  /// Replaces the first action that can be by a simpler one; false where none can.
  func simplifyOne() -> Bool {
    for index in best.lines.indices {
      for action in machine.simpler(than: best.lines[index].action) {
        if isExhausted { return false }
        if takes(best.replacing(index, by: action)) { return true }
      }
    }
    return false
  }
}
