import Testing

@testable import SplitModel

@Suite("Assumptions")
struct AssumptionTests {
  private func assuming(_ name: String, _ value: String) throws -> Assumptions {
    var assumptions = Assumptions()
    try #require(assumptions.set(name, to: value) == true)
    return assumptions
  }

  @Test("each row of the table has a source, and names for its values")
  func tableIsComplete() {
    #expect(
      Assumptions.table.allSatisfy { $0.summary.contains(" confidence; ") && $0.summary.hasSuffix(")") })
    #expect(Assumptions.table[14].values == ["detail-450", "detail-411", "detail-486", "orientation"])
    #expect(Assumptions.table[10].values == ["never", "same-value", "nil-then-value"])
  }

  @Test("every value of the table can be set by name, and no other")
  func setByName() throws {
    var seen: Set<Assumptions> = []
    for row in Assumptions.table {
      #expect(try assuming(row.name, row.values[0]) == Assumptions(), "\(row.name): the default comes first")
      for value in row.values.dropFirst() { seen.insert(try assuming(row.name, value)) }
      var assumptions = Assumptions()
      #expect(assumptions.set(row.name, to: "perhaps") == false)
      #expect(assumptions == Assumptions())
    }
    #expect(seen.count == Assumptions.table.reduce(0) { $0 + $1.values.count - 1 })
    var assumptions = Assumptions()
    #expect(assumptions.set("weather", to: "all") == false)
  }

  @Test(
    "reveal-writes decides what revealing the sidebar writes",
    arguments: [("double-column", ColumnVisibility.doubleColumn), ("all", .all)])
  func revealWrites(_ value: String, _ written: ColumnVisibility) throws {
    for action in [SplitAction.toggle, .edgeSwipe, .pressToggle] {
      var pad = Driver(Desk(), on: "ipad-11", landscape: true, try assuming("reveal-writes", value))
      pad.take(action)
      #expect(pad.memory.visibility == written)
    }
  }

  /// When a changed selection empties the path behind it, and what is then in flight and in the end.
  struct Clearing: Sendable {
    let value: String
    let pathAtOnce: Int
    let panesAtOnce: [String]
    let pendingEvents: [Delivery]
    let told: [AppEvent]
    let pathInTheEnd: Int
  }

  private static let chosen = AppEvent.writeSelection(split: 0, SidebarSection(1))
  private static let emptied = AppEvent.writePath(stack: 0, count: 0)
  private static let clearings = [
    Clearing(
      value: "next-turn", pathAtOnce: 2, panesAtOnce: ["sidebar menu", "detail sent"],
      pendingEvents: [Delivery(.path, value: 0)], told: [chosen, emptied], pathInTheEnd: 0),
    Clearing(
      value: "same-turn", pathAtOnce: 0, panesAtOnce: ["sidebar menu", "detail sent"], pendingEvents: [],
      told: [chosen, emptied], pathInTheEnd: 0),
    Clearing(
      value: "never", pathAtOnce: 2, panesAtOnce: ["sidebar menu", "detail letter <"], pendingEvents: [],
      told: [chosen], pathInTheEnd: 2),
  ]

  @Test("selection-clears-path decides when a choice empties the later stack's path", arguments: clearings)
  func selectionClearsPath(_ clearing: Clearing) throws {
    let launch = DeskMemory(
      visibility: .all, selection: SidebarSection(0), path: ViewPath([Desk.photo, Desk.letter]))
    var pad = Driver(
      Desk(launch: launch), on: "ipad-11", landscape: true,
      try assuming("selection-clears-path", clearing.value))
    pad.begin(.choose(1))
    #expect(pad.memory.path.count == clearing.pathAtOnce)
    #expect(pad.panes == clearing.panesAtOnce)
    #expect(pad.pendingEvents == clearing.pendingEvents)
    pad.settle()
    #expect(pad.told == clearing.told)
    #expect(pad.memory.path.count == clearing.pathInTheEnd)
    #expect(pad.screen.stacks[0].agreesWithPath)
  }

  @Test(
    "selection-clears-links decides whether a choice takes the view of a link off the later stack",
    arguments: [("never", 1), ("always", 0)])
  func selectionClearsLinks(_ value: String, _ left: Int) throws {
    let launch = DeskMemory(visibility: .all, selection: SidebarSection(0), path: ViewPath([Desk.photo]))
    for holdsLinks in [true, false] {
      var pad = Driver(
        Desk(launch: launch, holdsLinks: holdsLinks), on: "ipad-11", landscape: true,
        try assuming("selection-clears-links", value))
      pad.take(.choose(1))
      #expect(pad.memory.path.count == (holdsLinks ? left : 0))
    }
  }

  @Test("a path that the app writes in the turn of the choice is kept under every value")
  func appsPathIsKept() throws {
    let desk = Desk(
      launch: DeskMemory(visibility: .all, selection: SidebarSection(0), path: ViewPath([Desk.photo])),
      calls: [
        { memory, _ in
          memory.selection = SidebarSection(1)
          memory.path = ViewPath([Desk.letter])
        }
      ])
    for clearing in Self.clearings {
      var pad = Driver(
        desk, on: "ipad-11", landscape: true, try assuming("selection-clears-path", clearing.value))
      pad.take(.call(0))
      #expect(pad.memory.path == ViewPath([Desk.letter]), "\(clearing.value)")
      #expect(pad.panes == ["sidebar menu", "detail letter <"])
      #expect(pad.screen.last.pathOwner == 2)
    }
  }

  @Test("choosing the row that is selected already empties nothing")
  func sameRowAgain() throws {
    for clearing in Self.clearings {
      let launch = DeskMemory(visibility: .all, selection: SidebarSection(1), path: ViewPath([Desk.letter]))
      var pad = Driver(
        Desk(launch: launch), on: "ipad-11", landscape: true,
        try assuming("selection-clears-path", clearing.value))
      pad.take(.choose(1))
      #expect(pad.memory.path == ViewPath([Desk.letter]))
      #expect(pad.told == [Self.chosen])
    }
  }

  @Test(
    "back-clears-selection decides whether going back to a list leaves its row selected",
    arguments: [("at-commit", nil), ("never", SidebarSection(2))])
  func backClearsSelection(_ value: String, _ left: SidebarSection?) throws {
    var phone = Driver(Desk(), on: "iphone-15", try assuming("back-clears-selection", value))
    phone.take([.choose(2), .back])
    #expect(phone.memory.selection == left)
    #expect(phone.panes == ["sidebar menu"])
  }

  @Test(
    "follows-selection decides whether choosing in a list navigates while collapsed",
    arguments: [
      ("list", ["detail sent <"], Column.detail), ("never", ["sidebar menu"], Column.sidebar),
    ])
  func followsSelection(_ value: String, _ panes: [String], _ column: Column) throws {
    var phone = Driver(Desk(), on: "iphone-15", try assuming("follows-selection", value))
    phone.take(.choose(1))
    #expect(phone.memory.selection == SidebarSection(1))
    #expect(phone.panes == panes)
    #expect(phone.memory.compactColumn == column)
  }
}
