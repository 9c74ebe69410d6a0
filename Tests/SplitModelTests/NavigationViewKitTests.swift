import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("NavigationViewKit")
struct NavigationViewKitTests {
  private static let kit = NavigationViewKit(flaws: [])

  private func driver(
    _ actions: [SplitAction] = [], of design: NavigationViewKit = kit, on device: String = "ipad-11",
    landscape: Bool = false
  ) -> Driver<NavigationViewKit> {
    var driver = Driver(design, on: device, landscape: landscape)
    driver.take(actions)
    return driver
  }

  @Test("two columns on an iPad, one on any phone, whatever its size class")
  func columns() {
    #expect(driver(landscape: true).panes == ["sidebar list", "detail placeholder"])
    #expect(driver([.open(0)], landscape: true).panes == ["sidebar list", "detail article"])
    #expect(driver(on: "iphone-15-pro-max", landscape: true).panes == ["detail list"])
    #expect(driver([.open(0)], on: "iphone-15-pro-max", landscape: true).panes == ["detail article <"])
  }

  @Test("a tag stands for a column: pushes and ways home of one leave the other alone")
  func tags() {
    #expect(
      driver([.call(1, 0), .call(1, 1)], landscape: true).panes == ["sidebar filter <", "detail news <"])
    #expect(
      driver([.call(1, 0), .call(1, 1), .call(3, 0)], landscape: true).panes
        == ["sidebar filter <", "detail placeholder"])
    #expect(driver([.call(1, 2)], landscape: true).panes == ["sidebar list", "detail placeholder"])
    #expect(driver([.call(4, 0), .call(6, 0), .call(1, 0)], landscape: true).screen.last.depth == 0)
    #expect(driver([.call(5, 0)], landscape: true).observation.effects.hasRefused)
  }

  @Test("while collapsed the column in which something happens is in front")
  func collapsed() {
    #expect(driver([.resize(.third), .open(0)]).panes == ["detail article <"])
    #expect(driver([.resize(.third), .open(0), .back]).panes == ["sidebar list"])
    #expect(driver([.resize(.third), .call(1, 0), .call(1, 1)]).panes == ["sidebar filter <"])
    #expect(driver([.resize(.third), .call(1, 0), .call(3, 0)]).panes == ["sidebar list"])
  }

  @Test("callbacks run when the animation is over, and at once where there is none")
  func callbacks() {
    var late = driver([.call(1, 0)])
    late.begin(.call(3, 0))
    #expect(late.observation.effects.callbacks == 0 && late.pendingEvents.map(\.kind) == [.completion])
    _ = late.deliverOne()
    #expect(late.observation.effects.callbacks == 0x11)
    #expect(driver([.call(1, 0), .call(0, 0)]).observation.effects.callbacks == 0x11)
    #expect(driver([.call(0, 0)]).observation.effects.callbacks == 0)
    #expect(
      driver([.call(0, 2)], of: NavigationViewKit(flaws: [.actsForUnknownTags])).observation.effects.callbacks
        == 0x10
    )
  }

  @Test("what comes before the views have appeared waits for them")
  func early() {
    var cold = Driver(Self.kit, on: "iphone-15", start: 1)
    cold.take([.call(2, 0)])
    #expect(cold.panes == ["detail news <"])
    var lost = Driver(NavigationViewKit(flaws: [.losesEarlyPosts]), on: "iphone-15", start: 1)
    lost.take([.call(2, 0)])
    #expect(lost.panes == ["detail list"])
  }

  @Test("fixed columns stay and are as wide as the interface's orientation says")
  func fixed() {
    let fixed = NavigationViewKit(flaws: [], style: .fixed)
    #expect(driver(of: fixed).panes == ["sidebar list", "detail placeholder"])
    #expect(
      driver(of: fixed).screen.sidebarTens == 25 && driver([.rotate], of: fixed).screen.sidebarTens == 35)
    #expect(driver([.call(7, 1)], of: fixed).screen.sidebarTens == 25)
    let measuring = NavigationViewKit(flaws: [.measuresDevice], style: .fixed)
    #expect(driver([.call(7, 1)], of: measuring).screen.sidebarTens == 35)
    #expect(!driver(of: fixed).screen.hasToggle && !driver(of: fixed).screen.canDrag)
    // What the platform says of them as they come back changes nothing.
    var memory = driver(of: fixed).memory
    fixed.show(.detailOnly, &memory)
    #expect(memory.visibility != .detailOnly)
  }

  @Test("a tip is shown once, upright, over the detail")
  func tip() {
    let tip = NavigationViewKit(flaws: [], style: .tip)
    #expect(driver(of: tip).panes == ["sidebar list over", "detail placeholder dimmed"])
    #expect(driver([.tapOutside], of: tip).panes == ["detail placeholder"])
    #expect(driver([.tapOutside, .rotate, .rotate], of: tip).screen.tip == 0)
    #expect(driver(of: tip, landscape: true).screen.tip == 0)
    #expect(driver([.rotate], of: tip, landscape: true).screen.tip == 1)
  }

  @Test("its memory has no padding")
  func isFlat() {
    #expect(MemoryLayout<NavigationViewKit.Memory>.size == 42)
    #expect(MemoryLayout<NavigationViewKit.Memory>.stride == 42)
  }
}
