extension FuzzTarget {
  /// A replay evaluates rules of kinds *possible* and *neutral* at every rest; only at the end where that is
  /// expensive.
  var evaluating: SettledEvaluation { machine.statesAreWhole ? .always : .onRequest }

  /// Replays a trace on the thread that calls, with all selected rules watching.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  public func replay(_ text: TraceText, rules selection: RuleSelection = RuleSelection()) throws -> Replay {
    play(try trace(from: text), selected(selection), settlesAtEnd: text.settlesAtEnd, repeats: true)
  }

  /// Reads a trace that is still text.
  func trace(from text: TraceText) throws(TraceTextError) -> Trace<Machine.Action> {
    var lines: [TraceLine<Machine.Action>] = []
    let start = try machine.starts.index(named: text.start)
    for line in text.lines {
      do throws(ActionTextError) {
        lines.append(
          TraceLine(try machine.action(from: line.text), leavesPending: line.leavesPending))
      } catch {
        throw TraceTextError(line: line.number, error.description)
      }
    }
    return Trace(start: start, lines: lines)
  }

  /// Plays a trace line by line for a report.
  func play(
    _ trace: Trace<Machine.Action>, _ rules: [TargetRule], settlesAtEnd: Bool = true, repeats: Bool = false
  ) -> Replay {
    let player = Player(machine, rules: rules, reporting: .always, evaluating: evaluating)
    player.begin(at: trace.start)
    var eventCount = 0
    func seen(_ text: String, _ instruction: String) -> Finding.Line {
      let recordedEvents = machine.recordedEvents(player.state).dropFirst(eventCount)
      eventCount += recordedEvents.count
      return Finding.Line(
        text: text, screen: player.end?.sentence ?? machine.describe(player.observation),
        instruction: instruction, pendingEvents: machine.pendingEvents(player.state),
        others: machine.otherScreens(player.state), recordedEvents: Array(recordedEvents),
        sketches: machine.sketches(of: player.state, seeing: player.observation))
    }
    var steps = [seen("", "")]
    steps[0].recordedEvents = []
    var lineResults: [LineResult<Machine.Observation>?] = [player.lineResult(.applied)]
    var insertions: [Insertion?] = []
    func explain() {
      for violation in player.book.violations.dropFirst(insertions.count) {
        insertions.append(player.explainNeutral(violation.rule))
      }
    }
    explain()
    for (index, line) in trace.lines.enumerated() {
      let isLast = settlesAtEnd && index == trace.lines.count - 1
      let instruction = machine.instruction(for: line, in: player.state, seeing: player.observation)
      let hadEnded = player.end != nil
      let outcome = player.play(line.action, leavesPending: line.leavesPending && !isLast)
      explain()
      lineResults.append(player.lineResult(outcome))
      steps.append(seen((line.leavesPending ? "~" : "") + machine.text(of: line.action), instruction))
      if case .ignored(let reason) = outcome, hadEnded || player.end == nil {
        steps[index + 1].ignored = machine.ignoreReasons[Int(reason)]
      }
    }
    if evaluating == .onRequest {
      player.evaluateSettled()
      explain()
    }
    var violations: [Replay.Violation] = []
    // A rule evaluated at the end may name an earlier line; the sort is stable.
    let met = player.book.violations
    for index in order(met.count, { met[$0].line < met[$1].line }) {
      let (violation, insertion) = (met[index], insertions[index])
      let breach = Replay.Violation(
        rule: rules[violation.rule].id, violationKind: violation.violationKind, line: violation.line,
        insertion: insertion)
      if !steps[breach.line].violations.contains(breach.description) {
        steps[breach.line].violations.append(breach.description)
      }
      if !violations.contains(where: { $0.rule == breach.rule && $0.violationKind == breach.violationKind }) {
        violations.append(breach)
      }
    }
    return Replay(
      system: name, start: machine.starts[trace.start].header, launch: steps[0],
      lines: Array(steps.dropFirst()), violations: violations,
      nonVacuous: zip(rules, player.book.nonVacuous).filter { $0.1 > 0 }.map(\.0.id),
      nondeterminism: repeats ? difference(in: trace, from: lineResults, settlesAtEnd: settlesAtEnd) : nil)
  }

  /// The actions that are there to be taken at the end of a trace.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  public func offers(after text: TraceText) throws -> [String] {
    let whole = try trace(from: text)
    let player = Player(machine, rules: [], reporting: .always, evaluating: .onRequest)
    player.begin(at: whole.start)
    for (index, line) in whole.lines.enumerated() {
      let isLast = text.settlesAtEnd && index == whole.lines.count - 1
      player.play(line.action, leavesPending: line.leavesPending && !isLast)
    }
    return machine.alphabet(within: nil).filter { action in
      var (state, observation) = (player.state, player.observation)
      return machine.step(&state, &observation, action) == .applied
    }.map { machine.text(of: $0) }
  }

  /// What a trace violates, each signature once, with the first line that did so, counted from one; zero for the launch.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  func signatures(of text: TraceText) throws -> [SignedViolation] {
    let player = Player(machine, rules: rules, reporting: .always, evaluating: evaluating)
    loops.playTrace(player, try trace(from: text), evaluating == .onRequest)
    var found: [SignedViolation] = []
    let met = player.book.violations
    for violation in order(met.count, { met[$0].line < met[$1].line }).map({ met[$0] }) {
      let next = (signature: signature(violation, of: rules), line: violation.line)
      if !found.contains(where: { $0 == next }) { found.append(next) }
    }
    return found
  }

  /// The finding of a failure, by replaying its trace.
  func finding(_ failure: Failure<Machine.Action>, _ rules: [TargetRule]) -> Finding {
    let replay = play(failure.best, rules)
    let (rule, violationKind) = (rules[failure.key.rule], failure.key.violationKind)
    return Finding(
      signature: signature(failure.key, of: rules), statement: rule.statement, source: rule.source,
      start: replay.start, launch: replay.launch,
      preparation: machine.preparation(for: failure.best, breaking: violationKind), lines: replay.lines,
      minimality: failure.minimality, searchedTo: failure.searchedTo,
      shrunkLength: failure.shrunkLength ?? failure.best.lines.count,
      originalLength: failure.trace.lines.count, run: failure.origin?.run,
      actionsToFind: failure.origin?.actions, strategy: failure.origin?.strategy.rawValue,
      firstViolatedStep: replay.violations.filter { isShown($0, rule.id, rules) }.map(\.line).min()
        ?? failure.best.lines.count,
      insertion: replay.violations.first { $0.rule == rule.id && $0.violationKind == violationKind }?
        .insertion,
      explanation: failure.explanation)
  }

  /// Whether a breach belongs to the story of a finding: its own rule's, or one that a line of the trace shows; what
  /// would be lost by something that was not done is another story.
  private func isShown(_ violations: Replay.Violation, _ own: String, _ rules: [TargetRule]) -> Bool {
    violations.rule == own || !(rules.first { $0.id == violations.rule }?.isEvaluatedOnStates ?? false)
  }
}

/// A signature and the first line that showed it, counted from one; zero for the launch.
typealias SignedViolation = (signature: Finding.Signature, line: Int)
