import Dispatch
internal import Foundation
internal import FuzzEngine

/// What an app whose tasks are controlled puts on a queue that is not the main one.
enum GlobalQueues {
  /// Has a task do what is put on a global queue, so that the trace says when; false where the queue does it.
  ///
  /// A global queue promises no order. Others, which people also use as locks, do their work themselves.
  static func takes(
    _ queue: DispatchQueue, _ work: @escaping @Sendable @convention(block) () -> Void, after delay: Int? = nil
  ) -> Bool {
    guard AppTasks.here != nil, queue.label.hasPrefix("com.apple.root.") else { return false }
    let work = QueuedWork { work() }
    Task {
      if let delay { try? await Task.sleep(nanoseconds: UInt64(delay) * 100_000_000) }
      work.does()
    }
    if MainThread.isHere { work.isDone(by: queue) }
    return true
  }

  /// Has the main queue do what a task of an app puts there from another thread, as the app's; false where no task does.
  static func putsOnMain(_ work: @escaping @Sendable @convention(block) () -> Void) -> Bool {
    guard let app = AppTasks.here, let control = Tasks.control else { return false }
    DispatchQueue.main.async(group: nil) { control.call(app) { work() } }
    return true
  }
}

/// Work that is done once.
private final class QueuedWork: @unchecked Sendable {
  private let lock = NSLock()
  private var work: (@Sendable () -> Void)?
  /// Whether the main thread has come to something else since.
  private var isMainFree = false

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  func does() {
    let work = lock.withLock {
      defer { self.work = nil }
      return self.work
    }
    work?()
  }

  /// Has the queue do it where the main thread seems to wait for it, as with a semaphore: no trace would go on.
  func isDone(by queue: DispatchQueue) {
    DispatchQueue.main.async(group: nil) { self.lock.withLock { self.isMainFree = true } }
    queue.asyncAfter(deadline: .now() + 2, qos: .unspecified) {
      if !self.lock.withLock({ self.isMainFree }) { self.does() }
    }
  }
}
