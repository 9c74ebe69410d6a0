import FuzzEngine
public import Testing

/// A trait with what the campaigns of a test or a suite have in common.
public struct Fuzzed: SuiteTrait, TestTrait, TestScoping {
  let seed: UInt64?
  let runs: Int?
  let devices: [String]

  /// Every test of a suite has it.
  public var isRecursive: Bool { true }

  /// Runs a test whose campaigns take over what they do not say themselves; what the trait of a suite says holds where
  /// that of a test in it does not say it.
  ///
  /// A campaign that passes although rules were vacuous records a warning, where the toolchain has warnings (Swift 6.3).
  ///
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let outer = TestDefaults.current
    let defaults = TestDefaults(
      seed: seed ?? outer?.seed, runs: runs ?? outer?.runs,
      devices: devices.isEmpty ? outer?.devices ?? [] : devices
    ) { [place = test.sourceLocation] report in
      #if compiler(>=6.3)
      if let text = Self.vacuity(of: report) {
        Issue.record("\(text)", severity: .warning, sourceLocation: place)
      }
      #endif
    }
    try await TestDefaults.$current.withValue(defaults) { try await function() }
  }

  /// Which rules had nothing to say in a campaign, at most three by name; nil for none.
  static func vacuity(of report: CampaignReport) -> String? {
    let rules = report.rules.filter { $0.applies && $0.nonVacuous == 0 }.map(\.id)
    guard !rules.isEmpty else { return nil }
    let more = rules.count > 3 ? " and \(rules.count - 3) more" : ""
    return
      "\(report.system): no run came where these rules say anything: \(rules.prefix(3).joined(separator: ", "))\(more); "
      + "more runs or devices may"
  }
}

extension Trait where Self == Fuzzed {
  /// Campaigns have this seed, so many runs and these devices, where they do not say it themselves.
  ///
  /// - Parameters:
  ///   - seed: The seed of everything random; nil for 42.
  ///   - runs: How many runs, at least one; nil for as many as the system has.
  ///   - devices: The devices to start on, such as `iphone-15` or `ipad-11 landscape`; empty for all.
  /// - Returns: The trait.
  public static func fuzzed(seed: UInt64? = nil, runs: Int? = nil, devices: [String] = []) -> Self {
    Self(seed: seed, runs: runs, devices: devices)
  }
}
