/// What an exploration consists of, part by part: the machine's own states for all rules without memory, and for
/// each rule with memory the product of both, which is much larger for some and must not make the others' larger.
final class ExploreWork<Machine: EngineMachine> {
  /// How much work making a shorter trace simple may take.
  private static var simplifyingSteps: Int { 200_000 }

  private let target: FuzzTarget<Machine>
  private let options: ExploreOptions
  private let jobs: Int
  private let rules: [FuzzTarget<Machine>.TargetRule]
  private let bound: ModelBound
  private let applies: [Bool]
  private var waiting: [[Int]] = []
  /// The rules with memory that were followed along the stored graph, each with what it found.
  private var followed: [Int: (automaton: RuleAutomaton, found: [Failure<Machine.Action>])] = [:]
  private var subject: [Int] = []
  private var parts: [ExploreReport.Part] = []
  private var raws: [Failure<Machine.Action>] = []
  private var checked: [Int]
  private var nonVacuous: [Int]
  private var places: AbstractPlaces
  private var notes: [String] = []
  private var isDeterministic = true
  private var nondeterminism: Nondeterminism?
  private var probed: Nondeterminism?
  private(set) var candidates: [Failure<Machine.Action>] = []
  private var levels: [Int] = []
  private let clock = ContinuousClock()
  private let began: ContinuousClock.Instant
  private var partBegan: ContinuousClock.Instant

  init(_ target: FuzzTarget<Machine>, _ options: ExploreOptions, jobs: Int) {
    self.target = target
    self.options = options
    self.jobs = jobs
    let selected = target.selected(options.rules)
    rules = selected
    bound = options.bound ?? ModelBound(target.machine.bounds)
    let first = target.machine.observe(target.machine.state(at: target.machine.fullestStart))
    applies = selected.map { $0.applies(first) }
    checked = selected.map { _ in 0 }
    nonVacuous = checked
    places = AbstractPlaces(count: target.machine.abstractStateCount)
    began = clock.now
    partBegan = began
    guard !target.machine.alphabet(within: bound).isEmpty else { return }
    // What outlives a router is changed for good before long, so it is looked for at the very beginning.
    if !target.machine.statesAreWhole { probed = target.probed(starts: options.starts) }
    let bound = selected.indices.filter { applies[$0] }
    let forgetful = bound.filter { !Self.remembers(selected[$0]) }
    let remembering = bound.filter { Self.remembers(selected[$0]) }
    waiting = (forgetful.isEmpty && !remembering.isEmpty ? [] : [forgetful]) + remembering.map { [$0] }
  }

  private static func remembers(_ rule: FuzzTarget<Machine>.TargetRule) -> Bool {
    if case .memory = rule.check { return true }
    return false
  }

  /// Whether the time is over or somebody interrupts.
  var isOver: Bool {
    options.isInterrupted() || (options.time.map { clock.now - began >= $0 } ?? false)
  }

  /// The next part, ready to begin; nil when all are done or time is over.
  func nextPart() -> Explorer<Machine>? {
    while let rule = waiting.first?.first, let done = followed[rule] {
      waiting.removeFirst()
      take(rule, done.automaton, done.found)
    }
    guard !waiting.isEmpty else { return nil }
    subject = waiting.removeFirst()
    levels = []
    partBegan = clock.now
    let isProduct = subject.count == 1 && Self.remembers(rules[subject[0]])
    let starts = options.starts ?? target.machine.starts.defaults
    let plan = ExplorePlan<Machine>(
      rules: subject.map { rules[$0] }, starts: starts, alphabet: target.machine.alphabet(within: bound),
      bound: target.machine.bounds.isEmpty ? nil : bound, identity: isProduct ? .product : .state,
      depth: options.depth, memory: options.memory,
      along: (isProduct ? [] : along).compactMap {
        if case .memory(let check) = rules[$0].check { check } else { nil }
      })
    return Explorer(target.machine, plan, jobs: jobs)
  }

  /// Reports how far the part is.
  func showProgress(_ explorer: Explorer<Machine>) {
    guard let progress = options.progress else { return }
    if levels.count <= explorer.depth { levels.append(explorer.frontier.count) }
    let name = subject.count == 1 ? rules[subject[0]].id : "rules without memory"
    progress(
      ExploreProgress(
        subject: name, depth: explorer.depth, frontier: explorer.frontier.count, expanded: explorer.expanded,
        states: explorer.visited.count, transitions: explorer.transitions,
        statesToCome: Self.estimate(levels, explorer)))
  }

  /// A geometric estimate, once levels shrink.
  private static func estimate(_ levels: [Int], _ explorer: Explorer<Machine>) -> Int? {
    guard levels.count > 2, let last = levels.last, last < levels[levels.count - 2] else { return nil }
    let ratio = Double(last) / Double(levels[levels.count - 2])
    let nextLevel = Double(last) * ratio
    return Int(nextLevel / (1 - ratio))
  }

  /// The rules that can be followed along the graph: where a state is all there is, so that a rule that remembers may
  /// meet it on another way than the first, those that read a symbol of each step.
  private var along: [Int] {
    guard options.exploresAlong, target.machine.statesAreWhole, endings(of: target.machine) == nil else {
      return []
    }
    return waiting.flatMap { $0 }.filter {
      if case .memory(let check) = rules[$0].check { check.symbol != nil } else { false }
    }
  }

  /// Takes in a part that has stopped, and follows rules along the graph that it stored.
  func finish(_ explorer: Explorer<Machine>) {
    for (index, rule) in subject.enumerated() {
      for worker in explorer.workers {
        checked[rule] += worker.player.book.checked[index]
        nonVacuous[rule] += worker.player.book.nonVacuous[index]
      }
    }
    // Products reach the same places, as long as they are explored to their end.
    if parts.isEmpty { countAbstract(explorer.workers) }
    noteUnsettled(explorer.unsettled)
    raws += failures(explorer.breaks) { explorer.trace(to: $0) }
    let elapsed = (clock.now - partBegan).seconds
    parts.append(
      ExploreReport.Part(
        rules: subject.map { rules[$0].id }, states: explorer.visited.count,
        transitions: explorer.transitions, cut: explorer.cut, depth: explorer.depth,
        stopped: stopped(explorer.stop), bytesPerState: explorer.visited.bytesPerState,
        collisionChance: explorer.visited.collisionChance, seconds: elapsed))
    guard explorer.graph != nil else { return }
    let reason = explorer.stop == .end ? .depth : stopped(explorer.stop)
    for (rule, automaton) in zip(along, explorer.followed(reason)) {
      guard let automaton else { continue }
      subject = [rule]
      followed[rule] = (
        automaton, failures(automaton.breaks) { explorer.trace(to: $0, along: automaton.link) }
      )
    }
  }

  /// Takes in a rule that was followed along the graph.
  private func take(_ rule: Int, _ automaton: RuleAutomaton, _ found: [Failure<Machine.Action>]) {
    checked[rule] += automaton.checked
    nonVacuous[rule] += automaton.nonVacuous
    noteUnsettled(automaton.unsettled)
    raws += found
    parts.append(
      ExploreReport.Part(
        rules: [rules[rule].id], states: automaton.stateCount, transitions: automaton.transitions,
        cut: automaton.cut, depth: automaton.depth, stopped: automaton.stop ?? .end,
        bytesPerState: automaton.byteCount / max(1, automaton.stateCount), collisionChance: 0,
        seconds: automaton.seconds))
  }

  private func noteUnsettled(_ count: Int) {
    guard count > 0 else { return }
    notes.append(
      "\(count) transitions did not come to rest within \(Turns.limit) turns: two handlers trigger each other for"
        + " ever")
  }

  private func failures(
    _ breaks: [ExploreBreak], _ trace: (ExploreBreak) -> Trace<Machine.Action>
  ) -> [Failure<Machine.Action>] {
    breaks.map { found in
      let key = Violation(
        rule: subject[found.key.rule], violationKind: found.key.violationKind, kind: found.key.kind)
      return Failure(key: key, trace: trace(found))
    }
  }

  private func stopped(_ stop: Explorer<Machine>.Stop?) -> ExploreReport.Stop {
    switch stop {
    case .depth: .depth
    case .memory, .states: .memory
    case .interrupted: options.isInterrupted() ? .interrupted : .time
    case .end, .goal, nil: .end
    }
  }

  private func countAbstract(_ workers: [ExploreWorker<Machine>]) {
    for worker in workers {
      for state in places.states.indices {
        if worker.stateBits[state >> 6] & 1 << UInt64(state & 63) != 0 { places.states[state] = true }
        places.kinds[state] |= worker.pairBits[state]
      }
    }
  }

  /// Confirms by a replay what was found, and keeps one trace of each signature.
  func confirm() {
    var confirmed: [Failure<Machine.Action>] = []
    for raw in raws {
      if Trial(target, rules, goal: raw.key).breaks(raw.trace) {
        confirmed.append(raw)
      } else if target.machine.statesAreWhole {
        isDeterministic = false
        notes.append(
          "\(target.signature(raw.key, of: rules)) was met by exploration, but not when its trace was replayed:"
            + " something besides the state decides what this system does")
      }
    }
    // For each signature the first trace that is no duplicate of another's; none where all are.
    for raw in confirmed where !candidates.contains(where: { $0.key == raw.key }) {
      if target.causes(of: raw.trace, raw.key, rules).isEmpty { candidates.append(raw) }
    }
  }

  /// Proves a failure minimal, whatever the limits, or takes the shorter trace that lies beyond them; or leaves it as
  /// it was met.
  var prover: @Sendable (Failure<Machine.Action>) -> Finding {
    let (target, rules) = (target, rules)
    guard options.shrinks else { return { target.finding($0, rules) } }
    // The first trace met may leave events pending without need, and may be longer than one beyond the limits.
    return { failure in
      let limits = ShrinkOptions(steps: Self.simplifyingSteps, starts: [failure.trace.start])
      let shrunk = target.shrunk(failure, limits, rules, known: []).failure
      guard target.machine.statesAreWhole else { return target.finding(shrunk, rules) }
      return target.finding(target.proved(shrunk, limits, rules, known: []), rules)
    }
  }

  /// Plays some runs and what was found twice; where the same actions have two results, nothing of it can be
  /// trusted.
  func checkRepeats() {
    // Evaluated once each: a second time the results may differ.
    for raw in candidates where nondeterminism == nil { nondeterminism = target.difference(in: raw.trace) }
    if nondeterminism == nil { nondeterminism = probed }
    guard nondeterminism != nil else { return }
    isDeterministic = false
    if !candidates.isEmpty {
      let aside = candidates.map { target.signature($0.key, of: rules).description }
      notes.append(
        "set aside, because the same actions had different results: \(aside.joined(separator: ", "))")
    }
    candidates = []
  }

  /// All that is known at the end.
  func report(_ findings: [Finding]) -> ExploreReport {
    var notes = notes
    if !target.machine.statesAreWhole, !parts.isEmpty {
      notes.append(
        "states of this system may hold more than they show: those that show the same were taken for one, so"
          + " nothing is proved")
    }
    return ExploreReport(
      system: target.name, settings: target.settings, bound: bound, parts: parts,
      findings: findings,
      rules: rules.indices.map {
        CampaignReport.RuleCount(
          id: rules[$0].id, kind: rules[$0].kindName, applies: applies[$0], checked: checked[$0],
          nonVacuous: nonVacuous[$0])
      },
      places: places, notes: notes, isDeterministic: isDeterministic,
      nondeterminism: nondeterminism,
      timing: CampaignReport.Timing(seconds: (clock.now - began).seconds, jobs: jobs))
  }
}
