/// The options of an exploration; every field but the last four decides what it finds.
public struct ExploreOptions: Sendable {
  /// The limits of the model; nil means the machine's own.
  public var bound: ModelBound?
  /// The most lines of a trace; nil means to the end of the bounded model.
  public var depth: Int?
  /// Which starts to use, indices into the machine's starts; nil means its default starts.
  public var starts: [Int]?
  /// Which rules to ask.
  public var rules = RuleSelection()
  /// Ends with what is known when states and frontiers take more bytes than this; nil means no limit.
  public var memory: Int?
  /// Ends with what is known after this time; nil means never.
  public var time: Duration?

  /// Whether findings are shrunk beyond the limits, proved minimal, and explained; without, each trace is the first
  /// that was met, which is minimal within the limits.
  public var shrinks = true
  /// Whether rules with memory are explored along with the states, where that fits; decides how long it takes, never
  /// what is found.
  var exploresAlong = true
  /// How many processors to use; decides how long it takes, never what is found.
  public var jobs = 1
  /// Called every few thousand states; true ends the exploration with what is known.
  public var isInterrupted: @Sendable () -> Bool = { false }
  /// Called with the progress every few thousand states.
  public var progress: (@Sendable (ExploreProgress) -> Void)?

  /// Makes options with the command line's defaults, to be changed field by field.
  public init() {}
}

/// How far an exploration is.
public struct ExploreProgress: Equatable, Sendable {
  /// What is explored now: the rules without memory, or the id of the one rule with it.
  public let subject: String
  /// How many lines lead to the states being expanded.
  public let depth: Int
  /// How many states of this depth wait or waited to be expanded, and how many were.
  public let frontier: Int
  /// How many of them were expanded.
  public let expanded: Int
  /// Distinct states so far.
  public let states: Int
  /// Transitions so far.
  public let transitions: Int
  /// Distinct states that may still come, judged by how the last levels grew or shrank; nil while they grow.
  public let statesToCome: Int?
}
