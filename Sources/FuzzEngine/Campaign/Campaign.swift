/// The books of a campaign while it runs: epochs of a fixed size, merged in run order.
///
/// It plays nothing itself. Its driver plays the batches that it returns, on one thread or many, and hands
/// the results back in order; so what comes out does not depend on who played what, or when.
final class Campaign<Machine: EngineMachine> {
  /// After how many duplicates of others a signature is thought to be nothing else.
  private static var duplicateLimit: Int { 16 }

  /// The chance of news in 1,000 runs below which a campaign has settled.
  private static var settledChance: Double { 0.05 }

  let target: FuzzTarget<Machine>
  let options: CampaignOptions
  let plan: RunPlan
  let rules: [FuzzTarget<Machine>.TargetRule]
  let workers: [Worker<Machine>]
  private(set) var known: [Violation] = []
  private(set) var found: [Failure<Machine.Action>] = []
  private var duplicates: [Violation] = []
  private(set) var isDeterministic = true
  private(set) var nondeterminism: Nondeterminism?
  private(set) var ending: CampaignReport.Ending?
  private(set) var feedback: CampaignFeedback<Machine>
  private var portfolio = Portfolio()
  private var news = EpochNews<Machine>()
  private(set) var findingNotes: [String] = []
  private(set) var runsDone = 0
  private(set) var actionsDone = 0
  private let runLimit: Int?
  private let clock: ContinuousClock
  private let began: ContinuousClock.Instant

  init(_ target: FuzzTarget<Machine>, _ options: CampaignOptions, jobs: Int) {
    self.target = target
    self.options = options
    let plan = RunPlan(options, for: target.machine)
    self.plan = plan
    rules = target.selected(options.rules)
    let wanted = options.runs.map(plan.share(of:))
    runLimit = options.positionLimit.map { min($0, wanted ?? .max) } ?? wanted
    let selected = rules
    let (clock, began) = (ContinuousClock(), ContinuousClock().now)
    (self.clock, self.began) = (clock, began)
    let isOver: @Sendable () -> Bool = {
      options.isInterrupted() || options.time.map { clock.now - began >= $0 } ?? false
    }
    // Each worker has a plan of its own, since processors that count references to one table wait for each
    // other.
    workers = (0..<min(max(1, jobs), RunPlan.epochLength)).map { _ in
      Worker(
        target.machine, rules: selected, plan: RunPlan(options, for: target.machine), isOver: isOver)
    }
    var given = plan.learns ? options.corpus.compactMap { try? target.trace(from: $0) } : []
    if let kinds = options.kinds {
      let (machine, names) = (target.machine, target.machine.actionKinds)
      for index in given.indices {
        given[index].lines.removeAll { !kinds.contains(names[Int(machine.kind(of: $0.action).index)]) }
      }
    }
    feedback = CampaignFeedback(
      target.machine, plan, given: given.filter { !$0.lines.isEmpty },
      features: workers[0].edges?.featureCount ?? 0)
    if runLimit == 0 { ending = .runs }
  }

  /// What is known before the next epoch's runs.
  var epoch: Epoch<Machine> {
    let strategies = plan.strategy == .mix ? portfolio.strategies : [plan.strategy]
    return Epoch(strategies: strategies, known: known, feedback: feedback)
  }

  /// The positions of the runs that are next, one range per worker, in order; some may be empty.
  var batches: [Range<Int>] {
    let length = min(RunPlan.partLength(after: runsDone), (runLimit ?? .max) - runsDone)
    return workers.indices.map { worker in
      let lower = length * worker / workers.count
      let upper = length * (worker + 1) / workers.count
      return runsDone + lower..<runsDone + upper
    }
  }

  /// Takes in what batches found, in their order, and decides whether there are more.
  func merge(_ results: [BatchResult<Machine>]) {
    news.runs += zip(batches, results).flatMap { batch, result in batch.prefix(result.runs).map(plan.run) }
    news.records += results.flatMap(\.noveltyRecords)
    note(results.lazy.compactMap(\.nondeterminism).first)
    for raw in results.flatMap(\.firsts) where !known.contains(raw.key) {
      guard admit(raw), let origin = raw.origin else { continue }
      let signature = target.signature(found[found.count - 1].key, of: rules)
      news.findings.append((origin, raw.trace, signature.description))
    }
    let isWhole = !workers.contains(where: \.isStopped)
    runsDone += results.reduce(0) { $0 + $1.runs }
    actionsDone += results.reduce(0) { $0 + $1.actions }
    options.progress?(
      CampaignProgress(
        runs: runsDone, runLimit: runLimit, actions: actionsDone, findings: found.count))
    if isWhole, runsDone == runLimit {
      ending = runsDone == options.positionLimit ? .processEnds : .runs
    } else if let limit = options.keepGoing, found.count >= limit {
      ending = .findings
    } else if options.isInterrupted() {
      ending = .interrupted
    } else if !isWhole || options.time.map({ clock.now - began >= $0 }) ?? false {
      ending = .time
    }
    guard ending != nil || runsDone % RunPlan.epochLength == 0 else { return }
    endEpoch()
    if ending == nil, options.untilSettled, chanceOfNews <= Self.settledChance { ending = .settled }
  }

  /// Learns from an epoch and reports its runs.
  private func endEpoch() {
    if plan.learns {
      var rewards = feedback.learn(news.records, &news)
      for (origin, trace, _) in news.findings {
        rewards[origin.strategy, default: 0] += CampaignFeedback<Machine>.findingReward
        feedback.learn(finding: trace)
      }
      takeCounts()
      feedback.gatherParents()
      portfolio.learn(rewards)
    } else if options.untilSettled {
      takeCounts()
    }
    tell(of: news)
    news = EpochNews()
  }

  func takeCounts() {
    for worker in workers {
      feedback.add(visits: worker.visits, runs: worker.runsOf, pairs: worker.pairBits)
    }
  }

  var chanceOfNews: Double {
    let share = Double(feedback.singleCount + 1) / Double(runsDone + 1)
    return 1 - (1...1_000).reduce(1) { left, _ in left * (1 - min(1, share)) }
  }

  /// Takes in a violation of a new signature, if it comes again when its trace is played again, twice.
  @discardableResult
  func admit(_ raw: Failure<Machine.Action>) -> Bool {
    guard var raw = cause(of: raw) else { return false }
    if target.isSampled(rules[raw.key.rule]) {
      guard let located = target.locate(raw, rules) else {
        known.append(raw.key)
        noteNondeterminism(raw)
        return false
      }
      if located.key != raw.key {
        leaveOpen(raw.key)
        if known.contains(located.key) { return false }
      }
      raw = located
    }
    known.append(raw.key)
    let trial = Trial(target, rules, goal: raw.key)
    trial.isBrief = true
    for _ in 0..<2 where !trial.breaks(raw.trace) {
      noteNondeterminism(raw)
      return false
    }
    if let difference = target.difference(comparedWith: raw, rules) {
      note(difference)
      return false
    }
    found.append(raw)
    options.met?(target.signature(raw.key, of: rules), target.play(raw.trace, target.rules))
    return true
  }

  /// Leaves a signature open that was met only where another stands for it, until that has happened often.
  private func leaveOpen(_ key: Violation) {
    duplicates.append(key)
    if duplicates.count(where: { $0 == key }) == Self.duplicateLimit { known.append(key) }
  }

  /// The violation itself or, where it is another's duplicate, the one that causes it; nil where that is known.
  private func cause(of raw: Failure<Machine.Action>) -> Failure<Machine.Action>? {
    guard !target.isOfProcess(raw.key, rules), let key = target.causes(of: raw.trace, raw.key, rules).first
    else { return raw }
    leaveOpen(raw.key)
    if known.contains(key) { return nil }
    var cause = raw
    cause.key = key
    cause.trace = raw.trace.prefix(raw.trace.lines.count - 1)
    cause.best = cause.trace
    return self.cause(of: cause)
  }

  /// Notes a nondeterministic result; the first one is reported.
  private func note(_ difference: Nondeterminism?) {
    guard let difference else { return }
    isDeterministic = false
    if nondeterminism == nil { nondeterminism = difference }
  }

  /// The findings that can be trusted: none where the same actions have two results, but for those that
  /// were met in a process of their own.
  func trusted(_ findings: [Finding]) -> [Finding] {
    let shown = findings.filter { finding in
      let violations = "\(finding.signature.rule) \(finding.signature.violationKind)"
      return finding.lines.isEmpty || finding.lines.contains { $0.violations.contains(violations) }
    }
    if shown.count < findings.count { isDeterministic = false }
    guard !isDeterministic else { return shown }
    let kept = shown.filter { ProcessRules.contains($0.signature.rule) }
    let aside = findings.filter { !kept.contains($0) }.map(\.signature.description)
    if !aside.isEmpty {
      findingNotes.append(
        "set aside, because the same actions had different results: \(aside.joined(separator: ", "))")
    }
    return kept
  }

  private func noteNondeterminism(_ raw: Failure<Machine.Action>) {
    isDeterministic = false
    if nondeterminism == nil { note(target.difference(in: raw.trace)) }
    let place = raw.origin.map { "in run \($0.run)" } ?? "while shrinking"
    findingNotes.append(
      "\(target.signature(raw.key, of: rules)) was met \(place) at line \(raw.trace.lines.count), but not again"
        + " when the same trace was replayed: something besides the trace decides what this system does")
  }

  /// Seconds since the campaign began; read once, when playing is over.
  var elapsedSeconds: Double { (clock.now - began).seconds }
}
