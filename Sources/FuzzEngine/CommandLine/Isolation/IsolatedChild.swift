#if os(macOS) || os(Linux)
import Foundation

/// An isolated process: it records each step before taking it, and does the rest of its work as its parent would.
extension ChildTask {
  /// The steps of the machine that shrinking one trace may take between two ends of a process.
  private static var shrinkSteps: Int { 100_000 }
  /// How long a child in a hurry plays runs.
  private static var hurriedTime: Duration { .milliseconds(200) }

  /// The folder that a child's command line names; nil for any other.
  static func folder(in words: [String]) -> ChildFolder? {
    words.count >= 2 && words[0] == ChildFolder.word ? ChildFolder(path: words[1]) : nil
  }

  /// Does a child's task, and exits.
  static func run(_ command: FuzzCommand, in folder: ChildFolder, _ words: [String]) -> Never {
    endWithParent(folder)
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(CurrentProcess.resource(RLIMIT_CORE), &noCore)
    let io = CommandIO.standard
    do {
      let task = try JSONDecoder().decode(
        ChildTask.self, from: Data(contentsOf: URL(fileURLWithPath: folder.task)))
      let journal = try JournalFile(folder.journal, isNew: false)
      let session = IsolationSession(journal.writer, ends: task.ends)
      var isolated = command
      isolated.catalog = SystemCatalog(command.catalog.systems.map { $0.isolated(session) })
      isolated.task = task
      let code = try task.code(of: isolated, words, folder, journal)
      journal.marks[IsolationSession.Mark.end.rawValue] = UInt64(code) + 1
      withExtendedLifetime(journal) { _exit(code) }
    } catch {
      io.err("\(command.name): \(error)\n")
      _exit(ExitCode.fault.rawValue)
    }
  }

  private func code(
    of command: FuzzCommand, _ words: [String], _ folder: ChildFolder, _ journal: JournalFile
  ) throws -> Int32 {
    let environment = CurrentProcess.environment
    guard job != .command, let path = trace else {
      return command.code(of: words, environment, io(folder, journal))
    }
    let system = try command.catalog.find(path.system).configure(path.settings)
    if job == .play {
      _ = try system.use { try $0.replay(path.trace, rules: RuleSelection()) }
      return 0
    }
    var options = ShrinkOptions(steps: Self.shrinkSteps, proveStates: 0, rules: RuleSelection(only: []))
    let arguments = try Arguments(words, environment: environment)
    options.starts = try CommandRun(command: command, arguments: arguments, io: .standard).chosenStarts(
      system)
    let isMinimal = try system.use { try $0.shrink(path.trace, options) }.first?.minimality == .local
    try FileStore.write(isMinimal ? "minimal" : "", to: folder.answer)
    return 0
  }

  /// Output goes to files, which the parent prints: the code under test may write to standard output too.
  private func io(_ folder: ChildFolder, _ journal: JournalFile) -> CommandIO {
    func writer(_ path: String) -> Int32 { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600) }
    let (out, err) = (writer(folder.out), writer(folder.err))
    let end = ContinuousClock.now + Self.hurriedTime
    let isOver: @Sendable () -> Bool = {
      ContinuousClock.now >= end || journal.number(.phase) == IsolationSession.Phase.after.rawValue
    }
    var io = CommandIO(
      out: { FileStore.write($0, to: out) }, err: { _ = FileStore.write($0, to: err) },
      isOutputTerminal: isOutputTerminal, columns: columns,
      watchInterrupts: CommandIO.standard.watchInterrupts)
    if isHurried { io.watchInterrupts = { isOver } }
    return io
  }

  /// Ends the process when its parent is gone, whatever it is doing, and removes what that would have removed.
  private static func endWithParent(_ folder: ChildFolder) {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { usleep(500_000) }
      try? FileManager.default.removeItem(atPath: folder.path)
      _exit(ExitCode.fault.rawValue)
    }
  }
}

extension FuzzSystem {
  /// The system in a process that it may end.
  func isolated(_ session: IsolationSession) -> FuzzSystem {
    var system = self
    system.configure = { [configure] in configure($0).isolated(session) }
    return system
  }
}
#endif
