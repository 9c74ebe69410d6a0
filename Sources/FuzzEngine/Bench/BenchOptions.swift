/// How long a benchmark measures, and on what.
public struct BenchOptions: Sendable {
  /// How often everything is measured, each thing once a round; the figures are medians over rounds.
  public var rounds: Int
  /// About how long one measurement takes, in milliseconds.
  public var sampleMilliseconds: Int
  /// The seed of what is played.
  public var seed: UInt64
  /// How many processors there are; with one no scaling is measured.
  public var processors: Int
  /// Whether the cost of each rule is measured too.
  public var measuresRules: Bool

  /// Asked after each round; true ends measuring with the rounds that there are.
  public var isInterrupted: @Sendable () -> Bool = { false }

  /// How many runs of 200 actions are recorded for the bare loop and for the cost of rules.
  public var recordedRuns = 960

  /// Makes options with the command line's defaults.
  public init(
    rounds: Int = 5, sampleMilliseconds: Int = 150, seed: UInt64 = 1, processors: Int = 1,
    measuresRules: Bool = true
  ) {
    self.rounds = rounds
    self.sampleMilliseconds = sampleMilliseconds
    self.seed = seed
    self.processors = processors
    self.measuresRules = measuresRules
  }
}
