/// Follows all memories that wait at a state along its steps, for one worker of an exploration.
@usableFromInline
final class MemoryFollower<Machine: EngineMachine> {
  /// Steps a state again, for what rules remember alone.
  @usableFromInline let player: Player<Machine>
  @usableFromInline let lanes: MemoryLanes<Machine.Observation, Machine.Action>
  /// What this worker numbers memories by, rule by rule.
  @usableFromInline let tables: [MemoryTable]
  @exclusivity(unchecked) @usableFromInline var rows: StepRows
  @usableFromInline let search: ProductSearch
  private let context: UnsafeMutableRawPointer
  /// The number of each lane's memory.
  @exclusivity(unchecked) @usableFromInline var numbers: ContiguousArray<UInt16> = []

  init(
    _ machine: Machine, _ checks: [MemoryCheck<Machine.Observation, Machine.Action>], _ search: ProductSearch,
    worker: Int, along book: RuleBook<Machine.Observation, Machine.Action>
  ) {
    self.search = search
    lanes = MemoryLanes(checks)
    player = Player(machine, rules: [], reporting: .always, evaluating: .onRequest)
    player.book.attach(lanes)
    book.attach(lanes)
    tables = checks.map { MemoryTable(byteCount: $0.byteCount) }
    rows = StepRows(worker: worker)
    context = .allocate(byteCount: player.contextByteCount, alignment: 16)
    context.initializeMemory(as: UInt8.self, repeating: 0, count: player.contextByteCount)
  }

  deinit { context.deallocate() }

  @usableFromInline
  func beginRows() { rows = StepRows(worker: rows.worker) }

  /// Every rule remembers what it does at a launch.
  @usableFromInline
  func launch(_ observation: Machine.Observation) {
    if rows.steps.isEmpty { rows.begin(ExploreLink.noParent, laneCount: lanes.rules.count) }
    removeAll()
    for rule in lanes.rules {
      lanes.add(rule.rule, kind: 0, position: 0) {
        rule.check.begin($0, observation)
        numbers.append(tables[rule.rule].number(of: $0))
      }
    }
    lanes.reset()
  }

  /// Takes up all that waits at a state.
  @inlinable
  func takeUp(_ node: UInt32) {
    removeAll()
    search.forEachLane(of: node) { lane in
      lanes.add(lane.rule, kind: lane.kind, position: lane.position) {
        search.products[lane.rule].memories.copy(lane.memory, to: $0)
        numbers.append(tables[lane.rule].number(of: $0))
      }
    }
    rows.begin(node, laneCount: lanes.lanes.count)
  }

  @inlinable
  func removeAll() {
    lanes.removeAll()
    numbers.removeAll(keepingCapacity: true)
  }

  /// The context of a state that is stepped again.
  @usableFromInline
  func prepare(_ context: UnsafeMutableRawPointer) {
    context.initializeMemory(as: UInt8.self, repeating: 0, count: player.contextByteCount)
    context.storeBytes(of: lanes.lanes.first?.kind ?? 0, as: UInt8.self)
  }

  /// Records what a step did.
  @inlinable
  func record(_ code: UInt16, _ target: (number: UInt32, flags: UInt8), _ player: Player<Machine>) {
    var flags = target.flags
    if player.neverSettles { flags |= StepRows.Step.unsettled }
    if lanes.chosen != nil, !player.isAtRest { flags |= StepRows.Step.inherits }
    let kind = player.isAtRest ? 0 : player.line.kind.index
    rows.steps.append(StepRows.Step(target: target.number, code: code, kind: kind, flags: flags))
    for index in lanes.lanes.indices { rows.memories.append(number(index)) }
    if !lanes.found.isEmpty { note(player) }
  }

  @inlinable
  func number(_ index: Int) -> UInt16 {
    let lane = lanes.lanes[index]
    if lanes.isUnchanged(lane) { return numbers[index] }
    return tables[lane.number].number(of: lanes.now + lane.offset)
  }

  @usableFromInline
  func note(_ player: Player<Machine>) {
    for (nth, found) in lanes.found.enumerated() {
      let lane = lanes.lanes[found.lane]
      rows.note(
        lane.number, found.violationKind, found.kind,
        isFromRest: player.line.beganAtRest, position: lane.position, nth: nth)
    }
  }

  /// Delivers what is in flight once more for each other kind of line that left it there, since rules see the kind.
  @usableFromInline
  func deliver(
    _ action: Machine.Action, _ state: Machine.State, _ observation: Machine.Observation, besides kind: UInt8
  ) {
    var done: UInt64 = 1 << UInt64(kind)
    for lane in lanes.lanes where done & 1 << UInt64(lane.kind) == 0 {
      done |= 1 << UInt64(lane.kind)
      lanes.chosen = lane.kind
      context.storeBytes(of: lane.kind, as: UInt8.self)
      player.resume(state, observation, context, lines: 0)
      player.play(action, leavesPending: false)
      let first = rows.memories.count - lanes.lanes.count
      for index in lanes.lanes.indices where lanes.lanes[index].kind == lane.kind {
        rows.memories[first + index] = number(index)
      }
      note(player)
    }
  }
}
