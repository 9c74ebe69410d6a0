extension FuzzTarget {
  /// Does something where a target that has the main actor do what is late may wait for it.
  func aside<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) async throws -> Answer {
    try await MainThread.runsAside { Result { try work() } }.get()
  }

  /// The same of what cannot fail.
  func aside<Answer: Sendable>(_ work: @escaping @Sendable () -> Answer) async -> Answer {
    await MainThread.runsAside(work)
  }
}
