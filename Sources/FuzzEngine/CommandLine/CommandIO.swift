import Foundation

/// The standard streams of a command, its terminal, and its interrupts.
package struct CommandIO: Sendable {
  /// Writes to standard output at once; `closed` where the reader left.
  var out: @Sendable (String) -> FileStore.Writing
  var err: @Sendable (String) -> Void
  /// Reads standard input to its end; nil where it is longer than the limit.
  var input: @Sendable (_ limit: Int) throws -> [UInt8]? = { _ in [] }
  /// Reads a line of standard input without its end; nil behind the last.
  var line: @Sendable () -> String? = { nil }
  var isInputTerminal = false
  var isOutputTerminal = false
  var isErrorTerminal = false
  var columns = 80
  /// Whether reports go where the code under test prints.
  var sharesOutput = false
  /// The path of the program, to start it as a child; nil where that is impossible.
  var executable: String?
  /// Begins to watch for interrupts, and returns a function that reports whether there was one.
  var watchInterrupts: @Sendable () -> @Sendable () -> Bool = { { false } }

  static var standard: CommandIO {
    // A reader that leaves, such as `head`, makes the write fail and does not kill the process.
    signal(SIGPIPE, SIG_IGN)
    OutOfMemory.watch()
    return CommandIO(
      out: { FileStore.write(Escape.stream($0), to: 1) },
      err: { _ = FileStore.write(Escape.stream($0), to: 2) },
      input: { try FileStore.read(0, named: "standard input", limit: $0) }, line: { readLine() },
      isInputTerminal: isatty(0) == 1, isOutputTerminal: isatty(1) == 1, isErrorTerminal: isatty(2) == 1,
      columns: terminalColumns, sharesOutput: true,
      executable: Bundle.main.executablePath ?? CommandLine.arguments.first,
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

/// The process, as far as commands depend on it.
enum CurrentProcess {
  static var environment: [String: String] { ProcessInfo.processInfo.environment }
  static var processors: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
  /// The bytes that it may address, by `ulimit -v`; memory beyond them ends the process.
  static var addressSpace: Int {
    var limit = rlimit()
    return getrlimit(resource(RLIMIT_AS), &limit) == 0 ? Int(clamping: limit.rlim_cur) : .max
  }

  // What a limit is named by is of another type on each platform.
  #if canImport(Glibc)
  static func resource(_ number: __rlimit_resource) -> __rlimit_resource_t { .init(number.rawValue) }
  #else
  static func resource(_ number: Int32) -> Int32 { number }
  #endif
}

/// Says why the process ends where it may address no more memory by `ulimit -v`.
private enum OutOfMemory {
  private static let message: StaticString = """
    inconclusive: the process is out of memory, probably because 'ulimit -v' limits it; raise that, or give less
    --memory or fewer --jobs

    """

  static func watch() {
    // A child ends as it would; the one that started it reports how.
    guard CurrentProcess.addressSpace < .max, !CommandLine.arguments.contains(ChildFolder.word) else {
      return
    }
    #if canImport(Glibc)
    // Else each thread reserves 64 MB, and where that fails a page for every allocation.
    typealias Option = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    let arenas: Int32 = -8  // M_ARENA_MAX
    if let mallopt = dlsym(nil, "mallopt") { _ = unsafeBitCast(mallopt, to: Option.self)(arenas, 1) }
    #endif
    // A thread that gets no stack ends the process otherwise than an array that gets no memory.
    for number in [SIGABRT, SIGSEGV] {
      signal(number) { _ in
        _ = write(2, OutOfMemory.message.utf8Start, OutOfMemory.message.utf8CodeUnitCount)
        _exit(ExitCode.inconclusive.rawValue)
      }
    }
  }
}

/// Records Control-C and the signal to terminate; the second one kills the process.
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
      var descriptor = pollfd(fd: Interrupt.ends.read, events: Int16(POLLIN), revents: 0)
      return poll(&descriptor, 1, 0) == 1
    }
  }
}
