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
    var played = 0
    if !machine.statesAreWhole {
      TrapNote.play {
        machine.noted(trace.start, trace.lines.prefix(played))
          + [("found", "in a replay, at the last step or at one that a rule tried after it")]
      }
    }
    defer { TrapNote.end() }
    let replayer = Replayer(self, rules, start: trace.start)
    for (index, line) in trace.lines.enumerated() {
      played = index + 1
      let isLast = settlesAtEnd && index == trace.lines.count - 1
      replayer.play(line, leavesPending: line.leavesPending && !isLast)
    }
    let (steps, violations) = replayer.result()
    return Replay(
      system: name, start: machine.starts[trace.start].header, launch: steps[0],
      lines: Array(steps.dropFirst()), violations: violations, nonVacuous: replayer.nonVacuous,
      nondeterminism: repeats
        ? difference(in: trace, from: replayer.lineResults, settlesAtEnd: settlesAtEnd) : nil)
  }

  /// Begins a replay that goes on line by line: each call plays a line and returns its step, the first call the launch.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood; such a line changes nothing.
  func replaying(
    from start: [StartPoint.HeaderLine], rules selection: RuleSelection
  ) throws -> (TraceText.Line?) throws -> Finding.Line {
    let index = try machine.starts.index(named: start)
    let replayer = Replayer(self, selected(selection), start: index)
    return { line in
      if let line {
        let read = try self.trace(from: TraceText(start: start, lines: [line], settlesAtEnd: false)).lines[0]
        replayer.play(read, leavesPending: read.leavesPending)
      }
      let (steps, _) = replayer.result(only: true)
      return steps[0]
    }
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
    signatures(
      of: try trace(from: text),
      by: Player(machine, rules: rules, reporting: .always, evaluating: evaluating))
  }

  /// The same of a trace that was read, by a player of all rules.
  func signatures(
    of trace: Trace<Machine.Action>, by player: Player<Machine>, noting note: NotingPairs? = nil
  ) -> [SignedViolation] {
    loops.playTrace(player, trace, evaluating == .onRequest, note)
    var found: [SignedViolation] = []
    let met = player.book.violations
    for violation in order(met.count, { met[$0].line < met[$1].line }).map({ met[$0] }) {
      let next = (signature: signature(violation, of: rules), line: violation.line)
      if !found.contains(where: { $0 == next }) { found.append(next) }
    }
    return found
  }

  /// The finding of a failure, by replaying its trace; in a hurry without the other rules that are expensive.
  func finding(
    _ failure: Failure<Machine.Action>, _ rules: [TargetRule], isHurried: Bool = false
  ) -> Finding {
    let (rule, violationKind) = (rules[failure.key.rule], failure.key.violationKind)
    let watching = isHurried ? rules.filter { !$0.isEvaluatedOnStates || $0.id == rule.id } : rules
    let replay = play(failure.best, watching)
    let isOwn = { (met: Replay.Violation) in met.rule == rule.id && met.violationKind == violationKind }
    let own = replay.violations.first(where: isOwn)
    // What is wrong from the start on is no cause of what a step does.
    let first = replay.violations.first {
      isOwn($0) || $0.insertion == nil && $0.line > 0 && self.isShown($0, rule.id, rules)
    }
    var explanation = failure.explanation
    if !isHurried { explanation.suspects = suspects(of: failure.best) }
    return Finding(
      signature: signature(failure.key, of: rules), statement: rule.statement, source: rule.source,
      start: replay.start, launch: replay.launch,
      preparation: machine.preparation(for: failure.best, breaking: violationKind), lines: replay.lines,
      minimality: failure.minimality, searchedTo: failure.searchedTo,
      shrunkLength: failure.shrunkLength ?? failure.best.lines.count,
      originalLength: failure.trace.lines.count, run: failure.origin?.run,
      actionsToFind: failure.origin?.actions, strategy: failure.origin?.strategy.rawValue,
      firstViolation: first?.description, firstViolatedStep: first?.line ?? failure.best.lines.count,
      insertion: own?.insertion, explanation: explanation)
  }

  /// Whether a breach belongs to the story of a finding: its own rule's, or one that a line of the trace shows; what
  /// would be lost by something that was not done is another story.
  private func isShown(_ violations: Replay.Violation, _ own: String, _ rules: [TargetRule]) -> Bool {
    violations.rule == own || !(rules.first { $0.id == violations.rule }?.isEvaluatedOnStates ?? false)
  }
}

/// A signature and the first line that showed it, counted from one; zero for the launch.
typealias SignedViolation = (signature: Finding.Signature, line: Int)
