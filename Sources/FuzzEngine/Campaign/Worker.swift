/// Plays runs for one job of a campaign and counts what happens.
///
/// This is the hot loop of random testing: a line costs one draw, one step and the rules it can violate, and
/// allocates nothing.
///
/// It is unchecked because the campaign hands each worker to one task at a time and waits for that task.
@usableFromInline
final class Worker<Machine: EngineMachine>: @unchecked Sendable {
  @usableFromInline let machine: Machine
  @usableFromInline let player: Player<Machine>
  @usableFromInline let plan: RunPlan
  @usableFromInline let kindCount: Int
  /// The cells of one kind: applied, then one for each reason.
  @usableFromInline let cellsPerKind: Int
  @usableFromInline let cells: UnsafeMutablePointer<Int>
  @usableFromInline let stateLimit: Int
  /// Reads the edges that a line passed; nil where the code under test has no counters, or nothing learns from them.
  let edges: EdgeReader?
  /// How often each cell was come to since the campaign last took the counts.
  @usableFromInline let visits: UnsafeMutablePointer<UInt32>
  /// How many runs have come to each since then, and the last that did.
  @usableFromInline let runsOf: UnsafeMutablePointer<UInt32>
  @usableFromInline let lastRunOf: UnsafeMutablePointer<UInt32>
  @exclusivity(unchecked) @usableFromInline var runNumber: UInt32 = 0
  @usableFromInline let pairBits: UnsafeMutablePointer<UInt64>
  /// `CampaignFeedback.wantedBelow`, with zeros where this batch has offered enough.
  @usableFromInline let wantedBelow: UnsafeMutablePointer<UInt32>
  /// The whole trace that is being played, from its start.
  @exclusivity(unchecked) @usableFromInline var lines: LineBuffer<Machine.Action>
  /// What a trace does before it draws lines of its own.
  @exclusivity(unchecked) @usableFromInline var script: [ScriptLine<Machine.Action>] = []
  @exclusivity(unchecked) @usableFromInline var startOfTrace = 0
  @exclusivity(unchecked) @usableFromInline var lastState = 0
  @exclusivity(unchecked) @usableFromInline var pairs: [NoveltyRecord<Machine>.Pair] = []
  @exclusivity(unchecked) @usableFromInline var offers: [NoveltyRecord<Machine>.Offer] = []
  /// The results of the steps of the trace, where they are compared; nil elsewhere.
  @exclusivity(unchecked) @usableFromInline var lineResults: [LineResult<Machine.Observation>?]?
  /// What plays traces again; nil until one is.
  @usableFromInline var repeating: NondeterminismCheck<Machine>?
  /// Whether the campaign is over, whatever is left to play.
  private let isOver: @Sendable () -> Bool
  @exclusivity(unchecked) @usableFromInline var isStopped = false
  @exclusivity(unchecked) @usableFromInline var linesUntilCheck = 16
  private var checkInterval = 16
  private var lastCheck = ContinuousClock.now
  /// How many offers of each abstract state this batch has made.
  @usableFromInline var offerCounts: [Int: Int] = [:]
  @usableFromInline var result = BatchResult<Machine>()
  private(set) var unsettledRuns = 0
  private(set) var firstUnsettledRun = Int.max
  private(set) var pendingRuns = 0
  private(set) var firstPendingRun = Int.max
  private(set) var firstPending: [String] = []

  init(
    _ machine: Machine, rules: [Rule<Machine.Observation, Machine.Action>], plan: RunPlan,
    isOver: @escaping @Sendable () -> Bool = { false }
  ) {
    self.machine = machine
    self.isOver = isOver
    self.plan = plan
    player = Player(machine, rules: rules, reporting: .once)
    kindCount = machine.actionKinds.count
    cellsPerKind = machine.ignoreReasons.count + 1
    stateLimit = machine.abstractStateCount
    // What runs in another process is not counted here.
    edges = plan.learns && player.session == nil ? EdgeReader() : nil
    player.edges = edges
    let features = edges?.featureCount ?? 0
    let (cellCount, pairWords) = (stateLimit + features, (stateLimit * kindCount + features + 63) / 64)
    cells = .zeroed(kindCount * cellsPerKind)
    visits = .zeroed(cellCount)
    runsOf = .zeroed(cellCount)
    lastRunOf = .zeroed(cellCount)
    pairBits = .zeroed(pairWords)
    wantedBelow = .zeroed(cellCount)
    lines = LineBuffer(capacity: plan.steps)
  }

  deinit {
    lines.deallocate()
    cells.deallocate()
    visits.deallocate()
    runsOf.deallocate()
    lastRunOf.deallocate()
    pairBits.deallocate()
    wantedBelow.deallocate()
  }

  /// Plays the runs at some positions of an epoch, in order.
  @inlinable
  func play(_ positions: Range<Int>, of epoch: Epoch<Machine>) -> BatchResult<Machine> {
    begin(epoch)
    for position in positions where !isStopped { playRun(at: position, of: epoch) }
    return takeResult()
  }

  /// Plays one run, a function of the seed, its number, and what earlier epochs learned.
  ///
  /// A run is one trace or several, `RunPlan.steps` lines together; fewer where the campaign ends meanwhile, or where lines
  /// do not come to rest, each of which takes as long as hundreds.
  @inlinable
  func playRun(at position: Int, of epoch: Epoch<Machine>) {
    runNumber &+= 1
    var random = SeededRandom(seed: plan.seed, stream: UInt64(truncatingIfNeeded: plan.run(at: position)))
    let isWhole = random.below(4) == 0
    player.beginRun(plan.run(at: position), seed: plan.seed, steps: plan.steps)
    player.session?.begin(run: position)
    lineResults = isRepeated(plan.run(at: position)) ? [] : nil
    let runsCode = !machine.statesAreWhole && player.session == nil
    if runsCode { noteTraps(plan.run(at: position)) }
    defer { if runsCode { noteTraps(nil) } }
    var left = plan.steps
    var isSettling = true
    repeat {
      let played = plan.steps - left
      let strategy = epoch.strategies[random.below(epoch.strategies.count)]
      var tactic = Tactic(
        strategy, plan, byEdges: epoch.byEdges, after: played, isWhole: isWhole, using: &random)
      // Some bugs need many steps forward in a row. Four of each eight do, so that each of two or four shards has some.
      if let walking = plan.walking, plan.run(at: position) % 8 >= 4 { tactic.weights = walking }
      let resumed = startTrace(tactic, epoch.feedback, upTo: left, &random)
      playDrawn(min(left - (lines.count - resumed), tactic.length), tactic, &random)
      left -= lines.count - resumed
      if left == 0 { player.endRun() }
      if player.neverSettles { isSettling = false }
      if lineResults != nil { repeatTrace() }
      if !player.book.found.isEmpty || !pairs.isEmpty || !offers.isEmpty {
        endTrace(position, strategy, playedBefore: played - resumed, epoch)
      }
    } while left > 0 && !isStopped && player.endlessLines < Turns.endlessLimit
    result.runs += 1
    result.actions += plan.steps - left
    if isStopped { return }
    if !isSettling { noteUnsettled(position) }
    let pending = machine.pending(player.state)
    if !pending.isEmpty { notePending(pending, position) }
  }

  /// Draws and plays lines; the last one is not marked, so that a trace ends at rest.
  @inlinable
  func playDrawn(_ count: Int, _ tactic: Tactic, _ random: inout SeededRandom) {
    for position in 0..<count where !isStopped && player.endlessLines < Turns.endlessLimit {
      if tactic.repeats != 0, random.chance(tactic.repeats), let line = lines.last {
        playLine(line.action, isMarked: line.leavesPending && position != count - 1)
        continue
      }
      let action = drawAction(tactic.weights, &random)
      // What is late is worth most beside something else that is late.
      let marks = player.line.isNowAtRest ? tactic.marks : max(tactic.marks, 128)
      let isMarked = tactic.marks != 0 && random.chance(marks) && position != count - 1
      playLine(action, isMarked: isMarked)
    }
  }

  /// Draws a kind and an action of it; a kind that is not there to be taken is mostly drawn again.
  @inlinable
  @inline(__always)
  func drawAction(_ weights: Weights, _ random: inout SeededRandom) -> Machine.Action {
    let likely = machine.likelyKinds(seeing: player.line.seenAfter, isAtRest: player.line.isNowAtRest)
    var kind = weights.draw(using: &random)
    if !likely.contains(kind), !random.chance(8) {
      var draws = 1
      repeat {
        kind = weights.draw(using: &random)
        draws += 1
      } while !likely.contains(kind) && draws < 6
    }
    return machine.draw(kind, seeing: player.line.seenAfter, using: &random)
  }

  @inlinable
  func playLine(_ action: Machine.Action, isMarked: Bool) {
    linesUntilCheck &-= 1
    if linesUntilCheck == 0 { checkWhetherOver() }
    lines.append(TraceLine(action, leavesPending: isMarked))
    let wasAtRest = player.line.isAtRest
    let outcome = player.play(action, leavesPending: isMarked)
    if lineResults != nil { lineResults?.append(player.lineResult(outcome)) }
    let kind = Int(machine.kind(of: action).index)
    count(outcome, of: kind)
    if outcome == .applied {
      notePair(lastState &* kindCount &+ kind)
      noteState(isNew: true)
      if player.readsEdges { noteEdges() }
    } else if !wasAtRest {
      noteState(isNew: true)
    }
  }

  @inlinable
  func count(_ outcome: Outcome, of kind: Int) {
    let row = kind &* cellsPerKind
    precondition(kind < kindCount, "a kind of action is not among the machine's kinds")
    switch outcome {
    case .applied: cells[row] &+= 1
    case .ignored(let reason):
      precondition(Int(reason) &+ 1 < cellsPerKind, "a reason is not among the machine's reasons")
      cells[row &+ 1 &+ Int(reason)] &+= 1
    }
  }

  @inlinable
  func notePair(_ pair: Int) {
    let mask: UInt64 = 1 &<< UInt64(truncatingIfNeeded: pair)
    if pairBits[pair >> 6] & mask == 0 {
      pairBits[pair >> 6] |= mask
      if plan.learns { pairs.append((pair, lines.count)) }
    }
  }

  @inlinable
  @inline(__always)
  func noteVisit(_ cell: Int) {
    visits[cell] &+= 1
    guard lastRunOf[cell] != runNumber else { return }
    lastRunOf[cell] = runNumber
    runsOf[cell] &+= 1
  }

  /// Counts the abstract state now; a new one may be offered to start from.
  @inlinable
  func noteState(isNew: Bool) {
    let state = machine.abstractState(of: player.line.seenAfter)
    precondition(state >= 0 && state < stateLimit, "an abstract state is not below the machine's count")
    noteVisit(state)
    lastState = state
    if isNew, lines.count < wantedBelow[state] { offer(state) }
  }

  /// Counts the features of the edges that the line has passed, as if each were an abstract state.
  @usableFromInline
  func noteEdges() {
    for feature in edges?.features ?? [] {
      notePair(stateLimit &* kindCount &+ feature)
      let cell = stateLimit &+ feature
      noteVisit(cell)
      if lines.count < wantedBelow[cell] { offer(cell) }
    }
  }

  /// Checks whether the campaign is over, and chooses the number of lines until the next check so that some
  /// milliseconds pass: rarely enough to cost nothing, often enough that a campaign ends at once.
  @usableFromInline
  func checkWhetherOver() {
    isStopped = isOver()
    let elapsed = ContinuousClock.now - lastCheck
    lastCheck += elapsed
    if elapsed < .milliseconds(2) { checkInterval = min(checkInterval * 2, 65_536) }
    if elapsed > .milliseconds(20) { checkInterval = max(checkInterval / 4, 1) }
    linesUntilCheck = checkInterval
  }

  /// Counts a run after which work was left that nothing completes.
  @usableFromInline
  func notePending(_ names: [String], _ position: Int) {
    pendingRuns += 1
    let run = plan.run(at: position)
    if run >= firstPendingRun { return }
    firstPendingRun = run
    firstPending = names
  }

  @usableFromInline
  func noteUnsettled(_ position: Int) {
    unsettledRuns += 1
    firstUnsettledRun = min(firstUnsettledRun, plan.run(at: position))
  }
}
