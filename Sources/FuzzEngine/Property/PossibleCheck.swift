/// The check of a rule that something can still be reached by a person within a number of actions.
///
/// The engine tries the obvious ways, one attempt after the other: it requests the next action again and
/// again, each settled, until the goal is reached, no action is left, or the limit is reached. Only where they
/// fail it searches, breadth-first, through all that a person can do within the limit; a machine without an
/// alphabet has the obvious ways only.
public struct PossibleCheck<Observation: Sendable, Action: Sendable>: Sendable {
  /// How many actions a person may need from here; nil where the rule has nothing to say.
  public let bound: @Sendable (Observation) -> Int?
  /// Whether the goal is reached: from the observation where the evaluation began, and the one now.
  public let isReached: @Sendable (_ start: Observation, _ now: Observation) -> Bool
  /// How many ways a person would try, each from the start.
  public let attempts: Int
  /// What a person would do next in an attempt, counted from zero; nil when nothing is left to try.
  public let next: @Sendable (Observation, Int) -> Action?
  /// The violation kind that is reported when the goal is not reached.
  public let violationKind: ViolationKind
  /// Whether the goal is the same in every state.
  public let isSameEverywhere: Bool

  /// Makes a check whose goal is the same in every state.
  public init(
    violationKind: ViolationKind, attempts: Int = 1, bound: @escaping @Sendable (Observation) -> Int?,
    isReached: @escaping @Sendable (Observation) -> Bool,
    next: @escaping @Sendable (Observation, Int) -> Action?
  ) {
    self.violationKind = violationKind
    self.attempts = attempts
    self.bound = bound
    self.isReached = { _, now in isReached(now) }
    self.next = next
    isSameEverywhere = true
  }

  /// Makes a check whose goal depends on the state.
  public init(
    violationKind: ViolationKind, attempts: Int = 1, bound: @escaping @Sendable (Observation) -> Int?,
    isReachedFrom isReached: @escaping @Sendable (_ start: Observation, _ now: Observation) -> Bool,
    next: @escaping @Sendable (Observation, Int) -> Action?
  ) {
    self.violationKind = violationKind
    self.attempts = attempts
    self.bound = bound
    self.isReached = isReached
    self.next = next
    isSameEverywhere = false
  }
}
