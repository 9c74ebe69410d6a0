/// Shortens a trace that ends the process, from the handler of the trap: each shorter one is played in a copy of the process.
///
/// A trace is taken where it traps at the same place of the code. Nothing else is kept of it, so rules do not watch.
final class TrapShrinker<Machine: EngineMachine>: TraceReducer {
  /// How long it takes at most.
  private static var limit: Duration { .seconds(8) }
  /// Up to this length pairs of lines are dropped.
  private static var pairLength: Int { 12 }

  let machine: Machine
  let starts: [Int]
  private let end: ProcessCopy.End
  private let deadline: ContinuousClock.Instant
  private(set) var best: Trace<Machine.Action>
  private var tried: Set<Trace<Machine.Action>>

  /// Plays a trace; nil where it does not trap in a copy, or traps before its last step: what outlives a launch has a part in
  /// it then, and steps that trap here need not trap in a new process.
  init?(_ machine: Machine, _ trace: Trace<Machine.Action>) {
    self.machine = machine
    starts = machine.starts.defaults
    best = trace
    tried = [trace]
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
  func shrink() {
    var before: Trace<Machine.Action>
    repeat {
      before = best
      dropMarks()
      deleteBlocks()
      while best.lines.count <= Self.pairLength, deleteAnyPair() {}
      lowerStart()
      while simplifyOne() {}
    } while best != before && !isExhausted
  }

  var isExhausted: Bool { ContinuousClock.now > deadline }

  func takes(_ candidate: Trace<Machine.Action>) -> Bool {
    guard !isExhausted, tried.insert(candidate).inserted, Self.end(of: candidate, machine) == end else {
      return false
    }
    best = candidate
    return true
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
