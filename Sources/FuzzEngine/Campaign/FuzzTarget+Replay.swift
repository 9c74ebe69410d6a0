extension FuzzTarget {
  /// A replay asks rules of kinds *possible* and *neutral* at every rest, or only at the end where asking is dear.
  var asking: Asking { machine.statesAreWhole ? .atEveryRest : .onRequest }

  /// Replays a trace on the thread that calls, with all selected rules watching.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  public func replay(_ text: TraceText, rules selection: RuleSelection = RuleSelection()) throws -> Replay {
    play(try trace(from: text), selected(selection), landsAtEnd: text.landsAtEnd, repeats: true)
  }

  /// Reads a trace that is still text.
  func trace(from text: TraceText) throws(TraceTextError) -> Trace<Machine.Action> {
    var lines: [TraceLine<Machine.Action>] = []
    let start = try StartMatch(machine.starts).start(named: text.start)
    for line in text.lines {
      do throws(ActionTextError) {
        lines.append(
          TraceLine(try machine.action(from: line.text), leavesInFlight: line.leavesInFlight))
      } catch {
        throw TraceTextError(line: line.number, error.description)
      }
    }
    return Trace(start: start, lines: lines)
  }

  /// Plays a trace line by line and tells what a reader wants to know of it.
  func play(
    _ trace: Trace<Machine.Action>, _ rules: [TargetRule], landsAtEnd: Bool = true, repeats: Bool = false
  ) -> Replay {
    let player = Player(machine, rules: rules, reporting: .always, asking: asking)
    player.begin(at: trace.start)
    var heardCount = 0
    func seen(_ text: String, _ instruction: String) -> Finding.Line {
      let heard = machine.heard(player.state).dropFirst(heardCount)
      heardCount += heard.count
      return Finding.Line(
        text: text, screen: player.end?.sentence ?? machine.depict(player.observation),
        instruction: instruction, inFlight: machine.inFlight(player.state),
        others: machine.otherScreens(player.state), heard: Array(heard),
        sketches: machine.sketches(of: player.state, seeing: player.observation))
    }
    var told = [seen("", "")]
    told[0].heard = []
    var answers: [LineAnswer<Machine.Observation>?] = [player.answer(.applied)]
    var insertions: [Insertion?] = []
    func explain() {
      for violation in player.book.violations.dropFirst(insertions.count) {
        insertions.append(player.explainNeutral(violation.rule))
      }
    }
    explain()
    for (index, line) in trace.lines.enumerated() {
      let isLast = landsAtEnd && index == trace.lines.count - 1
      let instruction = machine.instruction(for: line, in: player.state, seeing: player.observation)
      let hadEnded = player.end != nil
      let outcome = player.play(line.action, leavesInFlight: line.leavesInFlight && !isLast)
      explain()
      answers.append(player.answer(outcome))
      told.append(seen((line.leavesInFlight ? "~" : "") + machine.text(of: line.action), instruction))
      if case .ignored(let reason) = outcome, hadEnded || player.end == nil {
        told[index + 1].ignored = machine.ignoreReasons[Int(reason)]
      }
    }
    if asking == .onRequest {
      player.askAboutRest()
      explain()
    }
    var broken: [Replay.Broken] = []
    // A rule asked at the end may name an earlier line, so the order is made here.
    for (violation, insertion) in zip(player.book.violations, insertions)
      .enumerated().sorted(by: { ($0.element.0.line, $0.offset) < ($1.element.0.line, $1.offset) }).map(\.element)
    {
      let breach = Replay.Broken(
        rule: rules[violation.rule].id, way: violation.way, line: violation.line, insertion: insertion)
      if !told[breach.line].broken.contains(breach.description) {
        told[breach.line].broken.append(breach.description)
      }
      if !broken.contains(where: { $0.rule == breach.rule && $0.way == breach.way }) { broken.append(breach) }
    }
    return Replay(
      system: name, start: machine.starts[trace.start].header, launch: told[0],
      lines: Array(told.dropFirst()), broken: broken,
      exercised: zip(rules, player.book.exercised).filter { $0.1 > 0 }.map(\.0.id),
      unrepeated: repeats ? difference(in: trace, from: answers, landsAtEnd: landsAtEnd) : nil)
  }

  /// The actions that are there to be taken at the end of a trace.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  public func offers(after text: TraceText) throws -> [String] {
    let whole = try trace(from: text)
    let player = Player(machine, rules: [], reporting: .always, asking: .onRequest)
    player.begin(at: whole.start)
    for (index, line) in whole.lines.enumerated() {
      let isLast = text.landsAtEnd && index == whole.lines.count - 1
      player.play(line.action, leavesInFlight: line.leavesInFlight && !isLast)
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
    let player = Player(machine, rules: rules, reporting: .always, asking: asking)
    loops.playTrace(player, try trace(from: text), asking == .onRequest)
    var found: [SignedViolation] = []
    for violation in player.book.violations.enumerated().sorted(by: {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }).map(\.element) {
      let next = (signature: signature(violation, of: rules), line: violation.line)
      if !found.contains(where: { $0 == next }) { found.append(next) }
    }
    return found
  }

  /// Tells a failure by replaying its trace.
  func tell(_ failure: Failure<Machine.Action>, _ rules: [TargetRule]) -> Finding {
    let replay = play(failure.best, rules)
    let (rule, way) = (rules[failure.key.rule], failure.key.way)
    return Finding(
      signature: signature(failure.key, of: rules), statement: rule.statement, source: rule.source,
      start: replay.start, launch: replay.launch, preparation: machine.preparation(for: failure.best, breaking: way), lines: replay.lines,
      minimality: failure.minimality, searchedTo: failure.searchedTo,
      shrunkLength: failure.shrunkLength ?? failure.best.lines.count,
      originalLength: failure.trace.lines.count, run: failure.origin?.run,
      actionsToFind: failure.origin?.actions, strategy: failure.origin?.strategy.rawValue,
      firstWrongLine: replay.broken.filter { isShown($0, rule.id, rules) }.map(\.line).min()
        ?? failure.best.lines.count,
      insertion: replay.broken.first { $0.rule == rule.id && $0.way == way }?.insertion,
      explanation: failure.explanation)
  }

  /// Whether a breach belongs to the story of a finding: its own rule's, or one that a line of the trace shows; what
  /// would be lost by something that was not done is another story.
  private func isShown(_ broken: Replay.Broken, _ own: String, _ rules: [TargetRule]) -> Bool {
    broken.rule == own || !(rules.first { $0.id == broken.rule }?.isAskedOfStates ?? false)
  }
}

/// A signature and the first line that showed it, counted from one; zero for the launch.
typealias SignedViolation = (signature: Finding.Signature, line: Int)
