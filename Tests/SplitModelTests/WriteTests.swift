import Testing

@testable import SplitModel

/// The table of the package's platform notes, §9: which event writes which binding, and when.
@Suite("Writes")
struct WriteTests {
  /// A hand on the sidebar of an iPad window: what it is, where, and what it writes.
  struct Hand: Sendable {
    let action: SplitAction
    var window = WindowSize.full
    let from: ColumnVisibility
    let writes: ColumnVisibility
  }

  @Test(
    "a hand on an expanded sidebar writes the visibility alone, and later",
    arguments: [
      Hand(action: .toggle, from: .detailOnly, writes: .doubleColumn),
      Hand(action: .toggle, from: .all, writes: .detailOnly),
      Hand(action: .edgeSwipe, from: .detailOnly, writes: .doubleColumn),
      Hand(action: .drag, from: .doubleColumn, writes: .detailOnly),
      Hand(action: .pressToggle, from: .detailOnly, writes: .doubleColumn),
      Hand(action: .pressToggle, from: .all, writes: .detailOnly),
      Hand(action: .tapOutside, window: WindowSize(rawValue: 70), from: .all, writes: .detailOnly),
      Hand(action: .escape, window: WindowSize(rawValue: 70), from: .all, writes: .detailOnly),
      Hand(action: .toggle, from: .automatic, writes: .detailOnly),
    ])
  func handOnTheSidebar(_ hand: Hand) {
    let launch = DeskMemory(
      visibility: hand.from, selection: SidebarSection(0), path: ViewPath([Desk.letter]))
    var pad = Driver(Desk(launch: launch), on: "ipad-13", landscape: true)
    if hand.window != .full { pad.take(.resize(hand.window)) }
    let before = pad.memory
    #expect(pad.begin(hand.action) == nil)
    #expect(pad.memory == before)
    #expect((pad.screen.sidebar != nil) == (hand.writes != .detailOnly))
    #expect(pad.pendingEvents == [Delivery(.visibility, value: hand.writes.rawValue), Delivery(.transition)])
    #expect(pad.screen.hasWritesInFlight)
    pad.settle()
    var after = before
    after.visibility = hand.writes
    after.told.append(.writeVisibility(split: 0, hand.writes))
    #expect(pad.memory == after)
    #expect(!pad.screen.hasWritesInFlight)
  }

  @Test(
    "a gesture that is let go too early writes nothing and moves nothing",
    arguments: [(SplitAction.edgeSwipeCancel, ColumnVisibility.detailOnly), (.dragCancel, .all)])
  func cancelled(_ action: SplitAction, _ visibility: ColumnVisibility) {
    var pad = Driver(Desk(launch: DeskMemory(visibility: visibility)), on: "ipad-11", landscape: true)
    let state = pad.state
    let screen = pad.screen
    #expect(pad.begin(action) == nil)
    #expect(pad.state == state)
    #expect(pad.screen == screen)
  }

  @Test("a cancelled swipe back writes nothing and moves nothing")
  func cancelledSwipeBack() {
    var phone = Driver(Desk(), on: "iphone-15")
    phone.take([.choose(1), .open(0)])
    let state = phone.state
    #expect(phone.begin(.swipeBackCancel) == nil)
    #expect(phone.state == state)
  }

  @Test("a list row writes the selection in its turn, and nothing else while expanded")
  func listRowExpanded() {
    var pad = Driver(Desk(launch: DeskMemory(visibility: .all)), on: "ipad-11", landscape: true)
    #expect(pad.begin(.choose(1)) == nil)
    #expect(pad.told == [.writeSelection(split: 0, SidebarSection(1))])
    #expect(pad.pendingEvents == [])
    #expect(pad.panes == ["sidebar menu", "detail sent"])
    #expect(pad.observation.effects.chosen == SidebarSection(1))
  }

  @Test("while collapsed a list row writes the compact column as well, but later")
  func listRowCollapsed() {
    var phone = Driver(Desk(), on: "iphone-15")
    #expect(phone.panes == ["sidebar menu"])
    phone.begin(.choose(1))
    #expect(phone.told == [.writeSelection(split: 0, SidebarSection(1))])
    #expect(phone.memory.compactColumn == .sidebar)
    #expect(phone.pendingEvents == [Delivery(.compactColumn, value: Column.detail.rawValue)])
    #expect(phone.panes == ["detail sent <"])
    phone.settle()
    #expect(phone.memory.compactColumn == .detail)
    #expect(phone.told.last == .writeCompactColumn(split: 0, .detail))
  }

  @Test("a row of plain buttons writes nothing: only what the app does happens", arguments: [false, true])
  func buttonRow(_ isCollapsed: Bool) {
    let desk = Desk(rows: .buttons, launch: DeskMemory(visibility: .all))
    var driver = Driver(desk, on: isCollapsed ? "iphone-15" : "ipad-11", landscape: !isCollapsed)
    let panes = driver.panes
    #expect(driver.begin(.choose(1)) == nil)
    #expect(driver.told == [.choose(SidebarSection(1))])
    #expect(driver.pendingEvents == [])
    #expect(driver.panes == panes)
    #expect(driver.memory.selection == nil)
  }

  /// With the append in flight, as one assumption has it.
  private static let appendsLater: Assumptions = {
    var assumptions = Assumptions()
    _ = assumptions.set("link-appends", to: "later")
    return assumptions
  }()

  @Test("a link with a value shows its view at once, and may write the path later")
  func valueLink() {
    let launch = DeskMemory(selection: SidebarSection(0))
    var pad = Driver(Desk(launch: launch), on: "ipad-11", Self.appendsLater)
    pad.begin(.open(0))
    #expect(pad.panes == ["detail letter <"])
    #expect(pad.told == [] && pad.memory.path.isEmpty)
    #expect(pad.pendingEvents == [Delivery(.append, value: Desk.letter.rawValue)])
    #expect(!pad.screen.stacks[0].agreesWithPath)
    pad.settle()
    #expect(pad.memory.path == ViewPath([Desk.letter]))
    #expect(pad.screen.stacks[0].agreesWithPath)
    #expect(pad.screen[0].pathOwner == 1)
  }

  @Test("a link with a value in the sidebar replaces what is on the detail's stack")
  func valueLinkInSidebar() {
    let launch = DeskMemory(visibility: .all, path: ViewPath([Desk.photo, Desk.photo]))
    var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true, Self.appendsLater)
    pad.begin(.open(2))
    #expect(pad.panes == ["sidebar menu", "detail letter <"])
    #expect(pad.pendingEvents == [Delivery(.path, value: 0), Delivery(.append, value: Desk.letter.rawValue)])
    pad.settle()
    #expect(pad.memory.path == ViewPath([Desk.letter]))
  }

  @Test("while collapsed a link with a value in the sidebar shows the detail and writes the compact column")
  func valueLinkInCollapsedSidebar() {
    var phone = Driver(Desk(), on: "iphone-15")
    phone.begin(.open(2))
    #expect(phone.panes == ["detail letter <"])
    phone.settle()
    #expect(phone.memory.compactColumn == .detail)
    #expect(phone.memory.path == ViewPath([Desk.letter]))
  }

  /// A way back of some levels from three views on a stack.
  struct WayBack: Sendable {
    let action: SplitAction
    let count: UInt8
  }

  @Test(
    "going back in a stack shows the view beneath at once and writes the shortened path later",
    arguments: [
      WayBack(action: .back, count: 2), WayBack(action: .swipeBack, count: 2),
      WayBack(action: .escape, count: 2),
      WayBack(action: .longPressBack(2), count: 1), WayBack(action: .longPressBack(3), count: 0),
    ])
  func backInAStack(_ violationKind: WayBack) {
    let path = ViewPath([Desk.letter, Desk.photo, Desk.letter])
    let launch = DeskMemory(selection: SidebarSection(0), path: path)
    var pad = Driver(Desk(launch: launch), on: "ipad-11")
    #expect(pad.begin(violationKind.action) == nil)
    #expect(pad.memory == launch)
    #expect(pad.pendingEvents == [Delivery(.path, value: violationKind.count)])
    #expect(pad.screen[0].depth == violationKind.count)
    pad.settle()
    var after = launch
    after.path.truncate(to: Int(violationKind.count))
    after.told = [.writePath(stack: 0, count: violationKind.count)]
    #expect(pad.memory == after)
  }

  @Test("going back between collapsed columns writes the compact column, and clears the list's selection")
  func backBetweenColumns() {
    var phone = Driver(Desk(), on: "iphone-15")
    phone.take(.choose(2))
    let before = phone.memory
    phone.begin(.back)
    #expect(phone.memory == before)
    #expect(phone.panes == ["sidebar menu"])
    #expect(
      phone.pendingEvents == [Delivery(.compactColumn, value: Column.sidebar.rawValue), Delivery(.selection)])
    phone.settle()
    var after = before
    after.compactColumn = .sidebar
    after.selection = nil
    after.told += [.writeCompactColumn(split: 0, .sidebar), .writeSelection(split: 0, nil)]
    #expect(phone.memory == after)
  }

  @Test("going back to a menu of plain buttons leaves the selection")
  func backToButtons() {
    let launch = DeskMemory(compactColumn: .detail, selection: SidebarSection(1))
    var phone = Driver(Desk(rows: .buttons, launch: launch), on: "iphone-15")
    phone.take(.back)
    #expect(phone.panes == ["sidebar menu"])
    #expect(phone.told == [.writeCompactColumn(split: 0, .sidebar)])
    #expect(phone.memory.selection == SidebarSection(1))
  }

  @Test("holding the back control past the root leaves the column in one go")
  func longPressAcrossColumns() {
    let launch = DeskMemory(selection: SidebarSection(0), path: ViewPath([Desk.letter, Desk.photo]))
    var phone = Driver(Desk(launch: launch), on: "iphone-15")
    #expect(phone.take(.longPressBack(4)) == .nothingBelow)
    #expect(phone.take(.longPressBack(3)) == nil)
    #expect(phone.panes == ["sidebar menu"])
    #expect(phone.memory.path.isEmpty && phone.memory.selection == nil)
  }

  @Test(
    "collapsing, expanding, turning and resizing write nothing",
    arguments: [ColumnVisibility.automatic, .all, .detailOnly],
    [
      [SplitAction.resize(.third), .resize(.full)], [.rotate, .rotate],
      [.resize(.twoThirds), .resize(.full)],
      [.resize(.third), .rotate],
    ])
  func geometry(_ visibility: ColumnVisibility, _ actions: [SplitAction]) {
    var launch = DeskMemory(
      visibility: visibility, selection: SidebarSection(1), path: ViewPath([Desk.letter]))
    var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true)
    for action in actions {
      launch.told.append(.environmentChanged(from: pad.environment))
      #expect(pad.begin(action) == nil)
      #expect(pad.pendingEvents == [])
    }
    #expect(pad.memory == launch)
  }
}
