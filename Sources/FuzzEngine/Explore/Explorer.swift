/// The books of an exploration while it runs: breadth-first, level by level, numbered in one order.
///
/// Results are taken in order, so states have the same numbers whoever expanded what, and when.
final class Explorer<Machine: EngineMachine> {
  typealias Piece = Expansion<Machine.State>

  /// How many pieces are expanded before their results are taken in, by however many workers.
  private static var piecesAtOnce: Int { 16 }
  /// How many states are expanded before their results are taken in; fewer where each is played again from the start, so
  /// that an end of the time is noticed.
  private var statesAtOnce: Int { workers[0].machine.statesAreWhole ? 8_192 : 32 }

  /// Why an exploration stopped.
  enum Stop: Sendable { case end, depth, memory, states, interrupted, goal }

  let plan: ExplorePlan<Machine>
  let workers: [ExploreWorker<Machine>]
  let visited: VisitedSet<Machine.State>
  private(set) var frontier: Frontier
  private var next: Frontier
  /// How many states of the frontier are expanded.
  private(set) var expanded = 0
  /// The number of lines that lead to the states of the frontier.
  private(set) var depth = 0
  private(set) var stop: Stop?
  private(set) var transitions = 0
  private(set) var cut = 0
  private(set) var unsettled = 0
  private(set) var breaks: [ExploreBreak] = []
  /// The transitions, for the rules that are followed along them; nil where there are none, or where that would take
  /// too much memory.
  private(set) var graph: StateGraph?
  private let isGoal: (Trace<Machine.Action>) -> Bool

  /// Prepares an exploration; where it has a goal, a violation may be rejected by its trace.
  init(
    _ machine: Machine, _ plan: ExplorePlan<Machine>, jobs: Int,
    isGoal: @escaping (Trace<Machine.Action>) -> Bool = { _ in true }
  ) {
    self.plan = plan
    self.isGoal = isGoal
    workers = (0..<max(1, jobs)).map { _ in ExploreWorker(machine, plan) }
    if !plan.along.isEmpty { graph = StateGraph(LabelLayout(plan.along), workers: workers.count) }
    let contextByteCount = workers[0].contextByteCount
    let merges = plan.goal == nil || machine.statesAreWhole
    visited = VisitedSet(memoryByteCount: workers[0].memoryByteCount, merges: merges)
    frontier = Frontier(firstNode: 0, contextByteCount: contextByteCount)
    next = frontier
  }

  /// Explores until there is an end, of which it asks after each round.
  func run(
    _ loops: MachineLoops<Machine>, isOver: () -> Bool, progress: (Explorer) -> Void = { _ in }
  ) {
    let begun = loops.begin(workers[0], visited)
    let numbers = merge([begun])
    graph?.begin(begun.edges.map { numbers[Int($0.target)] })
    beginLevel()
    while stop == nil {
      let pieces = pieces(of: frontier, from: expanded)
      take(expand(pieces, of: frontier, loops), of: pieces, isInterrupted: isOver())
      progress(self)
    }
    if stop == .memory || stop == .states { graph = nil }
  }

  /// Expands pieces of a frontier, each worker every so many.
  private func expand(
    _ pieces: [Range<Int>], of frontier: Frontier, _ loops: MachineLoops<Machine>
  ) -> [Piece] {
    let (workers, visited, evaluatesOnly) = (workers, visited, evaluatesOnly)
    if plan.goal != nil, let limit = plan.stateLimit, workers.count == 1, !visited.merges {
      workers[0].statesLeft = limit - visited.count
    }
    let shares = Jobs(workers.count).map(workers.indices) { index in
      stride(from: index, to: pieces.count, by: workers.count).map {
        loops.expand(workers[index], pieces[$0], frontier, visited, evaluatesOnly)
      }
    }
    return pieces.indices.map { shares[$0 % workers.count][$0 / workers.count] }
  }

  /// Gives the graph up where everything together takes too much memory.
  private func limitGraph() {
    guard let graph, let memory = plan.memory, byteCount + graph.byteCount > memory else { return }
    self.graph = nil
    for worker in workers { worker.stopStoring() }
  }

  /// Whether only the rules of states are evaluated on the states at hand, since the depth is reached.
  private var evaluatesOnly: Bool { plan.depth == depth }

  /// The pieces of a frontier to be expanded next, all about as long, so that no worker waits for another.
  private func pieces(of frontier: Frontier, from first: Int) -> [Range<Int>] {
    let end = min(first + statesAtOnce, frontier.count)
    let length = max(2, (end - first + Self.piecesAtOnce - 1) / Self.piecesAtOnce)
    return stride(from: first, to: end, by: length).map { $0..<min($0 + length, end) }
  }

  /// Takes in what pieces led to, in their order.
  private func take(_ expansions: [Piece], of pieces: [Range<Int>], isInterrupted: Bool) {
    merge(expansions)
    expanded = pieces.last?.upperBound ?? expanded
    visited.forget(before: frontier.firstNode + expanded)
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
    let isLastLine = plan.goal != nil && plan.depth == depth + 1
    for worker in workers { worker.isLastLine = isLastLine }
  }

  /// Returns the numbers of the last piece's candidates.
  @discardableResult
  private func merge(_ expansions: [Piece]) -> [UInt32] {
    let (width, stateCount) = (next.contextByteCount, UInt32(visited.count))
    var numbers: [UInt32] = []
    for (piece, expansion) in expansions.enumerated() {
      transitions += expansion.transitions
      cut += expansion.cut
      unsettled += expansion.unsettled
      for found in expansion.breaks where !breaks.contains(where: found.isCovered) {
        if plan.goal == nil || isGoal(trace(to: found)) { breaks.append(found) }
      }
      numbers.removeAll(keepingCapacity: true)
      expansion.contexts.withUnsafeBytes { contexts in
        for (index, candidate) in expansion.candidates.enumerated() {
          guard let context = contexts.baseAddress.map({ $0 + index * width }) else { continue }
          let link = ExploreLink(parent: candidate.parent, code: candidate.code)
          let memory = context + workers[0].memoryOffset
          let known = visited.count
          let number = visited.insert(candidate.digest, candidate.state, memory, link)
          if number == known { next.append(context) }
          numbers.append(UInt32(number))
        }
      }
      guard let graph, !expansion.edgeCounts.isEmpty else { continue }
      let worker = piece % workers.count
      graph.take(
        expansion.edges, counts: expansion.edgeCounts, worker: worker, workers[worker].reader.labels,
        stateCount: stateCount, numbers: numbers)
    }
    limitGraph()
    return numbers
  }

  /// What states and frontiers take now; a function of what was explored.
  var byteCount: Int { visited.byteCount + frontier.byteCount + next.byteCount }

  /// Follows the rules along the stored graph.
  ///
  /// - Parameter reason: Why they end where the graph does.
  /// - Returns: Each rule followed; nil where that took too much memory, or where there is no graph.
  func followed(_ reason: ExploreReport.Stop) -> [RuleAutomaton?] {
    guard let graph else { return plan.along.map { _ in nil } }
    let (machine, plan) = (workers[0].machine, plan)
    let limit = stop == .end ? plan.depth : depth
    let memory = plan.memory.map { $0 - visited.byteCount - graph.byteCount }
    return Jobs(workers.count).map(plan.along.indices) { rule in
      let check = plan.along[rule]
      guard let fold = check.symbol?.fold else { return nil }
      let starts = plan.starts.map { start in
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: check.byteCount, alignment: 16)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        if let first = memory.baseAddress { check.begin(first, machine.observe(machine.state(at: start))) }
        return (code: start, memory: Array(memory))
      }
      let automaton = RuleAutomaton(graph, rule: rule, memoryByteCount: check.byteCount, fold: fold)
      return automaton.run(from: starts, depth: limit, reason, memory: memory) ? automaton : nil
    }
  }

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
