import SplitFuzz
import Testing
import TroubleFuzzing

/// What a test can do with a router that ends its process, or does not repeat.
@Suite("A library in trouble")
struct TroubleTests {
  @Test("what traps ends the process of an exit test, and no other", .timeLimit(.minutes(5)))
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

  @Test("what a singleton keeps is told by the first line that differs")
  @MainActor func leftOver() throws {
    var options = CampaignOptions(seed: 42)
    options.runs = 20
    let report = try library(.leftover).fuzz(options)
    #expect(report.findings.isEmpty && !report.isRepeatable)
    #expect(report.unrepeated?.lines.last == #"call "lend""#)
  }
}
