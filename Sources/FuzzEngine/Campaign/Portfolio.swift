/// Shares the traces of an epoch among the strategies of a mix: more to those that discovered more, some to
/// all.
///
/// It counts in integers and in run order, so that a campaign is the same on every platform.
package struct Portfolio: Sendable {
  /// All shares together.
  package static let whole = 64
  /// What each strategy keeps of it, whatever it discovers.
  package static let floor = 4
  /// What `coverage` keeps, where there is something to count: what it needs to come to a bug is discovered step by step,
  /// and the last steps discover nothing.
  package static let coverageFloor = 32

  /// The strategies, in the order of `shares`.
  package let arms = FuzzStrategy.singles
  /// What each arm discovered for its share, half of it forgotten every epoch.
  private var scores: [Int]

  /// Before anything is known, the plain ones are believed to discover the most.
  package init() {
    let initial: [FuzzStrategy: Int] = [
      .uniform: 5, .weighted: 2, .interleaving: 2, .novelty: 2, .corpus: 1, .coverage: 2,
    ]
    scores = arms.map { initial[$0, default: 0] }
  }

  /// The share of each strategy; they add up to `whole`.
  package var shares: [Int] {
    let floors = arms.map { $0 == .coverage ? Self.coverageFloor : Self.floor }
    let free = Self.whole - floors.reduce(0, +)
    let total = scores.reduce(0, +)
    var parts = scores.map { total == 0 ? free / arms.count : free * $0 / total }
    // What rounding leaves goes to the first.
    for index in 0..<free - parts.reduce(0, +) { parts[index % parts.count] += 1 }
    return zip(parts, floors).map { $0 + $1 }
  }

  /// Every strategy as often as its share says.
  var strategies: [FuzzStrategy] {
    zip(arms, shares).flatMap { arm, share in Array(repeating: arm, count: share) }
  }

  /// Ends an epoch: `rewards` is what each strategy discovered with its share.
  package mutating func learn(_ rewards: [FuzzStrategy: Int]) {
    let shares = shares
    for index in arms.indices {
      scores[index] = scores[index] / 2 + rewards[arms[index], default: 0] * 256 / shares[index]
    }
  }
}
