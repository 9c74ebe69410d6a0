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
    let word = MemoryLayout<UInt>.size
    let task = unsafeBitCast(job, to: UnsafeRawPointer.self)
    guard word == 8, task.load(fromByteOffset: 4 * word, as: UInt8.self) == 0 else {
      addresses = []
      return
    }
    var read = [task.load(fromByteOffset: 7 * word, as: UInt.self)]
    var next = task.load(fromByteOffset: 8 * word, as: UnsafeRawPointer?.self)
    while let context = next, read.count < Self.most {
      let function = context.load(fromByteOffset: word, as: UInt.self)
      if function == 0 { break }
      read.append(function)
      next = context.load(as: UnsafeRawPointer?.self)
    }
    // The upper bits may hold a signature.
    addresses = read.map { $0 & 0x7FFF_FFFF_FFFF }
  }

  /// Whether nothing is known.
  var isEmpty: Bool { addresses.isEmpty }

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
