import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("Three columns")
struct ThreeColumnTests {
  private func driver(
    on device: String, landscape: Bool = false, start: Int = 0, _ design: SidebarColumns = .clean
  ) -> Driver<SidebarColumns> { Driver(design, on: device, landscape: landscape, start: start) }

  @Test("tiled, the toggle steps from all three to two and back, and is gone where only the detail is shown")
  func tiled() {
    var driver = driver(on: "ipad-13", landscape: true)
    #expect(driver.panes == ["sidebar menu", "content placeholder", "detail placeholder"])
    driver.take(.toggle)
    #expect(driver.panes == ["content placeholder", "detail placeholder"])
    driver.take(.toggle)
    #expect(driver.screen.paneCount == 3)
    driver.take([.drag, .drag])
    #expect(driver.panes == ["detail placeholder"])
    #expect(driver.take(.toggle) == .notOnScreen)
    driver.take([.edgeSwipe, .toggle])
    #expect(driver.screen.paneCount == 3)
  }

  @Test("overlaid, the toggle brings the content, then the sidebar, and a tap beside them hides both")
  func overlaid() {
    var driver = driver(on: "ipad-11", start: 1)
    #expect(driver.panes == ["detail placeholder"])
    driver.take(.toggle)
    #expect(driver.panes == ["content games over", "detail placeholder dimmed"])
    driver.take(.toggle)
    #expect(driver.panes == ["sidebar menu over", "content games over", "detail placeholder dimmed"])
    #expect(driver.take(.toggle) == .notOnScreen)
    driver.take(.tapOutside)
    #expect(driver.panes == ["detail placeholder"])
  }

  @Test("displaced, the sidebar pushes the detail aside, and a tap beside it hides the sidebar alone")
  func displaced() {
    var driver = driver(on: "ipad-11", landscape: true)
    #expect(driver.panes == ["content placeholder", "detail placeholder"])
    driver.take(.toggle)
    #expect(driver.panes == ["sidebar menu over", "content placeholder over", "detail placeholder dimmed"])
    driver.take(.tapOutside)
    #expect(driver.panes == ["content placeholder", "detail placeholder"])
  }

  @Test("collapsed, choosing goes forward column by column, and back clears what led there")
  func collapsed() {
    var driver = driver(on: "iphone-15")
    #expect(driver.panes == ["sidebar menu"])
    driver.take(.choose(1))
    #expect(driver.panes == ["content games <"])
    driver.take(.open(5))
    #expect(driver.panes == ["detail game-2 <"])
    driver.begin(.back)
    #expect(driver.panes == ["content games <"])
    #expect(driver.pendingEvents == [Delivery(.item)])
    #expect(driver.screen.place.item != .blank)
    driver.settle()
    #expect(driver.screen.place.item == .blank)
    driver.take(.back)
    #expect(driver.panes == ["sidebar menu"] && driver.screen.place.selections[0] == 0)
  }

  @Test("a collapse shows the last column with something in it, and expanding brings the others back")
  func collapses() {
    var driver = driver(on: "iphone-15-pro-max", landscape: true, start: 1)
    #expect(driver.panes == ["content games", "detail placeholder"])
    driver.take(.rotate)
    #expect(driver.panes == ["content games <"])
    driver.take([.open(1), .rotate])
    #expect(driver.panes == ["content games", "detail game-1"])
    driver.take(.rotate)
    #expect(driver.panes == ["detail game-1 <"])
  }

  @Test("an item that code takes away uncovers the list, and a section that code chooses shows its list")
  func code() {
    var driver = driver(on: "iphone-15", start: 1)
    driver.take([.open(1), .call(0, 0)])
    #expect(driver.panes == ["content books <"])
  }

  @Test("the visibility that a binding names is what is shown, and a hand's move is written to it")
  func visibility() {
    var split = SplitContainer()
    let wide = DeviceEnvironment.named("ipad-13", landscape: true)
    var body = SplitBody()
    body.hasContent = true
    for (visibility, columns) in [
      (ColumnVisibility.all, UInt8(2)), (.doubleColumn, 1), (.detailOnly, 0), (.automatic, 2),
    ] {
      body.visibility = visibility
      split.layOut(body, wide, Assumptions())
      #expect(split.leadingColumns == columns)
      if visibility != .automatic { #expect(split.visibilityOfThree == visibility) }
    }
  }

  @Test(
    "a link of the older kind is followed when tapped, and when code selects it only while it is on screen")
  func olderLinks() {
    var hidden = driver(on: "iphone-15-pro-max", landscape: true, .link)
    hidden.take(.call(0, 0))
    #expect(hidden.panes == ["content placeholder", "detail placeholder"])
    hidden.take(.toggle)
    #expect(hidden.panes.dropFirst().first == "content books over")
    var shown = driver(on: "iphone-15", .link)
    shown.take(.call(0, 0))
    #expect(shown.panes == ["content books <"] && shown.screen.place.selections[0] == 0)
    shown.take([.back, .choose(0)])
    #expect(shown.panes == ["content books <"] && shown.screen.place.selections[0] == 1)
  }

  @Test("a relaunch restores what was stored and nothing that was in flight")
  func relaunch() {
    var driver = driver(on: "ipad-11", landscape: true, start: 1)
    driver.take(.open(1))
    driver.begin(.toggle)
    driver.begin(.relaunch)
    #expect(driver.pendingEvents.isEmpty)
    #expect(driver.panes == ["content games", "detail game-1"])
  }
}
