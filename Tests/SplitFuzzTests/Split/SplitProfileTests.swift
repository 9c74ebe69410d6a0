import SplitFuzz
import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

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

  @Test("every listed system on the headless platform has the profiles")
  func everySystem() {
    for system in SplitSystems.all { #expect(system.profiles.map(\.name) == ["documented", "adversarial"]) }
  }

  @Test(
    "SplitNavigator passes on the adversarial platform in all configurations but the two that trust their list"
  )
  func survived() async throws {
    let settings = try settings("adversarial")
    // A choice that goes to the root has to be believed of a list, also where `list-rewrites` writes it unasked.
    let trusting = ["split-navigator/cleared", "split-navigator/shipped"]
    let configurations = SplitSystems.all.filter {
      $0.name.hasPrefix("split-navigator/") && $0.isListed && !trusting.contains($0.name)
    }
    #expect(configurations.count >= 10)
    for system in configurations {
      var options = CampaignOptions(seed: 13)
      options.runs = 30
      let report = await onThread { [options] in system.configure(settings).use { $0.fuzz(options) } }
      #expect(report.findings.map { "\($0.signature)" } == [], "\(system.name)")
    }
  }
}
