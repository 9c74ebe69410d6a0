import Testing

@testable import SplitDesigns
@testable import SplitModel
@testable import SplitNavigator

/// What LazySplit's author asked for, with an app's own types.
@Suite("SplitNavigator: LazySplit's row")
struct LazySplitRowTests {
  private let message = AppDesk.Page.message(1)
  private let attachment = AppDesk.Page.attachment(1)

  @Test("a section is alone, on a stack, or beside a detail, and its trail is laid out by that")
  func layouts() {
    var desk = AppDesk()
    desk.tell(.open(.message(1)), .push(.attachment(1)), .open(.message(2)))
    #expect(desk.model.trail == [.message(2)] && desk.model.rootCount(desk.settings) == 1)
    desk.tell(.choose(.notes), .open(.message(1)), .open(.message(2)))
    #expect(desk.model.trail == [.message(1), .message(2)] && desk.model.rootCount(desk.settings) == 0)
    desk.tell(.choose(.home), .open(.message(1)))
    #expect(desk.model.trail.isEmpty && desk.model.cover == [.message(1)])
  }

  @Test("a section with children stands beside them, and loses nothing when it has none any more")
  func layoutByChildren() {
    final class Children: @unchecked Sendable { var count = 2 }
    let children = Children()
    var desk = AppDesk(start: .notes, layout: { _ in children.count > 0 ? .besideDetail : .stacked })
    desk.tell(.open(message), .push(attachment))
    #expect(desk.model.rootCount(desk.settings) == 1)
    children.count = 0
    #expect(desk.model.rootCount(desk.settings) == 0 && desk.model.trail == [message, attachment])
    desk.write(path: [message])
    children.count = 2
    #expect(desk.model.trail == [message] && desk.model.rootCount(desk.settings) == 1)
  }

  @Test("a push over everything comes from any layer, and back shows the columns as they were")
  func cover() {
    var desk = AppDesk()
    desk.tell(.open(message), .push(attachment))
    let columns = desk.model.trail
    desk.tell(.cover(.message(7)), .push(.message(8)), .cover(.message(9)))
    #expect(desk.model.cover == [.message(7), .message(8), .message(9)] && desk.model.trail == columns)
    desk.write(cover: [.message(7)])
    desk.tell(.pop)
    #expect(desk.model.cover.isEmpty && desk.model.trail == columns)
    desk.tell(.cover(.message(7)), .choose(.notes))
    #expect(desk.model.cover.isEmpty && desk.model.section == .notes)
  }

  @Test("a cover leaves what lies beneath as it was whatever the policies are")
  func coverUnderAnyPolicy() {
    for bits in 0..<UInt16(1 << 11) {
      var desk = AppDesk(options: NavigatorOptions(rawValue: bits))
      desk.tell(.open(message), .cover(attachment))
      #expect(desk.model.trail == [message] && desk.model.cover == [attachment])
    }
  }

  @Test("logic on opening the menu runs once for each opening, whoever opened it")
  func hooks() {
    var desk = AppDesk()
    desk.tell(
      .toggleSidebar, .toggleSidebar, .sidebarReported(isShown: true), .sidebarReported(isShown: true),
      .hideSidebar, .showSidebar, .showSidebar, .choose(.notes))
    let opened = desk.reasons.indices.filter { desk.reasons[$0].contains(.sidebarOpened) }
    let closed = desk.reasons.indices.filter { desk.reasons[$0].contains(.sidebarClosed) }
    #expect(opened == [0, 2, 5] && closed == [1, 4, 7])
    #expect(desk.turn(into: AppDesk.phone).isEmpty)
    #expect(desk.tell(.columnReported(isSidebar: true)) == .sidebarOpened)
    #expect(desk.turn(into: AppDesk.pad).isEmpty && desk.isOpen)
  }

  @Test("a guard forbids the menu, whatever opens it, and nothing else changes")
  func guardForbids() {
    var desk = AppDesk(mayOpenSidebar: { $0.trail.isEmpty })
    desk.tell(.toggleSidebar)
    #expect(desk.isOpen)
    #expect(desk.tell(.push(message)).contains(.sidebarClosed))
    for event in [.toggleSidebar, .showSidebar, .sidebarReported(isShown: true)] as [AppDesk.Model.Event] {
      #expect(desk.tell(event) == .refusedByGuard && !desk.isOpen)
    }
    _ = desk.turn(into: AppDesk.phone)
    #expect(desk.tell(.columnReported(isSidebar: true)) == .refusedByGuard && !desk.isOpen)
    #expect(desk.model.trail == [message])
  }

  @Test("signing out leaves nothing, and work of the session takes nothing away in the next")
  func signOut() throws {
    var desk = AppDesk()
    desk.tell(.open(message), .cover(attachment), .present(.compose), .choose(.notes), .push(message))
    let claim = try desk.claim()
    desk.tell(.present(.compose))
    #expect(desk.tell(.signOut) == [.sectionChanged, .trailChanged, .presentationChanged])
    desk.tell(.choose(.notes), .push(message))
    let next = try desk.claim()
    #expect(desk.tell(.complete(claim)) == .viewWasGone && desk.model.trail == [message])
    #expect(desk.tell(.complete(next)) == .trailChanged && desk.model.trail.isEmpty)
  }

  @Test("signing out forgets that the sidebar was in front, also where it stands open at first")
  func signOutForgetsSidebar() {
    var desk = AppDesk(AppDesk.phone, options: [.standard, .startsWithSidebar])
    desk.tell(.showSidebar)
    _ = desk.turn(into: AppDesk.pad)
    desk.tell(.signOut)
    _ = desk.turn(into: AppDesk.phone)
    #expect(!desk.isOpen)
  }

  @Test("a request dismisses what is presented, and replaces the view for which work was begun")
  func asksAnew() throws {
    var desk = AppDesk(start: .notes)
    desk.tell(.push(message))
    let claim = try desk.claim()
    desk.tell(.go(to: .notes, trail: [message]))
    #expect(desk.tell(.complete(claim)) == .viewWasGone && desk.model.trail == [message])
    desk.tell(.present(.compose), .choose(.mail))
    #expect(desk.model.sheet == nil)
    desk.tell(.go(to: .home, trail: [message]))
    #expect(desk.model.section == .home && desk.model.cover == [message])
  }

  @Test("a pop that work requests removes its own view, wherever that is by then, and no other")
  func latePop() throws {
    var desk = AppDesk(start: .notes)
    desk.tell(.push(message))
    let first = try desk.claim()
    desk.tell(.push(attachment), .choose(.home))
    desk.tell(.complete(first), .choose(.notes))
    #expect(desk.model.trail == [attachment])
    let second = try desk.claim()
    desk.write(path: [])
    desk.tell(.push(attachment))
    #expect(desk.tell(.complete(second)) == .viewWasGone && desk.model.trail == [attachment])
    desk.tell(.cover(message))
    let third = try desk.claim()
    let again = try desk.claim()
    desk.tell(.cover(attachment), .complete(third))
    #expect(desk.model.cover == [attachment])
    #expect(desk.tell(.complete(again)) == .viewWasGone)
  }

  @Test("work removes nothing that a link has requested since, though it was there already")
  func linkBeforeCompletion() throws {
    var desk = AppDesk(start: .notes)
    desk.tell(.push(message))
    let claim = try desk.claim()
    #expect(desk.tell(.go(to: .notes, trail: [message])).isEmpty)
    #expect(desk.tell(.complete(claim)) == .viewWasGone && desk.model.trail == [message])
  }

  @Test("the menu closes on rotation and on a push where that is the policy")
  func closing() {
    var desk = AppDesk()
    desk.tell(.toggleSidebar)
    #expect(desk.turn(into: AppDesk.uprightPad) == [.sidebarClosed, .by(.closesOnRotation)])
    desk.tell(.toggleSidebar)
    #expect(desk.tell(.push(message)).contains(.sidebarClosed))
    desk.tell(.toggleSidebar)
    #expect(desk.tell(.cover(message)).contains(.sidebarClosed))
    desk.tell(.pop)
    desk.settings.options = []
    desk.tell(.toggleSidebar, .push(attachment), .choose(.notes))
    #expect(desk.turn(into: AppDesk.pad).isEmpty && desk.isOpen)
  }
}
