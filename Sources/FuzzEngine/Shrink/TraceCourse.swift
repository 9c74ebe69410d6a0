/// What is met in a trace: at the launch, and at the end of each line.
struct TraceCourse {
  /// Digests of the states at rest, each with the number of lines before it.
  ///
  /// Digests, because a state that is kept may have to be made again by replaying.
  private(set) var restingStates: [(line: Int, state: Fingerprint)] = []
  /// The positions of the lines that were ignored.
  private(set) var ignored: [Int] = []
  private var count = 0

  /// Notes where a player is, first after the launch.
  mutating func note<Machine: EngineMachine>(_ player: Player<Machine>, isApplied: Bool) {
    if !isApplied { ignored.append(count - 1) }
    if player.isAtRest { restingStates.append((count, player.machine.fingerprint(of: player.state))) }
    count += 1
  }
}
