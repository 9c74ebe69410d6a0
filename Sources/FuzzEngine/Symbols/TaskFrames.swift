import Foundation

/// The functions in which a task waits, the innermost first, as addresses at which they go on.
struct TaskFrames: Hashable, Sendable {
  /// How many are read; those of a dependency of the code under test come before its own.
  private static let most = 16

  private let addresses: [UInt]

  /// Reads what the runtime keeps of a task that waits for its next step; empty for a job of no task.
  ///
  /// The places are part of Swift's binary interface: a job has its kind behind four words, and a task its function and its
  /// innermost context behind seven; a context begins with that of its caller and where that goes on.
  init(_ job: UnownedJob) {
    // A task that another thread has woken may go on meanwhile.
    let task = TaskMemory.words(9, at: unsafeBitCast(job, to: UInt.self))
    guard MemoryLayout<UInt>.size == 8, task.count == 9, task[4] & 0xFF == 0 else {
      addresses = []
      return
    }
    var read = [task[7]]
    var next = task[8]
    while read.count < Self.most, case let context = TaskMemory.words(2, at: next), context.count == 2,
      context[1] != 0
    {
      read.append(context[1])
      next = context[0]
    }
    // The upper bits may hold a signature.
    addresses = read.map { $0 & 0x7FFF_FFFF_FFFF }
  }

  /// The innermost function that is neither Swift's nor the fuzzer's; nil where no symbolizer knows one.
  ///
  /// A symbolizer is asked once for each list of functions.
  var function: String? {
    Self.lock.withLock {
      if let known = Self.known[self] { return known }
      let function = Symbols.functions(at: addresses).first
      Self.known[self] = .some(function)
      return function
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [TaskFrames: String?] = [:]
}
