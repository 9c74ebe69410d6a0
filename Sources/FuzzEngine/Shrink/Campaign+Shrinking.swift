/// What a campaign's failures still need before they can be reported: shrinking, polishing, and proofs.
///
/// It goes round by round, because shrinking one failure may turn up another, and because the trace of one
/// may be a shorter way to the other. Each round's failures are independent, and their results are taken in
/// order.
extension Campaign {
  /// How many failures that no run met may become findings of their own.
  private static var slipLimit: Int { 32 }
  /// How long an interrupted campaign still shrinks; its findings share that.
  private static var hurriedTime: Duration { .milliseconds(300) }
  /// How often the shortened traces are tried on each other.
  private static var polishLimit: Int { 4 }

  /// How much work shrinking may take; nil where it is switched off.
  ///
  /// What was interrupted while it played still shrinks a little; what is interrupted later goes on with what it has.
  private func limits(isHurried: Bool, _ jobs: Jobs) -> ShrinkOptions? {
    guard options.shrinks else { return nil }
    var limits = ShrinkOptions(
      steps: options.shrinkSteps, proveStates: isHurried ? 0 : options.proveStates, time: options.shrinkTime,
      starts: options.starts)
    (limits.isInterrupted, limits.agrees) = (options.isInterrupted, options.agrees)
    if isHurried {
      let share = Self.hurriedTime * min(jobs.count, found.count) / max(1, found.count)
      limits.time = limits.time.map { min($0, share) } ?? share
      let end = ContinuousClock().now + Self.hurriedTime
      limits.isInterrupted = { ContinuousClock().now >= end }
    }
    return limits
  }

  /// The campaign's failures and those that turned up while they were shrunk, all as short as they become.
  func shrunk(_ jobs: Jobs) -> [Failure<Machine.Action>] {
    let isHurried = options.isInterrupted()
    let (limits, target, rules) = (limits(isHurried: isHurried, jobs), target, rules)
    var done: [Failure<Machine.Action>] = []
    var waiting = found
    var slipCount = 0
    while !waiting.isEmpty {
      let shrunk = jobs.map(waiting) { [known] failure -> ShrunkFailure<Machine.Action> in
        guard let limits else { return (failure, []) }
        if target.isOfProcess(failure.key, rules) {
          return (target.shrunkByParent(failure, rules) ?? failure, [])
        }
        return target.shrunk(failure, limits, rules, known: known)
      }
      done += shrunk.map(\.failure)
      waiting = []
      // Those that turned up and come again when replayed are the next round's work.
      for slip in shrunk.flatMap(\.slips) where slipCount < Self.slipLimit {
        guard !known.contains(slip.key), admit(slip), let admitted = found.last else { continue }
        slipCount += 1
        waiting.append(admitted)
      }
    }
    guard let limits, !isHurried else { return done }
    let known = known
    for _ in 0..<Self.polishLimit {
      let polished = jobs.map(done) { [done] in
        target.polished($0, by: done.map(\.best), limits, rules, known: known)
      }
      let hasChanged = zip(done, polished).contains { $0.best != $1.best }
      done = polished
      if !hasChanged { break }
    }
    return jobs.map(done) { target.proved($0, limits, rules, known: known) }
  }
}

extension FuzzTarget {
  /// Tries the ways of all other failures on one of them.
  fileprivate func polished(
    _ failure: Failure<Machine.Action>, by traces: [Trace<Machine.Action>], _ limits: ShrinkOptions,
    _ rules: [TargetRule], known: [Violation]
  ) -> Failure<Machine.Action> {
    var failure = failure
    guard failure.minimality == .local, !isOfProcess(failure.key, rules) else { return failure }
    var left = limits
    (left.steps, left.proveStates) = (failure.stepsLeft, 0)
    let shrinker = Shrinker(self, rules, Failure(key: failure.key, trace: failure.best), left, known: known)
    let minimality = shrinker.borrow(from: traces)
    // A budget that ends here ends only the search for another shape: what was minimal in itself still is.
    if minimality == .local || shrinker.best == failure.best {
      (failure.best, failure.stepsLeft) = (shrinker.best, shrinker.stepsLeft)
    }
    return failure
  }
}
