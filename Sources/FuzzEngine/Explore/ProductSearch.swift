/// Explores all rules with memory along the search of the machine's states, level by level.
///
/// At a level each state is stepped once for all that any rule may remember there, so the machine is seldom stepped
/// again; then each rule is followed by the numbers of states and memories, in the order of a search of its own.
/// It is unchecked because workers only read it, and the explorer fills it while none works.
@usableFromInline
final class ProductSearch: @unchecked Sendable {
  /// What a rule may remember at a state, and which comes next there.
  @usableFromInline
  struct Lane {
    @usableFromInline let rule: Int
    @usableFromInline let memory: UInt16
    @usableFromInline let kind: UInt8
    @usableFromInline let position: UInt32
    @usableFromInline let next: UInt32
  }

  /// Where the steps of a lane are.
  struct Place {
    var rows: UInt32
    var origin: UInt32
    var lane: UInt32
  }

  @usableFromInline let products: [Product]
  @exclusivity(unchecked) @usableFromInline var lanes: ContiguousArray<Lane> = []
  private(set) var firstLanes: [Int] = []
  private(set) var places: ContiguousArray<Place> = []
  private(set) var rows: [StepRows] = []
  /// For each state its first lane, counted from one; zero where none waits.
  @exclusivity(unchecked) @usableFromInline var heads: ContiguousArray<UInt32> = []

  init(memoryByteCounts: [Int], workers: Int) {
    products = memoryByteCounts.indices.map {
      Product(rule: $0, memoryByteCount: memoryByteCounts[$0], workers: workers)
    }
  }

  /// The number of lines that lead to what waits.
  private(set) var depth = 0
  /// Whether some rule is not followed to its end.
  var isRunning: Bool { products.contains { $0.stop == nil } }
  /// What it takes now.
  var byteCount: Int {
    products.reduce(lanes.count * 32 + heads.count * 4) { $0 + $1.byteCount }
      + rows.reduce(0) { $0 + $1.byteCount }
  }

  /// Begins at the starts.
  func begin(_ start: StepRows, _ tables: [[MemoryTable]]) {
    for product in products { product.begin(start, tables[start.worker][product.rule]) }
  }

  /// Lays out what waits at a level, at states below a number.
  func beginLevel(stateCount: Int) {
    rows = []
    lanes.removeAll(keepingCapacity: true)
    heads = ContiguousArray(repeating: 0, count: stateCount)
    firstLanes = []
    for product in products {
      firstLanes.append(lanes.count)
      for (position, node) in product.queue.enumerated() {
        let next = heads[Int(node.state)]
        lanes.append(
          Lane(
            rule: product.rule, memory: node.memory, kind: node.kind, position: UInt32(position), next: next))
        heads[Int(node.state)] = UInt32(lanes.count)
      }
    }
  }

  /// The states below a number at which something waits.
  func waiting(below count: Int) -> [UInt32] {
    (0..<UInt32(count)).filter { heads[Int($0)] != 0 }
  }

  /// Calls with every lane of a state.
  @inlinable
  func forEachLane(of state: UInt32, _ work: (Lane) -> Void) {
    var place = heads[Int(state)]
    while place != 0 {
      let lane = lanes[Int(place) - 1]
      work(lane)
      place = lane.next
    }
  }

  /// Takes in the steps of a level.
  func take(_ rows: [StepRows]) { self.rows += rows }

  /// Follows every rule along the steps of a level.
  func endLevel(_ tables: [[MemoryTable]], _ jobs: Jobs) {
    places = ContiguousArray(repeating: Place(rows: 0, origin: 0, lane: 0), count: lanes.count)
    for (number, rows) in rows.enumerated() {
      for (index, origin) in rows.origins.enumerated() {
        var column: UInt32 = 0
        var place = heads[Int(origin.node)]
        while place != 0 {
          places[Int(place) - 1] = Place(rows: UInt32(number), origin: UInt32(index), lane: column)
          column += 1
          place = lanes[Int(place) - 1].next
        }
      }
    }
    let running = products.filter { $0.stop == nil }
    _ = jobs.map(running) { $0.follow(self, tables) }
    depth += 1
    rows = []
  }

  /// The violations of a rule at a level, in the order of its own search.
  func breaks(of rule: Int) -> [StepRows.Break] {
    rows.flatMap { $0.breaks.filter { $0.rule == rule } }.sorted { $0.order < $1.order }
  }

  /// Ends all that runs.
  func stop(_ reason: ExploreReport.Stop) {
    for product in products where product.stop == nil { product.stop = reason }
  }
}
