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
    if MainThread.isHere, MainActor.assumeIsolated({ MainQueue.here?.watches(work) }) != true { return false }
    Task {
      if let delay { try? await Task.sleep(nanoseconds: UInt64(delay) * 100_000_000) }
      work.does()
    }
    return true
  }

  /// Has the main queue do what a task of an app puts there from another thread, as the app's; false where no task does.
  static func putsOnMain(_ work: @escaping @Sendable @convention(block) () -> Void) -> Bool {
    guard let work = AppTasks.carrying({ work() }) else { return false }
    DispatchQueue.main.async(group: nil) { work() }
    return true
  }
}

/// Work that is done once.
final class QueuedWork: @unchecked Sendable {
  private let lock = NSLock()
  private var work: (@Sendable () -> Void)?
  private var mayBeAwaited = true

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  func does() {
    let work = lock.withLock {
      defer { self.work = nil }
      return self.work
    }
    work?()
  }

  /// Notes that the main thread has come back from what put it on a queue.
  func isLeft() { lock.withLock { mayBeAwaited = false } }

  /// Does it where the main thread seems to wait for it; returns whether it does.
  fileprivate func doesIfAwaited() -> Bool {
    guard lock.withLock({ mayBeAwaited }) else { return false }
    does()
    return true
  }
}

/// Whether an app's main thread has ever waited for what it had put on a global queue, as with a semaphore.
///
/// No trace would go on then, so its queues do such work from there on.
final class AwaitedWork: @unchecked Sendable {
  private let lock = NSLock()
  private var hasFound = false
  // The threads of global queues may all wait for their turns.
  private static let queue = DispatchQueue(label: "work that the main thread waits for")

  /// Does work on another thread if a second later the main one has not come back from what put it on a queue; false where
  /// that was so before.
  func watches(_ work: QueuedWork) -> Bool {
    if lock.withLock({ hasFound }) { return false }
    Self.queue.asyncAfter(deadline: .now() + 1, qos: .unspecified) {
      if work.doesIfAwaited() { self.lock.withLock { self.hasFound = true } }
    }
    return true
  }
}
