/// What a rule sees: the screen before, what was done, and the screen after.
///
/// For rules of kind *step* both ends are at rest. For *always* and for memory rules of every turn, `before`
/// is the end of the turn before. At the launch there is no action, and `before` equals `after`.
@frozen
public struct Step<Observation: Sendable, Action: Sendable>: Sendable {
  /// What was seen before.
  public var before: Observation
  /// What was done; nil at the launch and for a turn in which only a delivery landed.
  public var action: Action?
  /// The kind of the line's action, `ActionKind.launch` at the launch.
  public var kind: ActionKind
  /// What is seen after.
  public var after: Observation
  /// Whether the action was there to be taken.
  public var isApplied: Bool
  /// Whether nothing was in flight when the line began.
  public var beganAtRest: Bool
  /// Whether nothing is in flight now.
  public var isAtRest: Bool

  /// Puts a step together; rules and tests rarely need to.
  @inlinable
  public init(
    before: Observation, action: Action?, kind: ActionKind, after: Observation, isApplied: Bool,
    beganAtRest: Bool, isAtRest: Bool
  ) {
    self.before = before
    self.action = action
    self.kind = kind
    self.after = after
    self.isApplied = isApplied
    self.beganAtRest = beganAtRest
    self.isAtRest = isAtRest
  }

  /// The step that stands for a launch: nothing was done, and what is seen is all there is.
  @inlinable
  public init(launch observation: Observation, isAtRest: Bool) {
    self.init(
      before: observation, action: nil, kind: .launch, after: observation, isApplied: true,
      beganAtRest: isAtRest, isAtRest: isAtRest)
  }
}
