#if os(macOS) || os(Linux)
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Starts this program again as a child, watches it, and tells how it ended.
struct ChildProcess {
  /// How a child ended.
  enum End {
    /// It did what it was asked to do, and answers an exit code.
    case done(Int32)
    /// It ended on the way, or was ended because a step took too long.
    case ended(rule: String, way: String, message: String)
  }

  let executable: String
  let environment: [String: String]
  let folder: ChildFolder
  let arguments: [String]
  /// How long a step may take.
  let limit: Duration

  /// Runs a child to its end.
  ///
  /// `watch` is called some times a second, with the journal; where it answers true, the child is told to end.
  func run(_ task: ChildTask, watch: (JournalFile) -> Bool = { _ in false }) throws -> (JournalFile, End) {
    try JSONEncoder().encode(task).write(to: URL(fileURLWithPath: folder.task))
    let journal = try JournalFile(folder.journal, isNew: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = [ChildFolder.word, folder.path] + arguments
    process.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
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
    let listener = LastWords(pipe.fileHandleForReading)
    let hasHung = wait(for: process, ended, journal, watch)
    let message = listener.message
    let code = journal.number(.end)
    if code > 0 { return (journal, .done(Int32(code) - 1)) }
    if hasHung { return (journal, .ended(rule: ProcessRules.answers, way: "hung", message: "")) }
    let way =
      switch (process.terminationReason, process.terminationStatus) {
      case (.exit, _): "exited"
      case (_, SIGILL), (_, SIGTRAP), (_, SIGABRT), (_, SIGFPE): "trapped"
      case (_, SIGSEGV), (_, SIGBUS): "crashed"
      default: "killed"
      }
    return (journal, .ended(rule: ProcessRules.survives, way: way, message: message))
  }

  /// Waits for the end; true where a step took too long, so that the child was ended.
  private func wait(
    for process: Process, _ ended: DispatchSemaphore, _ journal: JournalFile, _ watch: (JournalFile) -> Bool
  ) -> Bool {
    var beat: UInt64 = 0
    var beganAt = ContinuousClock.now
    var isTold = false
    while ended.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      let now = ContinuousClock.now
      if journal.number(.isInside) == 0 || journal.number(.beat) != beat {
        (beat, beganAt) = (journal.number(.beat), now)
      } else if now - beganAt >= limit {
        kill(process.processIdentifier, SIGKILL)
        ended.wait()
        return journal.number(.end) == 0
      }
      if watch(journal), !isTold {
        isTold = true
        process.terminate()
      }
    }
    return false
  }
}

/// Listens to what a child writes to standard error, and keeps the end of it.
private final class LastWords: @unchecked Sendable {
  // The lock guards the bytes; the group is left when the child's end of the pipe is closed.
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  private let done = DispatchGroup()
  private static let kept = 1 << 16

  init(_ handle: FileHandle) {
    done.enter()
    Thread.detachNewThread { [self] in
      while true {
        let chunk = handle.availableData
        if chunk.isEmpty { break }
        lock.withLock {
          bytes += chunk
          if bytes.count > 2 * Self.kept { bytes.removeFirst(bytes.count - Self.kept) }
        }
      }
      done.leave()
    }
  }

  /// What says why a process ended, which may be several lines, or its last line; without what differs from time to time.
  var message: String {
    // Somebody the child started may hold the pipe for longer than the child lives.
    _ = done.wait(timeout: .now() + .milliseconds(500))
    let lines = lock.withLock { String(decoding: bytes, as: UTF8.self) }.split(separator: "\n")
    let fatal = lines.lastIndex { $0.contains("Fatal error") || $0.contains("fatal error") }
    let told =
      fatal.map { lines[$0...].prefix { !Self.beginsTrace($0) }.joined(separator: " ") }
      ?? String(lines.last ?? "")
    let plain = told.replacing(/0x[0-9A-Fa-f]{5,}/) { _ in "0x…" }.replacing(/^.*\/(?=[^\/ ]+\.swift:)/) {
      _ in ""
    }
    return String(TraceLineText.tidied(plain).prefix(300))
  }

  /// Whether a line is no longer the program's, but begins what the runtime tells of where it was.
  private static func beginsTrace(_ line: Substring) -> Bool {
    ["***", "Current stack trace", "Thread ", "Stack dump"].contains { line.hasPrefix($0) }
  }
}
#endif
