import Foundation

/// Runs code that may end the process in a copy of the process, for the handler of a trap.
///
/// Only the thread that calls goes on in the copy, so code that waits for another one, or for a lock that was held, does not
/// end there: it counts as not having trapped. Where the system makes no copies nothing is run.
enum ProcessCopy {
  /// What a copy came to: where it trapped, or what it said.
  enum End: Equatable {
    case trapped([UInt])
    case said(String)
  }

  /// How long a copy may run, in seconds.
  private static let limit: UInt32 = 2
  /// How many callers tell one trap from another; four are the handler's, and up to three the standard library's.
  private static let depth = 10
  /// How long what a copy says may be, in bytes.
  private static let longest = 1 << 20
  nonisolated(unsafe) private static var output: Int32 = -1

  private typealias Fork = @convention(c) () -> Int32
  /// The system's headers keep Swift from a function that is safe only in code like this.
  private static let fork = dlsym(dlopen(nil, RTLD_NOW), "fork").map { unsafeBitCast($0, to: Fork.self) }

  /// What something came to in a copy; nil where none was made, or it ended in another way.
  static func run(_ work: () -> String) -> End? {
    var ends: [Int32] = [-1, -1]
    guard let fork, pipe(&ends) == 0 else { return nil }
    // A program that the code starts would keep it open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = fork()
    if child == 0 {
      close(ends[0])
      output = ends[1]
      beSilent()
      handleSignals()
      alarm(limit)
      hand("s" + work())
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else { return nil }
    let bytes = (try? FileStore.read(ends[0], named: "a copy", limit: longest)) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    switch text.first {
    case "s" where status == 0: return .said(String(text.dropFirst()))
    case "t": return .trapped(text.dropFirst().split(separator: " ").compactMap { UInt($0) })
    default: return nil
    }
  }

  /// The innermost callers of what has trapped, behind those of its handler.
  private static var place: [UInt] { Thread.callStackReturnAddresses.prefix(depth).map(\.uintValue) }

  private static func beSilent() {
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, 1)
    dup2(nowhere, 2)
  }

  /// Traps are said, and all else ends the copy at once: where the process prints a backtrace, each copy would.
  ///
  /// A thread of a queue blocks most signals, that of the time limit too.
  private static func handleSignals() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM] {
      signal(number, SIG_DFL)
      sigaddset(&set, number)
    }
    for number in [SIGILL, SIGTRAP] {
      signal(number) { _ in
        ProcessCopy.hand("t" + ProcessCopy.place.map(String.init).joined(separator: " "))
        _exit(1)
      }
      sigaddset(&set, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func hand(_ text: String) {
    _ = FileStore.write(String(decoding: text.utf8.prefix(longest), as: UTF8.self), to: output)
  }
}
