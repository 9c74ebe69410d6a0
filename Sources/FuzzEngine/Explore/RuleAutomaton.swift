/// One rule with memory as an automaton over the stored graph of a machine: breadth-first, by look-ups alone.
///
/// It is unchecked because one thread runs it, and it is only read afterwards.
final class RuleAutomaton: @unchecked Sendable {
  typealias Fold = @Sendable (UnsafeMutableRawPointer, UnsafeRawPointer) -> Verdict

  /// A state, what the rule remembers there, and how both were reached.
  private struct Node {
    let state: UInt32
    let memory: UInt32
    let parent: UInt32
    let code: UInt16
    /// The kind of the line that left things in flight.
    let kind: UInt8
  }

  /// What a symbol makes of a memory; not looked up yet where there is no next memory.
  private struct Outcome {
    var memory = UInt32.max
    var checked: UInt16 = 0
    var nonVacuous: UInt16 = 0
    /// The number of what was violated, counted from one; zero for nothing.
    var found: UInt32 = 0
  }

  private let graph: StateGraph
  private let fold: Fold
  private let isOfTurns: Bool
  private let memories = ByteTable()
  private let symbols = ByteTable()
  private let symbolByteCount: Int
  /// For each label its symbol, and the flags in the lowest byte.
  @exclusivity(unchecked) private var symbolOf: ContiguousArray<UInt32> = []
  /// For each memory what each symbol makes of it.
  @exclusivity(unchecked) private var outcomes: [ContiguousArray<Outcome>] = []
  private var found: [[ViolationKind]] = []
  @exclusivity(unchecked) private var seen = PairSet()
  @exclusivity(unchecked) private var nodes: ContiguousArray<Node> = []
  private let scratch: UnsafeMutableRawBufferPointer

  @exclusivity(unchecked) private(set) var transitions = 0
  @exclusivity(unchecked) private(set) var cut = 0
  @exclusivity(unchecked) private(set) var unsettled = 0
  private(set) var depth = 0
  @exclusivity(unchecked) private(set) var checked = 0
  @exclusivity(unchecked) private(set) var nonVacuous = 0
  private(set) var breaks: [ExploreBreak] = []
  private(set) var seconds = 0.0
  private(set) var stop: ExploreReport.Stop?
  private var noted: Set<UInt64> = []

  /// Follows a rule by its number among those that the graph's labels speak of; `fold` takes a symbol into a memory.
  init(_ graph: StateGraph, rule: Int, memoryByteCount: Int, fold: @escaping Fold) {
    self.graph = graph
    self.fold = fold
    let place = graph.layout.places[rule]
    isOfTurns = place.isOfTurns
    symbolByteCount = place.byteCount
    scratch = .allocate(byteCount: memoryByteCount, alignment: 16)
    var symbol: [UInt8] = []
    for number in 0..<graph.labels.count {
      let label = graph.labels[number]
      symbol.removeAll(keepingCapacity: true)
      symbol.append(label[3] & LabelLayout.atRest)
      graph.layout.copySymbols(of: rule, in: label, to: &symbol)
      symbolOf.append(symbol.withUnsafeBytes { symbols.number(of: $0) } << 8 | UInt32(label[3]))
    }
  }

  deinit { scratch.deallocate() }

  var stateCount: Int { nodes.count }
  var byteCount: Int {
    nodes.count * MemoryLayout<Node>.stride + seen.byteCount + memories.byteCount + symbols.byteCount
      + symbolOf.count * 4 + outcomes.reduce(0) { $0 + $1.count * MemoryLayout<Outcome>.stride }
  }
  /// How a node was reached.
  func link(_ node: UInt32) -> ExploreLink {
    ExploreLink(parent: nodes[Int(node)].parent, code: nodes[Int(node)].code)
  }

  /// Follows the rule from the starts until there is an end.
  ///
  /// - Parameters:
  ///   - starts: Which starts they are, and what is remembered at each.
  ///   - limit: The number of lines up to which the graph is whole; nil where all of it is.
  ///   - reason: Why it ends there.
  ///   - memory: The most bytes; nil means no limit.
  /// - Returns: False where that took more memory.
  func run(
    from starts: [(code: Int, memory: [UInt8])], depth limit: Int?, _ reason: ExploreReport.Stop, memory: Int?
  ) -> Bool {
    let began = ContinuousClock.now
    for (state, start) in zip(graph.starts, starts) {
      let memory = start.memory.withUnsafeBytes { memories.number(of: $0) }
      guard seen.insert(state, memory) else { continue }
      nodes.append(
        Node(
          state: state, memory: memory, parent: ExploreLink.noParent, code: UInt16(start.code), kind: 0))
    }
    var first = 0
    while first < nodes.count, depth != limit {
      let end = nodes.count
      for node in first..<end {
        follow(UInt32(node))
        if node & 0xFFF == 0, let memory, byteCount > memory { return false }
      }
      first = end
      depth += 1
    }
    stop = first == nodes.count ? .end : reason
    seconds = (ContinuousClock.now - began).seconds
    return true
  }

  private func follow(_ number: UInt32) {
    let node = nodes[Int(number)]
    let memory = Int(node.memory)
    while outcomes.count <= memory {
      outcomes.append(ContiguousArray(repeating: Outcome(), count: symbols.count))
    }
    transitions += graph.forEachEdge(of: node.state) { edge in
      let symbol = symbolOf[Int(edge.label)]
      var outcome = outcomes[memory][Int(symbol >> 8)]
      if outcome.memory == .max {
        outcome = result(of: Int(symbol >> 8), on: memory)
        outcomes[memory][Int(symbol >> 8)] = outcome
      }
      checked &+= Int(outcome.checked)
      nonVacuous &+= Int(outcome.nonVacuous)
      let flags = UInt8(truncatingIfNeeded: symbol)
      if outcome.found != 0 { note(outcome.found, edge, flags, number) }
      if flags & (LabelLayout.unsettled | LabelLayout.cut) != 0 {
        if flags & LabelLayout.unsettled != 0 { unsettled += 1 }
        if flags & LabelLayout.cut != 0 {
          cut += 1
          return
        }
      }
      guard seen.insert(edge.target, outcome.memory) else { return }
      let (code, kind) = head(of: edge, flags, node)
      nodes.append(
        Node(
          state: edge.target, memory: outcome.memory, parent: number, code: code,
          kind: flags & LabelLayout.atRest != 0 ? 0 : kind))
    }
  }

  /// The code of an edge, and the kind of the line that began what it does.
  private func head(of edge: StateEdge, _ flags: UInt8, _ node: Node) -> (code: UInt16, kind: UInt8) {
    let label = graph.labels[Int(edge.label)]
    return (label.loadUnaligned(as: UInt16.self), flags & LabelLayout.delivery != 0 ? node.kind : label[2])
  }

  /// Folds a symbol, which may be that of several turns, into a memory.
  private func result(of symbol: Int, on memory: Int) -> Outcome {
    let symbol = symbols[symbol]
    guard let now = scratch.baseAddress, let first = symbol.baseAddress else { return Outcome() }
    scratch.copyMemory(from: memories[memory])
    var outcome = Outcome()
    var violated: [ViolationKind] = []
    let isJudged = isOfTurns || symbol[0] != 0
    for place in stride(from: 1, to: symbol.count, by: symbolByteCount) {
      let verdict = fold(now, first + place)
      guard isJudged else { continue }
      outcome.checked += 1
      if case .vacuous = verdict { continue }
      outcome.nonVacuous += 1
      if case .violated(let violationKind) = verdict { violated.append(violationKind) }
    }
    outcome.memory = memories.number(of: UnsafeRawBufferPointer(scratch))
    guard !violated.isEmpty else { return outcome }
    let known = found.firstIndex { $0.map(\.text) == violated.map(\.text) }
    if known == nil { found.append(violated) }
    outcome.found = UInt32((known ?? found.count - 1) + 1)
    return outcome
  }

  /// Keeps the first violation of each signature.
  private func note(_ number: UInt32, _ edge: StateEdge, _ flags: UInt8, _ node: UInt32) {
    let (code, kind) = head(of: edge, flags, nodes[Int(node)])
    let isFromRest = flags & LabelLayout.fromRest != 0
    guard noted.insert(UInt64(number) << 9 | UInt64(kind) << 1 | (isFromRest ? 1 : 0)).inserted else {
      return
    }
    for violationKind in found[Int(number) - 1] {
      let key = Violation(rule: 0, violationKind: violationKind.description, kind: ActionKind(kind))
      let new = ExploreBreak(key: key, node: node, code: code, isFromRest: isFromRest)
      if !breaks.contains(where: new.isCovered) { breaks.append(new) }
    }
  }
}

/// Pairs of a state and a memory, kept so that neighbours are looked up near each other.
private struct PairSet {
  private var places = ContiguousArray<UInt64>(repeating: 0, count: 1 << 10)
  private var count = 0

  var byteCount: Int { places.count * 8 }

  /// Adds a pair; false where it is there.
  mutating func insert(_ state: UInt32, _ memory: UInt32) -> Bool {
    let pair = (UInt64(state) << 32 | UInt64(memory)) &+ 1
    var place = place(of: pair)
    while places[place] != 0 {
      if places[place] == pair { return false }
      place = (place &+ 8) & (places.count - 1)
    }
    places[place] = pair
    count += 1
    if count * 2 > places.count { grow() }
    return true
  }

  /// Eight states with one memory share a line of the cache.
  private func place(of pair: UInt64) -> Int {
    let state = (pair &- 1) >> 32
    let digest = (state >> 3 ^ (pair &- 1) << 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (digest >> 32) << 3 | state & 7) & (places.count - 1)
  }

  private mutating func grow() {
    let old = places
    places = ContiguousArray(repeating: 0, count: old.count * 2)
    for pair in old where pair != 0 {
      var place = place(of: pair)
      while places[place] != 0 { place = (place &+ 8) & (places.count - 1) }
      places[place] = pair
    }
  }
}
