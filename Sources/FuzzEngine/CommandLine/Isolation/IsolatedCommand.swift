#if os(macOS) || os(Linux)
import Foundation

/// Runs a command line in child processes, and starts it again where one ended, with a list of all ends so far.
///
/// A child does everything as the one before, up to the step that ended that, and goes on with the next trace. So the
/// output is deterministic.
struct IsolatedCommand {
  /// After how many ends of one signature no more runs are played.
  private static var sameLimit: Int { 5 }
  /// The same where each takes as long as a step may.
  private static var hungLimit: Int { 2 }
  /// After how many ends in all nothing can be concluded.
  private static var totalLimit: Int { 400 }
  /// How often shrinking and explaining may end a process before nothing is shrunk any more.
  private static var searchLimit: Int { 8 }
  /// After how many ends that cannot be reproduced nothing can be concluded.
  private static var unrepeatedLimit: Int { 3 }

  let subcommand: Subcommand
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

  init(_ run: CommandRun, _ words: [String]) throws {
    let (arguments, io) = (run.arguments, run.io)
    subcommand = arguments.subcommand
    shrinks = !arguments.has("--no-shrink")
    self.io = io
    program = run.name
    let limit = try arguments.duration("--hang") ?? .seconds(5)
    guard let executable = io.executable else {
      throw CommandError.usage("--isolate starts the program again as a child, which is impossible here")
    }
    time = subcommand == .fuzz ? try arguments.duration("--time") : nil
    children = try IsolatedChildren(executable, arguments.environment, words, limit)
    task = ChildTask()
    task.limit = limit.optionText
    task.isOutputTerminal = io.isOutputTerminal
    task.columns = io.columns
    isInterrupted = io.watchInterrupts()
    let isShown = io.isErrorTerminal && !arguments.has("--quiet") && !arguments.has("--no-progress")
    live = isShown ? LiveLine(io) : nil
  }

  /// Runs children until one is done, and returns its exit code.
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
            "the child process ended before its first step" + (message.isEmpty ? "" : ": \(message)"))
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
    "nondeterministic: the process ended again and again, each time elsewhere. Look for shared state, a clock, a random"
    + " number, or another thread"

  private mutating func take(_ met: ProcessEnd, _ journal: JournalFile) throws {
    var waiting = [met]
    while var end = waiting.popLast() {
      counts[end.signature, default: 0] += 1
      if subcommand == .fuzz || subcommand == .explore, !isKnown(end) {
        live?.show(run: Int(journal.number(.run)), ends: task.ends.count + 1, "shrinking")
        end.isConfirmed = try children.confirms(end)
        if end.isConfirmed {
          let others = try children.shrink(&end, shrinks: shrinks, knowing: task.ends, isInterrupted)
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

  /// Whether an end of the same signature was reproduced.
  private func isKnown(_ end: ProcessEnd) -> Bool {
    task.ends.contains { $0.signature == end.signature && $0.isConfirmed }
  }

  /// Decides how the next child goes on.
  private mutating func react(to met: ProcessEnd, _ journal: JournalFile) {
    let count = counts[met.signature] ?? 0
    if subcommand == .explore { return limitDepth(met) }
    switch IsolationSession.Phase(rawValue: journal.number(.phase)) {
    case .runs:
      let limit = met.rule == ProcessRules.responds ? Self.hungLimit : Self.sameLimit
      if let time, ContinuousClock.now - began >= time, task.positionLimit == nil {
        task.positionLimit = Int(journal.number(.run))
        task.notes.append("the time limit was reached when the process ended: no more runs")
      }
      guard count >= limit, task.positionLimit == nil else { return }
      task.positionLimit = Int(journal.number(.run))
      task.notes.append(
        "the process ended \(Layout.count(count, "time")) by \(met.signature.joined(separator: " ")): no more runs"
      )
    case .after:
      searches += 1
      if !task.provesNothing {
        task.provesNothing = true
        task.notes.append("proving ended the process: no minimality is proved")
      } else if searches > Self.searchLimit, !task.shrinksNothing {
        task.shrinksNothing = true
        task.notes.append("shrinking ended the process too often: nothing is shrunk")
      }
    case .before, nil: break
    }
  }

  /// Limits an exploration to the depth at which nothing ends the process.
  private mutating func limitDepth(_ met: ProcessEnd) {
    let steps = met.shrunk?.steps ?? met.steps
    let below = max(0, steps.count { !$0.isLanding } - 1)
    let old = task.depthLimit
    task.depthLimit = old.map { min(below, max(0, $0 - 1)) } ?? below
    task.depthNote =
      "the process ended (\(met.signature.joined(separator: " "))): traces of more than"
      + " \(Layout.count(task.depthLimit ?? 0, "step")) were not explored"
  }

  /// Records an end that could not be reproduced; where there are too many, nothing can be concluded.
  private mutating func note(unrepeated end: ProcessEnd) throws {
    let text =
      "nondeterministic: \(end.sentence), at step \(end.trace.lines.count) of a trace, but not when the trace was"
      + " replayed in a process of its own. \(Unrepeated.remedy)"
    task.unrepeated.append(text)
    if task.unrepeated.count >= Self.unrepeatedLimit { throw CommandError(.inconclusive, text) }
  }
}

/// The progress line of a parent.
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
