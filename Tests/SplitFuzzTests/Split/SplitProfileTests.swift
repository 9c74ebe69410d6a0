import SplitFuzz
import SplitModel
import Testing

@Suite("Profiles")
struct SplitProfileTests {
  private func settings(_ name: String) throws -> SystemSettings {
    let catalog = SystemCatalog(SplitSystems.all)
    return try catalog.settings(
      of: catalog.find("lazysplit/clean"), profile: name, quirks: nil, assumptions: [])
  }

  @Test("the documented platform has no quirk, and assumes nothing but defaults")
  func documented() throws { #expect(try settings("documented") == SystemSettings()) }

  @Test("all that the adversarial platform names is known, and in force")
  func adversarial() throws {
    let own = try #require(FuzzSystem.splitProfiles.first { $0.name == "adversarial" }).settings
    let settings = try settings("adversarial")
    #expect(Set(settings.quirks) == Set(own.quirks))
    #expect(Set(settings.assumptions) == Set(own.assumptions))
    #expect(settings.assumptions.count == own.assumptions.count && own.assumptions.count > 10)
  }

  @Test("every listed system on the headless platform knows the profiles")
  func everySystem() {
    for system in SplitSystems.all { #expect(system.profiles.map(\.name) == ["documented", "adversarial"]) }
  }

  @Test("designs without flaws survive the adversarial platform")
  func survived() throws {
    let settings = try settings("adversarial")
    check(FuzzTarget("lazysplit/clean", LazySplit.clean, settings: settings))
    check(FuzzTarget("split-navigator/head", SplitNavigatorDesign.standard, settings: settings))
    check(FuzzTarget("sidebar-columns/clean", SidebarColumns.clean, settings: settings))
    check(FuzzTarget("composable-split/clean", ComposableSplit.clean, settings: settings))
    check(FuzzTarget("navigator/clean", Navigator.clean, settings: settings))
    check(
      FuzzTarget(
        "navigation-view-kit/clean", NavigationViewKit(flaws: [], style: .plain), settings: settings))
  }

  private func check<Machine: StateMachine>(_ target: FuzzTarget<Machine>) {
    var options = CampaignOptions(seed: 13)
    options.runs = 60
    #expect(target.fuzz(options).findings.map(\.signature).map { "\($0)" } == [])
  }
}
