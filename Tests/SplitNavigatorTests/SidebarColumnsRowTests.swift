import Foundation
import Testing

@testable import SplitDesigns
@testable import SplitModel
@testable import SplitNavigator

/// What the sidebar example's author asked for.
@Suite("SplitNavigator: the sidebar example's row")
struct SidebarColumnsRowTests {
  private let message = AppDesk.Page.message(1)

  @Test("nothing is chosen at first: the sidebar is in front where the columns are merged")
  func nothingChosen() {
    var desk = AppDesk(AppDesk.phone, start: nil)
    #expect(desk.model.section == nil && desk.isOpen && desk.model.front(desk.settings) == nil)
    #expect(desk.tell(.toggleSidebar).isEmpty && desk.isOpen)
    desk.tell(.choose(.mail))
    #expect(!desk.isOpen && desk.model.isSectionOnTop)
  }

  @Test("another section keeps what was chosen in the first, or clears it, by policy")
  func keepsOrClears() {
    var desk = AppDesk()
    desk.tell(.open(message), .choose(.notes), .choose(.mail))
    #expect(desk.model.trail == [message])
    desk.tell(.choose(.mail))
    #expect(desk.model.trail.isEmpty)
    desk.settings.options = []
    desk.tell(.open(message), .choose(.mail))
    #expect(desk.model.trail == [message])
    desk.settings.options = .choiceResets
    desk.tell(.choose(.notes), .choose(.mail))
    #expect(desk.model.trail.isEmpty)
    desk.tell(.open(message))
    #expect(desk.tell(.choose(.mail)) == [.trailChanged, .by(.choiceResets)] && desk.model.trail.isEmpty)
  }

  @Test("the choice is highlighted while the sidebar is in front of it, or cleared, by policy")
  func highlight() {
    var desk = AppDesk(AppDesk.phone)
    desk.tell(.columnReported(isSidebar: true), .selectionReported(nil))
    #expect(desk.isOpen && desk.model.section == .mail)
    desk.settings.options.insert(.backClearsChoice)
    desk.tell(.selectionReported(.notes), .selectionReported(nil))
    #expect(desk.isOpen && desk.model.section == nil)
    desk.surroundings = AppDesk.pad
    desk.tell(.choose(.notes))
    #expect(desk.tell(.selectionReported(nil)) == .reportAnswered && desk.model.section == .notes)
  }

  @Test("a list that writes again what is chosen goes nowhere, and a tap on that row leaves the sidebar")
  func writtenAgain() {
    var desk = AppDesk()
    desk.tell(.open(message))
    #expect(desk.tell(.selectionReported(.mail)).isEmpty && desk.model.trail == [message])
    desk.tell(.toggleSidebar)
    #expect(desk.tell(.selectionReported(.mail)) == [.sidebarClosed, .by(.choiceCloses)])
    #expect(desk.model.trail == [message])
    desk.settings.options = .choiceResets
    #expect(desk.tell(.selectionReported(.mail)).isEmpty, "no row is on screen that could have been tapped")
    desk.tell(.toggleSidebar)
    #expect(desk.tell(.selectionReported(.mail)) == [.trailChanged, .by(.choiceResets)])
  }

  @Test("a relaunch restores everything that still exists, and what was presented is gone")
  func restoration() throws {
    var desk = AppDesk(options: [])
    desk.tell(.open(.message(1)), .push(.attachment(1)), .push(.message(2)), .choose(.notes))
    desk.tell(.open(.message(3)), .toggleSidebar, .cover(.attachment(4)), .present(.compose))
    let stored = try JSONEncoder().encode(desk.model)
    let decoded = try JSONDecoder().decode(AppDesk.Model.self, from: stored)
    let all = decoded.restored(desk.settings) { _ in true }
    #expect(all.section == .notes && all.trail == [.message(3)] && all.cover == [.attachment(4)])
    #expect(all.trail(of: .mail) == [.message(1), .attachment(1), .message(2)] && all.sheet == nil)
    let some = decoded.restored(desk.settings) { $0 != .attachment(1) && $0 != .attachment(4) }
    #expect(some.trail(of: .mail) == [.message(1)] && some.cover.isEmpty)
    #expect(some.isSidebarShown == desk.model.isSidebarShown)
  }

  @Test("a section that no longer exists is not chosen after a relaunch")
  func sectionGone() throws {
    var desk = AppDesk(start: nil)
    desk.tell(.choose(.notes), .open(message))
    let restored = desk.model.restored(
      desk.settings, sectionExists: { $0 != .notes }, exists: { _ in true })
    #expect(restored.section == nil && restored.trail(of: .notes).isEmpty)
  }

  @Test(
    "beside a section with nothing chosen there is a placeholder, and the section is in front when merged")
  func placeholder() {
    var desk = AppDesk(AppDesk.phone)
    #expect(desk.model.isSectionOnTop)
    desk.tell(.open(message))
    #expect(!desk.model.isSectionOnTop)
    desk.tell(.innerColumnReported(isSection: true))
    #expect(desk.model.isSectionOnTop && desk.model.trail.isEmpty)
    desk.tell(.open(message))
    desk.surroundings = AppDesk.pad
    #expect(desk.tell(.innerColumnReported(isSection: true)) == .reportAnswered)
    #expect(desk.model.trail == [message])
  }
}
