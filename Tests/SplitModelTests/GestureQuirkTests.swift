import Testing

@testable import SplitDesigns
@testable import SplitModel

/// Gestures in phases against whole ones, on random walks, and on a platform that misbehaves.
@Suite("Gestures and quirks")
struct GestureQuirkTests {
  private static let whole: [(Gesture, whole: SplitAction, cancelled: SplitAction)] = [
    (.swipeBack, .swipeBack, .swipeBackCancel), (.edgeSwipe, .edgeSwipe, .edgeSwipeCancel),
    (.drag, .drag, .dragCancel),
  ]

  @Test(
    "a gesture in two phases ends where the whole one does, completed or let go",
    arguments: ["iphone-15", "iphone-15-pro-max", "ipad-11"])
  func phases(_ device: String) {
    let actions: [SplitAction] =
      [.toggle, .back, .edgeSwipe, .tapOutside, .rotate, .resize(.full), .resize(.third), .background]
      + (0..<2).map { .choose(UInt8($0)) } + (0..<4).map { .open(UInt8($0)) }
    for (design, quirks) in [
      (LazySplit.head, Quirks.edgeSwipeSlips), (.version16, [.edgeSwipeSlips, .ghostPop]),
      (.clean, [.edgeSwipeSlips, .swipeWritesAtStart]),
    ] {
      var walk = Walk(state: 11)
      var driver = Driver(design, on: device, quirks: quirks)
      var begun = 0
      for _ in 0..<1_500 {
        driver.begin(actions[walk.below(actions.count)])
        if walk.below(4) > 0 { driver.settle() }
        if driver.screen.place.entries[0].count > 4 { driver = Driver(design, on: device, quirks: quirks) }
        for (gesture, whole, cancelled) in Self.whole {
          var one = driver
          var other = driver
          var third = driver
          #expect(one.begin(.begin(gesture)) == other.begin(whole))
          if one.begin(.commit) == nil { begun += 1 }
          one.settle()
          other.settle()
          #expect(one.state == other.state)
          one = driver
          one.begin(.begin(gesture))
          one.begin(.cancel)
          third.begin(cancelled)
          #expect(one.state == third.state)
        }
      }
      #expect(begun > 200)
    }
  }

  @Test(
    "a path that is written when a swipe begins is written back when it is let go, and not again if it is not"
  )
  func writesAtStart() {
    let launch = DeskMemory(
      compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.letter, Desk.photo]))
    for end in [SplitAction.commit, .cancel] {
      var phone = Driver(Desk(launch: launch), on: "iphone-15", quirks: .popWritesAtStart)
      phone.begin(.begin(.swipeBack))
      phone.begin(.deliver(1))
      #expect(phone.memory.path.count == 1, "the app believes that the view has gone")
      #expect(phone.panes == ["detail photo <"], "and the finger holds it")
      #expect(phone.screen.holdsFront)
      phone.take(end)
      let count = end == .commit ? 1 : 2
      #expect(phone.memory.path.count == count && phone.screen.place.entries[0].count == count)
      let writes: [AppEvent] =
        [.writePath(stack: 0, count: 1)] + (end == .commit ? [] : [.writeAppend(stack: 0, Desk.photo)])
      #expect(phone.told == writes)
    }
  }

  @Test("a view that came meanwhile is not followed by the one that the finger held")
  func writesBackNothing() {
    let launch = DeskMemory(
      compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.letter, Desk.photo]))
    let call: Desk.Code = { memory, turn in turn.push(Desk.letter, on: &memory.path) }
    var phone = Driver(Desk(launch: launch, calls: [call]), on: "iphone-15", quirks: .popWritesAtStart)
    phone.begin(.begin(.swipeBack))
    phone.begin(.deliver(1))
    phone.begin(.call(0))
    phone.take(.cancel)
    #expect(phone.memory.path == ViewPath([Desk.letter, Desk.letter]))
    #expect(phone.screen.stacks[0].agreesWithPath)
  }

  @Test("a view that went and came again is not the one that the finger held")
  func comesAgain() {
    let launch = DeskMemory(
      compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.letter, Desk.photo]))
    let close: Desk.Code = { memory, _ in memory.path = ViewPath() }
    let open: Desk.Code = { memory, _ in memory.path = ViewPath([Desk.letter, Desk.photo]) }
    for (end, quirks) in [
      (SplitAction.cancel, Quirks.popWritesAtStart), (.commit, .popWritesAtStart), (.commit, []),
    ] {
      var phone = Driver(Desk(launch: launch, calls: [close, open]), on: "iphone-15", quirks: quirks)
      phone.begin(.begin(.swipeBack))
      #expect(phone.screen.holdsFront)
      phone.begin(.call(0))
      phone.begin(.call(1))
      #expect(phone.panes == ["detail photo <"] && !phone.screen.holdsFront)
      phone.take(end)
      #expect(phone.memory.path == ViewPath([Desk.letter, Desk.photo]))
      #expect(phone.screen.stacks[0].agreesWithPath)
    }
  }

  @Test("a view that is pushed where the app's path no longer has the other is not the one under the finger")
  func pushedAnew() {
    let launch = DeskMemory(
      compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.letter, Desk.photo]))
    let push: Desk.Code = { memory, turn in turn.push(Desk.photo, on: &memory.path) }
    for end in [SplitAction.cancel, .commit] {
      var phone = Driver(Desk(launch: launch, calls: [push]), on: "iphone-15", quirks: .popWritesAtStart)
      phone.begin(.begin(.swipeBack))
      phone.begin(.deliver(1))
      #expect(phone.memory.path == ViewPath([Desk.letter]))
      phone.begin(.call(0))
      phone.take(end)
      #expect(phone.memory.path == ViewPath([Desk.letter, Desk.photo]))
      #expect(phone.screen.stacks[0].agreesWithPath)
    }
  }

  @Test("a swipe back takes what is on top when it ends only under the quirk")
  func commitTakesTop() {
    let launch = DeskMemory(
      compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.letter, Desk.photo]))
    let pop: Desk.Code = { memory, _ in memory.path.removeLast() }
    for (quirks, count) in [(Quirks(), 1), (.commitTakesTop, 0)] {
      var phone = Driver(Desk(launch: launch, calls: [pop]), on: "iphone-15", quirks: quirks)
      phone.begin(.begin(.swipeBack))
      phone.begin(.call(0))
      phone.take(.commit)
      #expect(phone.memory.path.count == count)
    }
  }

  @Test("Navigator loses its screen when a flag goes off and on again: its dictionary was cut at once")
  func navigator() {
    for (quirks, isLost) in [(Quirks(), false), (.popWritesAtStart, true)] {
      var phone = Driver(Navigator.clean, on: "iphone-15", quirks: quirks)
      phone.take([.open(0), .begin(.swipeBack)])
      #expect(phone.panes == ["detail detail <"], "the platform put the view back that it had never lost")
      #expect(phone.screen.stacks[0].agreesWithPath == !isLost)
      phone.take(.open(1))
      #expect((phone.panes == ["detail other <"]) == !isLost)
    }
  }

  @Test("screens that are cut when a view begins to leave take the view from under the finger")
  func trimsOnLeaving() {
    var phone = Driver(Navigator(flaws: [.trimsOnLeaving]), on: "iphone-15")
    phone.take(.open(0))
    #expect(phone.panes == ["detail detail <"])
    var whole = phone
    whole.take(.swipeBack)
    phone.begin(.begin(.swipeBack))
    #expect(phone.panes == ["detail root"] && !phone.screen.holdsFront)
    phone.take(.cancel)
    #expect(phone.state == whole.state, "nobody puts it back")
  }
}
