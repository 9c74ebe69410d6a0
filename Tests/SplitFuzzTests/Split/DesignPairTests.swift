import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

@Suite("Comparison of two designs")
struct DesignPairTests {
  private func options(runs: Int) -> CampaignOptions {
    var options = CampaignOptions(seed: 3, runs: runs)
    options.steps = 60
    options.proveStates = 5_000
    return options
  }

  @Test("what differs in the second window alone parts two systems as well")
  func partsElsewhere() throws {
    let clean = FuzzTarget("lazysplit/clean-windows", app: SplitApp(LazySplit.clean), hasSecondWindow: true)
    let shared = FuzzTarget(
      "lazysplit/shares-service", app: SplitApp(LazySplit(flaws: [.sharesService])), hasSecondWindow: true)
    let options = options(runs: 20)
    let report = clean.against(shared).fuzz(options)
    let finding = try #require(report.findings.first { $0.signature.action == "call" })
    #expect(finding.lines.count == 1)
    #expect(finding.lines[0].others.map(\.place) == ["window 2"])
    #expect(finding.lines[0].others[0].screen.contains("≠"))
    #expect(clean.against(clean).fuzz(options).findings.isEmpty)
  }

  @Test("two systems are tried with what is on screen, as one is")
  func drawsWhatIsThere() {
    let clean = FuzzTarget("lazysplit/clean", LazySplit.clean)
    let report = clean.against(clean).fuzz(options(runs: 40))
    #expect(report.findings.isEmpty)
    #expect(report.applied * 3 > report.actions * 2)
  }

  @Test("versions of LazySplit are compared, and a case of two systems replays")
  func versions() throws {
    let clean = FuzzTarget("lazysplit/clean", LazySplit.clean)
    let report = clean.against(FuzzTarget("lazysplit/head", LazySplit.head)).fuzz(options(runs: 40))
    #expect(report.findings.count > 2)
    #expect(report.findings.allSatisfy { $0.signature.system == "lazysplit" })
  }

  private struct Router {
    var row: String?
    var path: [String] = []
  }

  @MainActor private func live(_ page: String, before other: String? = nil) throws -> FuzzTarget<LiveMachine>
  {
    let events: [LiveEvent<Router>] =
      other.map { other in [.deepLink("go", to: other) { $0.path = [other] }] } ?? []
    return try LiveSystem(
      "pages", sidebar: .list(["inbox"], selection: \.row),
      detail: .stack(path: \.path) { _, top in top == nil ? [.link(page)] : [] }, events: events,
      make: { _ in Router(row: "inbox") }
    ).target()
  }

  @MainActor @Test("live systems are compared by the names that each of them gives to what it shows")
  func names() async throws {
    let different = try live("first").against(live("second")).fuzz(options(runs: 5))
    let finding = try #require(different.findings.first)
    #expect(finding.lines.last?.screen.contains("first") == true, "\(finding.lines)")
    #expect(try live("first").against(live("first")).fuzz(options(runs: 5)).findings.isEmpty)
    // The other one numbers what a deep link names before what its link pushes.
    let numbered = try live("first", before: "second").against(live("first")).fuzz(options(runs: 5))
    #expect(numbered.findings.allSatisfy { $0.signature.action == "call" })
  }
}
