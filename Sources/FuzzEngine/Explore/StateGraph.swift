/// Where a step leads, and the number of its label: which line it is, and what each rule with memory reads of it.
@usableFromInline
struct StateEdge: BitwiseCopyable, Sendable {
  /// The state's number; what lies beyond the states visited so far is a candidate's number there.
  @usableFromInline var target: UInt32
  @usableFromInline var label: UInt32

  @inlinable
  init(target: UInt32, label: UInt32) {
    self.target = target
    self.label = label
  }
}

/// The transitions between a machine's states, stored once for all rules with memory.
///
/// It is unchecked because the explorer fills it alone, and it is only read afterwards.
final class StateGraph: @unchecked Sendable {
  let layout: LabelLayout
  let labels = ByteTable()
  /// The states at the starts, in the order of the starts.
  private(set) var starts: [UInt32] = []
  /// The labels' numbers here, by a worker's numbers.
  private var known: [[UInt32]]
  @exclusivity(unchecked) private var pieces: [UnsafeMutableBufferPointer<StateEdge>] = []
  /// For each state the piece that has its edges, and where they end there.
  @exclusivity(unchecked) private var ends: ContiguousArray<(piece: UInt32, end: UInt32)> = []
  private(set) var edgeCount = 0

  init(_ layout: LabelLayout, workers: Int) {
    self.layout = layout
    known = Array(repeating: [], count: workers)
  }

  deinit { pieces.forEach { $0.deallocate() } }

  /// What it takes now.
  var byteCount: Int {
    edgeCount * MemoryLayout<StateEdge>.stride + ends.count * 8 + labels.byteCount
      + known.reduce(0) { $0 + $1.count * 4 }
  }

  /// Takes in the states at the starts.
  func begin(_ numbers: [UInt32]) { starts = numbers }

  /// Takes in the edges of the next states.
  ///
  /// - Parameters:
  ///   - edges: The edges of all these states.
  ///   - counts: How many each state has.
  ///   - worker: Whose numbers the labels have.
  ///   - table: That worker's labels.
  ///   - stateCount: How many states had numbers when they were expanded.
  ///   - numbers: The numbers that the candidates have been given since.
  func take(
    _ edges: ContiguousArray<StateEdge>, counts: ContiguousArray<UInt32>, worker: Int, _ table: ByteTable,
    stateCount: UInt32, numbers: [UInt32]
  ) {
    while known[worker].count < table.count {
      known[worker].append(labels.number(of: table[known[worker].count]))
    }
    let piece = UnsafeMutableBufferPointer<StateEdge>.allocate(capacity: edges.count)
    known[worker].withUnsafeBufferPointer { known in
      for (index, edge) in edges.enumerated() {
        let target = edge.target < stateCount ? edge.target : numbers[Int(edge.target - stateCount)]
        piece.initializeElement(at: index, to: StateEdge(target: target, label: known[Int(edge.label)]))
      }
    }
    var end: UInt32 = 0
    for count in counts {
      end += count
      ends.append((UInt32(pieces.count), end))
    }
    pieces.append(piece)
    edgeCount += edges.count
  }

  /// The edges of a state, in the order of their codes.
  func edges(of state: UInt32) -> UnsafeBufferPointer<StateEdge> {
    let (piece, end) = ends[Int(state)]
    let isFirst = state == 0 || ends[Int(state) - 1].piece != piece
    let start = isFirst ? 0 : ends[Int(state) - 1].end
    return UnsafeBufferPointer(rebasing: pieces[Int(piece)][Int(start)..<Int(end)])
  }
}
