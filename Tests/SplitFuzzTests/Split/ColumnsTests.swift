import SplitFuzz
import SplitModel
import Testing

@Suite("Designs with three columns")
struct ColumnsTests {
  @Test("the sidebar example without flaws keeps every rule, whatever is in flight")
  func sidebarColumnsKeepEveryRule() {
    var options = CampaignOptions(seed: 11)
    options.runs = 400
    let report = FuzzTarget("sidebar-columns/clean", SidebarColumns.clean).fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
    #expect(report.rules.contains { $0.id == "restore.faithful" && $0.exercised > 100 })
    #expect(report.kinds.reduce(0) { $0 + $1.ignored[0] } * 100 < report.actions)
  }

  @Test(
    "the composable split without flaws keeps every rule, whatever is in flight, whether it asks or not",
    arguments: [(false, []), (true, []), (true, ["clears-before-action"])])
  func composableSplitKeepsEveryRule(_ asks: Bool, _ quirks: [String]) {
    var options = CampaignOptions(seed: 11)
    options.runs = 400
    let report = FuzzTarget(
      "composable-split/clean", ComposableSplit(flaws: [], asks: asks),
      settings: SystemSettings(quirks: quirks)
    ).fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
    for rule in ["selection.per-section", "save.once", "sheet.exclusive", "detail.no-ghost"] {
      #expect(report.rules.contains { $0.id == rule && $0.exercised > 100 }, "\(rule)")
    }
    #expect(report.kinds.reduce(0) { $0 + $1.ignored[0] } * 100 < report.actions)
  }
}
