/// What became of an action: it was there to be taken, or it was not.
public enum Outcome: Hashable, Sendable {
  /// The action was taken, even when it changed nothing (a dead tap is a tap).
  case applied
  /// The action was not there to be taken and changed nothing.
  ///
  /// The number is an index into `EngineMachine.ignoreReasons`.
  case ignored(UInt8)

  /// The outcome of an action that a machine refuses only because a limit of the model is reached.
  ///
  /// Rules see such a step as one that never was; reports count it.
  public static let limit = Outcome.ignored(0)
  /// The outcome of an action that cannot be taken now, for machines without reasons of their own.
  public static let notAvailable = Outcome.ignored(1)
}
