internal import Foundation

/// The main thread, for machines that have it do what is late: they are played elsewhere and wait for it.
package enum MainThread {
  /// Whether whoever asks is on it.
  package static var isHere: Bool { Thread.isMainThread }

  /// Does something on the main actor and waits for it.
  ///
  /// It is done in a task, because only there a conformance that is isolated to the main actor is seen by casts.
  package static func does<Answer>(_ work: @MainActor () -> Answer) -> Answer {
    if isHere { return MainActor.assumeIsolated { Carried(value: work()) }.value }
    return withoutActuallyEscaping(work) { work in
      let call = Call(work)
      let isDone = DispatchSemaphore(value: 0)
      Task { @MainActor in
        call.answer = call.work.map { $0() }
        // The task may outlive its last line, and the work must not.
        call.work = nil
        isDone.signal()
      }
      isDone.wait()
      guard let answer = call.answer else { preconditionFailure("the main actor did not do its work") }
      return answer
    }
  }

  /// Work for the main actor, and then its answer; the thread that made it waits meanwhile.
  private final class Call<Answer>: @unchecked Sendable {
    var work: (@MainActor () -> Answer)?
    var answer: Answer?

    init(_ work: @escaping @MainActor () -> Answer) { self.work = work }
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

  /// Carries an answer off the main actor, to which whoever asked belongs in all but name.
  package struct Carried<Value>: @unchecked Sendable {
    package let value: Value
    package init(value: Value) { self.value = value }
  }
}
