import SplitFuzz
import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

@Suite("Explanation")
struct ExplainerTests {
  private func explained(_ lines: [String], _ rule: String) throws -> Explanation {
    let target = FuzzTarget("lazysplit/head", LazySplit.head)
    var options = ShrinkOptions(proveStates: 20_000)
    options.rules = RuleSelection(only: [rule])
    let start = [StartPoint.HeaderLine("device", "ipad-11 portrait")]
    let text = TraceText(start: start, lines: traceText(nil, lines).lines)
    return try #require(try target.shrink(text, options).first).explanation
  }

  @Test("arguments that do not matter are named as free, others are not")
  func free() throws {
    let explanation = try explained(["toggle", "drag", "resize two-thirds"], "sidebar.stays-dismissed")
    #expect(explanation.free.count == 3)
    #expect(explanation.free[0] == nil)
    #expect(explanation.free[1] == nil)
    #expect(explanation.free[2]?.hasPrefix("or resize third, ") ?? false)
    let request = try explained(["call update-detail home"], "detail.resolvable")
    #expect(request.free == ["or call update-detail settings"])
  }

  @Test("the nearest passing trace differs in one line and meets the rule")
  func passing() throws {
    let explanation = try explained(["toggle", "drag", "resize two-thirds"], "sidebar.stays-dismissed")
    let passing = try #require(explanation.passing)
    #expect(passing.line == 2)
    #expect(passing.lines == ["toggle", "toggle", "resize two-thirds"])
    #expect(passing.difference == "with 'toggle' at step 2 instead of 'drag'")
  }

  @Test("a mark that matters is the difference")
  func marks() throws {
    let report = LateMail.target(isPlanted: true).fuzz(.small())
    let explanation = try #require(report.findings.first).explanation
    #expect(explanation.free == [nil, "any visit"])
    #expect(explanation.passing?.lines == ["fetch", "visit 1"])
    #expect(explanation.passing?.difference == "after the effects of step 1 were delivered")
  }

  @Test("a trace that was not shrunk is not explained")
  func unshrunk() {
    var options = CampaignOptions.small()
    options.shrinks = false
    #expect(LateMail.target(isPlanted: true).fuzz(options).findings.first?.explanation == Explanation())
  }
}
