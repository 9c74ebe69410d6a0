/// Tests of a machine of one's own, for Swift Testing and XCTest alike.
extension FuzzTarget {
  /// A campaign as one test; `SPLITFUZZ_SEED`, `SPLITFUZZ_RUNS` and `SPLITFUZZ_TIME` beat what the code says.
  ///
  /// - Parameters:
  ///   - seed: The seed of everything random.
  ///   - runs: How many runs; nil means a thousand, or as many as fit where the time is limited.
  ///   - time: Ends the campaign at the end of the first epoch after this time; nil means never.
  /// - Returns: What the campaign did.
  /// - Throws: `TestFailure` with the shortest finding, when a result did not repeat, and when nothing was done.
  @discardableResult
  public func test(seed: UInt64 = 42, runs: Int? = nil, time: Duration? = nil) async throws -> CampaignReport
  {
    try await test(.test(seed: seed, runs: runs, time: time))
  }

  /// The same with all options.
  ///
  /// - Throws: `TestFailure`.
  @discardableResult
  public func test(_ options: CampaignOptions) async throws -> CampaignReport {
    try await systemForTests().test(options)
  }

  /// A saved case as one test; it fails where the trace does not do what the case promises.
  ///
  /// - Throws: `TestFailure`.
  public func test(_ saved: CaseFile) async throws { try await systemForTests().test(saved) }

  /// A trace as one test; see ``FuzzSystem/test(_:at:breaking:showing:settings:)``.
  ///
  /// - Throws: `TestFailure`.
  public func test(
    _ actions: String, at start: KeyValuePairs<String, String> = [:], breaking: [String] = [],
    showing: String? = nil
  ) async throws {
    try await systemForTests().test(actions, at: start, breaking: breaking, showing: showing)
  }

  /// The target as a system, which has its own settings and no others.
  private func systemForTests() async -> FuzzSystem {
    let configured =
      runsOnMainActor ? await MainActor.run { ConfiguredSystem(self) } : ConfiguredSystem(self)
    return FuzzSystem(
      name: name, summary: "", quirks: settings.quirks.map { FuzzSystem.NamedChoice($0, "") },
      assumptions: settings.assumptions.map { FuzzSystem.NamedChoice($0.name, "", values: [$0.value]) },
      defaults: settings
    ) { _ in configured }
  }
}

extension FuzzSystem {
  /// A campaign as one test; `SPLITFUZZ_SEED`, `SPLITFUZZ_RUNS` and `SPLITFUZZ_TIME` beat what the code says.
  ///
  /// - Parameters:
  ///   - seed: The seed of everything random.
  ///   - runs: How many runs; nil means a thousand, or as many as fit where the time is limited.
  ///   - time: Ends the campaign at the end of the first epoch after this time; nil means never.
  /// - Returns: What the campaign did.
  /// - Throws: `TestFailure` with the shortest finding that is the router's, when a result did not repeat, and when
  ///   nothing was done.
  @discardableResult
  public func test(seed: UInt64 = 42, runs: Int? = nil, time: Duration? = nil) async throws -> CampaignReport
  {
    try await test(.test(seed: seed, runs: runs, time: time))
  }
}
