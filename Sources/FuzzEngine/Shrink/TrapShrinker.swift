/// Shortens a trace that ends the process, from the handler of the trap: each shorter one is played in a copy of the process.
///
/// A trace is taken where it traps at the same place of the code. Nothing else is kept of it, so rules do not watch.
struct TrapShrinker<Machine: EngineMachine> {
  /// How long it takes at most.
  private static var limit: Duration { .seconds(8) }
  /// Up to this length pairs of lines are dropped.
  private static var pairLength: Int { 12 }

  private let machine: Machine
  private let end: ProcessCopy.End
  private let deadline: ContinuousClock.Instant
  private(set) var best: Trace<Machine.Action>

  /// Plays a trace; nil where it does not trap in a copy, or traps before its last step: what outlives a launch has a part in
  /// it then, and steps that trap here need not trap in a new process.
  init?(_ machine: Machine, _ trace: Trace<Machine.Action>) {
    self.machine = machine
    best = trace
    deadline = .now + Self.limit
    guard !trace.lines.isEmpty, let end = Self.end(of: trace, machine), case .trapped = end,
      Self.end(of: trace.prefix(trace.lines.count - 1), machine) == .said("")
    else { return nil }
    self.end = end
  }

  private static func end(of trace: Trace<Machine.Action>, _ machine: Machine) -> ProcessCopy.End? {
    ProcessCopy.run {
      let player = Player(machine, rules: [], reporting: .once)
      player.begin(at: trace.start)
      for line in trace.lines { player.play(line.action, leavesPending: line.leavesPending) }
      return ""
    }
  }

  /// Shortens it until nothing helps or the time is over.
  mutating func shrink() {
    var before: Trace<Machine.Action>
    repeat {
      before = best
      settle()
      deleteBlocks()
      deletePairs()
      start()
      simplify()
    } while best != before && !isOver
  }

  private var isOver: Bool { ContinuousClock.now > deadline }

  private mutating func takes(_ candidate: Trace<Machine.Action>) -> Bool {
    guard candidate != best, !isOver, Self.end(of: candidate, machine) == end else { return false }
    best = candidate
    return true
  }

  private mutating func settle() {
    var settled = best
    for index in settled.lines.indices { settled.lines[index].leavesPending = false }
    if takes(settled) { return }
    for index in best.lines.indices where best.lines[index].leavesPending {
      var candidate = best
      candidate.lines[index].leavesPending = false
      _ = takes(candidate)
    }
  }

  private mutating func deleteBlocks() {
    var size = best.lines.count / 2
    while size > 0 {
      var lower = 0
      while lower < best.lines.count {
        var candidate = best
        candidate.lines.removeSubrange(lower..<min(lower + size, best.lines.count))
        if !takes(candidate) { lower += size }
      }
      size /= 2
    }
  }

  private mutating func deletePairs() {
    var second = 1
    while second < best.lines.count, best.lines.count <= Self.pairLength {
      let hasCut = (0..<second).contains { first in
        var candidate = best
        candidate.lines.remove(at: second)
        candidate.lines.remove(at: first)
        return takes(candidate)
      }
      second = hasCut ? 1 : second + 1
    }
  }

  private mutating func start() {
    for index in 0..<best.start where machine.starts[index].isDefault {
      var candidate = best
      candidate.start = index
      if takes(candidate) { return }
    }
  }

  private mutating func simplify() {
    for index in best.lines.indices {
      for action in machine.simpler(than: best.lines[index].action) {
        if takes(best.replacing(index, by: action)) { break }
      }
    }
  }

  /// The trace as a reader sees it, each action with what it meets; nil where the steps before the trap cannot be played.
  var named: String? {
    let end = ProcessCopy.run { [best, machine] in
      let player = Player(machine, rules: [], reporting: .once)
      player.begin(at: best.start)
      var texts: [String] = []
      for (index, line) in best.lines.enumerated() {
        let text = machine.text(of: line.action, in: player.state, seeing: player.observation)
        texts.append((line.leavesPending ? "~" : "") + text)
        if index < best.lines.count - 1 { player.play(line.action, leavesPending: line.leavesPending) }
      }
      return texts.joined(separator: "; ")
    }
    if case .said(let text) = end { return text }
    return nil
  }
}
