#if os(macOS) || os(Linux)
import Foundation

/// Starts this program as a child, one after the other, and observes how each ends.
struct ChildProcess {
  indirect enum End {
    /// It exited with this code.
    case done(Int32)
    /// It ended early, or was killed because a step took too long.
    case ended(ProcessEnd)
    /// It ended before its first step, with this message.
    case failed(String)
  }

  let executable: String
  let environment: [String: String]
  let arguments: [String]
  /// How long a step may take.
  let limit: Duration
  let folder = ChildFolder(
    path: FileManager.default.temporaryDirectory.appendingPathComponent("splitfuzz-\(UUID().uuidString)").path
  )

  /// How long a step may take in a child that is terminated.
  private static let terminatedLimit = Duration.milliseconds(100)

  /// Runs a child to its end.
  ///
  /// `watch` is called some times a second with the journal; where it returns true, the child is terminated.
  @inline(never)
  func run(
    _ task: ChildTask, limit: Duration? = nil, watch: (JournalFile) -> Bool = { _ in false }
  ) throws -> (JournalFile, End) {
    try FileStore.makeFolder(folder.path)
    try JSONEncoder().encode(task).write(to: URL(fileURLWithPath: folder.task))
    let journal = try JournalFile(folder.journal, isNew: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = [ChildFolder.word, folder.path] + arguments
    process.environment = environment
    process.environment?["SWIFT_BACKTRACE"] = "enable=no"
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardError = pipe
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch {
      throw CommandError(
        .fault, "\(executable) cannot be started again as a child: \(error.localizedDescription)")
    }
    let reader = StandardErrorTail(pipe.fileHandleForReading)
    let hasHung = wait(for: process, ended, journal, limit ?? self.limit, watch)
    let message = reader.message
    let code = journal.number(.end)
    if code > 0 { return (journal, .done(Int32(code) - 1)) }
    guard let path = journal.path else { return (journal, .failed(message)) }
    let violationKind =
      switch (process.terminationReason, process.terminationStatus) {
      case _ where hasHung: "hung"
      case (.exit, _): "exited"
      case (_, SIGILL), (_, SIGTRAP), (_, SIGABRT), (_, SIGFPE): "trapped"
      case (_, SIGSEGV), (_, SIGBUS): "crashed"
      default: "killed"
      }
    let end = ProcessEnd(
      path: path, rule: hasHung ? ProcessRules.responds : ProcessRules.survives, violationKind: violationKind,
      message: hasHung ? "" : message, limit: task.limit)
    return (journal, .ended(end))
  }

  /// Waits for the end; true where a step took too long, so that the child was killed.
  private func wait(
    for process: Process, _ ended: DispatchSemaphore, _ journal: JournalFile, _ limit: Duration,
    _ watch: (JournalFile) -> Bool
  ) -> Bool {
    var beat: UInt64 = 0
    var beganAt = ContinuousClock.now
    var isTerminated = false
    while ended.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      let now = ContinuousClock.now
      if journal.number(.isInside) == 0 || journal.number(.beat) != beat {
        (beat, beganAt) = (journal.number(.beat), now)
      } else if now - beganAt >= (isTerminated ? min(limit, Self.terminatedLimit) : limit) {
        kill(process.processIdentifier, SIGKILL)
        ended.wait()
        return journal.number(.end) == 0
      }
      if watch(journal), !isTerminated {
        (isTerminated, beganAt) = (true, now)
        process.terminate()
      }
    }
    return false
  }
}

/// Reads the standard error of a child, and keeps the end of it.
private final class StandardErrorTail: @unchecked Sendable {
  // The lock guards the bytes; the group is left when the child's end of the pipe is closed.
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  private let done = DispatchGroup()
  private static let kept = 1 << 16

  init(_ handle: FileHandle) {
    done.enter()
    Thread.detachNewThread { [self] in
      while case let chunk = handle.availableData, !chunk.isEmpty {
        lock.withLock {
          bytes += chunk
          if bytes.count > 2 * Self.kept { bytes.removeFirst(bytes.count - Self.kept) }
        }
      }
      done.leave()
    }
  }

  /// The message of a fatal error, or else the last line; without addresses and folders.
  var message: String {
    // A process that the child started may hold the pipe for longer.
    _ = done.wait(timeout: .now() + .milliseconds(500))
    let lines = lock.withLock { String(decoding: bytes, as: UTF8.self) }.parts(at: "\n")
    let traces = ["***", "Current stack trace", "Thread ", "Stack dump"]
    let kinds = ["Fatal error", "fatal error", "Precondition failed", "Assertion failed"]
    let fatal = lines.lastIndex { line in kinds.contains { line.contains($0) } }
    let message = fatal.map { first in
      lines[first...].prefix { line in !traces.contains { line.hasPrefix($0) } }.joined(separator: " ")
    }
    let plain = (message ?? (lines.last ?? "")).replacing(/0x[0-9A-Fa-f]{5,}/) { _ in "0x…" }
      .replacing(/^.*\/(?=[^\/ ]+\.swift:)/) { _ in "" }
    return String(TraceLineText.tidied(plain).prefix(300))
  }
}
#endif
