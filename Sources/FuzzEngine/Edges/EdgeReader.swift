/// Reads which edges of the code under test a line has passed, and how often.
///
/// A *feature* is an edge with the order of magnitude of its count: 1, 2, 3, 4–7, 8–15, 16–31, 32–127, or more. A list
/// that grows shows as one feature after the other.
@usableFromInline
final class EdgeReader {
  /// The features of each edge.
  private static let magnitudes = 8

  private let modules: [UnsafeMutableBufferPointer<UInt8>]
  /// Which edges were passed since the program began.
  private var isPassed: [Bool]
  /// The number of features.
  @usableFromInline let featureCount: Int
  /// The features of the line just read, in the order of edges.
  @exclusivity(unchecked) @usableFromInline private(set) var features: [Int] = []

  /// Makes a reader; nil where no code under test has counters.
  init?(_ modules: [UnsafeMutableBufferPointer<UInt8>] = EdgeCounters.modules) {
    let count = modules.reduce(0) { $0 + $1.count }
    guard count > 0 else { return nil }
    self.modules = modules
    isPassed = Array(repeating: false, count: count)
    featureCount = count * Self.magnitudes
  }

  /// Begins a line: what was passed before is not its own.
  @usableFromInline
  func clear() {
    read()
    for module in modules { module.update(repeating: 0) }
  }

  /// Reads what the line has passed.
  @usableFromInline
  func read() {
    features.removeAll(keepingCapacity: true)
    var first = 0
    for module in modules {
      for edge in module.indices where module[edge] != 0 {
        isPassed[first + edge] = true
        features.append((first + edge) * Self.magnitudes + Self.magnitude(of: module[edge]))
      }
      first += module.count
    }
  }

  /// The edges that the line just read has passed.
  var passedNow: [Int] { features.map { $0 / Self.magnitudes } }

  /// How many edges were passed.
  var passedCount: Int { isPassed.count { $0 } }

  /// Where the functions begin that were never entered.
  var unenteredFunctions: [UInt] {
    zip(EdgeCounters.tables.joined(), isPassed).filter { $0.flags & 1 != 0 && !$1 }.map(\.0.address)
  }

  private static func magnitude(of count: UInt8) -> Int {
    switch count {
    case 0...3: max(0, Int(count) - 1)
    case 4...7: 3
    case 8...15: 4
    case 16...31: 5
    case 32...127: 6
    default: 7
    }
  }
}
