internal import Foundation

/// The main thread, for machines that have it do what is late: they are played elsewhere and wait for it.
package enum MainThread {
  /// Whether whoever asks is on it.
  package static var isHere: Bool { Thread.isMainThread }

  /// Does something on the main actor and waits for it; not from the main thread.
  package static func does<Answer>(_ work: @MainActor () -> Answer) -> Answer {
    DispatchQueue.main.sync { MainActor.assumeIsolated { Carried(value: work()) }.value }
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
