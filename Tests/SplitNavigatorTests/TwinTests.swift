import FuzzEngine
import Testing

@testable import SplitDesigns
@testable import SplitModel
@testable import SplitNavigator

/// The same logic on an app's types and on the flat ones that exploration uses.
@Suite("SplitNavigator: two kinds of storage")
struct TwinTests {
  private typealias Flat = NavigatorState<FlatValues>

  private static let rows: [AppDesk.Row] = [.mail, .notes, .home]
  private static let pages: [AppDesk.Page] = [.message(1), .attachment(1)]
  private static let covers: [AppDesk.Cover] = [.compose, .asksToDelete(.message(1))]

  private static func view(_ index: Int) -> ShownView { .destination(Destination(UInt8(index))) }
  private static func sheet(_ index: Int) -> ShownView { .destination(Destination(UInt8(2 + index))) }

  /// What the paths said when both were looked at last, which may be a while ago.
  private struct Shown {
    var app: [AppDesk.Model.ShownPath]
    var flat: [Flat.ShownPath]

    init(_ desk: AppDesk, _ navigator: Flat, _ settings: Flat.Settings) {
      app = [desk.model.coverPath] + (desk.model.path(desk.settings).map { [$0] } ?? [])
      flat = [navigator.coverPath] + (navigator.path(settings).map { [$0] } ?? [])
    }

    /// What is written over the cover's path, or the section's.
    func write(_ stack: Int, kept: Int, _ page: AppDesk.Page?) -> (AppDesk.Model.Event, Flat.Event)? {
      guard stack < app.count, stack < flat.count else { return nil }
      let path = Array(app[stack].views.prefix(kept)) + (page.map { [$0] } ?? [])
      return (.pathReported(path, over: app[stack]), .pathReported(TwinTests.flat(path), over: flat[stack]))
    }
  }

  /// One event for both.
  private static func draw(_ walk: inout SeededRandom, _ shown: Shown) -> (AppDesk.Model.Event, Flat.Event) {
    let (row, page, count) = (walk.below(3), walk.below(2), walk.below(3))
    let section = SidebarSection(UInt8(row))
    let added = Array(repeating: pages[page], count: walk.below(2))
    let flatAdded = ViewPath(repeating: view(page), count: added.count)
    let surroundings = NavigatorSurroundings(isCompact: walk.below(2) == 0, isLandscape: walk.below(2) == 0)
    let isOn = walk.below(2) == 0
    switch walk.below(32) {
    case 0: return (.toggleSidebar, .toggleSidebar)
    case 1: return (.showSidebar, .showSidebar)
    case 2: return (.hideSidebar, .hideSidebar)
    case 3, 4: return (.choose(rows[row]), .choose(section))
    case 5: return (.open(pages[page]), .open(view(page)))
    case 6, 7: return (.push(pages[page]), .push(view(page)))
    case 8: return (.cover(pages[page]), .cover(view(page)))
    case 9: return (.pop, .pop)
    case 10: return (.popToRoot, .popToRoot)
    case 11: return (.popTo(pages[page]), .popTo(view(page)))
    case 12: return (.go(to: rows[row], trail: added), .go(to: section, trail: flatAdded))
    case 13: return (.present(covers[page]), .present(sheet(page)))
    case 14: return (.dismiss, .dismiss)
    case 15: return (.remove(pages[page]), .remove(view(page)))
    case 16:
      return count == 0 ? (.signOut, .signOut) : (.complete(ViewClaim()), .complete(WorkClaim(1)))
    case 17: return (.surroundingsChanged(from: surroundings), .surroundingsChanged(from: surroundings))
    case 18: return (.sidebarReported(isShown: isOn), .sidebarReported(isShown: isOn))
    case 19: return (.columnReported(isSidebar: isOn), .columnReported(isSidebar: isOn))
    case 20: return (.innerColumnReported(isSection: isOn), .innerColumnReported(isSection: isOn))
    case 21, 22:
      return shown.write(walk.below(2), kept: count, added.first) ?? (.pop, .pop)
    case 23: return (.pushOn(rows[row], pages[page]), .pushOn(section, view(page)))
    case 24: return (.popToRootOf(rows[row]), .popToRootOf(section))
    case 25: return (.appeared, .appeared)
    case 26: return (.focus(isOn), .focus(isOn))
    case 27: return (.inspect(isOn), .inspect(isOn))
    case 28: return (.restyle(isOn ? .balanced : .automatic), .restyle(isOn ? .balanced : .automatic))
    case 29: return (.innerVisibilityReported(isShown: isOn), .innerVisibilityReported(isShown: isOn))
    case 30: return (.sidebarReported(isShown: nil), .sidebarReported(isShown: nil))
    default:
      return isOn
        ? (.selectionReported(nil), .selectionReported(nil))
        : (.dismissalReported(covers[page]), .dismissalReported(sheet(page)))
    }
  }

  private static func flat(_ trail: [AppDesk.Page]) -> ViewPath {
    ViewPath(trail.map { view(pages.firstIndex(of: $0) ?? 9) })
  }

  @Test(
    "both say and hold the same over 20,000 random events, under sets of options that each is in",
    arguments: 0..<16)
  func together(_ seed: Int) throws {
    var walk = SeededRandom(seed: UInt64(seed))
    let own: UInt16 = seed < 11 ? 1 << UInt16(seed) : 0
    let options = NavigatorOptions(rawValue: UInt16(walk.below(2_048)) | own)
    var desk = AppDesk(options: options, start: seed % 2 == 0 ? .mail : nil)
    let settings = Flat.Settings(
      options: options, start: seed % 2 == 0 ? SidebarSection(0) : nil,
      layout: { SplitNavigatorDesign.layout(of: $0) })
    var flat = Flat(settings)
    var shown = Shown(desk, flat, settings)
    for step in 0..<1_250 {
      if walk.below(2) == 0 { shown = Shown(desk, flat, settings) }
      let (event, flatEvent) = Self.draw(&walk, shown)
      desk.surroundings = NavigatorSurroundings(
        isCompact: walk.below(2) == 0, isLandscape: walk.below(2) == 0)
      if walk.below(8) == 0, let place = desk.model.front(desk.settings) {
        #expect(flat.front(settings)?.level == place.level)
        let claim = desk.model.claimFront(desk.settings)
        let flatClaim = flat.claimFront(settings)
        for _ in 0..<walk.below(3) {
          let (event, flatEvent) = Self.draw(&walk, shown)
          desk.tell(event)
          _ = flat.handle(flatEvent, settings, in: desk.surroundings)
        }
        if let claim, let flatClaim {
          #expect(
            desk.tell(.complete(claim))
              == flat.handle(.complete(flatClaim), settings, in: desk.surroundings), "step \(step)")
        }
      }
      let said = desk.tell(event)
      let flatSaid = flat.handle(flatEvent, settings, in: desk.surroundings)
      #expect(said == flatSaid, "step \(step): \(event)")
      #expect(desk.model.section.flatMap(Self.rows.firstIndex) == flat.section.map { Int($0.index) })
      for (index, row) in Self.rows.enumerated() {
        #expect(Self.flat(desk.model.trail(of: row)) == flat.trail(of: SidebarSection(UInt8(index))))
      }
      #expect(
        Self.flat(desk.model.cover) == flat.cover && desk.isOpen == flat.isSidebarOpen(in: desk.surroundings))
      #expect(desk.model.isSectionShown == flat.isSectionShown && desk.model.splitStyle == flat.splitStyle)
      #expect(
        desk.model.isInspectorShown(in: desk.surroundings) == flat.isInspectorShown(in: desk.surroundings))
      #expect((desk.model.sheet == nil) == (flat.sheet == nil))
      // What is bounded in one storage is not in the other.
      if desk.model.cover.count > 5 || Self.rows.contains(where: { desk.model.trail(of: $0).count > 5 }) {
        desk.tell(.signOut)
        _ = flat.handle(.signOut, settings, in: desk.surroundings)
      }
    }
  }
}
