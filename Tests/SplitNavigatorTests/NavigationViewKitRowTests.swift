import Testing

@testable import SplitDesigns
@testable import SplitModel
@testable import SplitNavigator

/// What NavigationViewKit's author asked for: his tags are sections here.
@Suite("SplitNavigator: NavigationViewKit's row")
struct NavigationViewKitRowTests {
  private let a = AppDesk.Page.message(1)
  private let b = AppDesk.Page.message(2)

  @Test("a view is pushed by tag from anywhere, also before anybody has seen the tag, and nothing else moves")
  func pushByTag() {
    var desk = AppDesk()
    desk.tell(.open(a), .pushOn(.notes, b))
    #expect(desk.model.section == .mail && desk.model.trail == [a])
    desk.tell(.choose(.notes))
    #expect(desk.model.trail == [b])
    #expect(desk.tell(.pushOn(.home, a)) == .hadNoPlace)
    desk.tell(.toggleSidebar, .pushOn(.mail, b))
    #expect(desk.isOpen)
    #expect(desk.tell(.pushOn(.notes, a)).contains(.sidebarClosed))
  }

  @Test("a tag goes to its root from anywhere, and nothing else moves")
  func rootByTag() {
    var desk = AppDesk()
    desk.tell(.open(a), .push(b), .choose(.notes), .push(a), .push(b), .cover(a))
    desk.tell(.popToRootOf(.mail))
    #expect(desk.model.trail(of: .mail) == [a] && desk.model.trail == [a, b] && desk.model.cover == [a])
    desk.tell(.popToRootOf(.notes))
    #expect(desk.model.trail.isEmpty && desk.model.cover == [a])
  }

  @Test("columns stand apart where the width is regular, and the same place is one stack elsewhere")
  func columnsOnWideDevices() {
    var desk = AppDesk(AppDesk.phone)
    desk.tell(.open(a), .push(b), .columnReported(isSidebar: true))
    #expect(desk.isOpen)
    _ = desk.turn(into: AppDesk.pad)
    #expect(desk.isOpen && desk.model.trail == [a, b] && !desk.model.isSectionOnTop)
    _ = desk.turn(into: AppDesk.phone)
    #expect(!desk.isOpen && desk.model.trail == [a, b])
  }

  @Test("a column that cannot be hidden is there whatever is requested or reported")
  func fixedColumn() {
    var desk = AppDesk(options: [.sidebarStays, .choiceCloses, .closesOnPush, .closesOnRotation])
    #expect(desk.isOpen)
    desk.tell(.toggleSidebar, .hideSidebar, .sidebarReported(isShown: false), .choose(.notes), .push(a))
    #expect(desk.isOpen && desk.turn(into: AppDesk.uprightPad).isEmpty && desk.isOpen)
    #expect(desk.reasons.allSatisfy { !$0.contains(.sidebarClosed) })
    _ = desk.turn(into: AppDesk.phone)
    #expect(!desk.isOpen)
  }

  @Test("the tip is shown once for each person, upright and with columns, until the sidebar goes")
  func tip() {
    var desk = AppDesk(AppDesk.pad, options: .tipsOnce)
    #expect(desk.tell(.appeared).isEmpty)
    desk.surroundings = AppDesk.phone
    #expect(desk.tell(.appeared).isEmpty && !desk.model.isSidebarTip)
    desk.surroundings = AppDesk.uprightPad
    #expect(desk.tell(.appeared).isEmpty, "a view that appears once more is no other launch")
    desk.model = desk.model.restored(desk.settings) { _ in true }
    #expect(desk.tell(.appeared) == [.sidebarOpened, .by(.tipsOnce)] && desk.model.isSidebarTip)
    #expect(desk.tell(.appeared).isEmpty && desk.model.isSidebarTip)
    desk.tell(.toggleSidebar)
    #expect(!desk.model.isSidebarTip)
    #expect(desk.tell(.toggleSidebar) == .sidebarOpened && !desk.model.isSidebarTip)
    desk.tell(.toggleSidebar, .signOut)
    desk.model = desk.model.restored(desk.settings) { _ in true }
    #expect(desk.tell(.appeared).isEmpty && !desk.isOpen)
    desk = AppDesk(AppDesk.uprightPad, options: [])
    #expect(desk.tell(.appeared).isEmpty && !desk.isOpen)
  }
}
