/// How much of what there is a campaign has seen: abstract states, and pairs of one and a kind of action applied
/// there, against all that exploration reaches within the limits.
public struct Coverage: Equatable, Sendable {
  /// The limits of the exploration.
  public let bound: ModelBound
  /// Explored abstract states that the campaign came to.
  public let states: Int
  /// Abstract states that were explored.
  public let statesExplored: Int
  /// Explored pairs that the campaign met.
  public let pairs: Int
  /// Pairs that were explored.
  public let pairsExplored: Int
}

/// Abstract states, and the kinds of action applied in each.
public struct AbstractPlaces: Equatable, Sendable {
  /// For each abstract state whether it was come to.
  public var states: [Bool]
  /// For each abstract state the kinds of action that were applied there, one bit each.
  public var kinds: [UInt64]

  /// An empty set for so many places.
  init(count: Int) {
    states = Array(repeating: false, count: count)
    kinds = Array(repeating: 0, count: count)
  }

  /// How many abstract states were come to.
  public var stateCount: Int { states.count { $0 } }
  /// How many pairs of a state and a kind were met.
  public var pairCount: Int { kinds.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// What both know.
  func common(with other: AbstractPlaces) -> AbstractPlaces {
    var common = self
    for index in states.indices {
      common.states[index] = states[index] && other.states[index]
      common.kinds[index] &= other.kinds[index]
    }
    return common
  }
}

extension FuzzTarget {
  /// The options of an exploration that only counts places.
  func countingOptions(_ options: CampaignOptions) -> ExploreOptions {
    var counting = ExploreOptions()
    counting.rules = RuleSelection(only: [])
    counting.starts = options.starts
    counting.jobs = options.jobs
    counting.memory = 4 << 30
    counting.time = options.time
    counting.isInterrupted = options.isInterrupted
    return counting
  }
}
