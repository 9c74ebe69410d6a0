extension CommandRun {
  /// Runs a command line in child processes.
  func isolated(_ words: [String]) throws -> Int32 {
    if arguments.has("--against") {
      throw CommandError.usage("--isolate takes one system, and --against compares two")
    }
    if arguments.operands.contains("-") {
      throw CommandError.usage("--isolate reads a case more than once, so '-' is not expected; name a file")
    }
    #if os(macOS) || os(Linux)
    let limit = try arguments.duration("--hang") ?? .seconds(5)
    guard let executable = io.executable else {
      throw CommandError.usage("--isolate starts the program again as a child, which is impossible here")
    }
    let child = ChildProcess(
      executable: executable, environment: arguments.environment, arguments: words, limit: limit)
    let parent = IsolatedCommand(self, child, try arguments.duration("--time"))
    return try parent.run()
    #else
    throw CommandError.usage("--isolate needs child processes, which only macOS and Linux have")
    #endif
  }
}

#if os(macOS) || os(Linux)
import Foundation

/// Runs a command line in child processes, and starts it again where one ended, with a list of all ends so far.
///
/// A child does everything as the one before, up to the step that ended that, and goes on with the next trace. So the
/// output is deterministic.
final class IsolatedCommand {
  /// After how many ends of one signature no more runs are played, and where each takes as long as a step may.
  private static let sameLimits = (usual: 5, hung: 2)
  /// How many children shrinking one trace may take, and where each takes as long as a step may.
  private static let shrinkLimits = (usual: 200, hung: 40)
  /// After how many ends in all nothing can be concluded.
  private static let totalLimit = 400
  /// How often shrinking and explaining may end a process before nothing is shrunk any more.
  private static let searchLimit = 8
  /// After how many ends that cannot be reproduced nothing can be concluded.
  private static let nondeterminismLimit = 3

  private let subcommand: Subcommand
  private let shrinks: Bool
  private let io: CommandIO
  private let child: ChildProcess
  private let isInterrupted: @Sendable () -> Bool
  private let task = ChildTask()
  private var counts: [String: Int] = [:]
  private var searches = 0
  private let line: ProgressLine?
  /// How long a campaign may take.
  private let time: Duration?
  private let began = ContinuousClock.now

  init(_ run: CommandRun, _ child: ChildProcess, _ time: Duration?) {
    let arguments = run.arguments
    (io, subcommand, self.child) = (run.io, arguments.subcommand, child)
    shrinks = !arguments.has("--no-shrink")
    self.time = subcommand == .fuzz ? time : nil
    task.limit = child.limit.optionText
    (task.isOutputTerminal, task.columns) = (io.isOutputTerminal, io.columns)
    isInterrupted = io.watchInterrupts()
    let isShown = io.isErrorTerminal && !arguments.has("--quiet") && !arguments.has("--no-progress")
    line = isShown ? ProgressLine(io) : nil
  }

  /// Runs children until one is done, and returns its exit code.
  func run() throws -> Int32 {
    defer { try? FileManager.default.removeItem(atPath: child.folder.path) }
    for _ in 0..<Self.totalLimit {
      let count = task.ends.count
      let (journal, end) = try child.run(task) { [line, task, isInterrupted] journal in
        line?.show(run: Int(journal.number(.run)), ends: count)
        return !task.isHurried && isInterrupted()
      }
      line?.clear()
      switch end {
      case .done(let code):
        try forward()
        return code
      case _ where task.isHurried: return ExitCode.interrupted.rawValue
      case _ where isInterrupted(): break
      case .failed(let message):
        let problem =
          "the child process ended before its first step" + (message.isEmpty ? "" : ": \(message)")
        guard CurrentProcess.addressSpace < .max else { throw CommandError(.fault, problem) }
        throw CommandError(.inconclusive, problem + "; 'ulimit -v' may leave it too little memory: raise it")
      case .ended(let met):
        guard !task.ends.contains(where: { $0.path == met.path }) else { throw Self.unstable }
        try take(met, journal)
      }
      if isInterrupted() {
        // One more child reports the ends that are known, and what it finds in a moment before the run that ended.
        task.isHurried = true
        task.positionLimit = min(task.positionLimit ?? .max, max(0, Int(journal.number(.run)) - 1))
      }
    }
    throw Self.unstable
  }

  private static let unstable = CommandError(
    .inconclusive,
    "nondeterministic: the process ended again and again, each time elsewhere. Look for shared state, a clock, a random"
      + " number, or another thread")

  /// Prints what the last child wrote.
  private func forward() throws {
    func text(_ path: String) -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    guard io.out(text(child.folder.out)) != .failed else {
      throw CommandError(.inputOutput, "standard output cannot be written")
    }
    io.err(text(child.folder.err))
  }

  private func take(_ met: ProcessEnd, _ journal: JournalFile) throws {
    var waiting = [met]
    while let end = waiting.popLast() {
      counts[end.signature, default: 0] += 1
      let isKnown = task.ends.contains { $0.signature == end.signature && $0.isConfirmed }
      if subcommand == .fuzz || subcommand == .explore, !isKnown {
        line?.show(run: Int(journal.number(.run)), ends: task.ends.count + 1, isShrinking: true)
        end.isConfirmed = try confirms(end, end.path)
        if !end.isConfirmed, isInterrupted() { return }
        if end.isConfirmed {
          let others = try shrink(end)
          waiting += others.filter { other in
            !task.ends.contains { $0.signature == other.signature } && other.signature != end.signature
          }
        } else {
          try note(nondeterminism: end)
        }
      }
      task.ends.append(end)
    }
    react(to: task.ends.last { $0.signature == met.signature } ?? met, journal)
  }

  /// Whether a trace ends a process of its own in the same way.
  private func confirms(_ end: ProcessEnd, _ path: ProcessPath) throws -> Bool {
    let task = ChildTask(.play, path, limit: end.limit)
    guard case .ended(let met) = try child.run(task, watch: { [isInterrupted] _ in isInterrupted() }).1 else {
      return false
    }
    return met.signature == end.signature
  }

  /// Shrinks a trace that ends the process: a child tries simpler ones, and where one ends in the same way, the next
  /// child begins with the trace that ended it.
  ///
  /// - Returns: Ends of other signatures that were found.
  private func shrink(_ end: ProcessEnd) throws -> [ProcessEnd] {
    var (best, others) = (end, [ProcessEnd]())
    let isHung = end.rule == ProcessRules.responds
    let task = ChildTask(.shrink, nil, limit: end.limit)
    task.ends = self.task.ends + [end]
    for _ in 0..<(isHung ? Self.shrinkLimits.hung : Self.shrinkLimits.usual) where shrinks && !isInterrupted()
    {
      task.trace = best.path
      let limit = isHung ? max(child.limit / 5, .milliseconds(200)) : child.limit
      let result = try child.run(task, limit: limit, watch: { [isInterrupted] _ in isInterrupted() }).1
      if isInterrupted() { break }
      guard case .ended(let next) = result else {
        end.isMinimal = (try? String(contentsOfFile: child.folder.answer, encoding: .utf8)) == "minimal"
        break
      }
      if task.ends.contains(where: { $0.path == next.path }) { break }
      task.ends.append(next)
      if next.signature == end.signature { best = next } else { others.append(next) }
    }
    // A trace that ended a process after other traces may not end a new one.
    if best.path != end.path, try !confirms(end, best.path) { (best, end.isMinimal) = (end, false) }
    (end.message, end.shrunk) = (best.message, best.path)
    return others
  }

  /// Decides how the next child goes on.
  private func react(to met: ProcessEnd, _ journal: JournalFile) {
    let count = counts[met.signature] ?? 0
    if subcommand == .explore { return limitDepth(met) }
    switch IsolationSession.Phase(rawValue: journal.number(.phase)) {
    case .runs where task.positionLimit == nil:
      let run = Int(journal.number(.run))
      if let time, ContinuousClock.now - began >= time {
        task.positionLimit = run
        task.notes.append("the time limit was reached when the process ended: no more runs")
      } else if count >= (met.rule == ProcessRules.responds ? Self.sameLimits.hung : Self.sameLimits.usual) {
        task.positionLimit = run
        task.notes.append(
          "the process ended \(Layout.count(count, "time")) by \(met.signature): no more runs")
      }
    case .after:
      searches += 1
      if !task.provesNothing {
        task.provesNothing = true
        task.notes.append("proving ended the process: no minimality is proved")
      } else if searches > Self.searchLimit, !task.shrinksNothing {
        task.shrinksNothing = true
        task.notes.append("shrinking ended the process too often: nothing is shrunk")
      }
    default: break
    }
  }

  /// Limits an exploration to the depth at which nothing ends the process.
  private func limitDepth(_ met: ProcessEnd) {
    let steps = (met.shrunk ?? met.path).steps
    let below = max(0, steps.count { $0 != ProcessPath.delivery } - 1)
    task.depthLimit = task.depthLimit.map { min(below, max(0, $0 - 1)) } ?? below
    task.depthNote =
      "the process ended (\(met.signature)): traces of more than"
      + " \(Layout.count(task.depthLimit ?? 0, "step")) were not explored"
  }

  /// Records an end that could not be reproduced; where there are too many, nothing can be concluded.
  private func note(nondeterminism end: ProcessEnd) throws {
    let text =
      "nondeterministic: \(end.sentence), at step \(end.path.trace.lines.count) of a trace, but not when the trace was"
      + " replayed in a process of its own. \(Nondeterminism.remedy)"
    task.nondeterminism.append(text)
    if task.nondeterminism.count >= Self.nondeterminismLimit { throw CommandError(.inconclusive, text) }
  }
}
#endif
