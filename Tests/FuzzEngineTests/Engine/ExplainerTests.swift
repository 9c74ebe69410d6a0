import Testing

@testable import FuzzEngine

@Suite("Explanation")
struct ExplainerTests {
  @Test("a mark that matters is the difference")
  func marks() throws {
    let report = LateMail.target(isPlanted: true).fuzz(.small())
    let explanation = try #require(report.findings.first).explanation
    #expect(explanation.free == [nil, "any visit"])
    #expect(explanation.passing?.lines == ["fetch", "visit 1"])
    #expect(explanation.passing?.difference == "after the effects of step 1 were delivered")
  }

  @Test("what takes long is explained as well, where its trace is short")
  func slow() {
    var target = LateMail.target(isPlanted: true)
    target.isSlow = true
    let explanation = target.fuzz(.small()).findings.first?.explanation
    #expect(explanation == LateMail.target(isPlanted: true).fuzz(.small()).findings.first?.explanation)
  }

  @Test("a trace that was not shrunk is not explained")
  func unshrunk() {
    var options = CampaignOptions.small()
    options.shrinks = false
    #expect(LateMail.target(isPlanted: true).fuzz(options).findings.first?.explanation == Explanation())
  }
}
