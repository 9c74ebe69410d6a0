/// What is met in a trace: at the launch, and at the end of each line.
struct TraceCourse {
  /// Digests of the states at rest, each with the number of lines before it.
  ///
  /// Digests, because a state that is kept may have to be made again by replaying.
  private(set) var restingStates: [(line: Int, state: Fingerprint)] = []
  /// The positions of the lines that were ignored.
  private(set) var ignored: [Int] = []
  /// What stands behind the number of each line's action where it is taken, as what is tapped is called; empty for nothing.
  private(set) var names: [String] = []
  private var count = 0

  /// Notes what an action meets that is about to be taken.
  mutating func noteName<Machine: EngineMachine>(of action: Machine.Action, _ player: Player<Machine>) {
    names.append(player.machine.name(of: action, in: player.state, seeing: player.observation))
  }

  /// Notes where a player is, first after the launch.
  mutating func note<Machine: EngineMachine>(_ player: Player<Machine>, isApplied: Bool) {
    if !isApplied { ignored.append(count - 1) }
    if player.isAtRest { restingStates.append((count, player.machine.fingerprint(of: player.state))) }
    count += 1
  }
}

extension EngineMachine {
  /// What an action's text says in a state besides its own words; empty for nothing.
  func name(of action: Action, in state: State, seeing observation: Observation) -> String {
    if statesAreWhole { return "" }
    return String(text(of: action, in: state, seeing: observation).dropFirst(text(of: action).count))
  }
}
