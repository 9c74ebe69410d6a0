import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("Bounds")
struct BoundTests {
  private let full = ViewPath(Array(repeating: Desk.letter, count: 8))

  @Test("a value link on a full stack is ignored for the limit and changes nothing")
  func fullStack() {
    var pad = Driver(Desk(launch: DeskMemory(path: full)), on: "ipad-11")
    let state = pad.state
    let screen = pad.screen
    #expect(pad.begin(.open(0)) == .limit)
    #expect(pad.state == state)
    #expect(pad.screen == screen)
  }

  @Test("a value link whose value the app has no room for is ignored for the limit and changes nothing")
  func fullPathUnderALink() {
    let path = ViewPath([Desk.letter, Desk.letter])
    var pad = Driver(Desk(launch: DeskMemory(path: path), limit: 2), on: "ipad-11")
    let state = pad.state
    let screen = pad.screen
    #expect(pad.begin(.open(0)) == .limit)
    #expect(pad.state == state)
    #expect(pad.screen == screen)
  }

  @Test("a turn of the app that reaches a limit is ignored for the limit and changes nothing")
  func fullPathOfTheApp() {
    var pad = Driver(Desk(launch: DeskMemory(path: full)), on: "ipad-11")
    let state = pad.state
    #expect(pad.begin(.open(1)) == .limit)
    #expect(pad.state == state)
    #expect(pad.take(.back) == nil)
    #expect(pad.take(.open(1)) == nil)
    #expect(pad.memory.path.last == Desk.photo)
  }

  @Test("an app that starts more work in one turn than there is room for reaches the bound")
  func tooMuchWork() {
    let desk = Desk(calls: [
      { _, turn in for number: UInt8 in 1...2 { turn.later(number, of: Desk.letter) } },
      { _, turn in for number: UInt8 in 1...3 { turn.later(number, of: Desk.letter) } },
    ])
    var pad = Driver(desk, on: "ipad-11")
    #expect(pad.begin(.call(1)) == .limit)
    #expect(pad.pendingEvents == [])
    #expect(pad.begin(.call(0)) == nil)
    #expect(
      pad.pendingEvents == [1, 2].map { Delivery(.completion, container: Desk.letter.rawValue, value: $0) })
  }

  @Test("without room for what an action may send it is ignored for the limit, unless it was not available")
  func fullQueue() {
    let desk = Desk(calls: [{ _, turn in turn.later(1, of: .blank) }])
    var pad = Driver(desk, on: "ipad-11", landscape: true)
    for _ in 0..<7 { pad.begin(.call(0)) }
    #expect(pad.pendingEvents.count == 7)
    let state = pad.state
    #expect(pad.begin(.toggle) == .limit)
    #expect(pad.begin(.call(0)) == .limit)
    #expect(pad.begin(.drag) == .notOnScreen)
    #expect(pad.begin(.back) == .nothingBelow)
    #expect(pad.begin(.resize(.full)) == .alreadySo)
    #expect(pad.state == state)
    #expect(pad.begin(.deliver(1)) == nil)
    #expect(pad.begin(.toggle) == nil)
  }

  @Test("an action that is not available is ignored for a reason, and changes nothing")
  func reasons() {
    let launch = DeskMemory(visibility: .all, path: ViewPath([Desk.letter]))
    let desk = Desk(style: .prominentDetail, launch: launch, calls: [{ _, _ in }])
    var pad = Driver(desk, on: "ipad-11")
    let state = pad.state
    let answers: [(SplitAction, IgnoreReason)] = [
      (.choose(3), .notOnScreen), (.open(0), .covered), (.open(9), .notOnScreen), (.open(200), .notOnScreen),
      (.back, .covered), (.swipeBack, .covered), (.swipeBackCancel, .covered), (.longPressBack(2), .covered),
      (.edgeSwipe, .notOnScreen), (.toggle, .notOnScreen), (.resize(.full), .alreadySo),
      (.resize(.half), .notOnThisDevice), (.call(1), .noSuchCall), (.call(0, 1), .noSuchCall),
      (.relaunch, .keepsNothing),
      (.call(255, 255), .noSuchCall), (.deliver(0), .nothingInFlight), (.deliver(1), .nothingInFlight),
    ]
    for (action, reason) in answers {
      #expect(pad.begin(action) == reason, "\(action)")
      #expect(pad.state == state, "\(action)")
    }
  }

  @Test("every action with any argument may be taken in every state")
  func total() {
    let plain: [SplitAction] = [
      .toggle, .back, .swipeBack, .swipeBackCancel, .edgeSwipe, .edgeSwipeCancel, .drag, .dragCancel,
      .begin(.swipeBack), .begin(.edgeSwipe), .begin(.drag), .commit, .cancel,
      .tapOutside, .pressToggle, .escape, .rotate, .choose(0), .choose(1), .open(0), .open(1),
    ]
    var actions = (0..<60).flatMap { _ in plain }
    for byte in UInt8.min...UInt8.max {
      actions += [
        .choose(byte), .open(byte), .longPressBack(byte), .resize(WindowSize(rawValue: byte)), .deliver(byte),
        .call(byte, 0), .call(byte, byte), .call(0, byte),
      ]
    }
    for device in ["iphone-15-pro-max", "ipad-11", "apple-tv"] {
      var walk = Walk(state: 7)
      var driver = Driver(LazySplit.head, on: device)
      var applied = 0
      for _ in 0..<4_000 {
        if driver.begin(actions[walk.below(actions.count)]) == nil { applied += 1 }
        if walk.below(2) == 0 { driver.settle() }
        #expect((1...3).contains(driver.screen.paneCount))
      }
      #expect(applied > 100)
    }
  }

  @Test("a late completion is recorded whether delivered in order or alone, with whether its view is gone")
  func completions() {
    let desk = Desk(
      launch: DeskMemory(selection: SidebarSection(0)),
      calls: [
        { memory, turn in
          memory.path.append(Desk.letter)
          turn.later(4, of: Desk.letter)
        }
      ])
    for isGone in [false, true] {
      for isAlone in [false, true] {
        var pad = Driver(desk, on: "ipad-11")
        pad.begin(.call(0))
        if isGone {
          pad.begin(.back)
          pad.begin(.deliver(2))
        }
        if isAlone { pad.begin(.deliver(1)) } else { _ = pad.deliverOne() }
        #expect(pad.told.last == .completion(4))
        #expect(pad.observation.effects.hasCompletedWork)
        #expect(pad.observation.effects.completedFor == Desk.letter)
        #expect(pad.observation.effects.completedForGoneView == isGone)
      }
    }
  }
}
