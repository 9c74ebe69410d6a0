import FuzzEngine
import SplitFuzz
import SplitModel

extension SidebarColumns {
  enum Flaw: CaseIterable {
    case forgetsClearing, restoresOnAppear, keepsItem, plainRows, olderLinks, replacesPlaceholder, keepsTitle,
      freezesLayout, forcesGames, losesHighlight, storesForApp, clearsBoth, refusesClearing
  }

  typealias Flaws = FlawSet<Flaw>

  static let flawTable = FlawTable<Flaw>(
    "sidebar-columns", "the sidebar example, and ",
    """
    forgetsClearing P133: clearing the item is not stored
      breaks dismissed.stays-dismissed returns on iphone-15 portrait at games (S-02; G17)
    restoresOnAppear F40: what was stored is restored at every appearance
      breaks reappear.no-change differs claimed 4 in seed on ipad-13 landscape (S-03)
    keepsItem F38: choosing another category keeps the item
      breaks selection.consistent wrong-item claimed 2 in head on ipad-13 landscape at games (S-01; seed 001, problem
      5)
    plainRows: rows are plain views with a tap gesture, which show no column on a phone
    olderLinks F42: rows of the sidebar are links with a tag
      breaks selection.consistent mismatch after call claimed 1 in link on iphone-15 portrait (S-04; seed 001,
      problem 2)
    replacesPlaceholder F44: the first tap replaces the first content view
      breaks selection.reselect rebuilt claimed 1 on ipad-13 landscape at games (S-06; seed 001, problem 3)
    keepsTitle F45: the detail's placeholder has no title, so the last one stays
      breaks title.matches-view wrong-title claimed 2 on ipad-13 landscape at games (S-07; seed 001, problem 6)
    freezesLayout F46: the size class is copied once and decides what rows are
      breaks environment.fresh stale-size-class claimed 1 in head on iphone-15-pro-max portrait (S-09; seed 001,
      finding 4)
    losesHighlight F85: going back clears the category, and its list stays
      breaks selection.consistent mismatch claimed 2 on iphone-15-pro-max portrait at games (S-08; seed 001, finding
      1)
    clearsBoth P117: an item that is taken back takes its category along
      breaks back.one-level too-many on iphone-15 portrait at games
    refusesClearing P118: an item that the platform takes back is kept
      breaks back.one-level too-few on iphone-15 portrait at games
    forcesGames: the storage cannot say that nothing is chosen (S-12)
    storesForApp P92: what is chosen is stored for the app and not for each window
      breaks isolation other-window windowed (seed 001)
    F39: clearing the item is not stored
      breaks relaunch.restores-place wrong-place claimed 4 in seed on ipad-13 landscape (S-02)
    F43: a hidden sidebar drops what code chooses
      breaks request.not-lost lost claimed 1 in link on iphone-15-pro-max landscape (S-05; seed 001, problem 2)
    """
  ) { SplitApp(SidebarColumns(flaws: $0)) }

  /// The first version (`3ea8e79`, 2021-05-20), which the seed document describes.
  static let seed = SidebarColumns(flaws: [.forgetsClearing, .restoresOnAppear, .plainRows, .forcesGames])
  /// The examples that the document argues against: columns driven by links.
  static let link = SidebarColumns(flaws: [.olderLinks, .keepsItem, .replacesPlaceholder, .keepsTitle])
  /// The newest version (`95a1c04`, 2021-08-06).
  static let head = SidebarColumns(flaws: [.keepsItem, .freezesLayout])
  static let clean = SidebarColumns(flaws: [])

  static let systems: [FuzzSystem] = [
    FuzzSystem(
      "sidebar-columns/head", head, "the sidebar example, the newest version (2021-08-06), with its bugs",
      seededFaults: seededFaults),
    FuzzSystem(
      "sidebar-columns/seed", seed,
      "the sidebar example's first version (2021-05-20), the one its document describes, with its bugs",
      seededFaults: seededFaults),
    FuzzSystem(
      "sidebar-columns/link", link,
      "the sidebar example with columns driven by links, as its document argues against",
      seededFaults: seededFaults),
    FuzzSystem(
      "sidebar-columns/clean", clean, "the sidebar example with lists and nothing wrong",
      seededFaults: seededFaults),
  ]

  private static let seededFaults = [
    flawTable.seededFault(.keepsItem, finds: "selection.consistent"),
    flawTable.seededFault(.forgetsClearing, finds: "relaunch.restores-place"),
    flawTable.seededFault(.restoresOnAppear, and: .forgetsClearing, finds: "reappear.no-change"),
  ]
}
