/// The engine's loops over a machine, specialised where the machine's type is named.
///
/// A target's initialiser makes these closures in the caller's module. All other code of the engine is
/// generic and may stay unspecialised, since it runs once a batch or once a trace.
@usableFromInline
struct MachineLoops<Machine: EngineMachine>: Sendable {
  /// Plays the runs at some positions of an epoch.
  @usableFromInline
  let playRuns: @Sendable (Worker<Machine>, Range<Int>, Epoch<Machine>) -> BatchResult<Machine>
  /// Plays a trace, and evaluates rules of kinds *possible* and *neutral* at its end if requested.
  @usableFromInline let playTrace:
    @Sendable (Player<Machine>, Trace<Machine.Action>, Bool, NotingPairs?) -> Void
  /// Reaches the starts of an exploration.
  @usableFromInline
  let begin: @Sendable (ExploreWorker<Machine>, VisitedSet<Machine.State>) -> Expansion<Machine.State>
  /// Expands a piece of a frontier.
  @usableFromInline
  let expand:
    @Sendable (ExploreWorker<Machine>, Range<Int>, Frontier, VisitedSet<Machine.State>, Bool)
      ->
      Expansion<Machine.State>

  @inlinable
  init() {
    begin = { worker, visited in worker.begin(visited) }
    expand = { worker, piece, frontier, visited, evaluatesOnly in
      worker.expand(piece, of: frontier, visited, evaluatesOnly: evaluatesOnly)
    }
    playRuns = { worker, positions, epoch in worker.play(positions, of: epoch) }
    playTrace = { player, trace, evaluatesPossible, note in
      player.play(trace, evaluatesPossible: evaluatesPossible, noting: note)
    }
  }
}

/// Called with each pair of an abstract state and a kind of action applied there, as a number.
@usableFromInline typealias NotingPairs = (Int) -> Void

extension Player {
  /// Plays a whole trace; after its last line everything settles.
  @inlinable
  func play(_ trace: Trace<Machine.Action>, evaluatesPossible: Bool, noting note: NotingPairs? = nil) {
    begin(at: trace.start)
    let last = trace.lines.count - 1
    for position in trace.lines.indices {
      let line = trace.lines[position]
      let state = note == nil ? 0 : machine.abstractState(of: observation)
      let outcome = play(line.action, leavesPending: line.leavesPending && position != last)
      if let note, outcome == .applied {
        note(state * machine.actionKinds.count + Int(machine.kind(of: line.action).index))
      }
    }
    if evaluatesPossible { evaluateSettled() }
  }
}
