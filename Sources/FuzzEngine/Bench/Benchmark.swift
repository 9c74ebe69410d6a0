/// Measures one target: bare, checked, with two jobs, and rule by rule.
///
/// A computer is never quiet, so time is the processor's time of the one thread that plays, everything is measured
/// once a round, one after the other, and what is reported is the median over the rounds: what slows one of
/// them down slows its neighbours too. Only two jobs are measured against the clock on the wall.
struct Benchmark<Machine: EngineMachine> {
  private let target: FuzzTarget<Machine>
  private let options: BenchOptions
  private let worker: Worker<Machine>
  private let epoch: Epoch<Machine>
  private let traces: [Trace<Machine.Action>]
  private let recordedActions: Int
  private let measuredRules: [FuzzTarget<Machine>.TargetRule]
  private var runs: Int
  private var bare: [Double] = []
  private var checked: [Double] = []
  private var scaling: [Double] = []
  private var transitions: [Double] = []
  private var states: [Double] = []
  private var costs: [[Double]]

  /// Records what is to be played, and finds out how much of it fills a measurement.
  init(_ target: FuzzTarget<Machine>, _ options: BenchOptions) {
    var target = target
    target.plants = []
    self.target = target
    self.options = options
    let seen = target.machine.observe(target.machine.state(at: target.machine.fullestStart))
    measuredRules = target.rules.filter { $0.applies(seen) }
    costs = measuredRules.map { _ in [] }
    let plan = RunPlan(CampaignOptions(seed: options.seed), for: target.machine)
    let recorder = Worker(target.machine, rules: [], plan: plan)
    let recorded = Epoch(of: plan, for: target.machine, known: [])
    traces = (0..<options.recordedRuns).flatMap { target.loops.record(recorder, $0, recorded) }
    recordedActions = traces.reduce(0) { $0 + $1.lines.count }
    runs = options.recordedRuns
    let worker = Worker(target.machine, rules: target.rules, plan: plan)
    self.worker = worker
    let first = Epoch(of: worker.plan, for: target.machine, known: [])
    let known = target.loops.playRuns(worker, 0..<runs, first).firsts.map(\.key)
    let epoch = Epoch(of: worker.plan, for: target.machine, known: known)
    self.epoch = epoch
    let seconds = seconds { [runs] in _ = target.loops.playRuns(worker, 0..<runs, epoch) }
    let wanted = Double(options.sampleMilliseconds) / 1_000
    runs = max(3, Int(Double(runs) * wanted / max(seconds, 1e-6)) / 3 * 3)
  }

  /// Measures everything once that needs one thread.
  mutating func measureRound() {
    bare.append(bareRate())
    // What a campaign meets first it replays and admits, once; a rate is what it does from then on.
    let seconds = seconds { _ = target.loops.playRuns(worker, 0..<runs, epoch) }
    checked.append(Double(runs * worker.plan.steps) / seconds)
    guard options.measuresRules else { return }
    let none = secondsPerAction(asking: [])
    for (index, rule) in measuredRules.enumerated() {
      costs[index].append(max(0, secondsPerAction(asking: [rule]) - none) * 1e9)
    }
  }

  /// Measures two jobs, and one once more beside it.
  mutating func measureScaling() {
    let one = rate(of: target.fuzz(campaign(jobs: 1)))
    scaling.append(rate(of: target.fuzz(campaign(jobs: 2))) / one)
  }

  /// Explores for about eight samples' time on the thread that calls, or to the end of the bounded model.
  mutating func measureExploration() {
    guard !target.machine.alphabet(within: ModelBound(target.machine.bounds)).isEmpty else { return }
    var options = ExploreOptions()
    options.time = .milliseconds(8 * self.options.sampleMilliseconds)
    var report: ExploreReport?
    let seconds = seconds { report = target.explore(options) }
    guard let parts = report?.parts else { return }
    transitions.append(Double(parts.reduce(0) { $0 + $1.transitions }) / seconds)
    states.append(Double(parts.reduce(0) { $0 + $1.states }) / seconds)
  }

  /// The medians of what was measured.
  var figures: BenchFigures {
    BenchFigures(
      system: target.name, bare: median(bare), checked: median(checked),
      transitions: transitions.isEmpty ? nil : median(transitions),
      states: states.isEmpty ? nil : median(states), scaling: scaling.isEmpty ? nil : median(scaling),
      rules: options.measuresRules
        ? zip(measuredRules, costs).map { BenchFigures.RuleCost(id: $0.id, nanoseconds: median($1)) } : [])
  }

  private func campaign(jobs: Int) -> CampaignOptions {
    var campaign = CampaignOptions(seed: options.seed)
    campaign.runs = runs
    campaign.shrinks = false
    campaign.jobs = jobs
    return campaign
  }

  private func rate(of report: CampaignReport) -> Double {
    Double(report.actions) / max(report.timing.seconds, 1e-9)
  }

  private func bareRate() -> Double {
    let passes = max(1, runs / options.recordedRuns)
    let seconds = seconds {
      for _ in 0..<passes { for trace in traces { target.loops.playBare(target.machine, trace) } }
    }
    return Double(passes * recordedActions) / seconds
  }

  private func secondsPerAction(asking rules: [FuzzTarget<Machine>.TargetRule]) -> Double {
    let player = Player(target.machine, rules: rules, reporting: .once)
    let part = traces.prefix(max(16, traces.count / 4))
    // Played once before: what is met for the first time is answered once, and a campaign is long.
    for trace in part { target.loops.playTrace(player, trace, false) }
    let seconds = seconds { for trace in part { target.loops.playTrace(player, trace, false) } }
    return seconds / Double(part.reduce(0) { $0 + $1.lines.count })
  }

  private func seconds(_ body: () -> Void) -> Double {
    let began = ThreadClock.nanoseconds
    body()
    return max(1, Double(ThreadClock.nanoseconds - began)) / 1e9
  }

  private func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}

extension FuzzTarget {
  /// Measures how fast the target is played.
  public func bench(_ options: BenchOptions) -> BenchFigures {
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
