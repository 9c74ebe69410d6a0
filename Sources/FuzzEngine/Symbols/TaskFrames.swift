import Foundation

/// The functions in which a task waits, the innermost first, as addresses at which they go on.
struct TaskFrames: Sendable {
  /// How many are read; those of a dependency of the code under test come before its own.
  private static let most = 16

  private let addresses: [UInt]
  /// Where a task that has not begun does so: a function, and what that may wrap.
  private let beginning: [UInt]

  /// Reads what the runtime keeps of a task that waits for its next step; empty for a job of no task.
  ///
  /// The places are part of Swift's binary interface: a job has its kind behind four words, and a task its function and its
  /// innermost context behind seven; a context begins with that of its caller and where that goes on. Three words before a
  /// task's first context stand its function and what that closes over.
  init(_ job: UnownedJob) {
    // A task that another thread has woken may go on meanwhile.
    let task = TaskMemory.words(9, at: unsafeBitCast(job, to: UInt.self))
    guard MemoryLayout<UInt>.size == 8, task.count == 9, task[4] & 0xFF == 0 else {
      (addresses, beginning) = ([], [])
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
    let first = TaskMemory.words(4, at: task[8] &- 3 * UInt(MemoryLayout<UInt>.size))
    if first.count == 4, first[3] == 0 {
      // Behind two words stands a closure that the compiler wraps, or the type of its result and then the closure: no more
      // words are sure to belong to it.
      let wrapped = TaskMemory.words(4, at: first[1] & 0x7FFF_FFFF_FFFF).dropFirst(2)
      beginning = ([first[0]] + wrapped).map { $0 & 0x7FFF_FFFF_FFFF }
    } else {
      beginning = []
    }
  }

  /// The innermost function that is neither Swift's nor the fuzzer's, or that which makes the task; nil where no
  /// symbolizer knows one.
  var function: String? {
    Self.name(of: addresses) { Symbols.functions(at: $0).first }
      ?? Self.name(of: maker) { Symbols.maker(at: $0) }
  }

  /// What the task begins with; nothing where that is Swift's own, as with a sleep's job.
  private var maker: [UInt] {
    let own = Symbols.own(beginning)
    return own.first == beginning.first ? own : []
  }

  /// A symbolizer is asked once for each list of addresses.
  private static func name(of addresses: [UInt], _ find: ([UInt]) -> String?) -> String? {
    if addresses.isEmpty { return nil }
    return lock.withLock {
      if let known = known[addresses] { return known }
      let function = find(addresses)
      known[addresses] = .some(function)
      return function
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [[UInt]: String?] = [:]
}
