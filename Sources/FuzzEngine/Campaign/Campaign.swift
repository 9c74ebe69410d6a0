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
  private var feedback: CampaignFeedback<Machine>
  private var portfolio = Portfolio()
  private var findingNotes: [String] = []
  private var runsDone = 0
  private var actionsDone = 0
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

  private var strategies: [FuzzStrategy] { plan.strategy == .mix ? portfolio.strategies : [plan.strategy] }

  /// What is known before the next epoch's runs.
  var epoch: Epoch<Machine> {
    Epoch(strategies: strategies, known: known, feedback: feedback)
  }

  /// The positions of the next epoch's runs, one range per worker, in order; some may be empty.
  var batches: [Range<Int>] {
    let length = min(RunPlan.epochLength, (runLimit ?? .max) - runsDone)
    return workers.indices.map { worker in
      let lower = length * worker / workers.count
      let upper = length * (worker + 1) / workers.count
      return runsDone + lower..<runsDone + upper
    }
  }

  /// Ends an epoch: takes in what its batches found, in their order, and decides whether there is another.
  func merge(_ results: [BatchResult<Machine>]) {
    var news = RunNews()
    var rewards = plan.learns ? feedback.learn(results.flatMap(\.noveltyRecords), &news) : [:]
    note(results.lazy.compactMap(\.nondeterminism).first)
    for raw in results.flatMap(\.firsts) where !known.contains(raw.key) {
      guard admit(raw), let (run, strategy) = raw.origin.map({ ($0.run, $0.strategy) }) else { continue }
      let signature = target.signature(found[found.count - 1].key, of: rules)
      news.findings[run, default: []].append(signature.description)
      rewards[strategy, default: 0] += CampaignFeedback<Machine>.findingReward
      feedback.learn(finding: raw.trace)
    }
    if plan.learns || options.untilSettled { takeCounts() }
    if plan.learns {
      feedback.gatherParents()
      portfolio.learn(rewards)
    }
    tell(of: results, news)
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
    } else if options.untilSettled, chanceOfNews <= Self.settledChance {
      ending = .settled
    } else if options.isInterrupted() {
      ending = .interrupted
    } else if !isWhole || options.time.map({ clock.now - began >= $0 }) ?? false {
      ending = .time
    }
  }

  private func takeCounts() {
    for worker in workers {
      feedback.add(visits: worker.visits, runs: worker.runsOf, pairs: worker.pairBits)
    }
  }

  private var chanceOfNews: Double {
    let share = Double(feedback.singleCount + 1) / Double(runsDone + 1)
    return 1 - (1...1_000).reduce(1) { left, _ in left * (1 - min(1, share)) }
  }

  /// Takes in a violation of a new signature, if it comes again when its trace is played again, twice.
  @discardableResult
  func admit(_ raw: Failure<Machine.Action>) -> Bool {
    guard var raw = cause(of: raw) else { return false }
    known.append(raw.key)
    if target.isSampled(rules[raw.key.rule]) {
      guard let located = target.locate(raw, rules) else {
        noteNondeterminism(raw)
        return false
      }
      if located.key != raw.key {
        if known.contains(located.key) { return false }
        known.append(located.key)
      }
      raw = located
    }
    for _ in 0..<2 where !Trial(target, rules, goal: raw.key).breaks(raw.trace) {
      noteNondeterminism(raw)
      return false
    }
    found.append(raw)
    options.met?(target.signature(raw.key, of: rules), target.play(raw.trace, target.rules))
    return true
  }

  /// The violation itself or, where it is another's duplicate, the one that causes it; nil where that is known.
  ///
  /// A signature stays open while only duplicates of others are met, for some time.
  private func cause(of raw: Failure<Machine.Action>) -> Failure<Machine.Action>? {
    guard !target.isOfProcess(raw.key, rules), let key = target.causes(of: raw.trace, raw.key, rules).first
    else { return raw }
    duplicates.append(raw.key)
    if duplicates.count(where: { $0 == raw.key }) == Self.duplicateLimit { known.append(raw.key) }
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

  /// All that is known at the end, with the findings and the self-check that were made of it.
  func report(
    _ findings: [Finding], _ selfCheck: CampaignReport.SelfCheck, seconds: Double,
    explored: ExploreReport? = nil
  ) -> CampaignReport {
    let books = workers.map(\.player.book)
    let checked = sum(books.map(\.checked))
    let nonVacuous = sum(books.map(\.nonVacuous))
    let kinds = kindCounts()
    takeCounts()
    let seen = feedback
    return CampaignReport(
      system: target.name, settings: target.settings, seed: options.seed, runs: runsDone, steps: plan.steps,
      actions: actionsDone, applied: kinds.reduce(0) { $0 + $1.applied }, states: seen.stateCount,
      pairs: seen.pairCount, chanceOfNews: chanceOfNews,
      coverage: coverage(explored),
      edges: workers[0].edges.map(EdgeCount.init),
      rules: rules.indices.map {
        CampaignReport.RuleCount(
          id: rules[$0].id, kind: rules[$0].kindName, applies: books[0].applies[$0], checked: checked[$0],
          nonVacuous: nonVacuous[$0])
      },
      kinds: kinds, findings: findings, selfCheck: selfCheck,
      ending: options.isInterrupted() || explored?.stopped == .interrupted ? .interrupted : ending ?? .runs,
      notes: target.caveats + target.laterCaveats() + findingNotes + unsettledNotes() + pendingNotes()
        + coverageNotes(explored),
      isDeterministic: isDeterministic, nondeterminism: nondeterminism,
      timing: CampaignReport.Timing(seconds: seconds, jobs: workers.count))
  }

  private func coverage(_ explored: ExploreReport?) -> Coverage? {
    guard let explored, explored.isComplete, !explored.parts.isEmpty else { return nil }
    let common = feedback.places.common(with: explored.places)
    return Coverage(
      bound: explored.bound, states: common.stateCount, statesExplored: explored.places.stateCount,
      pairs: common.pairCount, pairsExplored: explored.places.pairCount)
  }

  private func coverageNotes(_ explored: ExploreReport?) -> [String] {
    guard let explored else { return [] }
    if explored.parts.isEmpty { return ["coverage was not measured: the system lists no actions to explore"] }
    return explored.isComplete
      ? [] : ["coverage was not measured: exploration ended early by \(explored.stopped.rawValue)"]
  }

  private func sum(_ counts: [[Int]]) -> [Int] {
    counts.dropFirst().reduce(counts.first ?? []) { total, next in zip(total, next).map { $0 + $1 } }
  }

  private func kindCounts() -> [CampaignReport.KindCount] {
    let width = target.machine.ignoreReasons.count + 1
    return target.machine.actionKinds.enumerated().map { kind, name in
      let row = (0..<width).map { column in
        workers.reduce(0) { $0 + $1.cells[kind * width + column] }
      }
      return CampaignReport.KindCount(kind: name, applied: row[0], ignored: Array(row.dropFirst()))
    }
  }

  private func unsettledNotes() -> [String] {
    let runs = workers.reduce(0) { $0 + $1.unsettledRuns }
    guard runs > 0 else { return [] }
    let first = workers.map(\.firstUnsettledRun).min() ?? 0
    return [
      "in \(runs) of \(runsDone) runs, first in run \(first), a line did not come to rest within"
        + " \(Turns.limit) turns: two handlers trigger each other for ever"
    ]
  }

  private func pendingNotes() -> [String] {
    let runs = workers.reduce(0) { $0 + $1.pendingRuns }
    guard runs > 0, let first = workers.min(by: { $0.firstPendingRun < $1.firstPendingRun }) else {
      return []
    }
    return [
      "in \(runs) of \(runsDone) runs, first in run \(first.firstPendingRun), work was pending after everything had "
        + "settled: \(counted(first.firstPending))"
    ]
  }

  /// Names with how often each stands in a list, in the order in which they came.
  private func counted(_ names: [String]) -> String {
    Layout.unique(names).map { name in
      let count = names.count { $0 == name }
      return "'\(name)'" + (count > 1 ? " (\(count) times)" : "")
    }.joined(separator: ", ")
  }
}
