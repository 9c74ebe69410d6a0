import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The outside of a command but for its files: where it writes, what it is asked through, who interrupts it.
package struct CommandIO: Sendable {
  /// Writes to standard output at once; `closed` where nobody reads it any more.
  package var out: @Sendable (String) -> FileStore.Writing
  /// Writes to standard error.
  package var err: @Sendable (String) -> Void
  /// Reads standard input to its end; nil where that is behind the limit.
  package var input: @Sendable (_ limit: Int) throws -> [UInt8]?
  /// Reads a line of standard input without its end; nil behind the last.
  package var line: @Sendable () -> String?
  /// Whether standard input is a terminal.
  package var isInputTerminal: Bool
  /// Whether standard output is a terminal.
  package var isOutputTerminal: Bool
  /// Whether standard error is a terminal.
  package var isErrorTerminal: Bool
  /// The width of the terminal in characters.
  package var columns: Int
  /// The path of the program, with which it starts itself again; nil where that cannot be.
  package var executable: String?
  /// Begins to watch for interrupts and answers how to ask for them.
  package var watchInterrupts: @Sendable () -> @Sendable () -> Bool

  /// Connects a command.
  package init(
    out: @escaping @Sendable (String) -> FileStore.Writing, err: @escaping @Sendable (String) -> Void,
    input: @escaping @Sendable (Int) throws -> [UInt8]? = { _ in [] },
    line: @escaping @Sendable () -> String? = { nil }, executable: String? = nil,
    isInputTerminal: Bool = false,
    isOutputTerminal: Bool = false,
    isErrorTerminal: Bool = false, columns: Int = 80,
    watchInterrupts: @escaping @Sendable () -> @Sendable () -> Bool = { { false } }
  ) {
    self.out = out
    self.err = err
    self.input = input
    self.line = line
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.columns = columns
    self.executable = executable
    self.watchInterrupts = watchInterrupts
  }

  /// The process's own.
  static var standard: CommandIO {
    // A reader that leaves, such as `head`, is answered by the write and not by a signal that kills.
    signal(SIGPIPE, SIG_IGN)
    return CommandIO(
      out: { FileStore.write($0, to: 1) },
      err: { _ = FileStore.write($0, to: 2) },
      input: { try FileStore.read(0, named: "standard input", limit: $0) },
      line: { readLine() }, executable: Surroundings.executable, isInputTerminal: isatty(0) == 1,
      isOutputTerminal: isatty(1) == 1,
      isErrorTerminal: isatty(2) == 1, columns: terminalColumns,
      watchInterrupts: { Interrupt.watch() })
  }

  private static var terminalColumns: Int {
    #if canImport(Musl)
    // Musl's request is of another type there and not worth a second spelling.
    return 80
    #else
    var size = winsize()
    guard ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
    #endif
  }
}

/// Remembers that somebody pressed Control-C or told the process to end; the second time kills as if nobody watched.
private enum Interrupt {
  /// A pipe: a handler may do little more than write, and a thread that reads shares no memory with it.
  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }()

  static func watch() -> @Sendable () -> Bool {
    var byte: UInt8 = 0
    while read(ends.read, &byte, 1) == 1 {}
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        let kept = errno
        var mark: UInt8 = 1
        _ = write(Interrupt.ends.write, &mark, 1)
        signal(number, SIG_DFL)
        errno = kept
      }
    }
    return {
      var asked = pollfd(fd: Interrupt.ends.read, events: Int16(POLLIN), revents: 0)
      return poll(&asked, 1, 0) == 1
    }
  }
}
