import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("LazySplit's ancestors as they were published")
struct AncestorVersionTests {
  private static let home = SplitAction.choose(SidebarSection(0))
  private static let settings = SplitAction.choose(SidebarSection(1))

  @Test("GenSplitView begins on the menu of a phone, and no section leads back to it")
  func genSplitLosesMenu() {
    var driver = Driver(LazySplitAncestor.genSplit, on: "iphone-15")
    #expect(driver.screen.sidebar != nil)
    driver.take(Self.home)
    #expect(driver.screen.sidebar == nil)
    #expect(!driver.screen.hasToggle)
    #expect(driver.take(.toggle) != nil)
  }

  @Test("GenSplitView's menu is in front after each collapse")
  func genSplitSwapsRoots() {
    var driver = Driver(LazySplitAncestor.genSplit, on: "iphone-15-pro-max", landscape: true)
    #expect(driver.screen.sidebar == nil)
    driver.take(.rotate)
    #expect(driver.screen.front.column == .sidebar)
    driver.take(.rotate)
    #expect(driver.screen.sidebar == nil)
  }

  @Test("GenSplitView's menu lies over three columns that do not fit, and only a tap beside it closes it")
  func genSplitThreeColumns() {
    var driver = Driver(LazySplitAncestor.genSplit, on: "ipad-11", landscape: true, start: 1)
    #expect(driver.panes == ["content settings", "detail nothing"])
    driver.take(.toggle)
    #expect(driver.panes == ["sidebar menu over", "content settings over", "detail nothing dimmed"])
    #expect(!driver.screen.hasToggle && driver.take(.toggle) != nil)
    #expect(driver.take(.tapOutside) == nil)
    #expect(driver.panes == ["content settings", "detail nothing"])
    var wide = Driver(LazySplitAncestor.genSplit, on: "ipad-13", landscape: true, start: 1)
    wide.take(.toggle)
    #expect(wide.panes == ["sidebar menu", "content settings", "detail nothing"])
  }

  @Test("NavView's button only opens while compact; expanded it opens a menu that a tap beside it closes")
  func navViewOnlyAsks() {
    var driver = Driver(LazySplitAncestor.navView, on: "iphone-15")
    driver.take([.toggle, .toggle])
    #expect(driver.screen.sidebar != nil)
    driver.take(Self.home)
    #expect(driver.screen.sidebar == nil)
    var pad = Driver(LazySplitAncestor.navView, on: "ipad-11", landscape: true)
    pad.take(.toggle)
    #expect(pad.screen.sidebar != nil)
    pad.take(.tapOutside)
    #expect(pad.screen.sidebar == nil)
  }

  @Test("UIKitSplit's choices change nothing", arguments: ["ipad-11", "iphone-15"])
  func uikitSplitIgnoresChoices(_ device: String) {
    var driver = Driver(LazySplitAncestor.uikitSplit, on: device)
    let before = driver.panes
    driver.take(Self.settings)
    #expect(driver.panes == before)
  }

  @Test(
    "none of the three closes its menu when the device turns",
    arguments: [
      LazySplitAncestor.genSplit, LazySplitAncestor.stackInSplit, LazySplitAncestor.uikitSplit,
    ])
  func staysOnRotation(_ design: LazySplitAncestor) {
    #expect(!design.policies.contains(.closesOnRotation))
    var driver = Driver(design, on: "ipad-13", landscape: false)
    if driver.screen.sidebar == nil { driver.take(.toggle) }
    #expect(driver.screen.sidebar != nil)
    driver.take(.rotate)
    #expect(driver.screen.sidebar != nil)
  }

  @Test("StackInSplit's button reads the visibility, so it is dead on a phone's menu that back brought")
  func stackInSplitReadsVisibility() {
    let design = LazySplitAncestor.stackInSplit
    let environment = DeviceEnvironment.named("iphone-15")
    var memory = design.launch(at: 0, environment)
    memory.compactColumn = .sidebar
    design.toggleMenu(&memory, environment)
    #expect(memory.compactColumn == .sidebar)
    #expect(memory.visibility == .doubleColumn)
  }
}
