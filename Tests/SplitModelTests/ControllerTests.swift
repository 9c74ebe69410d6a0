import Testing

@testable import SplitDesigns
@testable import SplitModel

/// `show(_:)`, `hide(_:)` and preferred display modes of a `UISplitViewController` with three columns.
@Suite("Three columns on a controller")
struct ControllerTests {
  private enum Call {
    static let primary: UInt8 = 0
    static let supplementary: UInt8 = 1
    static let secondary: UInt8 = 2
    static func show(_ column: UInt8) -> SplitAction { .call(0, column) }
    static func hide(_ column: UInt8) -> SplitAction { .call(1, column) }
    static func prefer(_ mode: DisplayMode) -> SplitAction { .call(2, mode.rawValue) }
  }

  private func driver(
    _ device: String, landscape: Bool = true, start: Int = 0, _ assumptions: Assumptions = Assumptions()
  ) -> Driver<PlainColumns> {
    Driver(PlainColumns(.controlled), on: device, landscape: landscape, start: start, assumptions)
  }

  /// How many columns stand before the secondary one after calls.
  private func columns(
    _ device: String, landscape: Bool = true, _ actions: [SplitAction],
    _ assumptions: Assumptions = Assumptions()
  ) -> UInt8 {
    var driver = driver(device, landscape: landscape, assumptions)
    driver.take(actions)
    return driver.state.platform.splits[0].leadingColumns
  }

  @Test("show steps up to the column that it names, and does nothing where that is shown")
  func shows() {
    let none = [Call.hide(Call.supplementary)]
    for (device, landscape) in [("ipad-13", true), ("ipad-11", true), ("ipad-11", false)] {
      #expect(columns(device, landscape: landscape, none) == 0)
      #expect(columns(device, landscape: landscape, none + [Call.show(Call.supplementary)]) == 1)
      #expect(columns(device, landscape: landscape, none + [Call.show(Call.primary)]) == 2)
      let both = none + [Call.show(Call.primary), Call.show(Call.supplementary), Call.show(Call.primary)]
      #expect(columns(device, landscape: landscape, both) == 2)
    }
  }

  @Test(
    "hiding the primary column leaves the supplementary one, hiding that takes both, the secondary one stays")
  func hides() {
    let all = [Call.show(Call.primary)]
    for (device, landscape) in [("ipad-13", true), ("ipad-11", true), ("ipad-11", false)] {
      #expect(columns(device, landscape: landscape, all + [Call.hide(Call.primary)]) == 1)
      #expect(
        columns(device, landscape: landscape, all + [Call.hide(Call.primary), Call.hide(Call.primary)]) == 1)
      #expect(columns(device, landscape: landscape, all + [Call.hide(Call.supplementary)]) == 0)
      #expect(columns(device, landscape: landscape, all + [Call.hide(Call.secondary)]) == 2)
    }
  }

  @Test("showing the secondary column uncovers it, as the behaviour needs, or does nothing")
  func showsSecondary() {
    let actions = [Call.show(Call.primary), Call.show(Call.secondary)]
    #expect(columns("ipad-13", actions) == 2, "tiled, all is visible")
    #expect(columns("ipad-11", actions) == 1, "displaced, the primary column goes")
    #expect(columns("ipad-11", landscape: false, actions) == 0, "overlaid, all that covers it goes")
    var assumptions = Assumptions()
    #expect(assumptions.set("show-secondary", to: "ignored") == true)
    #expect(columns("ipad-11", actions, assumptions) == 2)
  }

  @Test("a preferred mode counts columns, and the behaviour says how they stand")
  func prefers() {
    for (mode, count) in [
      (DisplayMode.secondaryOnly, UInt8(0)), (.oneBesideSecondary, 1), (.oneOverSecondary, 1),
      (.twoBesideSecondary, 2), (.twoOverSecondary, 2), (.twoDisplaceSecondary, 2),
    ] {
      for device in ["ipad-13", "ipad-11"] {
        #expect(columns(device, [Call.prefer(mode)]) == count, "\(mode)")
      }
    }
    #expect(columns("ipad-13", [Call.prefer(.secondaryOnly), Call.prefer(.automatic)]) == 2)
    var pad = driver("ipad-11", landscape: false)
    pad.take(Call.prefer(.twoBesideSecondary))
    #expect(pad.screen.sidebar?.placement == .over && pad.screen.last.isDimmed)
    var wide = driver("ipad-13")
    wide.take(Call.prefer(.twoOverSecondary))
    #expect(wide.screen.sidebar?.placement == .beside && !wide.screen.last.isDimmed)
  }

  @Test("what hide hid no preference brings back before show does")
  func hideOutlasts() {
    let hidden = [Call.hide(Call.primary)]
    #expect(columns("ipad-13", hidden + [Call.prefer(.twoBesideSecondary)]) == 1)
    #expect(columns("ipad-13", hidden + [Call.prefer(.secondaryOnly)]) == 1)
    let shown = hidden + [Call.show(Call.primary)]
    #expect(columns("ipad-13", shown + [Call.prefer(.oneBesideSecondary)]) == 1)
    #expect(columns("ipad-13", hidden + [.toggle, Call.prefer(.oneBesideSecondary)]) == 1)
  }

  @Test(
    "collapsed, show pushes what is missing before a column and pops what covers it, hide pops the top alone")
  func collapsed() {
    var phone = driver("iphone-15", landscape: false)
    #expect(phone.panes == ["sidebar menu"])
    phone.take(Call.show(Call.secondary))
    #expect(phone.panes == ["detail placeholder <"])
    phone.take(.back)
    #expect(phone.panes == ["content placeholder <"], "the supplementary column came along")
    phone.take(Call.hide(Call.secondary))
    phone.take(Call.hide(Call.primary))
    #expect(phone.panes == ["content placeholder <"], "neither is on top")
    phone.take([Call.show(Call.secondary), Call.hide(Call.secondary)])
    #expect(phone.panes == ["content placeholder <"])
    phone.take([Call.show(Call.secondary), Call.show(Call.primary)])
    #expect(phone.panes == ["sidebar menu"])
    phone.take(Call.hide(Call.primary))
    #expect(phone.panes == ["sidebar menu"], "the primary column is never hidden")
  }

  @Test("collapsed, a preference says nothing until the columns come apart")
  func preferredWhileCollapsed() {
    var phone = driver("iphone-15-pro-max", landscape: false)
    phone.take(Call.prefer(.secondaryOnly))
    #expect(phone.panes == ["sidebar menu"])
    phone.take(.rotate)
    #expect(phone.panes == ["detail placeholder"])
  }

  @Test("apps on it show the next column when something is chosen, and a person hides the one behind")
  func choosing() {
    var phone = driver("iphone-15", landscape: false)
    phone.take([.choose(1), .open(0)])
    #expect(phone.panes == ["detail item-1 <"])
    phone.take(.back)
    #expect(phone.panes == ["content list-2 <"] && phone.memory.item == .blank)
    var pad = driver("ipad-11", landscape: false)
    pad.take([.toggle, .toggle, .choose(0)])
    #expect(pad.panes == ["sidebar menu over", "content list-1 over", "detail placeholder dimmed"])
    pad.take(.open(1))
    #expect(pad.panes == ["detail item-2"])
  }

  @Test("three requests in one turn are more than a turn takes")
  func bounded() {
    var turn = AppTurn(.named("ipad-13"))
    for _ in 0..<2 { turn.ask(.show(.sidebar)) }
    #expect(!turn.hasReachedLimit)
    turn.ask(.hide(.sidebar))
    #expect(turn.hasReachedLimit)
  }

  @Test(
    "in two columns there is no supplementary one, and what is bound is written once the columns have moved")
  func twoColumns() {
    let ask: @Sendable (ColumnRequest) -> Desk.Code = { request in { _, turn in turn.ask(request) } }
    let requests: [ColumnRequest] = [
      .show(.sidebar), .hide(.sidebar), .show(.content), .hide(.content), .prefer(.oneOverSecondary),
      .show(.detail),
    ]
    var pad = Driver(Desk(calls: requests.map(ask)), on: "ipad-11", landscape: true)
    pad.begin(.call(0))
    #expect(pad.screen.sidebar?.placement == .beside && pad.memory.visibility == .detailOnly)
    pad.settle()
    #expect(pad.memory.visibility == .doubleColumn)
    pad.take([.call(2), .call(3), .call(5)])
    #expect(pad.screen.sidebar != nil)
    pad.take([.call(1), .call(4)])
    #expect(pad.screen.sidebar == nil && pad.memory.visibility == .detailOnly)
    var narrow = Driver(Desk(calls: requests.map(ask)), on: "ipad-11", landscape: true)
    narrow.take([.resize(WindowSize(points: 700) ?? .full), .call(4)])
    #expect(narrow.screen.sidebar?.placement == .over)
    narrow.take(.call(5))
    #expect(narrow.screen.sidebar == nil)
  }
}
