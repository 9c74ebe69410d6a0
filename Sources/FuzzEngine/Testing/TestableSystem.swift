/// What can be tested, with Swift Testing and XCTest alike: each test throws a `TestFailure`, which both print.
public protocol TestableSystem: Sendable {
  /// The system that is tested.
  @MainActor func systemForTests() async throws(TestFailure) -> FuzzSystem
}

extension TestableSystem {
  /// A campaign as one test.
  ///
  /// The environment overrides the code: `SPLITFUZZ_SEED`, `SPLITFUZZ_RUNS`, `SPLITFUZZ_TIME` and `SPLITFUZZ_JOBS`, as on
  /// the command line. A time without runs lifts the limit of runs.
  ///
  /// What fails is saved in `.fuzz-failures` beside the test, which git ignores, and played first the next time, until it
  /// passes. `SPLITFUZZ_SAVE` names another folder, where it stays; with `none` nothing is saved, nor played first.
  ///
  /// - Parameters:
  ///   - seed: The seed of everything random; nil means that of the trait `fuzzed`, or 42.
  ///   - runs: How many runs of 100 steps; nil means those of the trait `fuzzed`, or 700 of a router and 60 of an app's
  ///     own views, or as many as fit where the time is limited.
  ///   - time: Ends the campaign at the end of the first epoch after this time; nil means never.
  ///   - rules: Rules to leave out, by their ids.
  ///   - kinds: The only kinds of action to draw, such as `choose` and `back`; nil for all.
  ///   - devices: The devices to start on, such as `iphone-15` or `ipad-11 landscape`; empty for those of the trait, or all.
  ///   - settings: Quirks and assumptions; nil for the system's own.
  ///   - savesFailures: Whether what fails is saved and played first; false for a test that expects a failure.
  ///   - filePath: The test's source file, beside which it is saved.
  ///   - function: The test's function.
  /// - Returns: What the campaign did, with findings that are the platform's or rest on a doubtful assumption.
  /// - Throws: `TestFailure` with the most convincing finding that is the code's, when a result is nondeterministic, and when
  ///   nothing was done.
  @discardableResult
  public func test(
    seed: UInt64? = nil, runs: Int? = nil, time: Duration? = nil, without rules: [String] = [],
    kinds: [String]? = nil, devices: [String] = [], settings: SystemSettings? = nil,
    savesFailures: Bool = true, filePath: StaticString = #filePath, function: StaticString = #function
  ) async throws -> CampaignReport {
    let (system, defaults) = (try await systemForTests(), TestDefaults.current)
    let runs = runs ?? (time == nil ? defaults?.runs ?? system.testRuns : nil)
    var options = CampaignOptions.test(seed: seed ?? defaults?.seed ?? 42, runs: runs, time: time)
    options.rules.without = rules
    options.kinds = kinds
    let report = try await system.test(
      options, devices: devices.isEmpty ? defaults?.devices ?? [] : devices, settings: settings,
      environment: CurrentProcess.environment,
      replaying: savesFailures ? SavedFailures(file: "\(filePath)", function: "\(function)") : nil)
    defaults?.passed(report)
    return report
  }

  /// The same with all options, which plays no saved failure first.
  ///
  /// - Throws: `TestFailure`.
  @discardableResult
  public func test(_ options: CampaignOptions, settings: SystemSettings? = nil) async throws -> CampaignReport
  {
    try await systemForTests().test(options, settings: settings, environment: CurrentProcess.environment)
  }

  /// A saved case as one test; it fails where the trace does not do what the case promises.
  ///
  /// - Throws: `TestFailure`.
  public func test(_ saved: CaseFile) async throws { try await systemForTests().replayed(saved) }

  /// A trace as one test, written in code; it fails where a rule is violated that is not among those expected.
  ///
  /// - Parameters:
  ///   - actions: The actions as in a saved trace, with `;` or line ends between.
  ///   - start: Where it begins, such as `["device": "iphone-15 portrait"]`; what is left out is as in the first start.
  ///   - breaking: What must be violated, as `RULE` or `RULE KIND`; empty where every rule must hold.
  ///   - showing: What must be seen at the end, as a replay describes it; nil where nothing is promised of it.
  ///   - settings: Quirks and assumptions; nil for the system's own.
  /// - Throws: `TestFailure`.
  public func test(
    _ actions: String, at start: KeyValuePairs<String, String> = [:], breaking: [String] = [],
    showing: String? = nil, settings: SystemSettings? = nil
  ) async throws {
    try await systemForTests().replayed(
      actions, at: start, breaking: breaking, showing: showing, settings: settings)
  }
}

extension FuzzSystem: TestableSystem {
  /// The system itself.
  public func systemForTests() -> FuzzSystem { self }
}

extension FuzzTarget: TestableSystem {
  /// The target as a system, which has its own settings and no others.
  public func systemForTests() -> FuzzSystem {
    let configured = ConfiguredSystem(self)
    return FuzzSystem(
      name: name, summary: "", quirks: settings.quirks.map { FuzzSystem.NamedChoice($0, "") },
      assumptions: settings.assumptions.map { FuzzSystem.NamedChoice($0.name, "", values: [$0.value]) },
      defaults: settings
    ) { _ in configured }
  }
}
