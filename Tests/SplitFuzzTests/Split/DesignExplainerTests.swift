import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

@Suite("Explanation of findings in designs")
struct DesignExplainerTests {
  private func explained(_ lines: [String], _ rule: String) throws -> Explanation {
    let target = FuzzTarget("lazysplit/head", LazySplit.head)
    var options = ShrinkOptions(proveStates: 20_000)
    options.rules = RuleSelection(only: [rule])
    let start = [StartPoint.HeaderLine("device", "ipad-11 portrait")]
    let text = TraceText(
      start: start, lines: lines.enumerated().map { TraceText.Line($1, leavesPending: false, number: $0 + 1) }
    )
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
}
