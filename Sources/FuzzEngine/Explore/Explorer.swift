/// The books of an exploration while it runs: breadth-first, level by level, numbered in one order.
///
/// Results are taken in order, so states have the same numbers whoever expanded what, and when.
final class Explorer<Machine: EngineMachine> {
  typealias Piece = Expansion<Machine.State>

  /// How many states are expanded in one piece; fewer where each is played again from the start, so that an end of the
  /// time is noticed.
  private var pieceLength: Int { workers[0].machine.statesAreWhole ? 512 : 2 }
  /// How many pieces are expanded before their results are taken in, by however many workers.
  private static var piecesAtOnce: Int { 16 }

  /// Why an exploration stopped.
  enum Stop: Sendable { case end, depth, memory, states, interrupted, goal }

  let plan: ExplorePlan<Machine>
  let workers: [ExploreWorker<Machine>]
  let visited: VisitedSet<Machine.State>
  private(set) var frontier: Frontier<Machine.State>
  private var next: Frontier<Machine.State>
  /// How many states of the frontier are expanded.
  private(set) var expanded = 0
  /// The number of lines that lead to the states of the frontier.
  private(set) var depth = 0
  private(set) var stop: Stop?
  private(set) var transitions = 0
  private(set) var cut = 0
  private(set) var unsettled = 0
  private(set) var breaks: [Piece.Break] = []
  /// The rules that are explored along; nil where there are none, or where that would take too much memory.
  private(set) var products: ProductSearch?
  private let isGoal: (Trace<Machine.Action>) -> Bool

  /// Prepares an exploration; where it has a goal, a violation may be rejected by its trace.
  init(
    _ machine: Machine, _ plan: ExplorePlan<Machine>, jobs: Int,
    isGoal: @escaping (Trace<Machine.Action>) -> Bool = { _ in true }
  ) {
    self.plan = plan
    self.isGoal = isGoal
    workers = (0..<max(1, jobs)).map { _ in ExploreWorker(machine, plan) }
    if !plan.along.isEmpty {
      let products = ProductSearch(memoryByteCounts: plan.along.map(\.byteCount), workers: workers.count)
      self.products = products
      for (index, worker) in workers.enumerated() {
        worker.following = MemoryFollower(
          machine, plan.along, products, worker: index, along: worker.player.book)
      }
    }
    let contextByteCount = workers[0].contextByteCount
    let merges = plan.goal == nil || machine.statesAreWhole
    visited = VisitedSet(memoryByteCount: workers[0].memoryByteCount, merges: merges)
    frontier = Frontier(firstNode: 0, contextByteCount: contextByteCount)
    next = frontier
  }

  /// Explores until there is an end.
  ///
  /// - Parameters:
  ///   - loops: The machine's loops.
  ///   - isOver: Called after each round; true ends it.
  ///   - progress: Called after each round.
  func run(
    _ loops: MachineLoops<Machine>, isOver: () -> Bool, progress: (Explorer) -> Void = { _ in }
  ) {
    let begun = loops.begin(workers[0], visited)
    merge([begun])
    if let rows = begun.rows { products?.begin(rows, tables) }
    beginLevel()
    while stop == nil {
      let (level, firstNode) = (depth, frontier.firstNode)
      if expanded == 0 { products?.beginLevel(stateCount: visited.count) }
      let pieces = pieces(of: frontier, from: expanded)
      take(expand(pieces, of: frontier, loops), of: pieces, isInterrupted: isOver())
      progress(self)
      if stop == .end || level != depth { endLevel(below: firstNode, loops) }
    }
    while stop == .end, products?.isRunning == true, plan.depth != products?.depth {
      products?.beginLevel(stateCount: visited.count)
      endLevel(below: visited.count, loops)
      if isOver() { stop = .interrupted }
    }
    endProducts()
  }

  /// Expands pieces of a frontier, each worker every so many.
  private func expand(
    _ pieces: [Range<Int>], of frontier: Frontier<Machine.State>, _ loops: MachineLoops<Machine>
  ) -> [Piece] {
    let (workers, visited, evaluatesOnly) = (workers, visited, evaluatesOnly)
    let shares = Jobs(workers.count).map(workers.indices) { index in
      stride(from: index, to: pieces.count, by: workers.count).map {
        loops.expand(workers[index], pieces[$0], frontier, visited, evaluatesOnly)
      }
    }
    return pieces.indices.map { shares[$0 % workers.count][$0 / workers.count] }
  }

  /// Steps the states of earlier levels at which something new is remembered, and follows the rules.
  private func endLevel(below firstNode: Int, _ loops: MachineLoops<Machine>) {
    guard let products else { return }
    let again = Frontier<Machine.State>(firstNode: 0, contextByteCount: 0)
    again.known = products.waiting(below: firstNode)
    again.states = ContiguousArray(again.known.map { visited.states[Int($0)] })
    var position = 0
    while position < again.count {
      let pieces = pieces(of: again, from: position)
      products.take(expand(pieces, of: again, loops).compactMap(\.rows))
      position = pieces.last?.upperBound ?? again.count
    }
    limitProducts()
    self.products?.endLevel(tables, Jobs(workers.count))
    limitProducts()
  }

  private var tables: [[MemoryTable]] { workers.compactMap { $0.following?.tables } }

  /// Gives up exploring along where states are no longer kept, or where everything together takes too much memory.
  private func limitProducts() {
    guard let products else { return }
    let isTooMuch = plan.memory.map { byteCount + products.byteCount > $0 } ?? false
    if isTooMuch || !visited.isWhole || tables.joined().contains(where: \.isOverfull) {
      self.products = nil
      for worker in workers { worker.following = nil }
    }
  }

  private func endProducts() {
    switch stop {
    case .memory, .states: products = nil
    case .interrupted: products?.stop(.interrupted)
    case .end, .depth, .goal, nil: products?.stop(.depth)
    }
  }

  /// Whether only the rules of states are evaluated on the states at hand, since the depth is reached.
  private var evaluatesOnly: Bool { plan.depth == depth }

  /// The pieces of a frontier to be expanded next.
  private func pieces(of frontier: Frontier<Machine.State>, from first: Int) -> [Range<Int>] {
    (0..<Self.piecesAtOnce).compactMap { index in
      let lower = first + index * pieceLength
      guard lower < frontier.count else { return nil }
      return lower..<min(lower + pieceLength, frontier.count)
    }
  }

  /// Takes in what pieces led to, in their order.
  private func take(_ expansions: [Piece], of pieces: [Range<Int>], isInterrupted: Bool) {
    merge(expansions)
    expanded = pieces.last?.upperBound ?? expanded
    if stop != nil { return }
    if plan.goal != nil, !breaks.isEmpty {
      stop = .goal
    } else if isInterrupted {
      stop = .interrupted
    } else if let limit = plan.stateLimit, visited.count > limit {
      stop = .states
    } else if let memory = plan.memory, byteCount > memory {
      stop = .memory
    } else if expanded == frontier.count {
      if evaluatesOnly {
        stop = .depth
        return
      }
      depth += 1
      beginLevel()
    }
  }

  private func beginLevel() {
    expanded = 0
    frontier = next
    next = Frontier(firstNode: visited.count, contextByteCount: frontier.contextByteCount)
    if plan.goal != nil, !breaks.isEmpty { stop = .goal }
    if frontier.count == 0 { stop = stop ?? .end }
  }

  private func merge(_ expansions: [Piece]) {
    let width = next.contextByteCount
    for expansion in expansions {
      transitions += expansion.transitions
      cut += expansion.cut
      unsettled += expansion.unsettled
      for found in expansion.breaks where !breaks.contains(where: found.isCovered) {
        if plan.goal == nil || isGoal(trace(to: found)) { breaks.append(found) }
      }
      expansion.contexts.withUnsafeBytes { contexts in
        for (index, candidate) in expansion.candidates.enumerated() {
          guard let context = contexts.baseAddress.map({ $0 + index * width }) else { continue }
          let link = VisitedSet<Machine.State>.Link(parent: candidate.parent, code: candidate.code)
          let memory = context + workers[0].memoryOffset
          let known = visited.count
          let number = visited.insert(candidate.digest, candidate.state, memory, link)
          if number == known { next.append(candidate.state, context) }
          expansion.rows?.targets.append(UInt32(number))
        }
      }
      if let rows = expansion.rows { products?.take([rows]) }
    }
    limitProducts()
  }

  /// What states and frontiers take now; a function of what was explored.
  var byteCount: Int { visited.byteCount + frontier.byteCount + next.byteCount }

  /// The shortest trace to a violation, by how the nodes of a search were reached.
  func trace(
    to found: ExploreBreak, along links: ((UInt32) -> ExploreLink)? = nil
  ) -> Trace<Machine.Action> {
    let links = links ?? visited.link
    var lines: [TraceLine<Machine.Action>] = []
    var start = Int(found.code ?? 0)
    var node = found.node
    if node != ExploreLink.noParent {
      if let code = found.code { lines.append(line(code)) }
      var link = links(node)
      while link.parent != ExploreLink.noParent {
        lines.append(line(link.code))
        node = link.parent
        link = links(node)
      }
      start = Int(link.code)
    }
    var trace = Trace(start: start, lines: lines.reversed())
    trace.dropLastMark()
    return trace
  }

  private func line(_ code: UInt16) -> TraceLine<Machine.Action> {
    let mark = ExplorePlan<Machine>.mark
    return TraceLine(plan.alphabet[Int(code & ~mark)], leavesPending: code & mark != 0)
  }
}
