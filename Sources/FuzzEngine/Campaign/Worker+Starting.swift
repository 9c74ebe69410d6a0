/// A line of a trace that is being changed: what is known of it before it is played.
@usableFromInline
enum ScriptLine<Action: Hashable & Sendable>: Sendable {
  /// As it was.
  case given(TraceLine<Action>)
  /// An action of the same kind, drawn when its turn comes.
  case redrawn(TraceLine<Action>)
  /// Any action, drawn when its turn comes.
  case drawn
}

extension Worker {
  /// Begins a trace and plays what it does before it draws lines of its own; returns how many of its lines
  /// were not played at all, but kept from an earlier trace.
  @inlinable
  func startTrace(
    _ tactic: Tactic, _ feedback: CampaignFeedback<Machine>, upTo limit: Int, _ random: inout SeededRandom
  ) -> Int {
    script.removeAll(keepingCapacity: true)
    lines.removeAll()
    var start = plan.starts[random.below(plan.starts.count)]
    switch tactic.origin {
    case .start: break
    case .snapshot, .edge:
      // One trace in four begins anew, since what is near a start is worth a visit as well.
      guard random.below(4) != 0,
        let snapshot = feedback.drawSnapshot(ofEdge: tactic.origin == .edge, using: &random)
      else { break }
      if let kept = snapshot.kept {
        resume(snapshot, kept)
        return snapshot.length
      }
      start = snapshot.trace.start
      for line in snapshot.trace.lines.prefix(snapshot.length) { script.append(.given(line)) }
    case .savedTrace:
      if let parent = feedback.drawParent(using: &random) {
        if random.below(8) != 0, plan.starts.contains(parent.start) { start = parent.start }
        write(parent, feedback, &random)
      }
    }
    begin(at: start)
    playScript(upTo: limit, tactic, &random)
    return 0
  }

  @inlinable
  func begin(at start: Int) {
    startOfTrace = start
    player.begin(at: start)
    if lineResults != nil { lineResults = [player.lineResult(.applied)] }
    noteState(isNew: false)
  }

  @inlinable
  func resume(_ snapshot: Snapshot<Machine>, _ kept: Snapshot<Machine>.Kept) {
    startOfTrace = snapshot.trace.start
    for line in snapshot.trace.lines.prefix(snapshot.length) { lines.append(line) }
    if lineResults != nil { lineResults = Array(repeating: nil, count: snapshot.length + 1) }
    kept.context.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      player.resume(kept.state, kept.observation, base, lines: snapshot.length)
    }
    for rule in kept.reported { player.book.silence(rule) }
    noteState(isNew: false)
  }

  @inlinable
  func playScript(upTo limit: Int, _ tactic: Tactic, _ random: inout SeededRandom) {
    let count = min(limit, script.count)
    for position in 0..<count where !isStopped {
      // Where nothing is drawn any more, the last line is the trace's last.
      let isLast = position == limit - 1
      switch script[position] {
      case .given(let line): playLine(line.action, isMarked: line.leavesPending && !isLast)
      case .redrawn(let line):
        let kind = machine.kind(of: line.action)
        let action = machine.draw(kind, seeing: player.line.seenAfter, using: &random)
        playLine(action, isMarked: line.leavesPending && !isLast)
      case .drawn: playLine(drawAction(tactic.weights, &random), isMarked: false)
      }
    }
  }

  /// Writes a script: a trace, often only its beginning, with none to three changes.
  @inlinable
  func write(
    _ parent: Trace<Machine.Action>, _ feedback: CampaignFeedback<Machine>, _ random: inout SeededRandom
  ) {
    for line in parent.lines { script.append(.given(line)) }
    if random.below(4) == 0 { script.removeLast(script.count - random.below(script.count + 1)) }
    for _ in 0..<random.below(4) where !script.isEmpty { change(feedback, &random) }
    if script.count > plan.steps { script.removeLast(script.count - plan.steps) }
  }

  @inlinable
  func change(_ feedback: CampaignFeedback<Machine>, _ random: inout SeededRandom) {
    let position = random.below(script.count)
    switch random.below(8) {
    case 0: script.insert(.drawn, at: position)
    case 1: script.remove(at: position)
    case 2: script.insert(script[position], at: position)
    case 3: if position + 1 < script.count { script.swapAt(position, position + 1) }
    case 4, 5:
      if case .given(let line) = script[position] { script[position] = .redrawn(line) }
    case 6:
      guard case .given(var line) = script[position] else { return }
      line.leavesPending.toggle()
      script[position] = .given(line)
    default:
      guard let other = feedback.drawParent(using: &random) else { return }
      script.removeLast(script.count - position)
      for line in other.lines.suffix(1 + random.below(other.lines.count)) { script.append(.given(line)) }
    }
  }
}
