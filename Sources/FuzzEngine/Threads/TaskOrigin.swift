import Foundation

/// What the tasks that begin in a turn of the code under test hold as long as they live.
final class TaskOrigin: Sendable {
  @TaskLocal static var current: TaskOrigin?

  /// Where a task keeps its task-local values, in words; nil where it was not found.
  nonisolated(unsafe) private static var place: Int?

  /// Begins a task of which an origin is the only task-local value: a thread of its own has none.
  static func beginTask() {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      $current.withValue(TaskOrigin()) { _ = Task {} }
      isDone.signal()
    }
    isDone.wait()
  }

  /// Finds where this runtime keeps task-local values, which is no part of its binary interface, in a job of such a task.
  static func findPlace(in job: UnownedJob) {
    place = words(40, at: unsafeBitCast(job, to: UInt.self)).firstIndex(where: isFirstOfOrigin)
  }

  /// The task that goes on with a job, or for which an actor is about to run, if it has an origin and something can tell.
  static func task(behind job: UnownedJob) -> UnownedJob? {
    let address = unsafeBitCast(job, to: UInt.self)
    if isTask(address) { return marksTask(address) ? job : nil }
    // An actor's job is a part of it or refers to it, and the first task in its queue is named beside.
    for start in [address &- 64, word(8, of: address)] {
      for word in words(16, at: start) where isTask(word & ~7) && marksTask(word & ~7) {
        return unsafeBitCast(word & ~7, to: UnownedJob.self)
      }
    }
    return nil
  }

  private static func marksTask(_ address: UInt) -> Bool {
    guard let place else { return false }
    var next = word(place, of: address)
    for _ in 0..<64 where next != 0 {
      if isFirstOfOrigin(next) { return true }
      next = word(0, of: next & ~7)
    }
    return false
  }

  /// A job has its kind behind four words, and a task is of the first kind.
  private static func isTask(_ address: UInt) -> Bool {
    word(0, of: address) != 0 && word(4, of: address) & 0xFF == 0
  }

  /// Whether a task-local value is an origin: a link to the next one and a key come before it.
  private static func isFirstOfOrigin(_ item: UInt) -> Bool {
    word(1, of: item & ~7) == UInt(bitPattern: Unmanaged.passUnretained($current).toOpaque())
  }

  /// A word of memory that may not be there; zero where it is not.
  private static func word(_ index: Int, of address: UInt) -> UInt {
    words(1, at: address &+ UInt(index * MemoryLayout<UInt>.size)).first ?? 0
  }

  /// Words of memory that may not be there, up to the first that is not.
  private static func words(_ count: Int, at address: UInt) -> [UInt] {
    let word = MemoryLayout<UInt>.size
    guard let pipe, let start = UnsafeRawPointer(bitPattern: address) else { return [] }
    let size = write(pipe.1, start, count * word)
    guard size > 0 else { return [] }
    return [UInt](unsafeUninitializedCapacity: count) { words, readable in
      readable = max(0, read(pipe.0, words.baseAddress, size)) / word
    }
  }

  /// What is written to it is read at once; a place that is not there is an error and no fault.
  private static let pipe: (Int32, Int32)? = {
    var ends: [Int32] = [0, 0]
    return Foundation.pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
  }()
}
