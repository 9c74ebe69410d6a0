/// How much work shrinking one trace may take.
public struct ShrinkOptions: Hashable, Sendable {
  /// Machine steps, so that the result is the same everywhere.
  public var steps: Int
  /// Cuts shrinking short; nil means never.
  public var time: Duration?
  /// Which rules are watched.
  public var rules: RuleSelection

  /// Limits the work; the command line's defaults.
  public init(steps: Int = 10_000_000, time: Duration? = nil, rules: RuleSelection = RuleSelection()) {
    self.steps = steps
    self.time = time
    self.rules = rules
  }
}
