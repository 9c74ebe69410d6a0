import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

@Suite("LazySplit's ancestors")
struct AncestorTests {
  @Test("an ancestor without flaws keeps every rule", arguments: [false, true])
  func cleanKeepsEveryRule(_ nests: Bool) {
    var options = CampaignOptions(seed: 11)
    options.runs = 50
    let design = LazySplitAncestor(flaws: [], nests: nests)
    let report = FuzzTarget("lazysplit/ancestor", design).fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
  }
}
