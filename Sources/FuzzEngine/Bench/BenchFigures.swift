/// What a benchmark measured of one system; rates are actions a second.
public struct BenchFigures: Hashable, Sendable {
  /// The system's name.
  public let system: String
  /// Stepping and nothing else: no draw, no rule, nothing derived that only rules look at.
  public let bare: Double
  /// A campaign on one processor with every rule that binds the system: draws, steps, rules, books.
  public let checked: Double
  /// Transitions of an exploration a second; nil where the system cannot be explored.
  public var transitions: Double?
  /// Distinct states that the exploration found a second.
  public var states: Double?
  /// The rate of two jobs over that of one; nil where the system runs on the main actor, or on one processor.
  public let scaling: Double?
  /// What each rule costs, in the order in which reports list them.
  public let rules: [RuleCost]

  /// How many times as long a checked action takes as a bare one.
  public var overhead: Double { bare / checked }

  /// What one rule costs.
  public struct RuleCost: Hashable, Sendable {
    /// The rule.
    public let id: String
    /// Nanoseconds per action of a campaign, played with this rule alone and without any.
    public let nanoseconds: Double

    /// Notes a cost.
    public init(id: String, nanoseconds: Double) {
      self.id = id
      self.nanoseconds = nanoseconds
    }
  }

  /// Notes figures.
  public init(
    system: String, bare: Double, checked: Double, transitions: Double? = nil, states: Double? = nil,
    scaling: Double?, rules: [RuleCost] = []
  ) {
    self.system = system
    self.bare = bare
    self.checked = checked
    self.transitions = transitions
    self.states = states
    self.scaling = scaling
    self.rules = rules
  }
}
