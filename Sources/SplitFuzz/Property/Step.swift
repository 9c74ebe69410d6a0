/// What a rule sees: the screen before, what was done, and the screen after.
///
/// For rules of kind *step* both ends are at rest. For *always* and for memory rules of every turn, `before`
/// is the end of the turn before. At the launch there is no action, and `before` equals `after`.
///
/// A step is good for as long as the call lasts that hands it over: the player writes the next one in its
/// place. It is a class because two observations are too large to be copied for every rule.
public final class Step<Observation: Sendable, Action: Sendable> {
  /// What was seen before.
  @exclusivity(unchecked) public var before: Observation
  /// What was done; nil at the launch and for a turn in which only a delivery landed.
  @exclusivity(unchecked) public var action: Action?
  /// The kind of the line's action, `ActionKind.launch` at the launch.
  @exclusivity(unchecked) public var kind: ActionKind
  /// What is seen after.
  @exclusivity(unchecked) public var after: Observation
  /// Whether the action was there to be taken.
  @exclusivity(unchecked) public var isApplied: Bool
  /// Whether nothing was in flight when the line began.
  @exclusivity(unchecked) public var beganAtRest: Bool
  /// Whether nothing is in flight now.
  @exclusivity(unchecked) public var isAtRest: Bool

  /// The step that stands for a launch: nothing was done, and what is seen is all there is.
  @inlinable
  public init(launch observation: Observation, isAtRest: Bool) {
    before = observation
    action = nil
    kind = .launch
    after = observation
    isApplied = true
    beganAtRest = isAtRest
    self.isAtRest = isAtRest
  }

  /// Takes the place of a launch.
  @inlinable
  func launch(_ observation: Observation, isAtRest: Bool) {
    before = observation
    action = nil
    kind = .launch
    after = observation
    isApplied = true
    beganAtRest = isAtRest
    self.isAtRest = isAtRest
  }
}
