import Testing

@testable import SplitDesigns
@testable import SplitModel

/// Each value of the assumptions about what the platform shows and follows, where it parts from the default.
@Suite("Assumed steps")
struct AssumedStepTests {
  private static func assuming(_ name: String, _ value: String) -> Assumptions {
    var assumptions = Assumptions()
    let isKnown = assumptions.set(name, to: value)
    #expect(isKnown, "\(name)=\(value)")
    return assumptions
  }

  @Test("follows-selection=list-without-stack leaves a row dead that has a stack behind it")
  func listWithoutStack() {
    let assumptions = Self.assuming("follows-selection", "list-without-stack")
    var phone = Driver(Desk(), on: "iphone-15", assumptions)
    phone.take(.choose(1))
    #expect(phone.panes == ["sidebar menu"] && phone.memory.selection == SidebarSection(1))
    var three = Driver(ComposableSplit.clean, on: "iphone-15", assumptions)
    three.take(.open(0))
    #expect(three.panes == ["detail model-1-of-a <"])
  }

  @Test("bound-automatic decides whether a split starts hidden whose visibility is bound to automatic")
  func boundAutomatic() {
    for (value, count) in [("as-unbound", 2), ("starts-hidden", 1)] {
      var pad = Driver(
        Desk(launch: DeskMemory(visibility: .automatic)), on: "ipad-11", landscape: true,
        Self.assuming("bound-automatic", value))
      #expect(pad.panes.count == count, "\(value)")
      pad.take([.rotate, .rotate])
      #expect(pad.panes.count == count)
      pad.take([.resize(.third), .resize(.full)])
      #expect(pad.panes.count == count)
      pad.take(.toggle)
      #expect(pad.panes.count == 3 - count, "a hand is answered")
    }
  }

  @Test("collapse-top decides which column a collapse and a compact launch put on top")
  func collapseTop() {
    for (value, empty, chosen) in [
      ("deepest", "sidebar menu", "detail sent <"),
      ("detail", "detail placeholder <", "detail sent <"),
      ("sidebar", "sidebar menu", "sidebar menu"),
    ] {
      for (selection, pane) in [(nil, empty), (SidebarSection(1), chosen)] {
        let desk = Desk(launch: DeskMemory(visibility: .all, selection: selection))
        var pad = Driver(desk, on: "ipad-11", landscape: true, Self.assuming("collapse-top", value))
        pad.take(.resize(.third))
        #expect(pad.panes == [pane], "\(value)")
        #expect(Driver(desk, on: "iphone-15", Self.assuming("collapse-top", value)).panes == [pane])
      }
    }
  }

  @Test("collapse-top follows the column that the app names, unless it is always the detail")
  func namedTop() {
    let desk = Desk(launch: DeskMemory(compactColumn: .detail))
    for value in ["deepest", "detail", "sidebar"] {
      #expect(
        Driver(desk, on: "iphone-15", Self.assuming("collapse-top", value)).panes == ["detail placeholder <"])
    }
  }

  @Test("collapse-top decides the same of three columns")
  func collapseTopOfThree() {
    for (value, pane) in [("deepest", "content"), ("detail", "detail"), ("sidebar", "sidebar")] {
      let phone = Driver(ComposableSplit.clean, on: "iphone-15", Self.assuming("collapse-top", value))
      #expect(phone.panes[0].hasPrefix(pane), "\(value)")
    }
  }

  @Test("launch-collapse decides whether an app that launches in a compact window is notified of a collapse")
  func launchCollapse() {
    for (value, isHeard) in [("unheard", false), ("heard", true)] {
      let phone = Driver(Desk(), on: "iphone-15", Self.assuming("launch-collapse", value))
      let recordedEvents = phone.told.compactMap {
        if case .environmentChanged(let old) = $0 { old } else { nil }
      }
      #expect(recordedEvents.map(\.isCompact) == (isHeard ? [false] : []), "\(value)")
      #expect(Driver(Desk(), on: "ipad-11", Self.assuming("launch-collapse", value)).told.isEmpty)
    }
  }

  private static let moveAndPush: [Desk.Code] = [
    { memory, _ in
      memory.selection = SidebarSection(2)
      memory.path = ViewPath([Desk.letter])
    },
    { memory, _ in memory.path = ViewPath([Desk.letter, Desk.photo]) },
    { memory, _ in memory.compactColumn = .sidebar },
  ]

  @Test("root-change-drops-path decides what becomes of a path written together with another root")
  func rootChange() {
    for (value, depth) in [("never", 1), ("always", 0)] {
      let launch = DeskMemory(visibility: .all, selection: SidebarSection(1))
      var pad = Driver(
        Desk(launch: launch, calls: Self.moveAndPush), on: "ipad-11", landscape: true,
        Self.assuming("root-change-drops-path", value))
      pad.take(.call(0))
      #expect(pad.memory.path.count == depth && pad.screen.stacks[0].agreesWithPath, "\(value)")
      #expect(pad.memory.selection == SidebarSection(2))
      pad.take(.call(1))
      #expect(pad.memory.path.count == 2, "a path alone is taken")
    }
  }

  @Test("column-write-over-path decides whether code gets past a path to the sidebar")
  func columnWriteOverPath() {
    for (value, pane) in [("honoured", "sidebar menu"), ("ignored", "detail letter <")] {
      let launch = DeskMemory(
        compactColumn: .detail, selection: SidebarSection(0), path: ViewPath([Desk.letter]))
      var phone = Driver(
        Desk(launch: launch, calls: Self.moveAndPush), on: "iphone-15",
        Self.assuming("column-write-over-path", value))
      phone.take(.call(2))
      #expect(phone.panes == [pane] && phone.memory.compactColumn == .sidebar, "\(value)")
    }
  }

  @Test("tile-feasibility decides by room or by orientation whether the sidebar covers the detail")
  func tileFeasibility() {
    // 770 points are needed by default, 731 or 806 where less or more is left for the detail.
    let expected: [(String, [Bool])] = [
      ("detail-450", [false, false, true]), ("detail-411", [false, true, true]),
      ("detail-486", [false, false, false]), ("orientation", [false, false, false]),
    ]
    for (value, tiles) in expected {
      for (points, isBeside) in zip([730, 740, 780], tiles) {
        var pad = Driver(
          Desk(launch: DeskMemory(visibility: .all)), on: "ipad-11",
          Self.assuming("tile-feasibility", value))
        pad.take(.resize(WindowSize(points: points) ?? .full))
        #expect((pad.screen.sidebar?.placement == .beside) == isBeside, "\(value) at \(points)")
      }
    }
    let wide = Driver(
      Desk(launch: DeskMemory(visibility: .all)), on: "iphone-8-plus", landscape: true,
      Self.assuming("tile-feasibility", "orientation"))
    #expect(wide.screen.sidebar?.placement == .beside)
  }

  @Test("regular-from decides from which width on a window is regular")
  func regularFrom() {
    for (value, sizes) in [
      ("points-660", [true, true, false]), ("points-640", [true, false, false]),
      ("points-669", [true, true, true]),
    ] {
      for (points, isCompact) in zip([630, 650, 660], sizes) {
        var pad = Driver(Desk(), on: "ipad-11", Self.assuming("regular-from", value))
        pad.take(.resize(WindowSize(points: points) ?? .full))
        #expect(pad.environment.isCompact == isCompact, "\(value) at \(points)")
      }
      var unfolded = Driver(Desk(), on: "iphone-duo-inner", Self.assuming("regular-from", value))
      unfolded.take([.rotate, .rotate])
      #expect(!unfolded.environment.isCompact, "669 points are regular under each")
    }
  }

  private static let showAndHide: [Desk.Code] = [
    { memory, _ in memory.visibility = .all }, { memory, _ in memory.visibility = .detailOnly },
  ]

  @Test("hidden-column=sticky keeps a sidebar away that a hand has hidden, until a hand brings it")
  func hiddenColumn() {
    for (value, isShown) in [("answers", true), ("sticky", false)] {
      var pad = Driver(
        Desk(launch: DeskMemory(visibility: .all), calls: Self.showAndHide), on: "ipad-11",
        landscape: true, Self.assuming("hidden-column", value))
      pad.take([.drag, .call(0)])
      #expect((pad.screen.sidebar != nil) == isShown, "\(value)")
      pad.take([.call(1), .edgeSwipe, .call(1), .call(0)])
      #expect(pad.screen.sidebar != nil, "what code hides answers code")
    }
  }

  @Test("write-in-transition decides when a visibility takes effect that is written while a column moves")
  func writeInTransition() {
    for (value, isShown) in [("waits", true), ("interrupts", false)] {
      var pad = Driver(
        Desk(calls: Self.showAndHide), on: "ipad-11", landscape: true,
        Self.assuming("write-in-transition", value))
      pad.begin(.call(0))
      pad.begin(.call(1))
      #expect((pad.screen.sidebar != nil) == isShown, "\(value)")
      pad.settle()
      #expect(pad.panes == ["detail placeholder"] && pad.memory.visibility == .detailOnly)
    }
  }

  @Test("rotation-order decides what a large phone reports first")
  func rotationOrder() {
    for (value, kinds) in [
      ("orientation-first", [Delivery.Kind.orientation, .sizeClass]),
      ("size-class-first", [.sizeClass, .orientation]),
    ] {
      var phone = Driver(Desk(), on: "iphone-15-pro-max", Self.assuming("rotation-order", value))
      phone.begin(.rotate)
      #expect(phone.pendingEvents.map(\.kind) == kinds, "\(value)")
      phone.settle()
      #expect(!phone.environment.isCompact && phone.environment.isLandscapeScreen)
    }
  }
}
