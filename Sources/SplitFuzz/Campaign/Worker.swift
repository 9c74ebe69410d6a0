/// Plays runs for one job of a campaign and counts what happens.
///
/// This is the hot loop of random testing: a line costs one draw, one step and the rules it can break, and
/// allocates nothing.
///
/// It is unchecked because the campaign hands each worker to one task at a time and waits for that task.
@usableFromInline
final class Worker<Machine: StateMachine>: @unchecked Sendable {
  @usableFromInline let machine: Machine
  @usableFromInline let player: Player<Machine>
  @usableFromInline let plan: RunPlan
  @usableFromInline let kindCount: Int
  /// The cells of one kind: applied, then one for each reason.
  @usableFromInline let cellsPerKind: Int
  @usableFromInline let cells: UnsafeMutablePointer<Int>
  @usableFromInline let stateLimit: Int
  @usableFromInline let stateBits: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked) @usableFromInline var lines: [TraceLine<Machine.Action>] = []
  private(set) var unsettledRuns = 0
  private(set) var firstUnsettledRun = Int.max

  init(_ machine: Machine, rules: [Rule<Machine.Observation, Machine.Action>], plan: RunPlan) {
    self.machine = machine
    self.plan = plan
    player = Player(machine, rules: rules, reporting: .once)
    kindCount = machine.actionKinds.count
    cellsPerKind = machine.ignoreReasons.count + 1
    stateLimit = machine.abstractStateCount
    cells = .allocate(capacity: kindCount * cellsPerKind)
    cells.initialize(repeating: 0, count: kindCount * cellsPerKind)
    stateBits = .allocate(capacity: (stateLimit + 63) / 64)
    stateBits.initialize(repeating: 0, count: (stateLimit + 63) / 64)
    lines.reserveCapacity(plan.steps)
  }

  deinit {
    cells.deallocate()
    stateBits.deallocate()
  }

  /// Plays the runs at some positions in order, and answers the first of each signature that is not known
  /// yet.
  @inlinable
  func play(_ positions: Range<Int>, known: [FindingKey]) -> [RawFinding<Machine.Action>] {
    var firsts: [RawFinding<Machine.Action>] = []
    for position in positions {
      let start = playRun(plan.run(at: position))
      if player.hasGivenUp { noteUnsettled(position) }
      if !player.book.found.isEmpty { collect(position, start: start, known: known, &firsts) }
    }
    return firsts
  }

  /// Plays one run, a function of the seed and its number; answers its start.
  @inlinable
  func playRun(_ run: Int) -> Int {
    var random = SeededRandom(seed: plan.seed, stream: UInt64(truncatingIfNeeded: run))
    let start = plan.starts[random.below(plan.starts.count)]
    let strategy = plan.strategy(of: run)
    let weights = strategy == .uniform ? plan.uniform : plan.weighted
    let marks = strategy == .interleaving ? plan.markShares[random.below(plan.markShares.count)] : 0
    lines.removeAll(keepingCapacity: true)
    player.neutral.seed(plan.seed, run: run)
    player.begin(at: start)
    noteState()
    let last = plan.steps - 1
    for position in 0..<plan.steps {
      let kind = weights.draw(using: &random)
      let action = machine.draw(kind, seeing: player.line.seenAfter, using: &random)
      let isMarked = marks != 0 && random.chance(marks) && position != last
      lines.append(TraceLine(action, leavesInFlight: isMarked))
      let wasAtRest = player.line.isAtRest
      let outcome = player.play(action, leavesInFlight: isMarked)
      count(outcome, of: kind)
      if outcome == .applied || !wasAtRest { noteState() }
    }
    player.askPossible()
    player.askNeutral(isLast: true)
    return start
  }

  @inlinable
  func count(_ outcome: Outcome, of kind: ActionKind) {
    let row = Int(kind.index) * cellsPerKind
    precondition(Int(kind.index) < kindCount, "a kind of action is not among the machine's kinds")
    switch outcome {
    case .applied: cells[row] += 1
    case .ignored(let reason):
      precondition(Int(reason) + 1 < cellsPerKind, "a reason is not among the machine's reasons")
      cells[row + 1 + Int(reason)] += 1
    }
  }

  @inlinable
  func noteState() {
    let state = machine.abstractState(of: player.line.seenAfter)
    precondition(state >= 0 && state < stateLimit, "an abstract state is not below the machine's count")
    stateBits[state >> 6] |= 1 << UInt64(state & 63)
  }

  @usableFromInline
  func noteUnsettled(_ position: Int) {
    unsettledRuns += 1
    firstUnsettledRun = min(firstUnsettledRun, plan.run(at: position))
  }

  /// Keeps the violations of the run just played whose signature is new.
  @usableFromInline
  func collect(
    _ position: Int, start: Int, known: [FindingKey], _ firsts: inout [RawFinding<Machine.Action>]
  ) {
    let run = plan.run(at: position)
    for violation in player.book.violations {
      let key = FindingKey(violation)
      guard !known.contains(key), !firsts.contains(where: { $0.key == key }) else { continue }
      let whole = Trace(start: start, lines: lines)
      let origin = RawFinding<Machine.Action>.Origin(
        run: run, actions: position * plan.steps + violation.line, strategy: plan.strategy(of: run))
      firsts.append(RawFinding(key: key, trace: whole.prefix(violation.line), origin: origin))
    }
  }
}
