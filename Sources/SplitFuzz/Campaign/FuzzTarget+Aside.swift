internal import Dispatch

extension FuzzTarget {
  /// Whether the target is played on a thread of its own, because it has the main actor do what is late.
  var runsAside: Bool { isOneJob && !runsOnMainActor }

  /// Does something where a target that has the main actor do what is late may wait for it: on neither the main thread
  /// nor one on which tasks run.
  func aside<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
    }
  }

  /// The same of what cannot fail.
  func aside<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: work()) }
    }
  }
}
