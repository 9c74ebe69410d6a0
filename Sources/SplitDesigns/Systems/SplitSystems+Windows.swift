import FuzzEngine
import SplitFuzz
import SplitModel

/// Designs in two windows.
extension SplitSystems {
  static let windows: [FuzzSystem] = [
    inTwoWindows(
      "lazysplit/windows", LazySplit.head, "LazySplit, the newest version, in two windows, with its bugs",
      isListed: true),
    inTwoWindows("lazysplit/clean-windows", LazySplit.clean, "LazySplit in two windows, with nothing wrong"),
    inTwoWindows(
      "lazysplit/shares-service", LazySplit(flaws: .sharesService),
      "LazySplit in two windows that listen to one service"),
    inTwoWindows(
      "navigator/clean-windows", Navigator.clean,
      "Navigator in two windows, each with its own, nothing wrong"),
    inTwoWindows(
      "navigator/shares-navigator", Navigator(flaws: .sharesNavigator),
      "Navigator in two windows that share it"),
    inTwoWindows(
      "navigator/restarts-others", Navigator(flaws: .restartsOthers),
      "Navigator in two windows, where one that is opened sends the other to its root"),
    inTwoWindows(
      "sidebar-columns/clean-windows", SidebarColumns.clean,
      "the sidebar example in two windows, which store what is chosen for each scene, with nothing wrong"),
    inTwoWindows(
      "sidebar-columns/stores-for-app", SidebarColumns(flaws: .storesForApp),
      "the sidebar example in two windows, which store what is chosen for the whole app"),
    inTwoWindows(
      "composable-split/clean-windows", ComposableSplit.clean,
      "the composable split in two windows, each with its own store on one client, with nothing wrong"),
    inTwoWindows(
      "composable-split/shares-store", ComposableSplit(flaws: .sharesStore),
      "the composable split in two windows on one store"),
  ]

  static let windowPlants = [
    plant("shares-service", LazySplit(flaws: .sharesService), finds: "isolation", hasSecondWindow: true)
  ]

  private static func inTwoWindows(
    _ name: String, _ app: some NavigationDesign, _ summary: String, isListed: Bool? = nil
  ) -> FuzzSystem {
    design(
      name, app, summary, plants: windowPlants, isListed: isListed ?? name.hasSuffix("/clean-windows"),
      hasSecondWindow: true)
  }
}
