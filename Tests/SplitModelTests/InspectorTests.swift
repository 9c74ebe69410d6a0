import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("Inspector")
struct InspectorTests {
  private func driver(
    on device: String = "ipad-11", landscape: Bool = false, _ flaws: PlainColumns.Flaws = []
  ) -> Driver<PlainColumns> {
    Driver(PlainColumns(.inspected, flaws: flaws), on: device, landscape: landscape, start: 1)
  }

  @Test("it is a column where the width is regular, and a sheet over everything where it is compact")
  func forms() {
    var pad = driver()
    pad.take(.pressInspector)
    #expect(pad.screen.presentation == .hasInspectorColumn && pad.panes == ["detail letters"])
    pad.take(.open(0))
    #expect(pad.panes == ["detail page <"] && pad.screen.presentation == .hasInspectorColumn)
    pad.take(.resize(.third))
    #expect(pad.screen.presentation == [.isShown, .isInspector] && pad.panes == ["sheet info"])
    #expect(pad.take(.toggle) == .notOnScreen && pad.take(.back) == .nothingBelow)
    pad.take(.resize(.full))
    #expect(pad.screen.presentation == .hasInspectorColumn && pad.panes == ["detail page <"])
    var mac = driver(on: "mac")
    mac.take(.pressInspector)
    #expect(mac.screen.presentation == .hasInspectorColumn)
  }

  @Test("its command and the app's own button show and hide it, and a hand swipes its sheet down")
  func waysToToggle() {
    for device in ["ipad-11", "iphone-15"] {
      var driver = driver(on: device)
      #expect(driver.take(.dismissSheet) == .notOnScreen)
      driver.take(.open(1))
      #expect(driver.screen.presentation.showsInspector)
      #expect((driver.take(.dismissSheet) == nil) == (device == "iphone-15"))
      driver.take(.pressInspector)
      #expect(driver.screen.presentation.showsInspector == (device == "iphone-15"))
      driver.take(.pressInspector)
      #expect(driver.screen.presentation.showsInspector == (device != "iphone-15"))
    }
  }

  @Test("apps without one have no command for it, and one that does not listen keeps its inspector")
  func commands() {
    var other = Driver(PlainColumns(.flags), on: "ipad-11")
    #expect(other.take(.pressInspector) == .notOnScreen)
    var deaf = driver(on: "iphone-15", [.ignoresInspector])
    deaf.take([.open(1), .dismissSheet])
    #expect(deaf.screen.presentation.contains(.isInspector))
    var sheets = Driver(ComposableSplit.clean, on: "ipad-13", landscape: true)
    sheets.take(.open(10))
    #expect(sheets.take(.pressInspector) == .notOnScreen)
  }

  @Test("it follows what is chosen, and choosing leaves it open")
  func choosing() {
    var pad = driver()
    pad.take([.pressInspector, .toggle, .choose(1)])
    #expect(
      pad.screen.presentation == .hasInspectorColumn && pad.panes.last?.hasPrefix("detail notes") == true)
  }
}
