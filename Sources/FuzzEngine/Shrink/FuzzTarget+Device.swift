/// Chooses the device on which a person sees what is wrong.
extension FuzzTarget {
  /// On how many other devices a trace is tried whose verdict must be found.
  private static var deviceLimit: Int { 2 }

  /// The same failure, searched below its length, on the device on which a person sees most of it.
  ///
  /// There its trace takes the same steps or fewer, violates nothing else before, its verdict says no less, and as much is
  /// known of its length.
  func shown(
    _ failure: Failure<Machine.Action>, _ limits: ShrinkOptions, _ rules: [TargetRule], known: [Violation]
  ) -> Failure<Machine.Action> {
    lazy var here = searched(failure, limits, rules, known: known)
    guard let agrees = limits.agrees, failure.minimality == .local else { return here }
    let trial = Trial(self, rules, goal: failure.key)
    // Whatever is moved is shrunk again, which looks closely.
    trial.isBrief = true
    // What is seen at the end of a trace that violates its rule there, and nothing else on the way.
    func seen(_ trace: Trace<Machine.Action>) -> Int? {
      guard trial.breaks(trace) else { return nil }
      let isOnlyOne = trial.player.book.violations.allSatisfy { $0.line == trace.lines.count || $0.line == 0 }
      return isOnlyOne ? trial.seenAtOnce : nil
    }
    let own = failure.best
    guard let least = seen(own) else { return here }
    let all = limits.starts ?? machine.starts.defaults
    let others = all.filter { $0 != own.start && differInDevice($0, own.start) }
    let shown = others.map { seen(own.moved(to: $0)) ?? 0 }
    for index in order(others.count, { shown[$0] > shown[$1] }).prefix(Self.deviceLimit)
    where shown[index] > least {
      var (moved, left) = (failure, limits)
      (left.steps, left.starts) = (failure.stepsLeft, [others[index]])
      moved.best = own.moved(to: others[index])
      let shrinker = Shrinker(
        self, rules, Failure(key: failure.key, trace: moved.best), left, known: known)
      guard shrinker.shrink() == .local else { continue }
      moved.best = shrinker.best
      moved = searched(moved, limits, rules, known: known)
      guard seen(moved.best) ?? 0 > least,
        agrees(signature(failure.key, of: rules), text(own), text(moved.best))
      else { continue }
      if moved.minimality == .proved || limits.proveStates == 0 { return moved }
      if here.minimality == .proved || here.best.lines.count < moved.best.lines.count { return here }
      return moved
    }
    return here
  }

  private func differInDevice(_ one: Int, _ other: Int) -> Bool {
    func rest(_ start: Int) -> [StartPoint.HeaderLine] {
      machine.starts[start].header.filter { $0.key != "device" }
    }
    return rest(one) == rest(other)
  }

  func plain(_ text: TraceText) throws -> TraceText { self.text(try trace(from: text)) }

  private func text(_ trace: Trace<Machine.Action>) -> TraceText {
    let lines = trace.lines.enumerated().map { index, line in
      TraceText.Line(
        machine.text(of: line.action), leavesPending: line.leavesPending, number: index + 1)
    }
    return TraceText(start: machine.starts[trace.start].header, lines: lines)
  }
}

extension Trace {
  /// The same steps from another start.
  fileprivate func moved(to start: Int) -> Trace { Trace(start: start, lines: lines) }
}
