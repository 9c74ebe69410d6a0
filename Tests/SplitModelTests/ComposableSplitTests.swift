import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("Composable split")
struct ComposableSplitTests {
  private func driver(
    on device: String = "ipad-13", landscape: Bool = true, _ design: ComposableSplit = .clean
  ) -> Driver<ComposableSplit> { Driver(design, on: device, landscape: landscape) }

  @Test("each feature keeps its details, and a deletion reaches those of the others")
  func details() {
    var driver = driver()
    driver.take([.open(0), .choose(1), .open(1)])
    #expect(driver.panes == ["sidebar menu", "content b", "detail model-2-of-b"])
    driver.take(.choose(0))
    #expect(driver.panes.last == "detail model-1-of-a")
    driver.take([.choose(1), .open(5), .choose(0)])
    #expect(driver.panes.last == "detail nothing")
  }

  @Test("a deletion is an effect: the stream notifies the feature on screen afterwards")
  func stream() {
    var driver = driver()
    driver.take(.open(0))
    driver.begin(.open(5))
    #expect(driver.memory.client == 0b111 && driver.pendingEvents.count == 1)
    #expect(driver.deliverOne() && driver.memory.client == 0b110)
    #expect(driver.panes.last == "detail model-1-of-a")
    driver.settle()
    #expect(driver.panes.last == "detail nothing" && driver.memory.features.0.models == 0b110)
  }

  @Test("a sheet covers everything, saves once, and is dismissed after")
  func sheet() {
    var driver = driver()
    driver.take(.open(10))
    #expect(driver.panes == ["sheet new-model-of-a"])
    #expect(driver.take(.toggle) == .notOnScreen && driver.take(.choose(1)) == .notOnScreen)
    driver.take(.open(11))
    driver.begin(.open(12))
    #expect(driver.begin(.open(12)) == .notOnScreen)
    driver.settle()
    #expect(driver.memory.client == 0b1111 && driver.screen.paneCount == 3)
  }

  @Test("as published, two taps on save make two models")
  func twoTaps() {
    var driver = driver(.head)
    driver.take([.open(10), .open(11)])
    driver.begin(.open(12))
    driver.take(.open(12))
    #expect(driver.memory.client == 0b11111)
  }

  @Test("a sheet that is swiped away takes the save with it that has not begun")
  func swipedAway() {
    var driver = driver()
    driver.take([.open(10), .open(11)])
    driver.begin(.open(12))
    driver.take(.dismissSheet)
    #expect(driver.memory.client == 0b111 && driver.screen.paneCount == 3)
  }

  @Test("a constant visibility brings back what a hand hid")
  func constantVisibility() {
    var driver = driver(.head)
    driver.begin(.toggle)
    #expect(driver.screen.paneCount == 2)
    driver.settle()
    #expect(driver.screen.paneCount == 3)
  }

  @Test("going back while collapsed clears the details, then the feature")
  func back() {
    var driver = driver(on: "iphone-15", landscape: false)
    driver.take([.open(0), .back])
    #expect(driver.panes == ["content a <"] && driver.memory.features.0.details == 0)
    driver.take(.back)
    #expect(driver.panes == ["sidebar menu"] && driver.memory.tag == 0)
  }
}
