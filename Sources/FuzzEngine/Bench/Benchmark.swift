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
private final class Benchmark<Machine: EngineMachine> {
  /// A worker with an epoch whose findings are known already, so that it meets nothing for the first time.
  private typealias Playing = (worker: Worker<Machine>, epoch: Epoch<Machine>)

  private let target: FuzzTarget<Machine>
  private let options: BenchOptions
  private let plan: RunPlan

  init(_ target: FuzzTarget<Machine>, _ options: BenchOptions) {
    var target = target
    target.seededFaults = []
    (self.target, self.options) = (target, options)
    plan = RunPlan(CampaignOptions(seed: 1), for: target.machine)
  }

  /// The medians of what was measured.
  var figures: BenchFigures {
    let machine = target.machine
    let seen = machine.observe(machine.state(at: machine.fullestStart))
    let rules = target.rules.filter { $0.applies(seen) }
    let (bare, full) = (playing([]), playing(target.rules))
    let alone = options.measuresRules ? rules.map { playing([$0]) } : []
    // How much fills a measurement.
    let seconds = secondsPerAction(full, runs: options.warmUpRuns) * Double(plan.steps)
    let runs = max(3, Int(Double(options.sampleMilliseconds) / 1_000 / max(seconds, 1e-9)))
    let few = max(1, runs / 4)
    var (unchecked, checked, scaling) = ([Double](), [Double](), [Double]())
    var (transitions, states) = ([Double](), [Double]())
    var costs = alone.map { _ in [Double]() }
    for _ in 0..<options.rounds where !options.isInterrupted() {
      unchecked.append(1 / secondsPerAction(bare, runs: runs))
      checked.append(1 / secondsPerAction(full, runs: runs))
      let none = secondsPerAction(bare, runs: few)
      for (index, playing) in alone.enumerated() where !options.isInterrupted() {
        costs[index].append(max(0, secondsPerAction(playing, runs: few) - none) * 1e9)
      }
      if target.runsOnMainActor { continue }
      if let explored {
        transitions.append(explored.transitions)
        states.append(explored.states)
      }
      if options.processors > 1 {
        let one = rate(jobs: 1, runs: runs)
        scaling.append(rate(jobs: 2, runs: runs) / one)
      }
    }
    return BenchFigures(
      system: target.name, unchecked: median(unchecked) ?? 0, checked: median(checked) ?? 0,
      transitions: median(transitions), states: median(states), scaling: median(scaling),
      rules: zip(rules, costs).map { BenchFigures.RuleCost(id: $0.id, nanoseconds: median($1) ?? 0) })
  }

  private func playing(_ rules: [FuzzTarget<Machine>.TargetRule]) -> Playing {
    let worker = Worker(target.machine, rules: rules, plan: plan)
    let first = target.loops.playRuns(
      worker, 0..<(options.isInterrupted() ? 0 : options.warmUpRuns),
      Epoch(of: plan, for: target.machine, known: []))
    return (worker, Epoch(of: plan, for: target.machine, known: first.firsts.map(\.key)))
  }

  private func secondsPerAction(_ playing: Playing, runs: Int) -> Double {
    let began = ThreadClock.nanoseconds
    _ = target.loops.playRuns(playing.worker, 0..<runs, playing.epoch)
    return max(1, Double(ThreadClock.nanoseconds - began)) / 1e9 / Double(runs * plan.steps)
  }

  /// Actions a second by the clock.
  private func rate(jobs: Int, runs: Int) -> Double {
    var campaign = CampaignOptions(seed: 1)
    (campaign.runs, campaign.shrinks, campaign.jobs) = (runs, false, jobs)
    let report = target.fuzz(campaign)
    return Double(report.actions) / max(report.timing.seconds, 1e-9)
  }

  /// What an exploration does a second, for about eight samples' time or to the end of the bounded model; nil where the
  /// machine lists no actions.
  private var explored: (transitions: Double, states: Double)? {
    guard !target.machine.alphabet(within: ModelBound(target.machine.bounds)).isEmpty else { return nil }
    var options = ExploreOptions()
    options.time = .milliseconds(8 * self.options.sampleMilliseconds)
    let began = ThreadClock.nanoseconds
    let parts = target.explore(options).parts
    let seconds = max(1, Double(ThreadClock.nanoseconds - began)) / 1e9
    return (
      Double(parts.reduce(0) { $0 + $1.transitions }) / seconds,
      Double(parts.reduce(0) { $0 + $1.states }) / seconds
    )
  }
}

/// The middle one of some values, the higher one of two; nil where there is none.
func median(_ values: [Double]) -> Double? {
  values.isEmpty ? nil : values[order(values.count) { values[$0] < values[$1] }[values.count / 2]]
}

extension FuzzTarget {
  /// Measures how fast the target is played.
  func bench(_ options: BenchOptions) -> BenchFigures { Benchmark(self, options).figures }
}
