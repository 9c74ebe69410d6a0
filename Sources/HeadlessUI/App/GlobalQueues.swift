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
    let isKept = !MainThread.isHere || MainActor.assumeIsolated { MainQueue.here?.keeps(work) == true }
    if isKept {
      Task {
        if let delay { try? await Task.sleep(nanoseconds: UInt64(delay) * 100_000_000) }
        work.does()
      }
    }
    return isKept
  }

  /// Has the main queue do what a task of an app puts there from another thread, as the app's; false where no task does.
  static func putsOnMain(_ work: @escaping @Sendable @convention(block) () -> Void) -> Bool {
    guard let app = AppTasks.here, let control = Tasks.control else { return false }
    DispatchQueue.main.async(group: nil) { control.call(app) { work() } }
    return true
  }
}

/// Whether an app's main thread has ever waited for what it had put on a global queue, as with a semaphore.
///
/// Such work is done by its queue. No trace would go on otherwise.
final class AwaitedWork: Sendable {
  private let found = OnceTrue()
  /// Whether it has.
  var isThere: Bool { found.isSet }

  // The threads of global queues may all wait for their turns.
  private static let queue = DispatchQueue(label: "work that the main thread waits for")

  /// Has work done on another thread where the main one has not come back from what put it, a second later.
  func watch(_ work: QueuedWork) {
    Self.queue.asyncAfter(deadline: .now() + 1, qos: .unspecified) { [found] in
      if !work.isLeft.isSet {
        found.set()
        work.does()
      }
    }
  }
}

/// Work that is done once.
final class QueuedWork: @unchecked Sendable {
  private let lock = NSLock()
  private var work: (@Sendable () -> Void)?
  /// Whether the main thread has come back from what put it on a queue.
  let isLeft = OnceTrue()

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  func does() {
    let work = lock.withLock {
      defer { self.work = nil }
      return self.work
    }
    work?()
  }
}

/// Something that becomes true once, on any thread.
final class OnceTrue: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}
