import Testing

@testable import SplitModel

@Suite("SplitContainer")
struct SplitContainerTests {
  private func tiles(_ width: Int, _ style: SplitStyle = .balanced, narrow: Bool = false) -> Bool {
    var environment = DeviceEnvironment.named("ipad-13", landscape: true)
    environment.widthHigh = UInt8(width >> 8)
    environment.widthLow = UInt8(width & 255)
    var body = SplitBody()
    body.style = style
    body.isNarrow = narrow
    return SplitContainer.tiles(body, environment, Assumptions())
  }

  @Test("a sidebar of 320 points stands beside the detail from 770 points on, and over it below")
  func tilingByWidth() {
    #expect([700, 769, 770, 771, 1_366].map { tiles($0) } == [false, false, true, true, true])
  }

  @Test("a narrow sidebar takes three tenths, and a prominent detail is never moved aside")
  func otherSidebars() {
    #expect([641, 642, 769].map { tiles($0, narrow: true) } == [false, true, true])
    #expect(!tiles(1_366, .prominentDetail))
  }

  @Test(
    "a window that becomes too narrow lays the sidebar over the detail, and beside it again with the room")
  func degradesAndRecovers() {
    var pad = Driver(Desk(launch: DeskMemory(visibility: .all)), on: "ipad-13", landscape: true)
    #expect(pad.panes == ["sidebar menu", "detail placeholder"])
    pad.take(.resize(WindowSize(rawValue: 76)))
    #expect(pad.panes == ["sidebar menu over", "detail placeholder dimmed"])
    pad.take(.resize(WindowSize(rawValue: 77)))
    #expect(pad.panes == ["sidebar menu", "detail placeholder"])
    #expect(pad.memory.visibility == .all)
  }

  @Test("left to itself, a split shows its sidebar in landscape and hides it upright, whatever the style")
  func automaticVisibility() {
    for visibility in [nil, ColumnVisibility.automatic] {
      for style in [SplitStyle.automatic, .balanced] {
        let desk = Desk(style: style, launch: DeskMemory(visibility: visibility))
        #expect(Driver(desk, on: "ipad-11", landscape: true).panes == ["sidebar menu", "detail placeholder"])
        var upright = Driver(desk, on: "ipad-11")
        #expect(upright.panes == ["detail placeholder"])
        upright.take(.rotate)
        #expect(upright.panes == ["sidebar menu", "detail placeholder"])
        #expect(upright.observation.effects.geometryShowedSidebar)
        upright.take(.rotate)
        #expect(upright.panes == ["detail placeholder"])
        #expect(!upright.observation.effects.geometryShowedSidebar)
        #expect(upright.memory.visibility == visibility)
      }
    }
  }

  @Test("upright, an automatic split lays a revealed sidebar over the detail and a balanced one beside it")
  func automaticStyleUpright() {
    var automatic = Driver(Desk(style: .automatic), on: "ipad-11")
    automatic.take(.toggle)
    #expect(automatic.panes == ["sidebar menu over", "detail placeholder dimmed"])
    var balanced = Driver(Desk(style: .balanced), on: "ipad-11")
    balanced.take(.toggle)
    #expect(balanced.panes == ["sidebar menu", "detail placeholder"])
  }

  @Test("all and doubleColumn show the sidebar and detailOnly hides it, in either orientation")
  func concreteVisibility() {
    for landscape in [false, true] {
      let shown = [ColumnVisibility.all, .doubleColumn, .detailOnly].map { visibility in
        let desk = Desk(launch: DeskMemory(visibility: visibility))
        return Driver(desk, on: "ipad-11", landscape: landscape).screen.sidebar != nil
      }
      #expect(shown == [true, true, false])
    }
  }

  @Test("a hand on the sidebar ends what the geometry decides, where no visibility is bound")
  func handEndsAutomatic() {
    var pad = Driver(Desk(launch: DeskMemory(visibility: nil)), on: "ipad-11", landscape: true)
    pad.take([.toggle, .rotate, .rotate])
    #expect(pad.panes == ["detail placeholder"])
    #expect(!pad.told.contains { if case .writeVisibility = $0 { true } else { false } })
  }

  /// What is bound and held when the window becomes compact, and the column that is then on top.
  struct Collapse: Sendable {
    var rows = SidebarRows.list
    let compactColumn: Column?
    var selection: UInt8?
    var path = 0
    let top: Column
  }

  @Test(
    "collapsing shows the column that the app names, or a later one with something in it",
    arguments: [
      Collapse(compactColumn: .sidebar, top: .sidebar),
      Collapse(compactColumn: nil, top: .sidebar),
      Collapse(compactColumn: .detail, top: .detail),
      Collapse(compactColumn: .sidebar, selection: 1, top: .detail),
      Collapse(compactColumn: nil, selection: 1, top: .detail),
      Collapse(compactColumn: .sidebar, path: 1, top: .detail),
      Collapse(rows: .buttons, compactColumn: .sidebar, selection: 1, top: .sidebar),
      Collapse(rows: .buttons, compactColumn: .detail, selection: 1, top: .detail),
      Collapse(rows: .buttons, compactColumn: .sidebar, selection: 1, path: 2, top: .detail),
    ])
  func collapsePicksTheColumn(_ collapse: Collapse) {
    var launch = DeskMemory(visibility: .all, compactColumn: collapse.compactColumn)
    launch.selection = collapse.selection.map { SidebarSection($0) }
    launch.path = ViewPath(Array(repeating: Desk.letter, count: collapse.path))
    var pad = Driver(Desk(rows: collapse.rows, launch: launch), on: "ipad-11", landscape: true)
    pad.take(.resize(.third))
    #expect(pad.screen.splits[0].topColumn == collapse.top)
    #expect(pad.screen.paneCount == 1)
    #expect((pad.screen.sidebar != nil) == (collapse.top == .sidebar))
    let phone = Driver(Desk(rows: collapse.rows, launch: launch), on: "iphone-15")
    #expect(phone.panes == pad.panes)
  }

  @Test(
    "a compact column that the app writes moves a collapsed split, and a kept selection does not move it back"
  )
  func writtenCompactColumn() {
    let launch = DeskMemory(selection: SidebarSection(0))
    let desk = Desk(
      launch: launch,
      calls: [
        { memory, _ in memory.compactColumn = .detail }, { memory, _ in memory.compactColumn = .sidebar },
      ])
    var phone = Driver(desk, on: "iphone-15")
    #expect(phone.panes == ["detail inbox <"])
    phone.take([.call(0), .call(1)])
    #expect(phone.panes == ["sidebar menu"])
    #expect(phone.memory.selection == SidebarSection(0))
  }

  @Test("another identity builds another split, which the effects record")
  func anotherIdentity() {
    let desk = Desk(
      launch: DeskMemory(visibility: nil), identity: { $0.selection == nil ? 0 : 1 },
      calls: [{ memory, _ in memory.selection = SidebarSection(2) }])
    var pad = Driver(desk, on: "ipad-11", landscape: true)
    pad.take(.toggle)
    #expect(pad.panes == ["detail placeholder"])
    pad.take(.call(0))
    #expect(pad.observation.effects.rebuilt == 1)
    #expect(pad.panes == ["sidebar menu", "detail bin"])
  }
}
