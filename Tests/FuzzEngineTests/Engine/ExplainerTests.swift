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

  @Test("what takes long is explained where its trace is short", arguments: [3, 40], [false, true])
  func slow(height: Int, isSlow: Bool) throws {
    var target = Heap(height: height).target
    target.isSlow = isSlow
    let trace = traceText(nil, Array(repeating: "put", count: height))
    let finding = try #require(try target.shrink(trace, ShrinkOptions(proveStates: 0)).first)
    #expect(finding.trace.count == height)
    #expect((finding.explanation.passing == nil) == (isSlow && height == 40))
  }

  @Test("a trace that was not shrunk is not explained")
  func unshrunk() {
    var options = CampaignOptions.small()
    options.shrinks = false
    #expect(LateMail.target(isPlanted: true).fuzz(options).findings.first?.explanation == Explanation())
  }
}
