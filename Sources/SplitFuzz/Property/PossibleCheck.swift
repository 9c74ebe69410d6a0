/// The check of a rule that something can still be reached by a person within a bound.
///
/// The engine tries the obvious way: it asks for the next action again and again, each settled, until the goal
/// is reached, no action is left, or the bound is spent.
public struct PossibleCheck<Observation: Sendable, Action: Sendable>: Sendable {
  /// How many actions a person may need from here; nil where the rule has nothing to say.
  public let bound: @Sendable (Observation) -> Int?
  /// Whether the goal is reached.
  public let isReached: @Sendable (Observation) -> Bool
  /// What a person would try next; nil when nothing is left to try.
  public let next: @Sendable (Observation) -> Action?
  /// The way to break the rule that is reported when the goal is not reached.
  public let way: Way

  /// Makes a check.
  public init(
    way: Way, bound: @escaping @Sendable (Observation) -> Int?,
    isReached: @escaping @Sendable (Observation) -> Bool,
    next: @escaping @Sendable (Observation) -> Action?
  ) {
    self.way = way
    self.bound = bound
    self.isReached = isReached
    self.next = next
  }
}
