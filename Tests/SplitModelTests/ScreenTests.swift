import Testing

@testable import SplitDesigns
@testable import SplitModel

@Suite("Screen")
struct ScreenTests {
  private static let some = SidebarSection(0)

  @Test("beside the detail the sidebar dims nothing, and the detail is in front")
  func beside() {
    let launch = DeskMemory(visibility: .all, selection: Self.some)
    let pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true)
    #expect(pad.panes == ["sidebar menu", "detail inbox"])
    #expect(pad.screen.front.column == .detail)
    #expect(pad.screen.canDrag && !pad.screen.canTapOutside && pad.screen.hasSystemToggle)
    #expect(pad.screen.links == 0b111)
  }

  @Test("over the detail the sidebar dims it, takes its taps, and is in front")
  func over() {
    let launch = DeskMemory(visibility: .all, selection: Self.some, path: ViewPath([Desk.letter]))
    let pad = Driver(Desk(style: .prominentDetail, launch: launch), on: "ipad-11", landscape: true)
    #expect(pad.panes == ["sidebar menu over", "detail letter dimmed <"])
    #expect(pad.screen.front.column == .sidebar)
    #expect(pad.screen.canDrag && pad.screen.canTapOutside && !pad.screen.hasSystemToggle)
    #expect(pad.screen.links == 0b100)
  }

  @Test("a detail with nothing to see leaves the last column before it in front")
  func placeholderIsNotInFront() {
    let beside = Driver(Desk(launch: DeskMemory(visibility: .all)), on: "ipad-11", landscape: true)
    #expect(beside.screen.front.view == .placeholder)
    var settings = Driver(LazySplit.head, on: "ipad-11", landscape: true, start: 1)
    #expect(settings.panes == ["content settings", "detail nothing"])
    #expect(settings.screen.front.column == .content)
    settings.take(.open(0))
    #expect(settings.screen.front.column == .detail)
  }

  @Test("collapsed, one pane is on screen, and back is offered from the detail but not from the sidebar")
  func collapsed() {
    var phone = Driver(Desk(), on: "iphone-15")
    #expect(phone.panes == ["sidebar menu"])
    #expect(phone.screen.front.column == .sidebar)
    #expect(phone.screen.sidebar?.canGoBack == false)
    phone.take(.choose(0))
    #expect(phone.panes == ["detail inbox <"])
    #expect(phone.screen[0].goesBackToColumn && phone.screen[0].depth == 0)
    #expect(!phone.screen.canEdgeSwipe && !phone.screen.canDrag && !phone.screen.canPressToggle)
    phone.take(.open(0))
    #expect(phone.panes == ["detail letter <"])
    #expect(phone.screen[0].depth == 1)
  }

  @Test("expanded, back is offered only where something was pushed")
  func backOffered() {
    var pad = Driver(Desk(launch: DeskMemory(selection: Self.some)), on: "ipad-11")
    #expect(pad.panes == ["detail inbox"])
    #expect(pad.take(.back) == .nothingBelow)
    pad.take(.open(1))
    #expect(pad.panes == ["detail photo <"])
  }

  @Test("a stack over everything hides the columns, the toggle and every gesture of the sidebar")
  func fullScreen() {
    var pad = Driver(LazySplit.head, on: "ipad-11", landscape: true, quirks: .edgeSwipeSlips)
    #expect(pad.screen.hasToggle && pad.screen.canEdgeSwipe)
    pad.take(.open(1))
    #expect(pad.panes == ["fullScreen detail <"])
    #expect(pad.screen.isCovered)
    #expect(!pad.screen.hasToggle && !pad.screen.canEdgeSwipe && !pad.screen.splits[0].isUncovered)
    #expect(pad.take(.toggle) == .notOnScreen)
    #expect(pad.take(.choose(0)) == .notOnScreen)
  }

  @Test("a sidebar without a bar that lies over the detail has no toggle and no tap outside")
  func hiddenBar() {
    let desk = Desk(
      style: .prominentDetail, launch: DeskMemory(visibility: .all), hidesSidebarBar: true,
      presentsWithGesture: false)
    var pad = Driver(desk, on: "ipad-11")
    #expect(!pad.screen.hasToggle && !pad.screen.canTapOutside && !pad.screen.canDrag)
    #expect(pad.take(.tapOutside) == .notOnScreen)
    #expect(pad.take(.drag) == .notOnScreen)
    #expect(pad.take(.pressToggle) == nil)
    #expect(pad.panes == ["detail placeholder"])
    #expect(pad.take(.edgeSwipe) == .notOnScreen)
  }

  @Test("an app's own toggle calls the app, and moves nothing by itself")
  func appToggle() {
    var pad = Driver(Desk(hasAppToggle: true), on: "ipad-11", landscape: true)
    #expect(pad.screen.hasAppToggle && !pad.screen.hasSystemToggle)
    pad.begin(.toggle)
    #expect(pad.told == [.toggle])
    #expect(pad.pendingEvents == [])
    #expect(pad.panes == ["detail placeholder"])
  }

  @Test("a view that no destination resolves is shown as such")
  func unresolved() {
    var pad = Driver(LazySplit.head, on: "ipad-11", landscape: true)
    pad.take(.call(2, 0))
    #expect(pad.panes == ["fullScreen no destination <"])
  }

  @Test("on an immediate platform nothing is ever in flight, and a line ends where it would have settled")
  func immediate() {
    let actions: [SplitAction] = [
      .toggle, .choose(1), .open(0), .toggle, .rotate, .back, .open(0), .open(2), .swipeBack, .drag,
      .edgeSwipe,
    ]
    for device in ["iphone-15-pro-max", "ipad-11", "iphone-15"] {
      var late = Driver(Desk(launch: DeskMemory(visibility: .all)), on: device, landscape: true)
      var immediate = Driver(
        Desk(launch: DeskMemory(visibility: .all)), on: device, landscape: true, isImmediate: true)
      for action in actions {
        #expect(late.take(action) == immediate.begin(action), "\(action)")
        #expect(immediate.pendingEvents == [])
        #expect(immediate.screen == late.screen, "\(action) on \(device)")
      }
    }
  }

  @Test("the same view at another level, or in another container, is another view")
  func identity() {
    var pad = Driver(Desk(launch: DeskMemory(selection: Self.some)), on: "ipad-11")
    pad.take(.open(1))
    let first = pad.screen[0].identity
    pad.take(.open(1))
    #expect(first == ViewIdentity(container: 1, level: 1, view: Desk.photo))
    #expect(pad.screen[0].identity == ViewIdentity(container: 1, level: 2, view: Desk.photo))
  }
}
