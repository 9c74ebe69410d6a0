/// How much work shrinking one trace may take.
public struct ShrinkOptions: Hashable, Sendable {
  /// Machine steps, so that the result is the same everywhere.
  public var steps: Int
  /// Cuts shrinking short; nil means never.
  public var time: Duration?
  /// Which starts a trace may move to, indices into the machine's starts; nil means its default starts.
  public var starts: [Int]?
  /// Which rules are watched.
  public var rules: RuleSelection

  /// Limits the work; the command line's defaults.
  public init(
    steps: Int = 10_000_000, time: Duration? = nil, starts: [Int]? = nil,
    rules: RuleSelection = RuleSelection()
  ) {
    self.steps = steps
    self.time = time
    self.starts = starts
    self.rules = rules
  }
}
