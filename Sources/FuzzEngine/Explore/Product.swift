/// One rule with memory as an automaton over the states of a machine: breadth-first, by numbers alone.
@usableFromInline
final class Product: @unchecked Sendable {
  /// A state, what the rule remembers there, and the kind of the line that left things in flight.
  struct Node {
    let state: UInt32
    let memory: UInt16
    let kind: UInt8
  }

  let rule: Int
  @usableFromInline let memories: MemoryTable
  let visited = VisitedSet<UInt64>(memoryByteCount: 0, merges: true)
  /// What is to be followed at this level.
  private(set) var queue: ContiguousArray<Node> = []
  private(set) var transitions = 0
  private(set) var cut = 0
  private(set) var unsettled = 0
  private(set) var depth = 0
  private(set) var breaks: [ExploreBreak] = []
  private(set) var seconds = 0.0
  var stop: ExploreReport.Stop?
  private var firstNode = 0
  private var next: ContiguousArray<Node> = []
  /// The memories' numbers here, by a worker's numbers.
  private var numbers: [[UInt16]]
  private let unused = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  init(rule: Int, memoryByteCount: Int, workers: Int) {
    self.rule = rule
    memories = MemoryTable(byteCount: memoryByteCount)
    numbers = Array(repeating: [], count: workers)
  }

  deinit { unused.deallocate() }

  /// What it takes now.
  var byteCount: Int { visited.byteCount + (queue.count + next.count) * MemoryLayout<Node>.stride }

  /// Begins at the starts.
  func begin(_ rows: StepRows, _ table: MemoryTable) {
    learn(table, of: rows.worker)
    follow(rows, 0, lane: rule, kind: 0, from: ExploreLink.noParent)
    transitions = 0
    beginLevel()
  }

  /// Follows all that was to be followed at a level.
  func follow(_ level: ProductSearch, _ tables: [[MemoryTable]]) {
    let began = ContinuousClock.now
    for worker in tables.indices { learn(tables[worker][rule], of: worker) }
    for (position, node) in queue.enumerated() {
      let place = level.places[level.firstLanes[rule] + position]
      follow(
        level.rows[Int(place.rows)], Int(place.origin), lane: Int(place.lane), kind: node.kind,
        from: UInt32(firstNode + position))
    }
    for found in level.breaks(of: rule) {
      let key = Violation(rule: 0, violationKind: found.violationKind.description, kind: found.kind)
      let found = ExploreBreak(
        key: key, node: UInt32(firstNode) + found.position, code: found.code, isFromRest: found.isFromRest)
      if !breaks.contains(where: found.isCovered) { breaks.append(found) }
    }
    depth += 1
    beginLevel()
    seconds += (ContinuousClock.now - began).seconds
  }

  private func beginLevel() {
    queue = next
    next = []
    firstNode = visited.count - queue.count
    if queue.isEmpty { stop = .end }
  }

  private func learn(_ table: MemoryTable, of worker: Int) {
    numbers[worker] += memories.numbers(in: table, from: numbers[worker].count)
  }

  private func follow(_ rows: StepRows, _ origin: Int, lane: Int, kind: UInt8, from node: UInt32) {
    let steps = rows.steps(of: origin)
    var memory = rows.origins[origin].firstMemory + lane
    let laneCount = rows.origins[origin].laneCount
    transitions += steps.count
    let numbers = numbers[rows.worker]
    for index in steps {
      let step = rows.steps[index]
      let number = numbers[Int(rows.memories[memory])]
      memory += laneCount
      if step.flags & StepRows.Step.unsettled != 0 { unsettled += 1 }
      if step.flags & StepRows.Step.cut != 0 {
        cut += 1
        continue
      }
      let target = step.flags & StepRows.Step.new != 0 ? rows.targets[Int(step.target)] : step.target
      let key = UInt64(target) << 16 | UInt64(number)
      let digest = Fingerprint(
        high: Fingerprint.fold(key ^ 0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB),
        low: Fingerprint.fold(key ^ 0x8EBC_6AF0_9C88_C6E3, 0x5899_65CC_7537_4CC3))
      let known = visited.count
      if visited.insert(digest, key, unused, ExploreLink(parent: node, code: step.code)) == known {
        let inherits = step.flags & StepRows.Step.inherits != 0
        next.append(Node(state: target, memory: number, kind: inherits ? kind : step.kind))
      }
    }
  }
}
