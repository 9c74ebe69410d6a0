/// The number of the state where a step leads, and that of its label: which line it is, and what each rule with memory
/// reads of it.
///
/// What lies beyond the states visited so far is a candidate's number there.
@usableFromInline typealias StateEdge = (target: UInt32, label: UInt32)

/// The transitions between a machine's states, stored once for all rules with memory: six bytes each.
///
/// It is unchecked because the explorer fills it alone, and it is only read afterwards.
final class StateGraph: @unchecked Sendable {
  /// The edges of some states; a label is a place among those that stand on them.
  private struct Piece {
    let targets: UnsafeMutableBufferPointer<UInt32>
    let places: UnsafeMutableBufferPointer<UInt16>
    let labels: ContiguousArray<UInt32>
  }

  /// How many edges a piece has at most, so that it has no more labels than places have numbers.
  private static var pieceLength: Int { Int(UInt16.max) + 1 }

  let layout: LabelLayout
  let labels = ByteTable()
  /// The states at the starts, in the order of the starts.
  private(set) var starts: [UInt32] = []
  /// For each worker by its labels' numbers: their numbers here, and the piece on which each stood last, with its place.
  private var known: [[(label: UInt32, piece: Int, place: UInt16)]]
  @exclusivity(unchecked) private var pieces: ContiguousArray<Piece> = []
  /// For each state the piece that has its edges, and where they end there.
  @exclusivity(unchecked) private var ends: ContiguousArray<(piece: UInt32, end: UInt32)> = []
  private var edgeByteCount = 0

  init(_ layout: LabelLayout, workers: Int) {
    self.layout = layout
    known = Array(repeating: [], count: workers)
  }

  deinit {
    for piece in pieces {
      piece.targets.deallocate()
      piece.places.deallocate()
    }
  }

  /// What it takes now.
  var byteCount: Int {
    edgeByteCount + ends.count * 8 + labels.byteCount + known.reduce(0) { $0 + $1.count * 16 }
  }

  func begin(_ numbers: [UInt32]) { starts = numbers }

  /// Takes in the edges of the next states, so many of each, with the labels of a worker: `stateCount` states had numbers when
  /// they were expanded, and the candidates have been given `numbers` since.
  func take(
    _ edges: ContiguousArray<StateEdge>, counts: ContiguousArray<UInt32>, worker: Int, _ table: ByteTable,
    stateCount: UInt32, numbers: [UInt32]
  ) {
    while known[worker].count < table.count {
      known[worker].append((labels.number(of: table[known[worker].count]), -1, 0))
    }
    func target(_ edge: StateEdge) -> UInt32 {
      edge.target < stateCount ? edge.target : numbers[Int(edge.target - stateCount)]
    }
    var range = 0..<0
    for count in counts {
      if range.count + Int(count) > Self.pieceLength {
        store(edges[range], worker, target)
        range = range.upperBound..<range.upperBound
      }
      range = range.lowerBound..<range.upperBound + Int(count)
      ends.append((UInt32(pieces.count), UInt32(range.count)))
    }
    store(edges[range], worker, target)
  }

  private func store(_ edges: ArraySlice<StateEdge>, _ worker: Int, _ target: (StateEdge) -> UInt32) {
    let targets = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: edges.count)
    let places = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: edges.count)
    var labels: ContiguousArray<UInt32> = []
    for (index, edge) in edges.enumerated() {
      let label = Int(edge.label)
      if known[worker][label].piece != pieces.count {
        known[worker][label].piece = pieces.count
        known[worker][label].place = UInt16(labels.count)
        labels.append(known[worker][label].label)
      }
      targets.initializeElement(at: index, to: target(edge))
      places.initializeElement(at: index, to: known[worker][label].place)
    }
    pieces.append(Piece(targets: targets, places: places, labels: labels))
    edgeByteCount += edges.count * 6 + labels.count * 4
  }

  /// Calls a function with each edge of a state, in the order of their codes; returns how many it has.
  @inline(__always)
  func forEachEdge(of state: UInt32, _ body: (StateEdge) -> Void) -> Int {
    let (number, end) = ends[Int(state)]
    let isFirst = state == 0 || ends[Int(state) - 1].piece != number
    let start = isFirst ? 0 : ends[Int(state) - 1].end
    let piece = pieces[Int(number)]
    for index in Int(start)..<Int(end) {
      body((piece.targets[index], piece.labels[Int(piece.places[index])]))
    }
    return Int(end - start)
  }
}
