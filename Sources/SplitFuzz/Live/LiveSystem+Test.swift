/// Tests of a router, for Swift Testing and XCTest alike.
extension LiveSystem {
  /// A campaign as one test; `SPLITFUZZ_SEED`, `SPLITFUZZ_RUNS` and `SPLITFUZZ_TIME` override what the code says.
  ///
  /// - Parameters:
  ///   - seed: The seed of everything random.
  ///   - runs: How many runs; nil means a thousand, or as many as fit where the time is limited.
  ///   - time: Ends the campaign at the end of the first epoch after this time; nil means never.
  ///   - settings: Quirks and assumptions; nil for the documented platform.
  /// - Returns: What the campaign did, with findings that are the platform's or rest on a doubtful assumption.
  /// - Throws: `TestFailure` with the shortest finding that is the router's, when a result did not recur, when nothing
  ///   was done, and when the description does not fit the router.
  @discardableResult
  public func test(
    seed: UInt64 = 42, runs: Int? = nil, time: Duration? = nil, settings: SystemSettings? = nil
  ) async throws -> CampaignReport {
    try await test(.test(seed: seed, runs: runs, time: time), settings: settings)
  }

  /// The same with all options.
  ///
  /// - Throws: `TestFailure`.
  @discardableResult
  public func test(_ options: CampaignOptions, settings: SystemSettings? = nil) async throws -> CampaignReport
  {
    try await systemForTests().test(options, settings: settings)
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
    showing: String? = nil, settings: SystemSettings? = nil
  ) async throws {
    try await systemForTests().test(
      actions, at: start, breaking: breaking, showing: showing, settings: settings)
  }

  private func systemForTests() throws(TestFailure) -> FuzzSystem {
    do throws(LiveSystemError) { return try system(summary: "") } catch {
      throw TestFailure(explaining: error)
    }
  }
}
