/// Whether the verdict on another trace of a failure says no less than that on the first.
typealias VerdictComparison = @Sendable (Finding.Signature, TraceText, TraceText) -> Bool

/// How much work shrinking one trace may take.
public struct ShrinkOptions: Sendable {
  /// Machine steps, so that the result is the same everywhere.
  public var steps: Int
  /// How many states the proof that nothing is shorter may visit; zero proves nothing.
  public var proveStates: Int
  /// Cuts shrinking and proving short; nil means never.
  public var time: Duration?
  /// Which starts a trace may move to, indices into the machine's starts; nil means its default starts.
  public var starts: [Int]?
  /// Which rules are watched.
  public var rules: RuleSelection
  /// Called now and then; true cuts shrinking and proving short.
  public var isInterrupted: @Sendable () -> Bool = { false }
  /// Whether the verdict on another trace of a failure says no less; nil keeps each where it was shrunk.
  var agrees: VerdictComparison?

  /// Limits the work; the command line's defaults.
  public init(
    steps: Int = 10_000_000, proveStates: Int = 50_000, time: Duration? = nil, starts: [Int]? = nil,
    rules: RuleSelection = RuleSelection()
  ) {
    self.steps = steps
    self.proveStates = proveStates
    self.time = time
    self.starts = starts
    self.rules = rules
  }
}
