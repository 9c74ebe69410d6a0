/// How long a benchmark measures, and on what.
struct BenchOptions: Sendable {
  /// How often everything is measured; the figures are medians over rounds.
  var rounds = 5
  /// About how long one measurement takes, in milliseconds.
  var sampleMilliseconds = 150
  /// How many processors there are; with one no scaling is measured.
  var processors = 1
  var measuresRules = true
  /// The runs that are played before anything is measured.
  var warmUpRuns = 240
  /// Read after each round.
  var isInterrupted: @Sendable () -> Bool = { false }
}

/// What a benchmark measured of one system; rates are actions a second.
struct BenchFigures: Sendable {
  let system: String
  /// A campaign on one processor without rules.
  let unchecked: Double
  /// A campaign on one processor with every rule that applies.
  let checked: Double
  /// Transitions and distinct states of an exploration a second; nil where the system cannot be explored.
  var transitions: Double?
  var states: Double?
  /// The rate of two jobs over that of one; nil where the system runs on the main actor, or on one processor.
  let scaling: Double?
  let rules: [RuleCost]

  /// How many times as long a checked action takes.
  var overhead: Double { unchecked / checked }

  /// Nanoseconds per action of a campaign with this rule alone, less those without any.
  struct RuleCost: Sendable {
    let id: String
    let nanoseconds: Double
  }
}

/// Measures one target.
///
/// A computer is never quiet, so time is the processor's time of the one thread that plays, and everything is measured
/// once a round, so that what slows one measurement slows its neighbours too. Only two jobs are measured by the clock.
struct Benchmark<Machine: EngineMachine> {
  /// A campaign whose findings are known already, so that it meets nothing for the first time.
  private struct Playing {
    let worker: Worker<Machine>
    let epoch: Epoch<Machine>
  }

  private let target: FuzzTarget<Machine>
  private let options: BenchOptions
  private let ids: [String]
  private let unchecked: Playing
  private let checked: Playing
  private let alone: [Playing]
  private let steps: Int
  private var runs: Int
  private var rates: [String: [Double]] = [:]
  private var costs: [[Double]]

  /// Finds out how much fills a measurement.
  init(_ target: FuzzTarget<Machine>, _ options: BenchOptions) {
    var target = target
    target.seededFaults = []
    (self.target, self.options) = (target, options)
    let machine = target.machine
    let plan = RunPlan(CampaignOptions(seed: 1), for: machine)
    steps = plan.steps
    func playing(_ rules: [FuzzTarget<Machine>.TargetRule]) -> Playing {
      let worker = Worker(machine, rules: rules, plan: plan)
      let first = target.loops.playRuns(
        worker, 0..<options.warmUpRuns, Epoch(of: plan, for: machine, known: []))
      return Playing(worker: worker, epoch: Epoch(of: plan, for: machine, known: first.firsts.map(\.key)))
    }
    let seen = machine.observe(machine.state(at: machine.fullestStart))
    let rules = target.rules.filter { $0.applies(seen) }
    (unchecked, checked) = (playing([]), playing(target.rules))
    alone = options.measuresRules ? rules.map { playing([$0]) } : []
    ids = rules.map(\.id)
    costs = alone.map { _ in [] }
    runs = options.warmUpRuns
    let seconds = secondsPerAction(checked, runs: runs) * Double(steps)
    runs = max(3, Int(Double(options.sampleMilliseconds) / 1_000 / max(seconds, 1e-9)))
  }

  /// Measures once everything that needs one thread.
  mutating func measureRound() {
    add("unchecked", 1 / secondsPerAction(unchecked, runs: runs))
    add("checked", 1 / secondsPerAction(checked, runs: runs))
    let few = max(1, runs / 4)
    let none = secondsPerAction(unchecked, runs: few)
    for (index, playing) in alone.enumerated() {
      costs[index].append(max(0, secondsPerAction(playing, runs: few) - none) * 1e9)
    }
  }

  /// Measures two jobs, and one beside it.
  mutating func measureScaling() {
    func rate(jobs: Int) -> Double {
      var campaign = CampaignOptions(seed: 1)
      (campaign.runs, campaign.shrinks, campaign.jobs) = (runs, false, jobs)
      let report = target.fuzz(campaign)
      return Double(report.actions) / max(report.timing.seconds, 1e-9)
    }
    let one = rate(jobs: 1)
    add("scaling", rate(jobs: 2) / one)
  }

  /// Explores for about eight samples' time on the calling thread, or to the end of the bounded model.
  mutating func measureExploration() {
    guard !target.machine.alphabet(within: ModelBound(target.machine.bounds)).isEmpty else { return }
    var options = ExploreOptions()
    options.time = .milliseconds(8 * self.options.sampleMilliseconds)
    let began = ThreadClock.nanoseconds
    let parts = target.explore(options).parts
    let seconds = max(1, Double(ThreadClock.nanoseconds - began)) / 1e9
    add("transitions", Double(parts.reduce(0) { $0 + $1.transitions }) / seconds)
    add("states", Double(parts.reduce(0) { $0 + $1.states }) / seconds)
  }

  /// The medians of what was measured.
  var figures: BenchFigures {
    func rate(_ name: String) -> Double? { rates[name].map(Self.median) }
    return BenchFigures(
      system: target.name, unchecked: rate("unchecked") ?? 0, checked: rate("checked") ?? 0,
      transitions: rate("transitions"), states: rate("states"), scaling: rate("scaling"),
      rules: zip(ids, costs).map { BenchFigures.RuleCost(id: $0, nanoseconds: Self.median($1)) })
  }

  private mutating func add(_ name: String, _ rate: Double) { rates[name, default: []].append(rate) }

  private func secondsPerAction(_ playing: Playing, runs: Int) -> Double {
    let began = ThreadClock.nanoseconds
    _ = target.loops.playRuns(playing.worker, 0..<runs, playing.epoch)
    return max(1, Double(ThreadClock.nanoseconds - began)) / 1e9 / Double(runs * steps)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

extension FuzzTarget {
  /// Measures how fast the target is played.
  func bench(_ options: BenchOptions) -> BenchFigures {
    var benchmark = Benchmark(self, options)
    for round in 0..<options.rounds where round == 0 || !options.isInterrupted() {
      benchmark.measureRound()
      if runsOnMainActor { continue }
      benchmark.measureExploration()
      if options.processors > 1 { benchmark.measureScaling() }
    }
    return benchmark.figures
  }
}
