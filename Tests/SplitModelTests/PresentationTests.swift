import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("Alerts and dialogs")
struct PresentationTests {
  private func driver(
    on device: String = "ipad-13", landscape: Bool = true, quirks: Quirks = [],
    _ flaws: ComposableSplit.Flaws = []
  ) -> Driver<ComposableSplit> {
    Driver(ComposableSplit(flaws: flaws, asks: true), on: device, landscape: landscape, quirks: quirks)
  }

  @Test("a dialog covers everything and is dismissed by a hand, where it is a popover and where it is not")
  func dialog() {
    for device in ["ipad-13", "iphone-15"] {
      var driver = driver(on: device, landscape: false)
      driver.take(.choose(0))
      driver.take(.open(5))
      #expect(
        driver.panes == ["sheet delete-model-1"] && driver.screen.presentation == [.isShown, .isDialog])
      #expect(driver.take(.choose(1)) == .notOnScreen && driver.take(.back) == .nothingBelow)
      driver.take(.dismissSheet)
      #expect(driver.screen.presentation == [] && driver.memory.client == 0b111)
    }
  }

  @Test("what a dialog confirms is done once, and the dialog goes in the same turn")
  func confirms() {
    var driver = driver()
    driver.take(.open(5))
    driver.begin(.open(14))
    #expect(driver.screen.presentation == [] && driver.memory.client == 0b111)
    driver.settle()
    #expect(driver.memory.client == 0b110 && driver.observation.effects.saves == 1)
  }

  @Test("an alert goes by its buttons only, and leaves the sheet that it covered or takes it with it")
  func alert() {
    var driver = driver()
    driver.take([.open(10), .open(11)])
    #expect(driver.take(.dismissSheet) == .notOnScreen)
    driver.take(.open(13))
    #expect(driver.panes == ["sheet discard-name"] && driver.screen.presentation == [.isShown, .isAlert])
    #expect(driver.take(.dismissSheet) == .notOnScreen && driver.take(.tapOutside) == .notOnScreen)
    driver.take(.open(13))
    #expect(driver.panes == ["sheet new-model-of-a"])
    driver.take([.open(13), .open(15)])
    #expect(driver.screen.presentation == [])
  }

  @Test("turning and resizing keep what is presented")
  func surroundings() {
    var driver = driver(on: "ipad-11")
    driver.take(.open(5))
    for action in [SplitAction.rotate, .resize(.third), .resize(.full), .background, .rotate] {
      driver.take(action)
      #expect(driver.panes == ["sheet delete-model-1"], "\(action)")
    }
  }

  @Test("a dialog goes when its subject is deleted")
  func gone() {
    var driver = driver()
    driver.take(.open(5))
    driver.begin(.call(1, 0))
    #expect(driver.screen.presentation.contains(.isOfSomethingGone))
    driver.settle()
    #expect(driver.screen.presentation == [])
  }

  @Test("the binding is written after the action, and before it with the quirk")
  func order() {
    for (quirks, isDeleted) in [(Quirks(), true), (.clearsBeforeAction, false)] {
      var driver = driver(quirks: quirks, [.readsLate])
      driver.take([.open(5), .open(14)])
      #expect((driver.memory.client == 0b110) == isDeleted)
    }
  }
}
