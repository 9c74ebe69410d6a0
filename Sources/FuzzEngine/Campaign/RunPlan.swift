/// All that decides what a run does, apart from its number and what earlier epochs learned.
@usableFromInline
struct RunPlan: Sendable {
  @usableFromInline let seed: UInt64
  @usableFromInline let steps: Int
  @usableFromInline let starts: [Int]
  /// The one strategy of all runs, which may be `mix`.
  @usableFromInline let strategy: FuzzStrategy
  @usableFromInline let uniform: Weights
  @usableFromInline let weighted: Weights
  /// Those of a run of a mix that mostly goes on, as half of the runs do; nil where none does.
  @usableFromInline let walking: Weights?
  /// The machine's weights, from which a swarm leaves some out.
  let shares: [Int]
  @usableFromInline let shard: CampaignOptions.Shard
  /// The shares of marked lines among which an interleaving run draws, in 256ths: 5 %, 20 %, 50 %, or more.
  let interleavedShares: [UInt8]
  /// The same for other strategies: no marks in most traces, few or many in the others.
  let markShares: [UInt8]
  /// Whether anything that a run discovers is of use to later ones, or told.
  @usableFromInline let learns: Bool
  /// What a call of `test` that plays a trace again needs besides its actions and its start.
  let reproducing: (variable: String, arguments: [String])

  init(_ options: CampaignOptions, for machine: some EngineMachine) {
    let points = machine.starts
    let starts = options.starts ?? points.defaults
    precondition(
      !starts.isEmpty && starts.allSatisfy(points.indices.contains),
      "the starts \(starts) are not among the machine's 0..<\(points.count)")
    precondition(options.steps >= 0, "a run cannot have \(options.steps) lines")
    precondition(
      (1...max(1, options.shard.count)).contains(options.shard.index),
      "shard \(options.shard.index) is not among 1...\(options.shard.count)")
    seed = options.seed
    steps = options.steps
    self.starts = starts
    let name = options.strategy ?? FuzzStrategy.mix.rawValue
    guard let strategy = FuzzStrategy(rawValue: name) else {
      preconditionFailure("there is no strategy '\(name)' among \(FuzzStrategy.allCases.map(\.rawValue))")
    }
    self.strategy = strategy
    let isDrawn = machine.actionKinds.map { options.kinds?.contains($0) ?? true }
    precondition(
      isDrawn.contains(true), "none of the kinds \(options.kinds ?? []) is among \(machine.actionKinds)")
    uniform = Weights(isDrawn.map { $0 ? 1 : 0 })
    let drawn = zip(machine.weights, isDrawn).map { $1 ? $0 : 0 }
    // Who asks for kinds that are never drawn otherwise wants them alike.
    shares = drawn.allSatisfy { $0 == 0 } ? isDrawn.map { $0 ? 1 : 0 } : drawn
    weighted = Weights(shares)
    let walk = strategy == .mix ? zip(machine.walkWeights, isDrawn).map { $1 ? $0 : 0 } : []
    walking = walk.contains { $0 > 0 } ? Weights(walk) : nil
    interleavedShares = machine.ordersWork ? [128, 192, 218] : [13, 51, 128]
    markShares = machine.ordersWork ? [128, 192, 192, 0, 13, 128, 218, 51] : [0, 0, 0, 0, 13, 51, 128, 51]
    (shard, reproducing) = (options.shard, options.reproducing)
    learns = [.mix, .novelty, .coverage, .corpus].contains(strategy) || options.runDone != nil
  }

  /// How many runs an epoch has; what is found may depend on it, so it never changes.
  ///
  /// Where the code under test counts its edges there is one job, which may learn at once.
  static var epochLength: Int { EdgeCounters.count > 0 ? 4 : 64 }

  /// How many runs are played at once after the first `runs` runs: the first epoch has parts, each as long as all before
  /// it, so that what is found soon is reported soon.
  static func partLength(after runs: Int) -> Int { min(epochLength, max(1, runs)) }

  /// The number of the run at a position among this shard's runs.
  @inlinable
  func run(at position: Int) -> Int { position * shard.count + shard.index - 1 }

  /// How many of the first `runs` runs of a campaign are this shard's.
  func share(of runs: Int) -> Int { max(0, (runs - shard.index + shard.count) / shard.count) }
}
