/// The options of a campaign; every field but the last three groups decides what it finds.
public struct CampaignOptions: Sendable {
  /// The seed of everything random.
  public var seed: UInt64
  /// How many runs, counted over all shards; nil means no limit but the time.
  public var runs: Int?
  /// How many lines a run has, in one trace or in several.
  public var steps = 200
  /// Ends the campaign after this time; nil means never.
  public var time: Duration?
  /// How long verdicts may take: as long as the campaign, and at least ten seconds; nil for no limit.
  var verdictTime: Duration? { time.map { max($0, .seconds(10)) } }
  /// Stops after the epoch, or the part of the first one, in which this many distinct findings are reached; nil means never.
  public var keepGoing: Int?
  /// Stops after the epoch in which the campaign has settled: 1,000 more runs come to a new abstract state, or pass a new
  /// edge of the code under test, with a chance of at most 5 %.
  public var untilSettled = false
  /// Which part of the runs is this one's, `index` in `1...count`.
  public var shard = Shard(1, of: 1)
  /// The strategy to use; nil means `mix`.
  public var strategy: String?
  /// The kinds of action that are drawn, by their names; nil means all.
  public var kinds: [String]?
  /// Traces that the strategy `corpus` changes; those that the machine cannot read are passed over.
  public var corpus: [TraceText] = []
  /// Which starts to use, indices into the machine's starts; nil means its default starts.
  public var starts: [Int]?
  /// Which rules to ask.
  public var rules = RuleSelection()

  /// Whether findings are shrunk.
  public var shrinks = true
  /// How many machine steps shrinking one finding may take.
  public var shrinkSteps = 10_000_000
  /// How many states the proof that nothing is shorter may visit for one finding; zero proves nothing.
  public var proveStates = 50_000
  /// Cuts the shrinking and the proof of one finding short; nil means never.
  ///
  /// With it the result depends on the speed of the computer.
  public var shrinkTime: Duration?

  /// Whether coverage is compared with all that exploration reaches at the machine's own limits.
  public var measuresCoverage = false
  /// How many processors to use; decides how long it takes, never what is found.
  public var jobs = 1
  /// Called now and then; true ends the campaign with what it has.
  public var isInterrupted: @Sendable () -> Bool = { false }
  /// Called with the progress at the end of every epoch, and of the parts of the first one: after 1, 2, 4 runs and so on.
  public var progress: (@Sendable (CampaignProgress) -> Void)?
  /// Called with each run at the end of its epoch, in the order of the runs.
  public var runDone: (@Sendable (CampaignRun) -> Void)?
  /// Whether the verdict on another trace of a failure says no less; nil reports it where it was shrunk.
  var agrees: VerdictComparison?
  /// What a call of `test` that plays a trace again needs besides its actions and its start.
  var reproducing: (variable: String, arguments: [String]) = ("system", [])
  /// How many of this shard's runs are played, where too many ended the process.
  var positionLimit: Int?
  /// Called with each failure when it is met for the first time, so that it can be saved at once; its trace is not shrunk.
  public var met: (@Sendable (Finding.Signature, Replay) -> Void)?

  /// Part `index` of `count` parts, counted from one.
  public struct Shard: Equatable, Sendable {
    /// Which part, in `1...count`.
    public let index: Int
    /// How many parts there are, at least one.
    public let count: Int

    /// Names a part.
    public init(_ index: Int, of count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// Makes options with the command line's defaults, to be changed field by field.
  ///
  /// - Parameters:
  ///   - seed: What decides everything that is drawn.
  ///   - runs: How many traces are played.
  public init(seed: UInt64, runs: Int = 1_000) {
    self.seed = seed
    self.runs = runs
  }
}

/// Which of a system's rules are evaluated.
public struct RuleSelection: Equatable, Sendable {
  /// Only these ids; nil means all.
  public var only: [String]?
  /// Never these ids.
  public var without: [String]

  /// Selects rules; all of them by default.
  public init(only: [String]? = nil, without: [String] = []) {
    self.only = only
    self.without = without
  }

  /// Whether a rule is selected.
  public func includes(_ id: String) -> Bool { (only?.contains(id) ?? true) && !without.contains(id) }
}

/// How far a campaign is.
public struct CampaignProgress: Equatable, Sendable {
  /// Runs done.
  public let runs: Int
  /// The number of runs requested; nil where only the time limits them.
  public let runLimit: Int?
  /// Lines played.
  public let actions: Int
  /// Distinct findings so far.
  public let findings: Int
}
