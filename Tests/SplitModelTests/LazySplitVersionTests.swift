import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("LazySplit's other versions")
struct LazySplitVersionTests {
  @Test("a back that the platform makes leaves 1.3's service behind, and 1.4 makes up for one")
  func serviceCopies() {
    for (design, depth) in [(LazySplit.version13, 2), (.version14, 1), (.version15, 1), (.version12, 1)] {
      var driver = Driver(design, on: "iphone-15")
      for action in [SplitAction.open(1), .back, .open(1)] { driver.take(action) }
      #expect(Int(driver.screen.last.depth) == depth)
    }
  }

  @Test("1.4 brings back a view when two were left, and 1.5 loses the detail's root")
  func appearance() {
    for design in [LazySplit.version14, .version15] {
      var driver = Driver(design, on: "ipad-11", start: 1)
      for action in [SplitAction.open(0), .open(1), .open(3), .back, .back] { driver.take(action) }
      #expect(driver.screen.isCovered && driver.screen.last.depth == 1)
      driver.take(.back)
      #expect(!driver.screen.isCovered)
      #expect((driver.screen.last.view == .blank) == (design.flaws.contains(.dropsDetailOnAppear)))
    }
  }

  @Test("a second link takes the place of the first in 1.3's column, whose lowest view is its root")
  func implicitColumn() {
    var driver = Driver(LazySplit.version13, on: "ipad-11", start: 1)
    driver.take(.open(0))
    driver.take(.open(0))
    #expect(driver.screen.last.view == LazySplit.detail && driver.screen.last.depth == 0)
    #expect(driver.screen.last.back == .absent)
    #expect(driver.screen.place.roots[1] == LazySplit.detail && driver.screen.place.entries[1].isEmpty)
    driver.take(.resize(.third))
    #expect(driver.screen.last.view == LazySplit.detail && driver.screen.last.back == .system)
    driver.take(.back)
    #expect(driver.screen.last.view == .section(LazySplit.settings))
  }

  @Test("turning loses the unbound column, where another style rebuilds the split")
  func style() {
    for (design, isOwned) in [(LazySplit.version12, false), (.version13, false), (.version14, true)] {
      var driver = Driver(design, on: "ipad-11", start: 1)
      driver.take(.open(0))
      driver.take(.rotate)
      #expect((driver.screen.last.view == .blank) == !isOwned)
    }
  }

  @Test("an app in the background takes no touches, while its own code and the device still reach it")
  func background() {
    var driver = Driver(LazySplit.clean, on: "ipad-11")
    driver.begin(.background)
    #expect(driver.begin(.toggle) == .inBackground)
    #expect(driver.begin(.background) == .alreadySo)
    #expect(driver.begin(.lock) == nil)
    #expect(driver.begin(.lock) == .alreadySo)
    #expect(driver.begin(.call(0, 1)) == nil)
    driver.settle()
    #expect(driver.begin(.toggle) == nil)
    #expect(driver.panes.contains("content settings"))
  }

  @Test("1.2 crashes when the device is locked in the background, and not otherwise")
  func lock() {
    var driver = Driver(LazySplit.version12, on: "ipad-11")
    driver.take(.lock)
    #expect(!driver.observation.effects.hasTrapped)
    driver.begin(.background)
    driver.begin(.lock)
    #expect(driver.observation.effects.hasTrapped)
  }

  @Test("a push in 1.6.9 goes to the column although something covers it, and in 1.7 on top of that")
  func cover() {
    for (design, isSeen) in [(LazySplit.version169, false), (.version17, true)] {
      var driver = Driver(design, on: "iphone-15-pro-max", start: 1)
      driver.take(.open(0))
      #expect(driver.screen.isCovered)
      driver.begin(.rotate)
      driver.begin(.deliver(2))
      driver.settle()
      driver.take(.open(2))
      #expect((driver.screen.last.view == LazySplit.subdetail) == isSeen)
    }
  }
}
