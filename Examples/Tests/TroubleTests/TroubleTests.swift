import SplitFuzz
import Testing
import TroubleFuzzing

/// Tests of routers that crash, or are nondeterministic.
@Suite("A library in trouble")
struct TroubleTests {
  @Test("a trap ends the process of an exit test only", .timeLimit(.minutes(5)))
  func traps() async {
    await #expect(processExitsWith: .failure) {
      _ = try await MainActor.run { try library(.fatal).fuzz(CampaignOptions(seed: 42)) }
    }
    await #expect(processExitsWith: .success) {
      var options = CampaignOptions(seed: 42)
      options.runs = 20
      _ = try await MainActor.run { [options] in try library(.chatty).fuzz(options) }
    }
  }

  @Test("state in a singleton is reported with the first step that differs")
  @MainActor func leftOver() throws {
    var options = CampaignOptions(seed: 42)
    options.runs = 20
    let report = try library(.leftover).fuzz(options)
    #expect(report.findings.isEmpty && !report.isDeterministic)
    #expect(report.nondeterminism?.lines.last == #"call "lend""#)
  }
}
