import SplitDesigns
import Testing

@testable import FuzzEngine
@testable import SplitFuzzTesting

@Suite("The trait of a suite's campaigns", .fuzzed(seed: 7, runs: 8, devices: ["iphone-15 portrait"]))
struct FuzzedTests {
  private var clean: FuzzSystem { get throws { try SplitSystems.named("lazysplit/clean") } }

  @Test("campaigns take over what they do not say themselves")
  func takesOver() async throws {
    let report = try await clean.test()
    #expect(report.seed == 7 && report.runs == 8)
    #expect(try await clean.test(seed: 3).seed == 3)
    #expect(try await clean.test(runs: 5).runs == 5)
  }

  @Test("the trait of a test comes before that of its suite", .fuzzed(runs: 3))
  func inner() async throws {
    let report = try await clean.test()
    #expect(report.seed == 7 && report.runs == 3)
    #expect(Fuzzed.vacuity(of: report)?.contains("these rules say anything: sidebar.stays-dismissed") == true)
    var whole = report
    whole.rules.removeAll { $0.applies && $0.nonVacuous == 0 }
    #expect(Fuzzed.vacuity(of: whole) == nil)
  }

  @Test("its devices are where they start")
  func devices() async throws {
    await #expect(throws: TestFailure.self) {
      try await TestDefaults.$current.withValue(
        TestDefaults(seed: nil, runs: 1, devices: ["no-such-device"]) { _ in }
      ) { try await clean.test() }
    }
  }

  @Test("a known failure is expected by its rule")
  func known() async throws {
    try await withKnownIssue {
      _ = try await SplitSystems.named("lazysplit").test(seed: 42, runs: 16, savesFailures: false)
    } matching: {
      ($0.error as? TestFailure)?.finding != nil
    }
  }
}
