extension FuzzTarget {
  /// Shrinks a trace on the thread that calls, once for each violation at its last violating line.
  ///
  /// Returns nothing where no rule is violated.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  public func shrink(_ text: TraceText, _ options: ShrinkOptions = ShrinkOptions()) throws -> [Finding] {
    let rules = selected(options.rules)
    let whole = try trace(from: text)
    let player = Player(machine, rules: rules, reporting: .always, evaluating: evaluating)
    loops.playTrace(player, whole, evaluating == .onRequest, nil)
    guard let last = player.book.violations.map(\.line).max() else { return [] }
    var keys: [Violation] = []
    for violation in player.book.violations where violation.line == last && !keys.contains(violation.anywhere)
    {
      keys.append(violation.anywhere)
    }
    return keys.map { key in
      let met = Failure(key: key, trace: whole.prefix(last))
      if isOfProcess(key, rules), let short = shrunkByParent(met, rules) { return finding(short, rules) }
      let shrunk = shrunk(met, options, rules, known: keys).failure
      return finding(proved(shrunk, options, rules, known: keys), rules)
    }
  }

  /// Shrinks a failure; with the others that turned up on the way.
  func shrunk(
    _ failure: Failure<Machine.Action>, _ limits: ShrinkOptions, _ rules: [TargetRule], known: [Violation]
  ) -> ShrunkFailure<Machine.Action> {
    var failure = failure
    let shrinker = Shrinker(self, rules, failure, limits, known: known)
    failure.minimality = shrinker.shrink()
    (failure.best, failure.stepsLeft) = (shrinker.best, shrinker.stepsLeft)
    return (failure, shrinker.slips)
  }

  /// Proves that a shrunk trace is the shortest, or takes the shorter one that the search found and makes it
  /// simple; then explains it.
  func proved(
    _ failure: Failure<Machine.Action>, _ limits: ShrinkOptions, _ rules: [TargetRule], known: [Violation]
  ) -> Failure<Machine.Action> {
    // What comes near such a trace may end the process as well.
    if isOfProcess(failure.key, rules) { return failure }
    var failure = shown(failure, limits, rules, known: known)
    guard !limits.isInterrupted() else { return failure }
    failure.explanation = Explainer(self, rules, failure.key, failure.best).explanation
    return failure
  }

  func searched(
    _ failure: Failure<Machine.Action>, _ limits: ShrinkOptions, _ rules: [TargetRule], known: [Violation]
  ) -> Failure<Machine.Action> {
    var failure = failure
    failure.shrunkLength = failure.best.lines.count
    let deadline = limits.time.map { ContinuousClock().now.advanced(by: $0) }
    let isOver = { limits.isInterrupted() || (deadline.map { ContinuousClock().now >= $0 } ?? false) }
    guard limits.proveStates > 0,
      let proof = proof(
        below: failure.best, failure.key, rules, stateLimit: limits.proveStates, isOver: isOver)
    else { return failure }
    failure.searchedTo = proof.searchedTo
    if let shorter = proof.shorter {
      // It cannot become shorter still, but simpler.
      var left = limits
      left.steps = max(failure.stepsLeft, shorter.lines.count + 1)
      left.starts = [shorter.start]
      let shrinker = Shrinker(self, rules, Failure(key: failure.key, trace: shorter), left, known: known)
      _ = shrinker.shrink()
      guard shrinker.hasSignature else { return failure }
      failure.best = shrinker.best
    }
    if proof.searchedTo >= failure.best.lines.count - 1 { failure.minimality = .proved }
    return failure
  }

  /// The failures that are there without a trace's last line already, where that line only delivered what an earlier
  /// one had sent: then they are that step's, and the trace is a duplicate.
  ///
  /// Empty where the trace is no duplicate.
  func causes(of trace: Trace<Machine.Action>, _ key: Violation, _ rules: [TargetRule]) -> [Violation] {
    let lines = trace.lines
    guard lines.count > 1, lines[lines.count - 2].leavesPending else { return [] }
    return Trial(self, rules, goal: key).violations(atEndOf: trace.prefix(lines.count - 1))
  }
}

/// A failure that was shrunk, and others that turned up on the way.
typealias ShrunkFailure<Action: Hashable & Sendable> = (failure: Failure<Action>, slips: [Failure<Action>])
