/// What the tests of a suite have in common, where a test does not say it itself.
///
/// The trait `fuzzed` of SplitFuzzTesting sets it for the time of a test.
package struct TestDefaults: Sendable {
  /// The seed of everything random; nil for 42.
  package var seed: UInt64?
  /// How many runs; nil for as many as the system has.
  package var runs: Int?
  /// The devices to start on; empty for all.
  package var devices: [String]
  /// Takes the report of a campaign that passed.
  package var passed: @Sendable (CampaignReport) -> Void

  /// Those in force.
  @TaskLocal package static var current: TestDefaults?

  package init(
    seed: UInt64?, runs: Int?, devices: [String], passed: @escaping @Sendable (CampaignReport) -> Void
  ) { (self.seed, self.runs, self.devices, self.passed) = (seed, runs, devices, passed) }
}
