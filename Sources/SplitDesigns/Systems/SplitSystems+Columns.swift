import FuzzEngine
import SplitFuzz
import SplitModel

/// The designs with three columns.
extension SplitSystems {
  static let sidebarColumns: [FuzzSystem] = [
    design(
      "sidebar-columns/head", .head as SidebarColumns,
      "the sidebar example, the newest version (2021-08-06), with its bugs", plants: sidebarPlants),
    design(
      "sidebar-columns/seed", .seed as SidebarColumns,
      "the sidebar example's first version (2021-05-20), the one its document describes, with its bugs",
      plants: sidebarPlants),
    design(
      "sidebar-columns/link", .link as SidebarColumns,
      "the sidebar example with columns driven by links, as its document argues against",
      plants: sidebarPlants),
    design(
      "sidebar-columns/clean", .clean as SidebarColumns, "the sidebar example with lists and nothing wrong",
      plants: sidebarPlants),
  ]

  /// The sidebar example with one thing wrong, `sidebar-columns/FLAW`.
  static let sidebarColumnsFlaws = SidebarColumnsFlaws.table.map { name, flaw, summary in
    design(
      "sidebar-columns/\(name)", SidebarColumns(flaws: flaw), "the sidebar example, and \(summary)",
      isListed: false)
  }

  private static let sidebarPlants = [
    plant("keeps-item", SidebarColumns(flaws: .keepsItem), finds: "selection.consistent"),
    plant("forgets-clearing", SidebarColumns(flaws: .forgetsClearing), finds: "relaunch.restores-place"),
    plant(
      "restores-on-appear", SidebarColumns(flaws: [.restoresOnAppear, .forgetsClearing]),
      finds: "reappear.no-change"),
  ]

  static let composableSplit: [FuzzSystem] = [
    design(
      "composable-split/head", .head as ComposableSplit,
      "the composable split, the published version (2023-08-28), with its bugs", plants: composablePlants),
    design(
      "composable-split/clean", .clean as ComposableSplit, "the composable split with nothing wrong",
      plants: composablePlants),
    design(
      "composable-split/clean-asks", ComposableSplit(flaws: [], asks: true),
      "the composable split with nothing wrong, which asks before anything is lost", plants: composablePlants),
  ]

  /// The composable split with one thing wrong, `composable-split/FLAW`.
  static let composableSplitFlaws =
    ComposableSplitFlaws.table.map { name, flaw, summary in
      design(
        "composable-split/\(name)", ComposableSplit(flaws: flaw), "the composable split, and \(summary)",
        isListed: false)
    }
    + ComposableSplitFlaws.asking.map { name, flaw, summary in
      design(
        "composable-split/\(name)", ComposableSplit(flaws: flaw, asks: true),
        "the composable split, which asks, and \(summary)", isListed: false)
    }

  private static let composablePlants = [
    plant("keeps-deleted-details", ComposableSplit(flaws: .keepsDeletedDetails), finds: "deleted.not-shown"),
    plant("tag-clears-details", ComposableSplit(flaws: .tagClearsDetails), finds: "selection.per-section"),
    plant(
      "dismissal-clears-details", ComposableSplit(flaws: .dismissalClearsDetails), finds: "sheet.lifecycle"),
  ]
}
