import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

/// Which rules bind a system is asked where its columns stand beside each other, wherever a campaign sets out.
@Suite("Rules at the fullest start")
struct FullestStartTests {
  /// The rules that bind a system in a campaign that never leaves a phone.
  private func binding<Design: NavigationDesign>(_ design: Design) -> [String] {
    let target = FuzzTarget("test/clean", design)
    var options = CampaignOptions(seed: 1)
    options.runs = 2
    options.steps = 20
    options.shrinks = false
    options.starts = target.machine.starts.indices.filter {
      target.machine.starts[$0].header == [.init("device", "iphone-15 portrait")]
    }
    #expect(options.starts?.count == 1)
    return target.fuzz(options).rules.filter(\.applies).map(\.id)
  }

  @Test("it is a launch on the largest tablet, sideways")
  func fullest() {
    let machine = FuzzTarget("test/clean", NavigationViewKit(flaws: [])).machine
    #expect(machine.starts[machine.fullestStart].header == [.init("device", "ipad-13 landscape")])
  }

  @Test("rules evaluate the sidebar and the compact column of an app with a split on tablets alone")
  func navigationViewKit() {
    let rules = binding(NavigationViewKit(flaws: []))
    for rule in [
      "compact-column.takes-effect", "sidebar.never-lost", "sidebar.toggle-flips", "detail.never-lost",
    ] {
      #expect(rules.contains(rule), "\(rule)")
    }
    // Nobody hides its columns in the fixed style, so that nothing is asked of hiding them.
    let fixed = binding(NavigationViewKit(flaws: [], style: .fixed))
    #expect(fixed.contains("policy.followed") && !fixed.contains("sidebar.toggle-flips"))
  }

  @Test("rules evaluate what leaving and turning change in an app with a stack and no split, and no sidebar")
  func navigator() {
    let rules = binding(Navigator.clean)
    for rule in [
      "background.no-change", "rotation.round-trip", "size-class.round-trip", "reappear.no-change",
    ] {
      #expect(rules.contains(rule), "\(rule)")
    }
    for rule in ["compact-column.takes-effect", "sidebar.never-lost", "detail.not-blank"] {
      #expect(!rules.contains(rule), "\(rule)")
    }
  }

  @Test("rules evaluate the second of three columns, which a phone hides at the launch")
  func sidebarColumns() {
    let rules = binding(SidebarColumns.clean)
    #expect(rules.contains("dismissed.stays-dismissed") && rules.contains("title.matches-view"))
  }
}

@Suite("Toggles of three columns")
struct ThreeColumnToggleTests {
  private func violations(
    _ flaws: ComposableSplit.Flaws, _ actions: String, on device: String
  ) throws -> [String] {
    let target = FuzzTarget("composable-split/test", ComposableSplit(flaws: flaws))
    let lines = actions.split(separator: "; ").enumerated().map {
      TraceText.Line(String($1), leavesPending: false, number: $0 + 1)
    }
    let replay = try target.replay(TraceText(start: [.init("device", device)], lines: lines))
    return replay.violations.map(\.rule)
  }

  @Test(
    "a step to the next column is no dead tap, one past it is",
    arguments: [
      ("ipad-13 landscape", "toggle", true), ("ipad-13 landscape", "toggle; toggle", true),
      ("ipad-11 landscape", "tap-outside; toggle", false),
      ("ipad-11 portrait", "tap-outside; toggle; toggle", true),
    ])
  func steps(_ device: String, _ actions: String, _ isBrokenByFlaw: Bool) throws {
    #expect(try violations([], actions, on: device) == [])
    #expect(
      try violations([.hidesBoth], actions, on: device).contains("sidebar.toggle-flips") == isBrokenByFlaw)
  }

  @Test("a tap that moves no column is dead")
  func dead() throws {
    #expect(
      try violations([.constantVisibility], "toggle", on: "ipad-13 landscape").contains(
        "sidebar.toggle-flips"))
  }
}
