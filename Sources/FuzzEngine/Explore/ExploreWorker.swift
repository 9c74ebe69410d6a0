/// Expands states for one job of an exploration: takes every action of the alphabet in each, and judges it.
///
/// It plays through `Player`, as campaigns and replays do, so a replay finds the same violations.
///
/// It is unchecked because the explorer hands each worker to one task at a time and waits for that task.
@usableFromInline
final class ExploreWorker<Machine: EngineMachine>: @unchecked Sendable {
  @usableFromInline typealias State = Machine.State

  @usableFromInline let machine: Machine
  @usableFromInline let player: Player<Machine>
  @usableFromInline let plan: ExplorePlan<Machine>
  @usableFromInline let context: UnsafeMutableRawPointer
  @usableFromInline let child: UnsafeMutableRawPointer
  @usableFromInline let contextByteCount: Int
  /// The part of a context by which nodes differ.
  @usableFromInline let memoryOffset: Int
  @usableFromInline let memoryByteCount: Int
  @usableFromInline let stateLimit: Int
  @usableFromInline let stateBits: UnsafeMutablePointer<UInt64>
  /// For each abstract state the kinds of action that were applied there, one bit each.
  @usableFromInline let pairBits: UnsafeMutablePointer<UInt64>
  /// Reads the labels of steps.
  @usableFromInline let reader: SymbolReader<Machine.Observation, Machine.Action>
  /// Whether the lines that are tried are the last of a search for a goal: it has come to its depth, or to so many states
  /// that it ends with these lines.
  @exclusivity(unchecked) @usableFromInline var isLastLine = false
  /// How many states a search for a goal may still meet before it ends.
  @exclusivity(unchecked) @usableFromInline var statesLeft = Int.max
  @exclusivity(unchecked) @usableFromInline var storesSteps: Bool

  init(_ machine: Machine, _ plan: ExplorePlan<Machine>) {
    self.machine = machine
    self.plan = plan
    player = Player(machine, rules: plan.rules, reporting: .always, evaluating: .onRequest)
    reader = SymbolReader(plan.along)
    storesSteps = !plan.along.isEmpty
    if storesSteps { player.book.attach(reader) }
    contextByteCount = player.contextByteCount
    switch plan.identity {
    case .state: (memoryOffset, memoryByteCount) = (0, 0)
    case .product:
      (memoryOffset, memoryByteCount) = (Player<Machine>.contextHead, player.book.contextByteCount)
    case .signature: (memoryOffset, memoryByteCount) = (0, contextByteCount)
    }
    context = .allocate(byteCount: contextByteCount, alignment: 16)
    child = .allocate(byteCount: contextByteCount, alignment: 16)
    stateLimit = machine.abstractStateCount
    stateBits = .zeroed((stateLimit + 63) / 64)
    pairBits = .zeroed(stateLimit)
  }

  deinit {
    context.deallocate()
    child.deallocate()
    stateBits.deallocate()
    pairBits.deallocate()
  }

  /// Stores no further steps.
  func stopStoring() {
    storesSteps = false
    player.book.reader = nil
  }

  /// Reaches the states at the starts.
  @inlinable
  func begin(_ visited: VisitedSet<State>) -> Expansion<State> {
    var expansion = Expansion<State>()
    for start in plan.starts {
      player.begin(at: start)
      let code = UInt16(truncatingIfNeeded: start)
      note(ExploreLink.noParent, code, &expansion)
      let target = keep(ExploreLink.noParent, code, visited, &expansion)
      expansion.edges.append((target, 0))
    }
    return expansion
  }

  /// Expands a piece of the frontier, or only evaluates the rules of its states.
  @inlinable
  func expand(
    _ piece: Range<Int>, of frontier: Frontier, _ visited: VisitedSet<State>, evaluatesOnly: Bool
  ) -> Expansion<State> {
    var expansion = Expansion<State>()
    for position in piece {
      let number = frontier.firstNode &+ position
      let state = visited.state(number)
      let observation = machine.observe(state)
      let node = UInt32(truncatingIfNeeded: number)
      frontier.copyContext(of: position, to: context)
      player.resume(state, observation, context, lines: 0)
      if player.isAtRest {
        player.evaluateSettled()
        if !player.book.found.isEmpty { note(node, nil, &expansion) }
        player.saveContext(to: context)
      }
      let abstractState = machine.abstractState(of: observation)
      stateBits[abstractState >> 6] |= 1 << UInt64(abstractState & 63)
      // Behind the limit of a search, states are met that are not evaluated any more.
      if evaluatesOnly || statesLeft < 0 && plan.judgesAtRest { continue }
      let edgeCount = expansion.edges.count
      let known = expansion.candidates.count
      pairBits[abstractState] |= expand(node, state, observation, visited, &expansion)
      statesLeft &-= expansion.candidates.count &- known
      if statesLeft < 0 { isLastLine = true }
      expansion.edgeCounts.append(UInt32(truncatingIfNeeded: expansion.edges.count &- edgeCount))
    }
    return expansion
  }

  /// Takes every line that the alphabet allows in one state; returns the kinds of action that were applied.
  @inlinable
  func expand(
    _ node: UInt32, _ state: State, _ observation: Machine.Observation, _ visited: VisitedSet<State>,
    _ expansion: inout Expansion<State>
  ) -> UInt64 {
    player.resume(state, observation, context, lines: 0)
    let isAtRest = player.isAtRest
    var delivering: UInt16?
    var kinds: UInt64 = 0
    // What is met behind a line is attributed to it, unless it was ignored and only delivers what an earlier one has left.
    let wanted = isLastLine ? plan.goal?.kind : nil
    for index in plan.alphabet.indices {
      let action = plan.alphabet[index]
      if let wanted, isAtRest || delivering != nil {
        let kind = isAtRest ? machine.kind(of: action) : machine.blamedKind(of: action, seeing: observation)
        if kind != wanted { continue }
      }
      let code = UInt16(truncatingIfNeeded: index)
      guard player.play(action, leavesPending: true) == .applied else {
        // Every ignored action delivers the same events, so one step stands for all.
        if !isAtRest, delivering == nil { delivering = code }
        continue
      }
      kinds |= 1 << UInt64(machine.kind(of: action).index)
      if player.isAtRest {
        take(node, code, visited, &expansion)
      } else {
        take(node, code | ExplorePlan<Machine>.mark, visited, &expansion)
        player.settleLine(context)
        take(node, code, visited, &expansion)
      }
      player.resume(state, observation, context, lines: 0)
    }
    if let delivering {
      player.play(plan.alphabet[Int(delivering)], leavesPending: false)
      take(node, delivering, visited, &expansion)
    }
    return kinds
  }

  /// Takes in what a line did.
  @inlinable
  func take(_ node: UInt32, _ code: UInt16, _ visited: VisitedSet<State>, _ expansion: inout Expansion<State>)
  {
    expansion.transitions &+= 1
    if player.neverSettles { expansion.unsettled &+= 1 }
    if !player.book.found.isEmpty { note(node, code, &expansion) }
    let isCut = plan.bound.map { !machine.isWithin($0, player.currentState, player.observation) } ?? false
    if isCut { expansion.cut &+= 1 }
    // Behind the last line only rules of states are still evaluated.
    let target = isCut || isLastLine && !plan.judgesAtRest ? 0 : keep(node, code, visited, &expansion)
    guard storesSteps else { return }
    var flags: UInt8 = isCut ? LabelLayout.cut : 0
    if player.isAtRest { flags |= LabelLayout.atRest }
    if player.line.beganAtRest { flags |= LabelLayout.fromRest }
    if !player.line.isApplied { flags |= LabelLayout.delivery }
    if player.neverSettles { flags |= LabelLayout.unsettled }
    let label = reader.label(code, player.line.isApplied ? player.line.kind.index : 0, flags)
    expansion.edges.append((target, label))
  }

  /// Keeps the player's state as a candidate, unless it was visited; returns its number, or that of the candidate,
  /// which is counted from the states visited so far.
  @inlinable
  func keep(
    _ node: UInt32, _ code: UInt16, _ visited: VisitedSet<State>, _ expansion: inout Expansion<State>
  ) -> UInt32 {
    // Most states were visited before; what rules remember distinguishes them only in a product.
    if memoryByteCount > 0 { saveChild() }
    let digest = digest(player)
    if let known = visited.number(of: digest, player.stateNow, child + memoryOffset) {
      return UInt32(truncatingIfNeeded: known)
    }
    if memoryByteCount == 0 { saveChild() }
    expansion.candidates.append((digest, player.currentState, node, code))
    expansion.contexts.append(
      contentsOf: UnsafeRawBufferPointer(start: child, count: contextByteCount))
    return UInt32(truncatingIfNeeded: visited.count &+ expansion.candidates.count &- 1)
  }

  @inlinable
  func saveChild() {
    player.saveContext(to: child)
    canonicalise(child)
  }

  /// Clears what no longer matters, so that equal futures have equal contexts.
  ///
  /// The kind of the last step counts only while something is pending, which a later step may deliver; the kind
  /// that led to rest only there, for rules of the state alone.
  @inlinable
  func canonicalise(_ context: UnsafeMutableRawPointer) {
    context.storeBytes(of: 0, toByteOffset: 4, as: Int32.self)
    let isAtRest = player.isAtRest
    context.storeBytes(of: 0, toByteOffset: isAtRest ? 0 : 1, as: UInt8.self)
    if isAtRest, plan.identity == .signature, !plan.judgesAtRest {
      context.storeBytes(of: 0, toByteOffset: 1, as: UInt8.self)
    }
  }

  /// The digest of the player's state, and of what else distinguishes nodes.
  @inlinable
  func digest(_ player: Player<Machine>) -> Fingerprint {
    let digest = machine.fingerprint(at: player.stateNow)
    guard memoryByteCount > 0 else { return digest }
    let memory = child + memoryOffset
    return digest.combined(with: Fingerprint(UnsafeRawBufferPointer(start: memory, count: memoryByteCount)))
  }

  /// Records the first violation of each signature, and every violation of a goal.
  @usableFromInline
  func note(_ node: UInt32, _ code: UInt16?, _ expansion: inout Expansion<State>) {
    for violation in player.book.violations {
      let key = violation.anywhere
      if let goal = plan.goal, goal != key { continue }
      let isFromRest = code != nil && player.line.beganAtRest
      let found = ExploreBreak(key: key, node: node, code: code, isFromRest: isFromRest)
      // What may be turned down must not stand for others.
      let isCovered = plan.goal == nil && expansion.breaks.contains(where: found.isCovered)
      if !isCovered { expansion.breaks.append(found) }
    }
  }
}
