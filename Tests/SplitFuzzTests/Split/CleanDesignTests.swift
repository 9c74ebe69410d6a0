import SplitFuzz
import SplitModel
import Testing

/// Rules cry no wolf: a design with nothing wrong keeps every rule.
@Suite("Designs without flaws")
struct CleanDesignTests {
  @Test("Navigator without flaws keeps every rule, whatever is in flight")
  func navigator() { check(FuzzTarget("navigator/clean", Navigator.clean)) }

  @Test(
    "NavigationViewKit without flaws keeps every rule in each of its styles",
    arguments: [NavigationViewKit.Style.plain, .fixed, .tip])
  func navigationViewKit(_ style: NavigationViewKit.Style) {
    check(FuzzTarget("navigation-view-kit/clean", NavigationViewKit(flaws: [], style: style)))
  }

  private func check<Design>(_ target: FuzzTarget<SplitMachine<Design>>) {
    var options = CampaignOptions(seed: 11)
    options.runs = 400
    let report = target.fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
    #expect(report.rules.filter { $0.applies && $0.exercised == 0 }.map(\.id) == [])
  }
}
