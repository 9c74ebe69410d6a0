extension FuzzTarget {
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
    let interval = machine.replayInterval
    let player = Player(machine, rules: rules, reporting: .always, possibleInterval: interval)
    player.begin(at: trace.start)
    let startScreen = player.end?.sentence ?? machine.depict(player.observation)
    let startOthers = machine.otherScreens(player.state)
    let startSketches = machine.sketches(of: player.state, seeing: player.observation)
    let startInFlight = machine.inFlight(player.state)
    var told: [Finding.Line] = []
    var answers: [LineAnswer<Machine.Observation>?] = [player.answer(.applied)]
    var insertions: [Int: Insertion] = [:]
    var hasEnded = player.end != nil
    var heardCount = machine.heard(player.state).count
    func explain(since count: Int) {
      for index in player.book.violations.indices.dropFirst(count) {
        insertions[index] = player.explainNeutral(player.book.violations[index].rule)
      }
    }
    explain(since: 0)
    for (index, line) in trace.lines.enumerated() {
      let isLast = landsAtEnd && index == trace.lines.count - 1
      let instruction = machine.instruction(for: line, in: player.state, seeing: player.observation)
      let count = player.book.violations.count
      let outcome = player.play(line.action, leavesInFlight: line.leavesInFlight && !isLast)
      explain(since: count)
      var ignored: String?
      answers.append(player.answer(outcome))
      let isEnd = !hasEnded && player.end != nil
      hasEnded = player.end != nil
      if case .ignored(let reason) = outcome, !isEnd { ignored = machine.ignoreReasons[Int(reason)] }
      let mark = line.leavesInFlight ? "~" : ""
      let heard = machine.heard(player.state)
      told.append(
        Finding.Line(
          text: mark + machine.text(of: line.action),
          screen: player.end?.sentence ?? machine.depict(player.observation),
          instruction: instruction, broken: [], ignored: ignored, inFlight: machine.inFlight(player.state),
          others: machine.otherScreens(player.state), heard: Array(heard.dropFirst(heardCount)),
          sketches: machine.sketches(of: player.state, seeing: player.observation)))
      heardCount = heard.count
    }
    if interval != 1 {
      let count = player.book.violations.count
      player.askAboutRest()
      explain(since: count)
    }
    var broken: [Replay.Broken] = []
    var brokenByLine: [[String]] = Array(repeating: [], count: trace.lines.count + 1)
    // A rule asked at the end may name an earlier line, so the order is made here.
    let violations = player.book.violations.enumerated().sorted { $0.element.line < $1.element.line }
    for (index, violation) in violations {
      let breach = Replay.Broken(
        rule: rules[violation.rule].id, way: violation.way, line: violation.line, insertion: insertions[index]
      )
      if !brokenByLine[breach.line].contains(breach.description) {
        brokenByLine[breach.line].append(breach.description)
      }
      if !broken.contains(where: { $0.rule == breach.rule && $0.way == breach.way }) { broken.append(breach) }
    }
    let unrepeated = repeats ? difference(in: trace, from: answers, landsAtEnd: landsAtEnd) : nil
    return Replay(
      system: name, start: machine.starts[trace.start].header, startScreen: startScreen,
      startOthers: startOthers, startSketches: startSketches, startInFlight: startInFlight,
      brokenAtStart: brokenByLine[0],
      lines: zip(told, brokenByLine.dropFirst()).map { $0.breaking($1) },
      broken: broken, exercised: zip(rules, player.book.exercised).filter { $0.1 > 0 }.map(\.0.id),
      unrepeated: unrepeated)
  }

  /// The actions that are there to be taken at the end of a trace.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  public func offers(after text: TraceText) throws -> [String] {
    let whole = try trace(from: text)
    let player = Player(machine, rules: [], reporting: .always, possibleInterval: .max)
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

  /// Tells a finding by replaying its trace.
  func tell(
    _ raw: RawFinding<Machine.Action>, _ trace: Trace<Machine.Action>, _ minimality: Finding.Minimality,
    _ rules: [TargetRule], searchedTo: Int? = nil, shrunkLength: Int? = nil,
    explanation: Explanation = Explanation()
  ) -> Finding {
    let replay = play(trace, rules)
    let rule = rules[raw.key.rule]
    return Finding(
      signature: signature(raw.key, of: rules), statement: rule.statement, source: rule.source,
      start: replay.start, startScreen: replay.startScreen, startOthers: replay.startOthers,
      startSketches: replay.startSketches, startInFlight: replay.startInFlight,
      preparation: machine.preparation(for: trace, breaking: raw.key.way), lines: replay.lines,
      minimality: minimality,
      searchedTo: searchedTo, shrunkLength: shrunkLength ?? trace.lines.count,
      originalLength: raw.trace.lines.count, run: raw.origin?.run,
      actionsToFind: raw.origin?.actions, strategy: raw.origin?.strategy.rawValue,
      firstWrongLine: replay.broken.filter { isShown($0, rule.id, rules) }.map(\.line).min()
        ?? trace.lines.count,
      insertion: replay.broken.first { $0.rule == rule.id && $0.way == raw.key.way }?.insertion,
      explanation: explanation)
  }

  /// Whether a breach belongs to the story of a finding: its own rule's, or one that a line of the trace shows; what
  /// would be lost by something that was not done is another story.
  private func isShown(_ broken: Replay.Broken, _ own: String, _ rules: [TargetRule]) -> Bool {
    broken.rule == own || !(rules.first { $0.id == broken.rule }?.isAskedOfStates ?? false)
  }
}

extension EngineMachine {
  /// A replay asks rules of kinds *possible* and *neutral* at every rest, or only at the end where asking is dear.
  var replayInterval: Int { possibleInterval > 1 ? .max : 1 }
}

extension Finding.Line {
  fileprivate func breaking(_ broken: [String]) -> Finding.Line {
    Finding.Line(
      text: text, screen: screen, instruction: instruction, broken: broken, ignored: ignored,
      inFlight: inFlight, others: others, heard: heard, sketches: sketches)
  }
}
