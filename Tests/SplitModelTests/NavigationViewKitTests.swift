import Testing

@testable import SplitModel

@Suite("NavigationViewKit")
struct NavigationViewKitTests {
  private static let kit = NavigationViewKit(flaws: [])

  private func driver(
    _ design: NavigationViewKit = kit, on device: String = "ipad-11", landscape: Bool = false, start: Int = 0,
    _ actions: SplitAction...
  ) -> Driver<NavigationViewKit> {
    var driver = Driver(design, on: device, landscape: landscape, start: start)
    driver.settle()
    driver.take(actions)
    return driver
  }

  @Test("two columns on an iPad, one on any phone, whatever its size class")
  func columns() {
    #expect(driver(landscape: true).panes == ["sidebar list", "detail placeholder"])
    #expect(driver(landscape: true, .open(0)).panes == ["sidebar list", "detail article"])
    #expect(driver(on: "iphone-15-pro-max", landscape: true).panes == ["detail list"])
    #expect(driver(on: "iphone-15-pro-max", landscape: true, .open(0)).panes == ["detail article <"])
  }

  @Test("a tag stands for a column: pushes and ways home of one leave the other alone")
  func tags() {
    #expect(
      driver(landscape: true, .call(1, 0), .call(1, 1)).panes == ["sidebar filter <", "detail news <"])
    #expect(
      driver(landscape: true, .call(1, 0), .call(1, 1), .call(3, 0)).panes
        == ["sidebar filter <", "detail placeholder"])
    #expect(driver(landscape: true, .call(1, 2)).panes == ["sidebar list", "detail placeholder"])
    #expect(driver(landscape: true, .call(4, 0), .call(6, 0), .call(1, 0)).screen.last.depth == 0)
    #expect(driver(landscape: true, .call(5, 0)).observation.effects.hasRefused)
  }

  @Test("while collapsed the column in which something happens is in front")
  func collapsed() {
    #expect(driver(.resize(.third), .open(0)).panes == ["detail article <"])
    #expect(driver(.resize(.third), .open(0), .back).panes == ["sidebar list"])
    #expect(driver(.resize(.third), .call(1, 0), .call(1, 1)).panes == ["sidebar filter <"])
    #expect(driver(.resize(.third), .call(1, 0), .call(3, 0)).panes == ["sidebar list"])
  }

  @Test("callbacks run when the animation is over, and at once where there is none")
  func callbacks() {
    var late = driver(.call(1, 0))
    late.begin(.call(3, 0))
    #expect(late.observation.effects.callbacks == 0 && late.inFlight.map(\.kind) == [.completion])
    _ = late.landOne()
    #expect(late.observation.effects.callbacks == 0x11)
    #expect(driver(.call(1, 0), .call(0, 0)).observation.effects.callbacks == 0x11)
    #expect(driver(.call(0, 0)).observation.effects.callbacks == 0)
    #expect(
      driver(NavigationViewKit(flaws: .actsForUnknownTags), .call(0, 2)).observation.effects.callbacks == 0x10
    )
  }

  @Test("what comes before the views have appeared waits for them")
  func early() {
    var cold = Driver(Self.kit, on: "iphone-15", start: 1)
    cold.take([.call(2, 0)])
    #expect(cold.panes == ["detail news <"])
    var lost = Driver(NavigationViewKit(flaws: .losesEarlyPosts), on: "iphone-15", start: 1)
    lost.take([.call(2, 0)])
    #expect(lost.panes == ["detail list"])
  }

  @Test("fixed columns stay and are as wide as the interface's orientation says")
  func fixed() {
    let fixed = NavigationViewKit(flaws: [], style: .fixed)
    #expect(driver(fixed).panes == ["sidebar list", "detail placeholder"])
    #expect(driver(fixed).screen.sidebarTens == 25 && driver(fixed, .rotate).screen.sidebarTens == 35)
    #expect(driver(fixed, .call(7, 1)).screen.sidebarTens == 25)
    let measuring = NavigationViewKit(flaws: .measuresDevice, style: .fixed)
    #expect(driver(measuring, .call(7, 1)).screen.sidebarTens == 35)
    #expect(!driver(fixed).screen.hasToggle && !driver(fixed).screen.canDrag)
  }

  @Test("a tip is shown once, upright, over the detail")
  func tip() {
    let tip = NavigationViewKit(flaws: [], style: .tip)
    #expect(driver(tip).panes == ["sidebar list over", "detail placeholder dimmed"])
    #expect(driver(tip, .tapOutside).panes == ["detail placeholder"])
    #expect(driver(tip, .tapOutside, .rotate, .rotate).screen.tip == 0)
    #expect(driver(tip, landscape: true).screen.tip == 0)
    #expect(driver(tip, landscape: true, .rotate).screen.tip == 1)
  }

  @Test("its memory has no padding")
  func isFlat() {
    #expect(MemoryLayout<NavigationViewKitMemory>.size == 38)
    #expect(MemoryLayout<NavigationViewKitMemory>.stride == 38)
  }
}
