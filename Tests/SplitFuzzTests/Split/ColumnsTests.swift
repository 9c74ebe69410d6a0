import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

@Suite("Designs with three columns")
struct ColumnsTests {
  @Test("the sidebar example without flaws keeps every rule, whatever is in flight")
  func sidebarColumnsKeepEveryRule() {
    var options = CampaignOptions(seed: 11)
    options.runs = 120
    let report = FuzzTarget("sidebar-columns/clean", SidebarColumns.clean).fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
    #expect(report.rules.contains { $0.id == "relaunch.restores-place" && $0.nonVacuous > 100 })
    #expect(report.rules.contains { $0.id == "back.one-level" && $0.nonVacuous > 100 })
    #expect(report.rules.filter { $0.applies && $0.nonVacuous == 0 }.map(\.id) == [])
    // It has no stack, so what is asked of stacks says nothing of it.
    #expect(report.rules.contains { $0.id == "detail.path-consistent" && !$0.applies })
    #expect(report.kinds.reduce(0) { $0 + $1.ignored[0] } * 100 < report.actions)
  }

  @Test(
    "the composable split without faults passes every rule, whatever is pending, with and without dialogs",
    arguments: [(false, []), (true, []), (true, ["clears-before-action"])])
  func composableSplitKeepsEveryRule(_ asks: Bool, _ quirks: [String]) {
    var options = CampaignOptions(seed: 11)
    options.runs = 60
    let report = FuzzTarget(
      "composable-split/clean", ComposableSplit(flaws: [], asks: asks),
      settings: SystemSettings(quirks: quirks)
    ).fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
    for rule in ["selection.per-section", "save.once", "sheet.lifecycle", "deleted.not-shown"] {
      #expect(report.rules.contains { $0.id == rule && $0.nonVacuous > 10 }, "\(rule)")
    }
    #expect(report.kinds.reduce(0) { $0 + $1.ignored[0] } * 100 < report.actions)
  }
}
