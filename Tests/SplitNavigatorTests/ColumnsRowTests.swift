import Testing

@testable import SplitModel
@testable import SplitNavigator

/// The rest of what LazySplit's author asked for: columns that slide, focus, styles, a trailing column, titles.
@Suite("SplitNavigator: columns")
struct ColumnsRowTests {
  private let a = AppDesk.Page.message(1)
  private let b = AppDesk.Page.message(2)
  private let c = AppDesk.Page.attachment(3)

  /// What stands before the detail and in it.
  private func columns(_ desk: AppDesk) -> [AppDesk.Page?] {
    [desk.model.contentView(desk.settings), desk.model.detailRoot(desk.settings)]
  }

  @Test("each push moves the last two views into the content and the detail, and each pop moves them back")
  func sliding() {
    var desk = AppDesk(layout: { _ in .sliding })
    #expect(columns(desk) == [nil, nil])
    desk.tell(.open(a))
    #expect(columns(desk) == [nil, a])
    desk.tell(.push(b))
    #expect(columns(desk) == [a, b])
    desk.tell(.push(c))
    #expect(columns(desk) == [b, c] && desk.model.rootCount(desk.settings) == 3)
    desk.tell(.pop)
    #expect(columns(desk) == [a, b])
    desk.tell(.open(c))
    #expect(columns(desk) == [nil, c])
    desk.tell(.push(b), .popToRoot)
    #expect(columns(desk) == [nil, nil])
  }

  @Test("sliding columns that are merged go back one by one, and no path is theirs")
  func slidingMerged() {
    var desk = AppDesk(AppDesk.phone, layout: { _ in .sliding })
    desk.tell(.open(a), .push(b), .push(c), .innerColumnReported(isSection: true))
    #expect(columns(desk) == [a, b] && !desk.model.isSectionOnTop)
    #expect(desk.model.path(desk.settings) == nil)
    desk.tell(.innerColumnReported(isSection: true), .innerColumnReported(isSection: true))
    #expect(columns(desk) == [nil, nil] && desk.model.isSectionOnTop)
    #expect(desk.tell(.innerColumnReported(isSection: true)).isEmpty)
  }

  @Test("what stands in the columns is no view of another layout")
  func otherLayouts() {
    var desk = AppDesk()
    desk.tell(.open(a), .push(b))
    #expect(columns(desk) == [nil, a])
    desk.tell(.choose(.notes), .push(b))
    #expect(columns(desk) == [nil, nil])
  }

  @Test("focus hides the columns before the detail, and the sidebar's toggle brings both back")
  func focus() {
    var desk = AppDesk(options: [])
    desk.tell(.open(a), .toggleSidebar)
    #expect(desk.tell(.focus(true)) == [.columnsChanged, .sidebarClosed])
    #expect(!desk.model.isSectionShown && !desk.isOpen && desk.model.trail == [a])
    desk.tell(.push(b))
    #expect(!desk.model.isSectionShown)
    #expect(desk.tell(.toggleSidebar) == [.columnsChanged, .sidebarOpened] && desk.model.isSectionShown)
    desk.tell(.focus(true), .focus(false))
    #expect(desk.model.isSectionShown && !desk.isOpen)
  }

  @Test("there is no focus on nothing: it ends with the last view, and with the section")
  func focusEnds() {
    var desk = AppDesk(options: [])
    #expect(desk.tell(.focus(true)).isEmpty && desk.model.isSectionShown)
    for event in [.pop, .choose(.notes), .signOut, .remove(a)] as [AppDesk.Model.Event] {
      desk = AppDesk(options: [])
      desk.tell(.pushOn(.notes, b), .open(a), .focus(true))
      #expect(!desk.model.isSectionShown)
      desk.tell(event)
      #expect(desk.model.isSectionShown)
    }
    desk = AppDesk(options: [])
    desk.tell(.open(a), .focus(true))
    let kept = desk.model.restored(desk.settings) { _ in true }
    #expect(!kept.isSectionShown)
    #expect(desk.model.restored(desk.settings) { _ in false }.isSectionShown)
  }

  @Test("the inner split's own writes are applied, and blank views are reported")
  func innerVisibility() {
    var desk = AppDesk()
    desk.tell(.open(a))
    #expect(desk.tell(.innerVisibilityReported(isShown: false)) == .columnsChanged)
    #expect(!desk.model.isSectionShown)
    #expect(desk.tell(.innerVisibilityReported(isShown: nil)) == .reportAnswered)
    #expect(desk.tell(.sidebarReported(isShown: nil)) == .reportAnswered && !desk.model.isSectionShown)
  }

  @Test("another style changes the layout and nothing else")
  func style() {
    var desk = AppDesk()
    desk.tell(.open(a), .toggleSidebar, .cover(b))
    var before = desk.model
    #expect(desk.tell(.restyle(.prominentDetail)) == .columnsChanged)
    #expect(desk.model.splitStyle == .prominentDetail && before.splitStyle == .balanced)
    #expect(desk.tell(.restyle(.prominentDetail)).isEmpty)
    _ = before.handle(.restyle(.prominentDetail), desk.settings, in: desk.surroundings)
    #expect(before == desk.model)
  }

  @Test("the inspector is a column of its own, and where the columns are merged the one sheet there is")
  func inspector() {
    var desk = AppDesk()
    desk.tell(.open(a))
    let trail = desk.model.trail
    #expect(desk.tell(.inspect(true)) == .columnsChanged)
    _ = desk.turn(into: AppDesk.phone)
    #expect(desk.model.isInspectorShown(in: desk.surroundings))
    desk.tell(.present(.compose))
    #expect(!desk.model.isInspectorShown(in: desk.surroundings))
    desk.tell(.dismiss)
    #expect(desk.model.isInspectorShown(in: desk.surroundings) && desk.model.trail == trail)
    desk.tell(.push(b))
    #expect(!desk.model.isInspectorShown(in: desk.surroundings) && desk.model.trail == [a, b])
    _ = desk.turn(into: AppDesk.pad)
    #expect(desk.model.isInspectorShown(in: desk.surroundings))
    desk.tell(.inspect(true), .go(to: .notes, trail: []))
    #expect(desk.model.isInspectorShown(in: AppDesk.pad) && !desk.model.isInspectorShown(in: AppDesk.phone))
    desk.tell(.inspectorReported(isShown: false))
    #expect(!desk.model.isInspectorShown(in: AppDesk.pad))
    desk.tell(.inspect(true), .signOut)
    #expect(!desk.model.isInspectorShown(in: AppDesk.pad))
  }

  @Test("the title belongs to the view in front: the cover's, else the trail's, else the section's own")
  func titles() {
    var desk = AppDesk()
    func title() -> String? {
      desk.model.title(desk.settings, ofSection: { "\($0)" }, ofView: { "\($0)" })
    }
    #expect(title() == "mail")
    desk.tell(.open(a))
    #expect(title() == "message(1)")
    desk.tell(.cover(c))
    #expect(title() == "attachment(3)")
    desk.tell(.choose(.home))
    #expect(title() == "home")
    desk.settings.layout = { _ in .alone }
    desk.tell(.choose(.mail))
    #expect(title() == "mail", "what has no place is not in front")
    desk = AppDesk(start: nil)
    #expect(title() == nil)
  }
}
