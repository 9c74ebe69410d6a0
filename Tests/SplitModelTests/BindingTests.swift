import Testing

@testable import SplitModel

@Suite("Bindings")
struct BindingTests {
  /// Calls that show and hide the sidebar, by number.
  private static let showAndHide: [Desk.Code] = [
    { memory, _ in memory.visibility = .all }, { memory, _ in memory.visibility = .detailOnly },
    { memory, _ in memory.visibility = .doubleColumn },
  ]

  @Test("a visibility that the app writes moves the sidebar, which takes time")
  func writeMovesTheSidebar() {
    var pad = Driver(Desk(calls: Self.showAndHide), on: "ipad-11", landscape: true)
    pad.begin(.call(0))
    #expect(pad.panes == ["sidebar menu", "detail placeholder"])
    #expect(pad.pendingEvents == [Delivery(.transition)])
    #expect(pad.observation.effects.appAskedForSidebar)
    #expect(!pad.screen.hasWritesInFlight)
  }

  @Test("writing the value that is already there is no event, even where the screen disagrees")
  func equalWriteIsNoEvent() {
    let desk = Desk(launch: DeskMemory(visibility: .all), calls: Self.showAndHide)
    var pad = Driver(desk, on: "ipad-11", landscape: true)
    pad.begin(.toggle)
    let landed = pad.begin(.deliver(2))
    #expect(landed == nil)
    #expect(pad.pendingEvents == [Delivery(.visibility, value: ColumnVisibility.detailOnly.rawValue)])
    #expect(pad.panes == ["detail placeholder"])
    pad.begin(.call(0))
    #expect(pad.memory.visibility == .all)
    #expect(pad.panes == ["detail placeholder"])
    #expect(!pad.observation.effects.appAskedForSidebar)
    pad.settle()
    #expect(pad.memory.visibility == .detailOnly)
  }

  @Test("what is written and overwritten within one turn never existed")
  func overwrittenWithinATurn() {
    let desk = Desk(calls: [
      { memory, _ in
        memory.visibility = .all
        memory.visibility = .detailOnly
      }
    ])
    var pad = Driver(desk, on: "ipad-11", landscape: true)
    let screen = pad.screen
    pad.begin(.call(0))
    #expect(pad.pendingEvents == [])
    #expect(pad.screen == screen)
    #expect(!pad.observation.effects.appAskedForSidebar)
  }

  @Test("a write that says the same in another word moves nothing")
  func sameInAnotherWord() {
    let desk = Desk(launch: DeskMemory(visibility: .all), calls: Self.showAndHide)
    var pad = Driver(desk, on: "ipad-11", landscape: true)
    pad.begin(.call(2))
    #expect(pad.pendingEvents == [])
    #expect(pad.panes == ["sidebar menu", "detail placeholder"])
  }

  @Test("a visibility written while a column moves waits for its end")
  func writeDuringTransitionWaits() {
    var pad = Driver(Desk(calls: Self.showAndHide), on: "ipad-11", landscape: true)
    pad.begin(.call(0))
    pad.begin(.call(1))
    #expect(pad.memory.visibility == .detailOnly)
    #expect(pad.panes == ["sidebar menu", "detail placeholder"])
    #expect(pad.pendingEvents == [Delivery(.transition)])
    pad.begin(.deliver(1))
    #expect(pad.panes == ["detail placeholder"])
    #expect(pad.pendingEvents == [Delivery(.transition)])
    pad.settle()
    #expect(pad.panes == ["detail placeholder"])
  }

  @Test("the last of several visibilities written while a column moves is the one that counts")
  func lastWriteCounts() {
    var pad = Driver(Desk(calls: Self.showAndHide), on: "ipad-11", landscape: true)
    for call: UInt8 in [0, 1, 0, 1, 2] { pad.begin(.call(call)) }
    pad.settle()
    #expect(pad.memory.visibility == .doubleColumn)
    #expect(pad.panes == ["sidebar menu", "detail placeholder"])
  }

  @Test("the app's write replaces the platform's that is still on its way")
  func appsWriteReplacesThePlatforms() {
    var pad = Driver(Desk(calls: Self.showAndHide), on: "ipad-11", landscape: true)
    pad.begin(.toggle)
    pad.begin(.call(0))
    pad.settle()
    #expect(pad.memory.visibility == .all)
    #expect(pad.panes == ["sidebar menu", "detail placeholder"])
    #expect(pad.told == [.call(0, argument: 0)])
  }

  @Test("a visibility written while collapsed is remembered and honoured when the window expands")
  func writtenWhileCollapsed() {
    var pad = Driver(Desk(calls: Self.showAndHide), on: "ipad-11", landscape: true)
    pad.take(.resize(.third))
    let panes = pad.panes
    pad.begin(.call(0))
    #expect(pad.panes == panes)
    #expect(pad.pendingEvents == [])
    pad.take(.resize(.full))
    #expect(pad.panes == ["sidebar menu", "detail placeholder"])
  }

  @Test("a sidebar whose visibility is constant snaps back after every hand on it")
  func constantVisibility() {
    let desk = Desk(launch: DeskMemory(visibility: .all), refusesVisibility: true)
    var pad = Driver(desk, on: "ipad-11", landscape: true)
    pad.begin(.toggle)
    #expect(pad.panes == ["detail placeholder"])
    pad.settle()
    #expect(pad.panes == ["sidebar menu", "detail placeholder"])
    #expect(pad.told == [.writeVisibility(split: 0, .detailOnly)])
    #expect(pad.pendingEvents == [])
  }

  @Test("a path that the app replaces is what the stack then holds, and pops on their way are forgotten")
  func appReplacesThePath() {
    let desk = Desk(
      launch: DeskMemory(selection: SidebarSection(0), path: ViewPath([Desk.letter, Desk.letter])),
      calls: [{ memory, _ in memory.path = ViewPath([Desk.photo, Desk.photo, Desk.photo]) }])
    var pad = Driver(desk, on: "ipad-11")
    pad.begin(.back)
    pad.begin(.call(0))
    #expect(pad.pendingEvents == [])
    #expect(pad.screen.place.entries[0] == ViewPath([Desk.photo, Desk.photo, Desk.photo]))
    #expect(pad.screen.stacks[0].agreesWithPath)
  }

  @Test("a path belongs to the row that was selected when its first view was pushed")
  func ownerOfAPath() {
    let launch = DeskMemory(visibility: .all, selection: SidebarSection(0))
    var never = Assumptions()
    _ = never.set("selection-clears-path", to: "never")
    var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true, never)
    pad.take([.open(1), .choose(2)])
    #expect(pad.screen.last.pathOwner == 1)
    pad.take(.open(1))
    #expect(pad.screen.last.depth == 2)
    #expect(pad.screen.last.pathOwner == 1)
    pad.take([.longPressBack(2), .open(1)])
    #expect(pad.screen.last.pathOwner == 3)
  }

  @Test("choosing a row drops the clearing of the selection that is still on its way")
  func choiceAfterBack() {
    var phone = Driver(Desk(), on: "iphone-15")
    phone.take(.choose(0))
    phone.begin(.back)
    phone.begin(.choose(1))
    phone.settle()
    #expect(phone.memory.selection == SidebarSection(1))
    #expect(phone.memory.compactColumn == .detail)
    #expect(phone.panes == ["detail sent <"])
  }

  @Test("choosing the same row again after going back keeps it selected")
  func sameChoiceAfterBack() {
    var phone = Driver(Desk(), on: "iphone-15")
    phone.take(.choose(0))
    phone.begin(.back)
    phone.begin(.choose(0))
    phone.settle()
    #expect(phone.memory.selection == SidebarSection(0))
    #expect(phone.panes == ["detail inbox <"])
  }

  @Test("a selection that the app writes navigates a collapsed list, and clearing it goes back")
  func writtenSelection() {
    let desk = Desk(calls: [
      { memory, _ in memory.selection = SidebarSection(1) }, { memory, _ in memory.selection = nil },
    ])
    var phone = Driver(desk, on: "iphone-15")
    phone.take(.call(0))
    #expect(phone.panes == ["detail sent <"])
    #expect(phone.memory.compactColumn == .detail)
    phone.take(.call(1))
    #expect(phone.panes == ["sidebar menu"])
    #expect(phone.memory.compactColumn == .sidebar)
  }

  @Test("a selection that the app writes moves nothing where rows are plain buttons")
  func writtenSelectionOfButtons() {
    let desk = Desk(rows: .buttons, calls: [{ memory, _ in memory.selection = SidebarSection(1) }])
    var phone = Driver(desk, on: "iphone-15")
    phone.begin(.call(0))
    #expect(phone.panes == ["sidebar menu"])
    #expect(phone.pendingEvents == [])
  }

  @Test("a turn that crashes launches the app anew, and nothing on its way to it arrives")
  func crash() {
    let desk = Desk(calls: [{ _, turn in turn.hasTrapped = true }])
    var pad = Driver(desk, on: "ipad-11", landscape: true)
    pad.take(.choose(0))
    pad.begin(.toggle)
    pad.begin(.call(0))
    #expect(pad.observation.effects.hasTrapped)
    #expect(pad.memory == DeskMemory())
    #expect(pad.pendingEvents == [])
    #expect(pad.screen == Driver(desk, on: "ipad-11", landscape: true).screen)
  }
}
