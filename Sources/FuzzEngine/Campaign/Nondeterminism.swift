/// Two different results of the same actions, and where they were first seen.
public final class Nondeterminism: Sendable, CustomStringConvertible {
  /// Where the trace begins, as header lines of a case file.
  public let start: [StartPoint.HeaderLine]
  /// The actions up to the one whose result differs, with their marks; empty where the launch differs.
  public let lines: [String]
  /// The first result.
  public let first: String
  /// The result of the same actions, played again.
  public let second: String

  init(start: [StartPoint.HeaderLine], lines: [String], first: String, second: String) {
    (self.start, self.lines, self.first, self.second) = (start, lines, first, second)
  }

  /// What differs, at which step of which trace, and what may be the reason.
  public var description: String {
    let place = lines.last.map { "step \(lines.count) (\($0))" } ?? "the start"
    let header = start.isEmpty ? "" : " on \(start.map(\.value).joined(separator: ", "))"
    let trace = lines.count > 1 ? " of '\(lines.joined(separator: "; "))'\(header)" : header
    return
      "nondeterministic: the same actions had two results, first at \(place)\(trace): '\(first)', then '\(second)'. "
      + Self.remedy
  }

  /// What is known where a failure was met and its trace does not show it again.
  static let unexplained =
    "nondeterministic: what a run met was not met again when its actions were replayed. " + remedy

  /// What to look for.
  static let remedy =
    "Look for state that outlives a trace (a shared instance, a static variable, defaults, a file) and reset it where the"
    + " system is made; or for a clock, a random number, the order of a set or a dictionary, another thread"
}

/// The result of one step of a trace, with what was seen in words where they are taken from the trace that is being
/// played and mean another thing later.
@usableFromInline typealias LineResult<Observation> = (
  isApplied: Bool, observation: Observation, isAtRest: Bool, description: String?
)

/// Plays a trace again and finds the first step whose result differs.
///
/// It compares what a person would see (`EngineMachine.looksSame(_:_:)`).
@usableFromInline
final class NondeterminismCheck<Machine: EngineMachine> {
  @usableFromInline typealias Result = LineResult<Machine.Observation>

  @usableFromInline let player: Player<Machine>

  @usableFromInline
  init(_ machine: Machine) {
    player = Player(machine, rules: [], reporting: .once, evaluating: .onRequest)
  }

  /// Plays a trace again, of whose launch and steps some results are known; nil where there is no difference.
  @inlinable
  func difference(
    in trace: Trace<Machine.Action>, from lineResults: [Result?], settlesAtEnd: Bool = true
  ) -> Nondeterminism? {
    let machine = player.machine
    player.begin(at: trace.start)
    for count in 0...trace.lines.count {
      var isApplied = true
      if count > 0 {
        let line = trace.lines[count - 1]
        let isLast = settlesAtEnd && count == trace.lines.count
        isApplied =
          player.play(line.action, leavesPending: line.leavesPending && !isLast) == .applied
      }
      if player.end != nil { return nil }
      guard count < lineResults.count, let result = lineResults[count] else { continue }
      let isSame =
        result.description.map { $0 == machine.describePlainly(player.observation) }
        ?? machine.looksSame(result.observation, player.observation)
      if result.isApplied == isApplied, result.isAtRest == player.isAtRest, isSame { continue }
      return tell(result, isApplied, after: trace.lines.prefix(count), of: trace.start)
    }
    return nil
  }

  /// Puts in words what differs after some lines.
  @usableFromInline
  func tell(
    _ result: Result, _ isApplied: Bool, after played: ArraySlice<TraceLine<Machine.Action>>, of start: Int
  ) -> Nondeterminism {
    let machine = player.machine
    var lines = played.map { ($0.leavesPending ? "~" : "") + machine.text(of: $0.action) }
    if let last = lines.last, last.hasPrefix("~"), player.isAtRest { lines[lines.count - 1].removeFirst() }
    let (first, second) = (
      result.description ?? machine.describe(result.observation),
      result.description == nil
        ? machine.describe(player.observation) : machine.describePlainly(player.observation)
    )
    let differsAtRest = result.isAtRest != player.isAtRest
    func described(_ screen: String, isApplied: Bool, isAtRest: Bool) -> String {
      (isApplied ? screen : "ignored; \(screen)")
        + (differsAtRest && !isAtRest ? "; something is pending" : "")
    }
    return Nondeterminism(
      start: machine.starts[start].header, lines: lines,
      first: described(first, isApplied: result.isApplied, isAtRest: result.isAtRest),
      second: described(second, isApplied: isApplied, isAtRest: player.isAtRest))
  }
}

extension Player {
  /// The result of the step just played.
  @inlinable
  func lineResult(_ outcome: Outcome) -> LineResult<Machine.Observation> {
    let description = machine.statesAreWhole ? nil : machine.describePlainly(line.seenAfter)
    return (outcome == .applied, line.seenAfter, line.isAtRest, description)
  }
}

extension Worker {
  /// Whether what a run does is done again and compared: the first four, and one in 64.
  @inlinable
  func isRepeated(_ run: Int) -> Bool { run < 4 || run % 64 == 0 }

  /// Plays the trace just played once more.
  @inlinable
  func repeatTrace() {
    guard let lineResults, result.nondeterminism == nil else { return }
    // A trace that was resumed began in another one, whose words are not at hand.
    if !machine.statesAreWhole, lineResults.contains(where: { $0 == nil }) { return }
    let check = repeating ?? NondeterminismCheck(machine)
    repeating = check
    let trace = Trace(start: startOfTrace, lines: lines.array)
    result.nondeterminism = check.difference(in: trace, from: lineResults)
  }
}

extension FuzzTarget {
  /// Plays a trace twice and finds the first step whose result differs.
  func difference(in trace: Trace<Machine.Action>) -> Nondeterminism? {
    let player = Player(machine, rules: [], reporting: .once, evaluating: .onRequest)
    player.begin(at: trace.start)
    var lineResults = [player.lineResult(.applied)]
    for (index, line) in trace.lines.enumerated() {
      let isLast = index == trace.lines.count - 1
      lineResults.append(
        player.lineResult(player.play(line.action, leavesPending: line.leavesPending && !isLast)))
    }
    return NondeterminismCheck(machine).difference(in: trace, from: lineResults)
  }

  /// Plays twice what a violated rule of kind *neutral* compares with: what outlives a trace may show there alone, and
  /// between the two branches that are compared it changes as often in each replay.
  func difference(comparedWith raw: Failure<Machine.Action>, _ rules: [TargetRule]) -> Nondeterminism? {
    guard !machine.statesAreWhole, case .neutral = rules[raw.key.rule].check else { return nil }
    let player = Player(machine, rules: [rules[raw.key.rule]], reporting: .once, evaluating: .onRequest)
    loops.playTrace(player, raw.trace, false, nil)
    guard let insertion = player.explainNeutral(0) else { return nil }
    let texts = insertion.instead + insertion.steps.filter { !$0.isInserted }.map(\.text)
    let start = machine.starts[raw.trace.start].header
    guard let compared = try? trace(from: TraceText(start: start, actions: texts)) else { return nil }
    return difference(in: Trace(start: raw.trace.start, lines: raw.trace.lines + compared.lines))
  }

  /// Plays a trace again, more than once where its states may hold more than they show: lots may fall alike.
  func difference(
    in trace: Trace<Machine.Action>, from lineResults: [LineResult<Machine.Observation>?], settlesAtEnd: Bool
  ) -> Nondeterminism? {
    let check = NondeterminismCheck(machine)
    for _ in 0..<(machine.statesAreWhole ? 1 : 3) {
      if let nondeterminism = check.difference(in: trace, from: lineResults, settlesAtEnd: settlesAtEnd) {
        return nondeterminism
      }
    }
    return nil
  }

  /// Plays some short runs twice, for those that play none by themselves; of several seeds, since lots may fall alike.
  func probed(starts: [Int]?) -> Nondeterminism? {
    for seed in 1...4 as ClosedRange<UInt64> {
      var options = CampaignOptions(seed: seed)
      options.steps = 60
      options.starts = starts
      let plan = RunPlan(options, for: machine)
      let worker = Worker(machine, rules: [], plan: plan)
      let epoch = Epoch(of: plan, for: machine, known: [])
      if let met = loops.playRuns(worker, 0..<4, epoch).nondeterminism { return met }
    }
    return nil
  }
}
