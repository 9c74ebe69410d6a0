#if os(macOS) || os(Linux)
import Foundation

/// Runs a command line in child processes, and starts it again where one ended: the parent alone knows what ended
/// the others, and tells the next one.
///
/// A child that is told of an end does everything as the one before did, up to that step, and goes on with the next
/// trace. So what comes out is the same each time, and what a child knew besides is not lost.
struct IsolatedCommand {
  /// After how many ends of one signature no more runs are played.
  private static var sameLimit: Int { 5 }
  /// The same where each takes as long as a step may.
  private static var hungLimit: Int { 2 }
  /// After how many ends in all nothing can be concluded.
  private static var totalLimit: Int { 400 }
  /// How often shortening and explaining may end a process before nothing is shortened any more.
  private static var searchLimit: Int { 8 }
  /// How many ends that do not come again are looked into.
  private static var unrepeatedLimit: Int { 3 }

  let verb: Verb
  let shrinks: Bool
  let io: CommandIO
  let program: String
  private let children: IsolatedChildren
  private let isInterrupted: @Sendable () -> Bool
  private var task: ChildTask
  private var counts: [[String]: Int] = [:]
  private var searches = 0
  private let live: LiveLine?
  /// How long a campaign may take.
  private let time: Duration?
  private let began = ContinuousClock.now

  init(_ command: FuzzCommand, _ arguments: Arguments, _ words: [String], _ io: CommandIO) throws {
    verb = arguments.verb
    shrinks = !arguments.has("--no-shrink")
    self.io = io
    program = command.name
    let limit = try arguments.duration("--hang") ?? .seconds(5)
    guard let executable = io.executable else {
      throw CommandError.usage("--isolate starts the program again as a child, and this one cannot be")
    }
    time = verb == .fuzz ? try arguments.duration("--time") : nil
    children = try IsolatedChildren(executable, arguments.environment, words, limit)
    task = ChildTask()
    task.limit = FuzzPlan.text(of: limit)
    task.isOutputTerminal = io.isOutputTerminal
    task.columns = io.columns
    isInterrupted = io.watchInterrupts()
    let isShown = io.isErrorTerminal && !arguments.has("--quiet") && !arguments.has("--no-progress")
    live = isShown ? LiveLine(io) : nil
  }

  /// Runs children until one comes to its end, and answers its exit code.
  mutating func run() throws -> Int32 {
    defer { children.remove() }
    for _ in 0..<Self.totalLimit {
      let count = task.ends.count
      let (journal, end) = try children.run(task) { [live, isInterrupted] journal in
        live?.show(run: Int(journal.number(.run)), ends: count)
        return isInterrupted()
      }
      live?.clear()
      switch end {
      case .done(let code):
        try children.forward(to: io)
        return code
      case .ended(let rule, let way, let message):
        if isInterrupted() { return ExitCode.interrupted.rawValue }
        guard let path = journal.path else {
          throw CommandError(
            .fault,
            "the child process ended before it did anything"
              + (message.isEmpty ? "" : "; the last that it said is: \(message)"))
        }
        let met = ProcessEnd(
          root: path.root, steps: path.steps, rule: rule, way: way, message: message, limit: task.limit)
        guard !task.ends.contains(where: { $0.root == met.root && $0.steps == met.steps }) else {
          throw CommandError(.inconclusive, Self.unstable)
        }
        try take(met, journal)
      }
    }
    throw CommandError(.inconclusive, Self.unstable)
  }

  private static let unstable =
    "the process ended again and again, and not where it had ended before: something besides the actions decides what"
    + " this system does; is there a singleton, a clock, or work on another thread?"

  private mutating func take(_ met: ProcessEnd, _ journal: JournalFile) throws {
    var waiting = [met]
    while var end = waiting.popLast() {
      counts[end.signature, default: 0] += 1
      if verb == .fuzz || verb == .explore, !isKnown(end) {
        live?.show(run: Int(journal.number(.run)), ends: task.ends.count + 1, "shortening")
        end.isConfirmed = try children.confirms(end)
        if end.isConfirmed {
          let others = try children.shorten(&end, shrinks: shrinks, knowing: task.ends, isInterrupted)
          waiting += others.filter { other in
            !task.ends.contains { $0.signature == other.signature } && other.signature != end.signature
          }
        } else {
          try note(unrepeated: end)
        }
      }
      task.ends.append(end)
    }
    react(to: task.ends.last { $0.signature == met.signature } ?? met, journal)
  }

  /// Whether an end of the same signature is known to come again.
  private func isKnown(_ end: ProcessEnd) -> Bool {
    task.ends.contains { $0.signature == end.signature && $0.isConfirmed }
  }

  /// Decides how the next child goes on.
  private mutating func react(to met: ProcessEnd, _ journal: JournalFile) {
    let count = counts[met.signature] ?? 0
    if verb == .explore { return limitDepth(met) }
    switch IsolationSession.Phase(rawValue: journal.number(.phase)) {
    case .runs:
      let limit = met.rule == ProcessRules.answers ? Self.hungLimit : Self.sameLimit
      if let time, ContinuousClock.now - began >= time, task.positionLimit == nil {
        task.positionLimit = Int(journal.number(.run))
        task.notes.append("the time was over when the process ended: no more runs were played")
      }
      guard count >= limit, task.positionLimit == nil else { return }
      task.positionLimit = Int(journal.number(.run))
      task.notes.append(
        "the process ended \(Layout.count(count, "time")) by \(met.signature.joined(separator: " ")): no more runs were"
          + " played")
    case .after:
      searches += 1
      if !task.provesNothing {
        task.provesNothing = true
        task.notes.append("what came near a finding ended the process: nothing was proved shortest")
      } else if searches > Self.searchLimit, !task.shrinksNothing {
        task.shrinksNothing = true
        task.notes.append("what came near a finding ended the process too often: nothing was shortened")
      }
    case .before, nil: break
    }
  }

  /// An exploration goes as far as nothing ends the process, which it would in many states behind.
  private mutating func limitDepth(_ met: ProcessEnd) {
    let steps = met.shortened?.steps ?? met.steps
    let below = max(0, steps.count { !$0.isLanding } - 1)
    let old = task.depthLimit
    task.depthLimit = old.map { min(below, max(0, $0 - 1)) } ?? below
    task.depthNote =
      "the process ended (\(met.signature.joined(separator: " "))): traces of more than"
      + " \(Layout.count(task.depthLimit ?? 0, "line")) were not explored"
  }

  /// Tells of an end that did not come again; where there are too many, nothing can be concluded.
  private mutating func note(unrepeated end: ProcessEnd) throws {
    let text =
      "not repeatable: \(end.sentence), at line \(end.trace.lines.count) of a trace, but not when the same trace was"
      + " played in a process of its own. Is there a singleton (a shared instance, a static variable, defaults) that an"
      + " earlier trace had changed? Reset it before each router (reset:). Else it is a clock, a random number, or work on"
      + " another thread"
    task.unrepeated.append(text)
    if task.unrepeated.count >= Self.unrepeatedLimit { throw CommandError(.inconclusive, text) }
  }
}

/// The live line of a parent.
private final class LiveLine: @unchecked Sendable {
  // Used by the one thread that waits for children.
  private let io: CommandIO
  private var shownAt: ContinuousClock.Instant?

  init(_ io: CommandIO) { self.io = io }

  func show(run: Int, ends: Int, _ more: String = "") {
    let now = ContinuousClock.now
    if let shownAt, now - shownAt < .milliseconds(200), more.isEmpty { return }
    shownAt = now
    let parts = [
      "isolated", "run \(Layout.grouped(run))", Layout.count(ends, "end") + " of the process", more,
    ]
    let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
    io.err("\r\u{1B}[K" + text.prefix(max(1, io.columns - 1)))
  }

  func clear() { if shownAt != nil { io.err("\r\u{1B}[K") } }
}
#endif
