import Testing

@testable import SplitDesigns
@testable import SplitModel

/// A sheet that is dragged down in phases, and a second one that is asked of the same presenter.
@Suite("Sheets under a finger, and two at once")
struct SheetGestureTests {
  private func sheets(
    on device: String = "iphone-15", quirks: Quirks = [], _ assumptions: Assumptions = Assumptions()
  ) -> Driver<PlainColumns> {
    Driver(PlainColumns(.sheets), on: device, start: 1, quirks: quirks, assumptions)
  }

  private var refused: Assumptions {
    var assumptions = Assumptions()
    #expect(assumptions.set("second-presentation", to: "refused") == true)
    return assumptions
  }

  private static let presentInfo = SplitAction.call(0, 0)
  private static let presentHelp = SplitAction.call(0, 1)
  private static let dismissInfo = SplitAction.call(1, 0)
  private static let dismissHelp = SplitAction.call(1, 1)

  @Test(
    "a finger on a sheet is in flight and seen, and nothing is written before it is lifted past the middle")
  func begun() {
    var phone = sheets()
    #expect(phone.begin(.begin(.dismissSheet)) == .notOnScreen)
    phone.take(.open(0))
    let before = phone
    phone.begin(.begin(.dismissSheet))
    #expect(phone.screen.gesture == .dismissSheet && phone.screen.holdsFront)
    #expect(phone.pendingEvents.map(\.kind) == [.gesture] && phone.memory == before.memory)
    #expect(phone.begin(.dismissSheet) == .gestureOpen && phone.begin(.open(2)) == .gestureOpen)
    #expect(phone.begin(.commit) == nil)
    #expect(phone.screen.presentation == [] && phone.memory.presents == 0)
  }

  @Test("ended by a person, by settling or by turning the device, it changes nothing")
  func release() {
    for end in [SplitAction.cancel, .deliver(1)] {
      var phone = sheets()
      phone.take(.open(0))
      let before = phone.state
      phone.begin(.begin(.dismissSheet))
      #expect(phone.begin(end) == nil && phone.state == before)
    }
    var phone = sheets()
    phone.take(.open(0))
    let before = phone.state
    for action in [SplitAction.dismissSheetCancel, .begin(.dismissSheet)] {
      phone.take(action)
      #expect(phone.state == before)
    }
    phone.begin(.begin(.dismissSheet))
    phone.begin(.rotate)
    #expect(phone.begin(.commit) == .noGesture && phone.panes == ["sheet info"])
  }

  @Test("alerts, dialogs and sheets that refuse are not dragged, an inspector's sheet is")
  func whatIsDragged() {
    var asking = Driver(ComposableSplit(flaws: [], asks: true), on: "ipad-13", landscape: true)
    asking.take(.open(5))
    #expect(asking.begin(.begin(.dismissSheet)) == .notOnScreen, "a dialog")
    asking.take([.dismissSheet, .open(10)])
    #expect(asking.take(.dismissSheetCancel) == nil)
    asking.take(.open(11))
    #expect(asking.begin(.begin(.dismissSheet)) == .notOnScreen, "a sheet with a name in it")
    asking.take(.open(13))
    #expect(asking.begin(.begin(.dismissSheet)) == .notOnScreen, "an alert")
    var inspected = Driver(PlainColumns(.inspected), on: "iphone-15", start: 1)
    inspected.take(.pressInspector)
    inspected.begin(.begin(.dismissSheet))
    #expect(inspected.screen.holdsFront && inspected.begin(.commit) == nil)
    #expect(!inspected.screen.presentation.showsInspector)
  }

  @Test(
    "a sheet that went under the finger is not taken again, and what has come in its place stays, but for a quirk"
  )
  func goneUnderTheFinger() {
    for (quirks, panes) in [(Quirks(), ["sheet help"]), (.commitTakesTop, ["detail letters <"])] {
      var phone = sheets(quirks: quirks)
      phone.take([.open(0), Self.presentHelp])
      phone.begin(.begin(.dismissSheet))
      phone.begin(Self.dismissInfo)
      #expect(phone.panes == ["sheet help"] && phone.screen.gesture == .dismissSheet)
      #expect(!phone.screen.holdsFront)
      #expect(phone.begin(.commit) == nil)
      #expect(phone.panes == panes)
    }
    var inspected = Driver(PlainColumns(.inspected), on: "iphone-15", start: 1)
    inspected.take(.pressInspector)
    inspected.begin(.begin(.dismissSheet))
    inspected.begin(.pressInspector)
    inspected.begin(.commit)
    #expect(!inspected.screen.presentation.showsInspector)
  }

  @Test("a second presentation waits until the first one has gone, whichever flag is whose")
  func waits() {
    for (first, second) in [(Self.presentInfo, Self.presentHelp), (Self.presentHelp, Self.presentInfo)] {
      let names = first == Self.presentInfo ? ["info", "help"] : ["help", "info"]
      for device in ["iphone-15", "ipad-11"] {
        var driver = sheets(on: device)
        driver.take([first, second])
        #expect(driver.panes == ["sheet \(names[0])"] && driver.memory.presents == 3)
        driver.take(.rotate)
        #expect(driver.panes == ["sheet \(names[0])"])
        driver.take(.dismissSheet)
        #expect(driver.panes == ["sheet \(names[1])"], "it was asked for, and is on still")
        driver.take(.dismissSheet)
        #expect(driver.screen.presentation == [] && driver.memory.presents == 0)
      }
    }
  }

  @Test("refused, the second one never appears, and its flag stays on, so that it cannot be requested again")
  func refuses() {
    for (first, second) in [(Self.presentInfo, Self.presentHelp), (Self.presentHelp, Self.presentInfo)] {
      let isInfo = first == Self.presentInfo
      var phone = sheets(on: "iphone-15", refused)
      phone.take([first, second])
      #expect(phone.panes == [isInfo ? "sheet info" : "sheet help"])
      phone.take(.dismissSheet)
      #expect(phone.screen.presentation == [] && phone.memory.presents == (isInfo ? 2 : 1))
      phone.take(second)
      #expect(phone.screen.presentation == [], "an equal write is no event")
      phone.take(first)
      #expect(phone.panes == [isInfo ? "sheet info" : "sheet help"])
      phone.take([.dismissSheet, isInfo ? Self.dismissHelp : Self.dismissInfo])
      #expect(
        phone.state == sheets(on: "iphone-15", refused).state,
        "once its flag is off it can be requested again")
      phone.take(second)
      #expect(phone.panes == [isInfo ? "sheet help" : "sheet info"])
    }
  }

  @Test("states in which nothing is presented are the same whatever was")
  func canonical() {
    var phone = sheets()
    let before = phone.state
    phone.take([Self.presentHelp, Self.presentInfo, .dismissSheet, .open(2)])
    #expect(phone.state == before && phone.screen.presentation == [])
  }
}
