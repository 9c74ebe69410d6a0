internal import Foundation

/// The main thread, for machines that have it do what is late: they are played elsewhere and wait for it.
package enum MainThread {
  /// Whether the calling code runs on the main queue, whose thread need not be the first one on Linux.
  package static var isHere: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Does something on the main actor and waits for it.
  ///
  /// It is done in a task, because only there a conformance that is isolated to the main actor is seen by casts. The tasks
  /// that it starts inherit its priority, which is the thread's where it is nil.
  package static func does<Value>(priority: TaskPriority? = nil, _ work: @MainActor () -> Value) -> Value {
    if isHere { return MainActor.assumeIsolated { Carried(value: work()) }.value }
    return withoutActuallyEscaping(work) { work in
      let call = Call(work)
      let isDone = DispatchSemaphore(value: 0)
      Task(priority: priority) { @MainActor in
        TrapNote.makeStack()
        call.result = call.work.map { $0() }
        // The task may outlive its last line, and the work must not.
        call.work = nil
        isDone.signal()
      }
      isDone.wait()
      guard let result = call.result else { preconditionFailure("the main actor did not do its work") }
      return result
    }
  }

  /// Work for the main actor, and then its result; the thread that made it waits meanwhile.
  private final class Call<Value>: @unchecked Sendable {
    var work: (@MainActor () -> Value)?
    var result: Value?

    init(_ work: @escaping @MainActor () -> Value) { self.work = work }
  }

  /// Lets it do what is ready, as often as said; not from the main thread.
  ///
  /// A task that waits for something comes back to the main actor by way of the other threads, and so does this.
  package static func isGivenUp(times: Int) {
    let hasBeenLast = DispatchSemaphore(value: 0)
    for _ in 0..<times {
      Task.detached {
        await Task.yield()
        await MainActor.run { _ = hasBeenLast.signal() }
      }
      hasBeenLast.wait()
    }
  }

  /// Carries a result off the main actor to code that runs on the main thread.
  private struct Carried<Value>: @unchecked Sendable { let value: Value }
}
