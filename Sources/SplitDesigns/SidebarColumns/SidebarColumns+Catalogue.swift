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
    [
      .init(
        .forgetsClearing, "clearing the item is not stored", "P133", source: "S-02; G17",
        on: "iphone-15 portrait", at: "games", breaks: "dismissed.stays-dismissed returns"),
      .init(
        .restoresOnAppear, "what was stored is restored at every appearance", "F40", source: "S-03",
        in: "seed", on: "ipad-13 landscape", breaks: "reappear.no-change differs", claimed: 4),
      .init(
        .keepsItem, "choosing another category keeps the item", "F38", source: "S-01; seed 001, problem 5",
        in: "head", on: "ipad-13 landscape", at: "games", breaks: "selection.consistent wrong-item",
        claimed: 2),
      .init(.plainRows, "rows are plain views with a tap gesture, which show no column on a phone"),
      .init(
        .olderLinks, "rows of the sidebar are links with a tag", "F42", source: "S-04; seed 001, problem 2",
        in: "link", on: "iphone-15 portrait", breaks: "selection.consistent mismatch", after: "call",
        claimed: 1),
      .init(
        .replacesPlaceholder, "the first tap replaces the first content view", "F44",
        source: "S-06; seed 001, problem 3", on: "ipad-13 landscape", at: "games",
        breaks: "selection.reselect rebuilt", claimed: 1),
      .init(
        .keepsTitle, "the detail's placeholder has no title, so the last one stays", "F45",
        source: "S-07; seed 001, problem 6", on: "ipad-13 landscape", at: "games",
        breaks: "title.matches-view wrong-title", claimed: 2),
      .init(
        .freezesLayout, "the size class is copied once and decides what rows are", "F46",
        source: "S-09; seed 001, finding 4", in: "head", on: "iphone-15-pro-max portrait",
        breaks: "environment.fresh stale-size-class", claimed: 1),
      .init(
        .losesHighlight, "going back clears the category, and its list stays", "F85",
        source: "S-08; seed 001, finding 1", on: "iphone-15-pro-max portrait", at: "games",
        breaks: "selection.consistent mismatch", claimed: 2),
      .init(
        .clearsBoth, "an item that is taken back takes its category along", "P117", on: "iphone-15 portrait",
        at: "games", breaks: "back.one-level too-many"),
      .init(
        .refusesClearing, "an item that the platform takes back is kept", "P118", on: "iphone-15 portrait",
        at: "games", breaks: "back.one-level too-few"),
      .init(.forcesGames, "the storage cannot say that nothing is chosen (S-12)"),
      .init(
        .storesForApp, "what is chosen is stored for the app and not for each window", "P92",
        source: "seed 001", breaks: "isolation other-window", inTwoWindows: true),
    ]
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

  /// Faults of its versions besides those in the table.
  static let faults: [Fault] = [
    Fault(
      "F39", "clearing the item is not stored", source: "S-02", in: "sidebar-columns/seed",
      on: "ipad-13 landscape", breaks: "relaunch.restores-place wrong-place", claimed: 4),
    Fault(
      "F43", "a hidden sidebar drops what code chooses", source: "S-05; seed 001, problem 2",
      in: "sidebar-columns/link", on: "iphone-15-pro-max landscape", breaks: "request.not-lost lost",
      claimed: 1),
  ]
}
