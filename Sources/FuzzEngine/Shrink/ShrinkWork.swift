/// What a campaign's failures still need before they can be reported: shrinking, polishing, and proofs.
///
/// It goes round by round, because shrinking one failure may turn up another, and because the trace of one
/// may be a shorter way to the other. Each round's failures are independent, and their results are taken in
/// order.
struct ShrinkWork<Machine: EngineMachine>: Sendable {
  typealias Shrinking = (failure: Failure<Machine.Action>, slips: [Failure<Machine.Action>])

  /// How many failures that no run met may become findings of their own.
  private static var slipLimit: Int { 32 }
  /// How many steps an interrupted campaign still gives to each finding.
  private static var hurriedSteps: Int { 200_000 }
  /// How often the shortened traces are tried on each other.
  private static var polishLimit: Int { 4 }

  private let target: FuzzTarget<Machine>
  private let rules: [FuzzTarget<Machine>.TargetRule]
  private let limits: ShrinkOptions?

  init(_ campaign: Campaign<Machine>) {
    target = campaign.target
    rules = campaign.rules
    let options = campaign.options
    let isHurried = campaign.ending == .interrupted
    var limits = ShrinkOptions(
      steps: isHurried ? min(options.shrinkSteps, Self.hurriedSteps) : options.shrinkSteps,
      proveStates: isHurried ? 0 : options.proveStates, time: options.shrinkTime, starts: options.starts)
    // What was interrupted while it played still shrinks a little; what is interrupted now goes on with what it has.
    if !isHurried { limits.isInterrupted = options.isInterrupted }
    self.limits = options.shrinks ? limits : nil
  }

  /// The campaign's failures and those that turned up while they were shrunk, all as short as they become.
  func failures(_ campaign: inout Campaign<Machine>, _ jobs: Jobs) -> [Failure<Machine.Action>] {
    var done: [Failure<Machine.Action>] = []
    var waiting = campaign.found
    var slipCount = 0
    while !waiting.isEmpty {
      let shrunk = jobs.map(waiting) { [known = campaign.known] in shrink($0, known) }
      done += shrunk.map(\.failure)
      waiting = []
      // Those that turned up and come again when replayed are the next round's work.
      for slip in shrunk.flatMap(\.slips) where slipCount < Self.slipLimit {
        guard !campaign.known.contains(slip.key), campaign.admit(slip), let admitted = campaign.found.last
        else { continue }
        slipCount += 1
        waiting.append(admitted)
      }
    }
    guard let limits else { return done }
    let known = campaign.known
    for _ in 0..<Self.polishLimit {
      let polished = jobs.map(done) { [done] in polish($0, by: done.map(\.best), limits, known) }
      let hasChanged = zip(done, polished).contains { $0.best != $1.best }
      done = polished
      if !hasChanged { break }
    }
    return jobs.map(done) { target.proved($0, limits, rules, known: known) }
  }

  private func shrink(_ failure: Failure<Machine.Action>, _ known: [Violation]) -> Shrinking {
    guard let limits else { return (failure, []) }
    if target.isOfProcess(failure.key, rules) {
      return (target.shrunkByParent(failure, rules) ?? failure, [])
    }
    return target.shrunk(failure, limits, rules, known: known)
  }

  /// Tries the ways of all other failures on one of them.
  private func polish(
    _ failure: Failure<Machine.Action>, by traces: [Trace<Machine.Action>], _ limits: ShrinkOptions,
    _ known: [Violation]
  ) -> Failure<Machine.Action> {
    var failure = failure
    guard failure.minimality == .local, !target.isOfProcess(failure.key, rules) else { return failure }
    var left = limits
    (left.steps, left.proveStates) = (failure.stepsLeft, 0)
    var shrinker = Shrinker(
      target, rules, Failure(key: failure.key, trace: failure.best), left, known: known)
    let minimality = shrinker.borrow(from: traces)
    // A budget that ends here ends only the search for another shape: what was minimal in itself still is.
    if minimality == .local || shrinker.best == failure.best {
      (failure.best, failure.stepsLeft) = (shrinker.best, shrinker.stepsLeft)
    }
    return failure
  }
}
