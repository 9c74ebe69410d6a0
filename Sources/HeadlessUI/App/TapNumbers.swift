/// The numbers of what can be tapped: sixteen on a screen, shared by the columns that may stand beside each other.
///
/// Each column has numbers of its own, so that a trace means the same whatever stands in the others. Where the survey has met
/// more in a column than it usually has, they are shared out by what it has met there.
struct TapNumbers {
  static let count = 16
  /// The columns, in the order of their numbers.
  enum Column: Int { case last, middle, leading }
  /// On which screens they are the same.
  enum Screen: Hashable {
    case oneColumn(of: Int)
    case columns(Int)
  }

  private let usual: [Int]
  /// Whether no column stands beside another.
  private let isAlone: Bool
  /// How much each column has had at most, and how much without what stands in rows like those before them.
  private var all = [0, 0, 0], needed = [0, 0, 0]
  private var ranges: [Range<Int>]

  init(on screen: Screen) {
    switch screen {
    case .oneColumn(let columns): (usual, isAlone) = (Self.usual(columns), true)
    case .columns(let columns): (usual, isAlone) = (Self.usual(columns), false)
    }
    ranges = Self.ranges(usual)
  }
  private static func usual(_ columns: Int) -> [Int] { columns < 3 ? [10, 0, 6] : [7, 4, 5] }

  /// The numbers of a column.
  func of(_ column: Column) -> Range<Int> { ranges[column.rawValue] }

  /// Notes what there is in a column, of which so many are needed.
  mutating func meet(needed count: Int, of whole: Int, in column: Column) {
    let column = column.rawValue
    all[column] = max(all[column], whole)
    needed[column] = max(needed[column], count, min(whole, usual[column]))
    let isMuch = (isAlone ? all.max() ?? 0 : all.reduce(0, +)) > Self.count
    let counts = isMuch ? needed : all
    if !zip(counts, usual).contains(where: { $0 > $1 }) {
      ranges = Self.ranges(usual)
    } else {
      ranges = isAlone ? ranges.map { _ in 0..<Self.count } : Self.ranges(shared(counts))
    }
  }

  /// Each number goes to the column with the fewest of those that need more; those left over, to one with fewer than usual.
  private func shared(_ needed: [Int]) -> [Int] {
    var counts = needed.map { _ in 0 }
    for _ in 0..<Self.count {
      var lacking = counts.indices.filter { counts[$0] < needed[$0] }
      if lacking.isEmpty { lacking = counts.indices.filter { counts[$0] < usual[$0] } }
      guard let column = lacking.min(by: { counts[$0] < counts[$1] }) else { break }
      counts[column] += 1
    }
    return counts
  }

  private static func ranges(_ counts: [Int]) -> [Range<Int>] {
    counts.indices.map { column in
      let first = counts[..<column].reduce(0, +)
      return first..<first + counts[column]
    }
  }
}
