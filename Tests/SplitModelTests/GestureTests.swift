import Testing

@testable import SplitDesigns
@testable import SplitModel

/// Gestures in phases: what a finger that is down holds, what comes in between, and how it ends.
@Suite("Gestures in phases")
struct GestureTests {
  private static let pop: Desk.Code = { memory, _ in memory.path.removeLast() }
  private static let pushPhoto: Desk.Code = { memory, turn in turn.push(Desk.photo, on: &memory.path) }
  private static let chooseBin: Desk.Code = { memory, _ in memory.selection = SidebarSection(2) }
  private static let showAll: Desk.Code = { memory, _ in memory.visibility = .all }
  private static let calls = [pop, pushPhoto, chooseBin, showAll]

  /// A phone with two letters on the stack of the inbox.
  private func phone(quirks: Quirks = [], reportsLeaving: Bool = false) -> Driver<Desk> {
    let launch = DeskMemory(
      compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.letter, Desk.photo]))
    return Driver(
      Desk(launch: launch, reportsLeaving: reportsLeaving, calls: Self.calls), on: "iphone-15",
      quirks: quirks)
  }

  @Test("a finger that is down is in flight and seen, and nothing else has happened")
  func begun() {
    var phone = phone()
    let before = phone
    #expect(phone.begin(.begin(.swipeBack)) == nil)
    #expect(phone.screen.gesture == .swipeBack && phone.screen.holdsFront)
    #expect(phone.pendingEvents.map(\.kind) == [.gesture])
    #expect(phone.memory == before.memory && phone.panes == before.panes)
    #expect(phone.screen.place == before.screen.place && !phone.screen.hasWritesInFlight)
  }

  @Test("what ends without being completed was nothing, whoever ends it")
  func nothingHappened() {
    for end in [SplitAction.cancel, .deliver(1)] {
      var phone = phone()
      let state = phone.state
      let screen = phone.screen
      phone.begin(.begin(.swipeBack))
      #expect(phone.begin(end) == nil)
      #expect(phone.state == state && phone.screen == screen, "\(end)")
    }
    var settled = phone()
    settled.take(.begin(.swipeBack))
    #expect(settled.state == phone().state && settled.screen == phone().screen)
  }

  @Test("while a finger is down no other touch arrives; keys, code and the device do")
  func touches() {
    var phone = phone()
    phone.begin(.begin(.swipeBack))
    let state = phone.state
    for touch in [
      SplitAction.back, .longPressBack(2), .swipeBack, .swipeBackCancel, .escape, .open(0),
      .begin(.swipeBack),
    ] {
      #expect(phone.begin(touch) == .gestureOpen, "\(touch)")
      #expect(phone.state == state, "\(touch)")
    }
    var pad = Driver(Desk(launch: DeskMemory(visibility: .all)), on: "ipad-11", landscape: true)
    pad.begin(.begin(.drag))
    for touch in [SplitAction.toggle, .choose(1), .drag, .dragCancel] {
      #expect(pad.begin(touch) == .gestureOpen, "\(touch)")
    }
    #expect(pad.begin(.reappear) == nil)
    #expect(pad.screen.gesture == .drag)
    #expect(pad.begin(.pressToggle) == nil)
    #expect(pad.screen.gesture == .drag && pad.screen.sidebar == nil)
    #expect(pad.begin(.commit) == nil)
    #expect(pad.screen.sidebar == nil, "what would be dragged off is gone")
  }

  @Test("what cannot be swiped whole cannot be begun, and what was not begun cannot end")
  func refusals() {
    var pad = Driver(Desk(launch: DeskMemory(visibility: .detailOnly)), on: "ipad-11", landscape: true)
    #expect(pad.begin(.begin(.swipeBack)) == .nothingBelow)
    #expect(pad.begin(.begin(.drag)) == .notOnScreen)
    #expect(pad.begin(.commit) == .noGesture)
    #expect(pad.begin(.cancel) == .noGesture)
    pad.take(.edgeSwipe)
    #expect(pad.begin(.begin(.edgeSwipe)) == .notOnScreen)
    var covered = Driver(Desk(coversEdge: true), on: "ipad-11", landscape: true)
    #expect(covered.begin(.begin(.edgeSwipe)) == .edgeCovered)
    var phone = phone()
    phone.begin(.background)
    #expect(phone.begin(.begin(.swipeBack)) == .inBackground)
  }

  @Test("the view that a finger holds goes with it; another that came in its place stays")
  func held() {
    for (call, panes) in [
      (0, ["detail letter <"]), (1, ["detail photo <"]), (2, ["detail bin <"]),
    ] {
      var phone = phone()
      phone.begin(.begin(.swipeBack))
      phone.begin(.call(UInt8(call)))
      #expect(phone.screen.gesture == .swipeBack && !phone.screen.holdsFront, "call \(call)")
      let memory = phone.memory
      #expect(phone.begin(.commit) == nil)
      #expect(phone.screen.gesture == nil && phone.panes == panes, "call \(call)")
      #expect(phone.memory == memory)
    }
    var phone = phone()
    phone.begin(.begin(.swipeBack))
    phone.begin(.call(3))
    #expect(phone.screen.holdsFront, "what changes elsewhere lets nothing go")
    phone.take(.commit)
    #expect(phone.panes == ["detail letter <"] && phone.memory.path.count == 1)
  }

  @Test("of two equal views the one below is not the one that was held")
  func equalViews() {
    let launch = DeskMemory(
      compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.letter, Desk.letter]))
    var phone = Driver(Desk(launch: launch, calls: Self.calls), on: "iphone-15")
    phone.begin(.begin(.swipeBack))
    phone.begin(.call(0))
    phone.take(.commit)
    #expect(phone.memory.path.count == 1)
  }

  @Test(
    "the surroundings and the way out of the app let every gesture go",
    arguments: [SplitAction.rotate, .background, .lock])
  func interrupted(_ action: SplitAction) {
    var phone = phone()
    phone.begin(.begin(.swipeBack))
    #expect(phone.begin(action) == nil)
    #expect(phone.screen.gesture == nil && phone.memory.path.count == 2)
    #expect(phone.begin(.commit) == .noGesture)
  }

  @Test("a resize lets a gesture go, and one that is refused does not")
  func resized() {
    var pad = Driver(Desk(), on: "ipad-11", landscape: true)
    pad.begin(.begin(.edgeSwipe))
    #expect(pad.begin(.resize(.full)) == .alreadySo)
    #expect(pad.screen.gesture == .edgeSwipe)
    #expect(pad.begin(.resize(.third)) == nil)
    #expect(pad.screen.gesture == nil && pad.pendingEvents.allSatisfy { $0.kind != .gesture })
  }

  @Test("news of the size class that was on its way lets go what was begun meanwhile")
  func lateSizeClass() {
    let launch = DeskMemory(
      compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.letter]))
    var phone = Driver(Desk(launch: launch), on: "iphone-15-pro-max")
    phone.begin(.rotate)
    #expect(phone.begin(.begin(.swipeBack)) == nil)
    phone.begin(.deliver(1))
    #expect(phone.screen.gesture == nil)
  }

  @Test("a relaunch forgets the finger")
  func relaunched() {
    var pad = Driver(SidebarColumns.clean, on: "ipad-13", landscape: true)
    #expect(pad.begin(.begin(.drag)) == nil)
    #expect(pad.begin(.relaunch) == nil)
    #expect(pad.screen.gesture == nil && pad.pendingEvents.allSatisfy { $0.kind != .gesture })
  }

  @Test("an app with a handler is notified that its view begins to leave, and that it stays")
  func recordedEvents() {
    for end in [SplitAction.cancel, .commit, .rotate] {
      var phone = phone(reportsLeaving: true)
      phone.begin(.begin(.swipeBack))
      #expect(phone.told == [.viewBeginsToLeave(stack: 0)])
      phone.take(end)
      #expect(phone.told.contains(.viewStays(stack: 0)) == (end != .commit), "\(end)")
      #expect(phone.memory.path.count == (end == .commit ? 1 : 2))
    }
    var whole = phone(reportsLeaving: true)
    whole.take(.swipeBackCancel)
    #expect(whole.told == [.viewBeginsToLeave(stack: 0), .viewStays(stack: 0)])
    var root = phone(reportsLeaving: true)
    root.take([.back, .back])
    root.begin(.begin(.swipeBack))
    #expect(!root.told.contains(.viewBeginsToLeave(stack: 0)), "a column is no entry of a stack")
  }

  @Test("what a finger holds is read back from the delivery as it was")
  func packed() {
    for container in [UInt8(1), 2, 16, 17, 19, 25, 32, 33] {
      for level in 0..<(container < 3 ? 8 : 1) {
        for isReported in [false, true] {
          var pane = Pane()
          pane.identity = ViewIdentity(container: container, level: UInt8(level), view: Desk.photo)
          var stacks = Slots(repeating: StackContainer())
          if container < 3 {
            for _ in 0..<level { stacks[Int(container) - 1].push(Desk.photo, as: .value) }
          }
          let gesture = container < 32 ? Gesture.swipeBack : .dismissSheet
          var activeGesture = ActiveGesture(gesture, of: pane, stacks)
          activeGesture.isReported = isReported && container < 3
          let read = ActiveGesture(activeGesture.delivery)
          #expect(read.container == container && read.level == UInt8(level) && read.view == Desk.photo)
          #expect(
            read.isReported == activeGesture.isReported && read.gesture == gesture && read.holds(pane, stacks)
          )
        }
      }
    }
    for gesture in [Gesture.edgeSwipe, .drag] {
      let activeGesture = ActiveGesture(gesture, of: Pane(), Slots(repeating: StackContainer()))
      #expect(ActiveGesture(activeGesture.delivery).gesture == gesture)
    }
  }

  /// subconscious #46, UIPilot #57, exyte/Chat #61, cwa-app-ios #1656: what hides the back button takes the swipe as well.
  @Test("where a pushed view hides the back button there is no swipe back, but by an assumption")
  func hiddenBack() {
    for (value, onPushed, onColumn) in [
      ("between-columns", false, true), ("nowhere", false, false), ("everywhere", true, true),
    ] {
      var assumptions = Assumptions()
      #expect(assumptions.set("hidden-back-swipe", to: value) == true)
      func refusal(depth: Int) -> IgnoreReason? {
        let path = ViewPath(Array([Desk.letter, Desk.photo].prefix(depth)))
        let launch = DeskMemory(compactColumn: .detail, selection: SidebarSection(0), path: path)
        var phone = Driver(
          Desk(launch: launch, hidesBack: true, calls: Self.calls), on: "iphone-15", assumptions)
        return phone.begin(.begin(.swipeBack))
      }
      #expect(refusal(depth: 1) == (onPushed ? nil : .backHidden), "\(value)")
      #expect((refusal(depth: 0) == nil) == onColumn, "\(value)")
    }
  }
}
