import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

/// Rules cry no wolf: a design with nothing wrong keeps every rule.
@Suite("Designs without flaws")
struct CleanDesignTests {
  @Test("Navigator without flaws keeps every rule, whatever is in flight")
  func navigator() { check(FuzzTarget("navigator/clean", Navigator.clean)) }

  @Test(
    "NavigationViewKit without flaws keeps every rule in each of its styles",
    arguments: [NavigationViewKit.Style.plain, .fixed, .tip])
  func navigationViewKit(_ style: NavigationViewKit.Style) {
    check(FuzzTarget("navigation-view-kit/clean", NavigationViewKit(flaws: [], style: style)), runs: 100)
  }

  @Test(
    "plain containers keep every rule",
    arguments: [
      PlainColumns.Layout.rows, .lists, .flags, .inspected, .sheets, .controlled,
    ])
  func plainColumns(_ layout: PlainColumns.Layout) {
    check(FuzzTarget("plain-columns/clean", PlainColumns(layout)))
  }

  @Test("columns that slide keep every rule")
  func slidingColumns() {
    check(FuzzTarget("lazysplit/sliding-columns", PlainColumns(.slides)))
  }

  @Test("designs without flaws keep every rule in two windows, whatever is in flight in either")
  func twoWindows() {
    check(FuzzTarget("lazysplit/clean-windows", app: SplitApp(LazySplit.clean), hasSecondWindow: true))
    check(FuzzTarget("navigator/clean-windows", app: SplitApp(Navigator.clean), hasSecondWindow: true))
    check(
      FuzzTarget("sidebar-columns/clean-windows", app: SplitApp(SidebarColumns.clean), hasSecondWindow: true))
    check(
      FuzzTarget(
        "composable-split/clean-windows", app: SplitApp(ComposableSplit.clean), hasSecondWindow: true))
  }

  @Test("a link is ignored for the limit where the value that is appended later will have no room")
  func fullPathUnderALateAppend() async throws {
    let pushes = String(repeating: "call push detail; ", count: 6)
    try await SplitSystems.named("split-navigator/linked").test(
      "call go mail-detail; open subdetail; \(pushes)open subdetail",
      at: ["device": "iphone-15-pro-max landscape"],
      settings: SystemSettings(assumptions: [.init("link-appends", "later")]))
  }

  /// It breaks nothing, and leaves no rule that binds it unexercised.
  private func check<Machine: EngineMachine>(_ target: FuzzTarget<Machine>, runs: Int = 60) {
    var options = CampaignOptions(seed: 11)
    options.runs = runs
    let report = target.fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
    #expect(report.rules.filter { $0.applies && $0.nonVacuous == 0 }.map(\.id) == [])
  }
}
