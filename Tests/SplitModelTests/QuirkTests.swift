import Testing

@testable import SplitModel

/// Each quirk with and without it, on the one step that it changes.
@Suite("Quirks")
struct QuirkTests {
  private static let showAndHide: [Desk.Code] = [
    { memory, _ in memory.visibility = .all }, { memory, _ in memory.visibility = .detailOnly },
  ]

  @Test("the table names every bit once, in kebab-case, with a confidence and a source")
  func table() {
    #expect(
      Quirks.table.map(\.name) == [
        "edge-swipe-slips", "drops-writes-in-transition", "rotation-loses-sidebar", "collapse-keeps-top-only",
        "swipe-writes-at-start", "tap-falls-through", "pop-writes-column", "loses-pop-writes",
        "ghost-pop", "repeats-pop-writes", "column-brings-toggle", "walk-loses-sidebar",
        "aborted-rotation-loses-sidebar",
        "clears-before-action", "pop-writes-at-start", "commit-takes-top",
        "swipe-goes-back-twice", "drops-colliding-writes",
      ])
    #expect(Quirks.table.map(\.quirk.rawValue) == (0..<UInt32(Quirks.table.count)).map { 1 << $0 })
    #expect(Quirks.table.allSatisfy { $0.summary.contains(" confidence; ") && $0.summary.hasSuffix(")") })
  }

  @Test("an app that covers the leading edge keeps swipes from the platform, unless they slip past")
  func edgeSwipeSlips() {
    for (quirks, reason) in [(Quirks(), IgnoreReason.edgeCovered), (.edgeSwipeSlips, nil)] {
      var pad = Driver(Desk(coversEdge: true), on: "ipad-11", landscape: true, quirks: quirks)
      #expect(pad.screen.isEdgeSwipeCovered == (reason != nil))
      #expect(pad.take(.edgeSwipe) == reason)
      #expect((pad.screen.sidebar != nil) == (reason == nil))
      let launch = DeskMemory(compactColumn: .detail, selection: SidebarSection(0))
      var phone = Driver(Desk(launch: launch, coversEdge: true), on: "iphone-15", quirks: quirks)
      #expect(phone.take(.swipeBack) == reason)
      #expect((phone.screen.sidebar != nil) == (reason == nil))
    }
  }

  @Test("a visibility written while a column moves is lost under the quirk, and the binding then lies")
  func dropsWritesInTransition() {
    for (quirks, panes) in [
      (Quirks(), ["detail placeholder"]), (.dropsWritesInTransition, ["sidebar menu", "detail placeholder"]),
    ] {
      var pad = Driver(Desk(calls: Self.showAndHide), on: "ipad-11", landscape: true, quirks: quirks)
      pad.begin(.call(0))
      pad.begin(.call(1))
      pad.settle()
      #expect(pad.memory.visibility == .detailOnly)
      #expect(pad.panes == panes)
    }
  }

  @Test("writes at rest arrive whatever the quirk")
  func writesAtRestArrive() {
    var pad = Driver(
      Desk(calls: Self.showAndHide), on: "ipad-11", landscape: true, quirks: .dropsWritesInTransition)
    pad.take([.call(0), .call(1)])
    #expect(pad.panes == ["detail placeholder"])
  }

  @Test("after a turn to landscape the sidebar follows no write under the quirk, until a person shows it")
  func rotationLosesSidebar() {
    for (quirks, isShown) in [(Quirks(), true), (.rotationLosesSidebar, false)] {
      var pad = Driver(Desk(calls: Self.showAndHide), on: "ipad-11", quirks: quirks)
      pad.take([.rotate, .call(0)])
      #expect((pad.screen.sidebar != nil) == isShown)
      pad.take([.call(1), .edgeSwipe, .edgeSwipe, .drag, .call(0)])
      #expect(pad.screen.sidebar != nil)
    }
  }

  @Test("a turn to portrait loses nothing")
  func turnToPortrait() {
    var pad = Driver(
      Desk(calls: Self.showAndHide), on: "ipad-11", landscape: true, quirks: .rotationLosesSidebar)
    pad.take([.rotate, .call(0)])
    #expect(pad.screen.sidebar != nil)
  }

  @Test("collapsing keeps only the top of a stack under the quirk: back from it goes past the rest")
  func collapseKeepsTopOnly() {
    let launch = DeskMemory(selection: SidebarSection(0), path: ViewPath([Desk.photo, Desk.letter]))
    for (quirks, panes) in [(Quirks(), ["detail photo <"]), (.collapseKeepsTopOnly, ["sidebar menu"])] {
      var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true, quirks: quirks)
      pad.take(.resize(.third))
      #expect(pad.panes == ["detail letter <"])
      pad.take(.back)
      #expect(pad.panes == panes)
    }
  }

  @Test("what is pushed after collapsing is gone back from level by level, also under the quirk")
  func pushedAfterCollapsing() {
    let launch = DeskMemory(selection: SidebarSection(0), path: ViewPath([Desk.photo]))
    var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true, quirks: .collapseKeepsTopOnly)
    pad.take([.resize(.third), .open(0), .back])
    #expect(pad.panes == ["detail photo <"])
    pad.take(.back)
    #expect(pad.panes == ["sidebar menu"])
  }

  @Test("a stack that was expanded again is whole")
  func expandedAgain() {
    let launch = DeskMemory(selection: SidebarSection(0), path: ViewPath([Desk.photo, Desk.letter]))
    var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true, quirks: .collapseKeepsTopOnly)
    pad.take([.resize(.third), .resize(.full), .back])
    #expect(pad.panes == ["detail photo <"])
  }

  @Test("a cancelled edge swipe writes the visibility under the quirk, and never writes it back")
  func swipeWritesAtStart() {
    for (quirks, visibility) in [
      (Quirks(), ColumnVisibility.detailOnly), (.swipeWritesAtStart, .doubleColumn),
    ] {
      var pad = Driver(Desk(), on: "ipad-11", landscape: true, quirks: quirks)
      pad.take(.edgeSwipeCancel)
      #expect(pad.memory.visibility == visibility)
      #expect(pad.panes == ["detail placeholder"])
    }
  }

  @Test("a tap beside an overlay reaches the first link beneath under the quirk")
  func tapFallsThrough() {
    let launch = DeskMemory(visibility: .all)
    for (quirks, panes) in [(Quirks(), ["detail placeholder"]), (.tapFallsThrough, ["detail letter <"])] {
      var pad = Driver(Desk(style: .prominentDetail, launch: launch), on: "ipad-11", quirks: quirks)
      pad.take(.tapOutside)
      #expect(pad.panes == panes)
      #expect((pad.observation.effects.opened != nil) == (quirks == .tapFallsThrough))
      #expect(pad.memory.visibility == .detailOnly)
    }
  }

  @Test("a swipe on a stack that is collapsed goes back twice under the quirk; a tap and a column do not")
  func swipeGoesBackTwice() {
    let launch = DeskMemory(
      compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.photo, Desk.letter]))
    for (quirks, panes) in [(Quirks(), ["detail photo <"]), (.swipeGoesBackTwice, ["detail inbox <"])] {
      var phone = Driver(Desk(launch: launch), on: "iphone-15", quirks: quirks)
      phone.take(.swipeBack)
      #expect(phone.panes == panes && phone.screen.stacks[0].agreesWithPath)
      var held = Driver(Desk(launch: launch), on: "iphone-15", quirks: quirks)
      held.begin(.begin(.swipeBack))
      held.take(.commit)
      #expect(held.panes == panes)
      var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true, quirks: quirks)
      pad.take(.swipeBack)
      #expect(pad.panes == ["detail photo <"])
      let shallow = DeskMemory(
        compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.photo]))
      var other = Driver(Desk(launch: shallow), on: "iphone-15", quirks: quirks)
      other.take(.swipeBack)
      #expect(other.panes == (quirks.isEmpty ? ["detail inbox <"] : ["sidebar menu"]))
    }
    var tapped = Driver(Desk(launch: launch), on: "iphone-15", quirks: .swipeGoesBackTwice)
    tapped.take(.back)
    #expect(tapped.panes == ["detail photo <"])
  }

  @Test("of the app's write of a path and the platform's the screen follows neither under the quirk")
  func dropsCollidingWrites() {
    let calls: [Desk.Code] = [{ memory, _ in memory.path = ViewPath() }]
    let launch = DeskMemory(compactColumn: .detail, selection: SidebarSection(0))
    for (quirks, depth) in [(Quirks(), UInt8(0)), (.dropsCollidingWrites, 1)] {
      var phone = Driver(
        Desk(launch: launch, calls: calls + [Self.photos]), on: "iphone-15", quirks: quirks)
      phone.take(.call(1))
      phone.begin(.back)
      phone.take(.call(0))
      #expect(phone.memory.path.isEmpty && phone.screen.last.depth == depth)
      #expect(phone.screen.stacks[0].agreesWithPath == (depth == 0))
      phone.take([.call(1), .call(0)])
      #expect(phone.screen.last.depth == 0, "a write at rest is shown")
    }
  }

  private static let photos: Desk.Code = { memory, _ in memory.path = ViewPath([Desk.photo, Desk.photo]) }
}
