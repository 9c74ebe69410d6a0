import Testing

@testable import SplitDesigns
@testable import SplitModel

/// Each value of the assumptions about what the platform writes, where it parts from the default.
@Suite("Assumed writes")
struct AssumedWriteTests {
  private static func assuming(_ name: String, _ value: String) -> Assumptions {
    var assumptions = Assumptions()
    let isKnown = assumptions.set(name, to: value)
    #expect(isKnown, "\(name)=\(value)")
    return assumptions
  }

  private static let showAndHide: [Desk.Code] = [
    { memory, _ in memory.visibility = .all }, { memory, _ in memory.visibility = .detailOnly },
  ]

  @Test("back-clears-selection=at-start clears in the turn of the tap, and before the column is written")
  func clearsAtStart() {
    for (value, left) in [("at-commit", SidebarSection(2)), ("at-start", nil)] {
      var phone = Driver(Desk(), on: "iphone-15", Self.assuming("back-clears-selection", value))
      phone.take(.choose(2))
      phone.begin(.back)
      #expect(phone.memory.selection == left, "\(value)")
      phone.settle()
      #expect(phone.memory.selection == nil && phone.panes == ["sidebar menu"])
      #expect(phone.told.last == (value == "at-start" ? Self.onSidebar : .writeSelection(split: 0, nil)))
    }
  }

  @Test("link-appends decides whether a link's value is on the path at once, or in flight")
  func linkAppends() {
    for (value, count) in [("same-turn", 1), ("later", 0)] {
      var phone = Driver(Desk(), on: "iphone-15", Self.assuming("link-appends", value))
      phone.take(.choose(2))
      phone.begin(.open(0))
      #expect(phone.panes == ["detail letter <"], "\(value)")
      #expect(phone.memory.path.count == count, "\(value)")
      phone.settle()
      #expect(phone.memory.path.count == 1, "\(value)")
    }
  }

  @Test("a hand that writes nothing has chosen all the same, until the app writes another visibility")
  func handThatWritesNothing() {
    var pad = Driver(
      Desk(launch: DeskMemory(visibility: .detailOnly), calls: Self.showAndHide), on: "ipad-11",
      landscape: true, Self.assuming("hand-writes", "nothing"))
    pad.take(.toggle)
    let panes = pad.panes
    #expect(panes.count == 2 && pad.memory.visibility == .detailOnly)
    pad.take(.resize(.third))
    pad.take(.resize(.full))
    #expect(pad.panes == panes)
    pad.take(.resize(.third))
    pad.take(.call(0, 0))
    pad.take(.call(1, 0))
    pad.take(.resize(.full))
    #expect(pad.panes.count == 1)
  }

  @Test("a path that is still to be written is written before a link's value")
  func appendsInOrder() {
    var launch = DeskMemory(selection: SidebarSection(0))
    launch.path.append(Desk.photo)
    var pad = Driver(Desk(launch: launch), on: "ipad-11", landscape: true)
    pad.take(.toggle)
    pad.begin(.open(2))
    #expect(pad.memory.path == ViewPath(repeating: Desk.letter, count: 1))
    #expect(pad.told.suffix(2) == [.writePath(stack: 0, count: 0), .writeAppend(stack: 0, Desk.letter)])
  }

  @Test("bound-column decides whether a later column with something in it goes over the bound one")
  func boundColumn() {
    for (value, panes) in [("floor", "detail sent <"), ("exact", "sidebar menu")] {
      let launch = DeskMemory(selection: SidebarSection(1))
      let phone = Driver(Desk(launch: launch), on: "iphone-15", Self.assuming("bound-column", value))
      #expect(phone.panes == [panes], "\(value)")
    }
  }

  private static let onSidebar = AppEvent.writeCompactColumn(split: 0, .sidebar)

  @Test("back-writes-first decides in which order going back between columns writes")
  func backWritesFirst() {
    for (value, order) in [
      ("column", [Self.onSidebar, .writeSelection(split: 0, nil)]),
      ("selection", [.writeSelection(split: 0, nil), Self.onSidebar]),
    ] {
      var phone = Driver(Desk(), on: "iphone-15", Self.assuming("back-writes-first", value))
      phone.take([.choose(2), .back])
      #expect(Array(phone.told.suffix(2)) == order, "\(value)")
    }
  }

  @Test("hand-writes decides what a drag writes: the visibility, the compact column as well, or nothing")
  func handWrites() {
    let launch = DeskMemory(visibility: .all)
    for (value, told) in [
      ("visibility", [AppEvent.writeVisibility(split: 0, .detailOnly)]),
      ("both", [.writeVisibility(split: 0, .detailOnly), .writeCompactColumn(split: 0, .detail)]),
      ("nothing", []),
    ] {
      var pad = Driver(
        Desk(launch: launch), on: "ipad-11", landscape: true, Self.assuming("hand-writes", value))
      pad.take(.drag)
      #expect(pad.panes == ["detail placeholder"] && pad.told == told, "\(value)")
      var three = Driver(
        ComposableSplit.clean, on: "ipad-13", landscape: true, Self.assuming("hand-writes", value))
      three.take(.drag)
      #expect((three.memory.visibility == .doubleColumn) == (value != "nothing"))
    }
  }

  @Test("geometry-writes-visibility decides what turning writes that stays regular, and what is shown then")
  func geometryWrites() {
    for (value, visibility, count) in [
      ("never", ColumnVisibility.detailOnly, 1), ("automatic", .automatic, 2), ("concrete", .doubleColumn, 2),
    ] {
      var pad = Driver(Desk(), on: "ipad-11", Self.assuming("geometry-writes-visibility", value))
      pad.take(.rotate)
      #expect(pad.memory.visibility == visibility && pad.panes.count == count, "\(value)")
      pad.take(.rotate)
      #expect(pad.panes.count == 1)
      #expect(pad.memory.visibility == (value == "automatic" ? .automatic : .detailOnly))
    }
  }

  @Test("an unbound visibility follows the geometry or a hand whatever turning writes")
  func unboundVisibility() {
    var pad = Driver(
      Desk(launch: DeskMemory(visibility: nil)), on: "ipad-11",
      Self.assuming("geometry-writes-visibility", "concrete"))
    pad.take([.toggle, .drag, .rotate])
    #expect(pad.panes == ["detail placeholder"] && !pad.told.contains(.writeVisibility(split: 0, .all)))
  }

  @Test("expand-writes-visibility decides whether expanding follows the binding or the geometry")
  func expandWrites() {
    for (value, visibility, count) in [
      ("never", ColumnVisibility.detailOnly, 1), ("geometry", .doubleColumn, 2),
    ] {
      var pad = Driver(
        Desk(), on: "ipad-11", landscape: true, Self.assuming("expand-writes-visibility", value))
      pad.take([.resize(.third), .resize(.full)])
      #expect(pad.memory.visibility == visibility && pad.panes.count == count, "\(value)")
    }
  }

  @Test("collapse-writes-column decides whether the column that a collapse chose is written")
  func collapseWrites() {
    let launch = DeskMemory(visibility: .all, compactColumn: .sidebar, selection: SidebarSection(1))
    for (value, column) in [("never", Column.sidebar), ("always", .detail)] {
      var pad = Driver(
        Desk(launch: launch), on: "ipad-11", landscape: true, Self.assuming("collapse-writes-column", value))
      pad.take(.resize(.third))
      #expect(pad.memory.compactColumn == column && pad.panes == ["detail sent <"], "\(value)")
      #expect(pad.screen.splits[0].isChosenByCollapse == (value == "never"))
    }
  }

  @Test("list-rewrites decides what a list writes when a later path grew, and what that costs the path")
  func listRewrites() {
    let launch = DeskMemory(visibility: .all, selection: SidebarSection(1))
    let again = AppEvent.writeSelection(split: 0, SidebarSection(1))
    for (value, told, depth) in [
      ("never", [], 1), ("same-value", [again], 1),
      (
        "nil-then-value",
        [.writeSelection(split: 0, nil), again, AppEvent.writePath(stack: 0, count: 0)], 0
      ),
    ] {
      for link in [UInt8(0), 1] {
        var pad = Driver(
          Desk(launch: launch), on: "ipad-11", landscape: true, Self.assuming("list-rewrites", value))
        pad.take(.open(link))
        #expect(Array(pad.told.dropFirst()) == told, "\(value), link \(link)")
        #expect(pad.memory.path.count == depth && pad.memory.selection == SidebarSection(1))
        pad.take(.toggle)
        pad.take(.open(link))
        #expect(pad.memory.path.count == depth + 1, "a list that is hidden writes nothing")
      }
    }
  }

  @Test("choice-without-row decides whether a phone shows a choice that its list has no row for")
  func choiceWithoutRow() {
    for (value, panes) in [("shown", ["detail sent <"]), ("ignored", ["sidebar menu"])] {
      let launched = DeskMemory(compactColumn: nil, selection: SidebarSection(1))
      let calls: [Desk.Code] = [{ memory, _ in memory.selection = SidebarSection(1) }]
      let assumptions = Self.assuming("choice-without-row", value)
      let atLaunch = Driver(Desk(launch: launched, hasNoRow: true), on: "iphone-15", assumptions)
      #expect(atLaunch.panes == panes, "\(value)")
      var later = Driver(
        Desk(launch: DeskMemory(compactColumn: nil), hasNoRow: true, calls: calls), on: "iphone-15",
        assumptions)
      later.take(.call(0))
      #expect(later.panes == panes, "\(value)")
    }
  }

  @Test("removed-row decides what becomes of the item whose row is gone, in the turn in which it goes")
  func removedRow() {
    let design = ComposableSplit(flaws: [.keepsDeletedDetails])
    for (value, detail) in [
      ("kept", "detail model-1-of-a"), ("cleared", "detail nothing"), ("neighbour", "detail model-2-of-a"),
    ] {
      var pad = Driver(design, on: "ipad-13", landscape: true, Self.assuming("removed-row", value))
      pad.take([.open(0), .open(5)])
      #expect(pad.panes.last == detail, "\(value)")
      #expect((pad.screen.place.itemSection == 0) == (value != "neighbour"))
    }
  }
}
