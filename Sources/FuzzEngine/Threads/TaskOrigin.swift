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
    place = TaskMemory.words(40, at: unsafeBitCast(job, to: UInt.self)).firstIndex(where: isFirstOfOrigin)
  }

  /// The task that goes on with a job, or for which an actor is about to run, if it has an origin and something can tell.
  static func task(behind job: UnownedJob) -> UnownedJob? {
    let address = unsafeBitCast(job, to: UInt.self)
    if isTask(address) { return marksTask(address) ? job : nil }
    // An actor's job is a part of it or refers to it, and the first task in its queue is named beside.
    for start in [address &- 64, TaskMemory.word(8, of: address)] {
      for word in TaskMemory.words(16, at: start) where isTask(word & ~7) && marksTask(word & ~7) {
        return unsafeBitCast(word & ~7, to: UnownedJob.self)
      }
    }
    return nil
  }

  /// Whether an actor is about to run several tasks.
  static func isOfSeveral(_ job: UnownedJob) -> Bool {
    guard !isTask(unsafeBitCast(job, to: UInt.self)), let first = task(behind: job) else { return false }
    // A job that waits for an actor refers to the next one.
    return TaskMemory.word(2, of: unsafeBitCast(first, to: UInt.self)) & ~7 != 0
  }

  /// The task that runs on this thread.
  static var currentTask: UnownedJob? {
    typealias Get = @convention(c) () -> UInt
    return get.map { unsafeBitCast($0, to: Get.self)() }.flatMap {
      $0 == 0 ? nil : unsafeBitCast($0, to: UnownedJob.self)
    }
  }
  nonisolated(unsafe) private static let get = dlsym(dlopen(nil, RTLD_NOW), "swift_task_getCurrent")

  private static func marksTask(_ address: UInt) -> Bool {
    guard let place else { return false }
    var next = TaskMemory.word(place, of: address)
    for _ in 0..<64 where next != 0 {
      if isFirstOfOrigin(next) { return true }
      next = TaskMemory.word(0, of: next & ~7)
    }
    return false
  }

  /// A job has its kind behind four words, and a task is of the first kind.
  private static func isTask(_ address: UInt) -> Bool {
    TaskMemory.word(0, of: address) != 0 && TaskMemory.word(4, of: address) & 0xFF == 0
  }

  /// Whether a task-local value is an origin: a link to the next one and a key come before it.
  private static func isFirstOfOrigin(_ item: UInt) -> Bool {
    TaskMemory.word(1, of: item & ~7) == UInt(bitPattern: Unmanaged.passUnretained($current).toOpaque())
  }
}
