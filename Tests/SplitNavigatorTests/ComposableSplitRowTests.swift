import Testing

@testable import SplitDesigns
@testable import SplitModel
@testable import SplitNavigator

/// What the composable split's author asked for.
@Suite("SplitNavigator: the composable split's row")
struct ComposableSplitRowTests {
  private let a = AppDesk.Page.message(1)
  private let b = AppDesk.Page.message(2)

  @Test("each section keeps its state while others are shown")
  func persists() {
    var desk = AppDesk()
    desk.tell(.open(a), .push(b), .choose(.notes), .open(b), .choose(.mail))
    #expect(desk.model.trail == [a, b])
    desk.tell(.choose(.notes))
    #expect(desk.model.trail == [b])
  }

  @Test("a sheet, an alert and a dialog come and go, and leave the detail alone")
  func presentations() {
    for cover in [AppDesk.Cover.compose, .asksToDelete(a)] {
      var desk = AppDesk()
      desk.tell(.open(a), .push(b))
      let before = desk.model
      #expect(desk.tell(.present(cover)) == .presentationChanged && desk.model.sheet == cover)
      #expect(desk.model.trail == before.trail && desk.model.section == .mail)
      #expect(desk.tell(.dismiss) == .presentationChanged && desk.model == before)
      #expect(desk.tell(.dismiss).isEmpty)
    }
  }

  @Test("one presentation takes the place of another, and a late report of the first leaves the second alone")
  func lateDismissal() {
    var desk = AppDesk()
    desk.tell(.present(.asksToDelete(a)), .present(.compose))
    #expect(desk.tell(.dismissalReported(.asksToDelete(a))) == .reportAnswered)
    #expect(desk.model.sheet == .compose)
    #expect(desk.tell(.dismissalReported(.compose)) == .presentationChanged && desk.model.sheet == nil)
  }

  @Test("what is presented goes with its place, and does not come back with it")
  func presentationOfAPlace() {
    let events: [AppDesk.Model.Event] = [
      .choose(.notes), .go(to: .notes, trail: []), .push(b), .cover(b), .showSidebar, .signOut,
    ]
    for event in events {
      var desk = AppDesk()
      desk.tell(.open(a), .present(.compose))
      #expect(desk.tell(event).contains(.presentationChanged) && desk.model.sheet == nil)
      desk.tell(.choose(.mail))
      #expect(desk.model.sheet == nil)
    }
  }

  @Test("what is deleted is shown nowhere: not in any section, not over everything, nor what lies on it")
  func deletion() {
    var desk = AppDesk(options: [])
    desk.tell(.open(a), .push(b), .choose(.notes), .push(b), .push(a), .push(b), .cover(b), .cover(a))
    #expect(desk.tell(.remove(a)) == [.trailChanged, .coverChanged])
    #expect(desk.model.trail(of: .mail).isEmpty && desk.model.trail == [b] && desk.model.cover == [b])
    #expect(desk.tell(.remove(a)).isEmpty)
  }
}
