/// The same actions, answered in two ways: where that was first seen, and what was answered.
public final class Nondeterminism: Equatable, Sendable, CustomStringConvertible {
  /// Where the trace begins, as header lines of a case file.
  public let start: [StartPoint.HeaderLine]
  /// The actions up to the one that was answered differently, with their marks; empty where the launch was.
  public let lines: [String]
  /// What was answered the first time.
  public let first: String
  /// What was answered when the same was done again.
  public let second: String

  init(start: [StartPoint.HeaderLine], lines: [String], first: String, second: String) {
    (self.start, self.lines, self.first, self.second) = (start, lines, first, second)
  }

  /// Compares everything.
  public static func == (one: Nondeterminism, other: Nondeterminism) -> Bool {
    one.start == other.start && one.lines == other.lines && one.first == other.first
      && one.second == other.second
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

  /// What to look for.
  static let remedy =
    "Look for state that outlives a trace (a shared instance, a static variable, defaults) and reset it where the system"
    + " is made; or for a clock, a random number, another thread"
}

/// What one line of a trace was answered.
@usableFromInline
struct LineAnswer<Observation: Sendable>: Sendable {
  @usableFromInline let isApplied: Bool
  @usableFromInline let observation: Observation
  @usableFromInline let isAtRest: Bool
  /// What was seen in words, where they are taken from the trace that is being played and mean another thing later.
  @usableFromInline let description: String?

  @inlinable
  init(isApplied: Bool, observation: Observation, isAtRest: Bool, description: String?) {
    self.isApplied = isApplied
    self.observation = observation
    self.isAtRest = isAtRest
    self.description = description
  }
}

/// Plays what was played once more, and finds the first line that is answered differently.
///
/// It compares what a person would see, as the machine tells it (`EngineMachine.looksSame(_:_:)`).
@usableFromInline
final class RepeatCheck<Machine: EngineMachine> {
  @usableFromInline typealias Answer = LineAnswer<Machine.Observation>

  @usableFromInline let player: Player<Machine>

  @usableFromInline
  init(_ machine: Machine) {
    player = Player(machine, rules: [], reporting: .once, asking: .onRequest)
  }

  /// Plays a trace again.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - answers: What was answered at the launch and at each line; nil where nobody looked.
  ///   - settlesAtEnd: Whether everything settles after the last line.
  /// - Returns: The difference; nil where there is none.
  @inlinable
  func difference(
    in trace: Trace<Machine.Action>, from answers: [Answer?], settlesAtEnd: Bool = true
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
      guard count < answers.count, let answer = answers[count] else { continue }
      let isSame =
        answer.description.map { $0 == machine.describe(player.observation) }
        ?? machine.looksSame(answer.observation, player.observation)
      if answer.isApplied == isApplied, answer.isAtRest == player.isAtRest, isSame { continue }
      return tell(answer, isApplied, after: trace.lines.prefix(count), of: trace.start)
    }
    return nil
  }

  /// Puts in words what differs after some lines.
  @usableFromInline
  func tell(
    _ answer: Answer, _ isApplied: Bool, after played: ArraySlice<TraceLine<Machine.Action>>, of start: Int
  ) -> Nondeterminism {
    let machine = player.machine
    var lines = played.map { ($0.leavesPending ? "~" : "") + machine.text(of: $0.action) }
    if let last = lines.last, last.hasPrefix("~"), player.isAtRest { lines[lines.count - 1].removeFirst() }
    return Nondeterminism(
      start: machine.starts[start].header, lines: lines,
      first: Self.description(answer.isApplied, answer.description ?? machine.describe(answer.observation)),
      second: Self.description(isApplied, machine.describe(player.observation)))
  }

  private static func description(_ isApplied: Bool, _ screen: String) -> String {
    isApplied ? screen : "ignored; \(screen)"
  }
}

extension Player {
  /// What the line just played was answered.
  @inlinable
  func answer(_ outcome: Outcome) -> LineAnswer<Machine.Observation> {
    LineAnswer(
      isApplied: outcome == .applied, observation: line.seenAfter, isAtRest: line.isAtRest,
      description: machine.statesAreWhole ? nil : machine.describe(line.seenAfter))
  }
}

extension Worker {
  /// Whether what a run does is done again and compared: the first four, and one in 64.
  @inlinable
  func isRepeated(_ run: Int) -> Bool { run < 4 || run % 64 == 0 }

  /// Plays the trace just played once more.
  @inlinable
  func repeatTrace() {
    guard let answers, result.nondeterminism == nil else { return }
    // A trace that was resumed began in another one, whose words are not at hand.
    if !machine.statesAreWhole, answers.contains(where: { $0 == nil }) { return }
    let check = repeating ?? RepeatCheck(machine)
    repeating = check
    let trace = Trace(start: startOfTrace, lines: lines.array)
    result.nondeterminism = check.difference(in: trace, from: answers)
  }
}

extension FuzzTarget {
  /// Plays a trace twice, and finds the first line that is answered differently.
  func difference(in trace: Trace<Machine.Action>) -> Nondeterminism? {
    let player = Player(machine, rules: [], reporting: .once, asking: .onRequest)
    player.begin(at: trace.start)
    var answers = [player.answer(.applied)]
    for (index, line) in trace.lines.enumerated() {
      let isLast = index == trace.lines.count - 1
      answers.append(player.answer(player.play(line.action, leavesPending: line.leavesPending && !isLast)))
    }
    return RepeatCheck(machine).difference(in: trace, from: answers)
  }

  /// Plays a trace again, more than once where its states may hold more than they show: lots may fall alike.
  func difference(
    in trace: Trace<Machine.Action>, from answers: [LineAnswer<Machine.Observation>?], settlesAtEnd: Bool
  ) -> Nondeterminism? {
    let check = RepeatCheck(machine)
    for _ in 0..<(machine.statesAreWhole ? 1 : 3) {
      if let nondeterminism = check.difference(in: trace, from: answers, settlesAtEnd: settlesAtEnd) {
        return nondeterminism
      }
    }
    return nil
  }

  /// Plays some short runs twice, for those that play none by themselves.
  func probed(starts: [Int]?) -> Nondeterminism? {
    var options = CampaignOptions(seed: 1)
    options.steps = 60
    options.starts = starts
    let plan = RunPlan(options, for: machine)
    let worker = Worker(machine, rules: [], plan: plan)
    return loops.playRuns(worker, 0..<4, Epoch(of: plan, for: machine, known: [])).nondeterminism
  }
}
