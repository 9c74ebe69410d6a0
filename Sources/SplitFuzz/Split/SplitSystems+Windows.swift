internal import SplitModel

/// Designs in two windows.
extension SplitSystems {
  static let windows: [FuzzSystem] =
    [
      inTwoWindows(
        "lazysplit/windows", LazySplit.head, "LazySplit, the newest version, in two windows, with its bugs"),
      inTwoWindows(
        "lazysplit/clean-windows", LazySplit.clean, "LazySplit in two windows, with nothing wrong"),
      inTwoWindows(
        "lazysplit/shares-service", LazySplit(flaws: .sharesService),
        "LazySplit in two windows that listen to one service", isListed: false),
    ]
    + otherWindows.map { name, design, summary in
      inTwoWindows(name, design, summary, isListed: name.hasSuffix("/clean-windows"))
    }

  // Of types that are known only at run time: compiling the engine for each costs more than it gives.
  private static let otherWindows: [(String, any WindowedDesign, String)] = [
    (
      "navigator/clean-windows", Navigator.clean, "Navigator in two windows, each with its own, nothing wrong"
    ),
    (
      "navigator/shares-navigator", Navigator(flaws: .sharesNavigator),
      "Navigator in two windows that share it"
    ),
    (
      "navigator/restarts-others", Navigator(flaws: .restartsOthers),
      "Navigator in two windows, where one that is opened sends the other to its root"
    ),
    (
      "sidebar-columns/clean-windows", SidebarColumns.clean,
      "the sidebar example in two windows, which store what is chosen for each scene, with nothing wrong"
    ),
    (
      "sidebar-columns/stores-for-app", SidebarColumns(flaws: .storesForApp),
      "the sidebar example in two windows, which store what is chosen for the whole app"
    ),
    (
      "composable-split/clean-windows", ComposableSplit.clean,
      "the composable split in two windows, each with its own store on one client, with nothing wrong"
    ),
    (
      "composable-split/shares-store", ComposableSplit(flaws: .sharesStore),
      "the composable split in two windows on one store"
    ),
  ]

  static let windowPlants = [
    Plant(
      "shares-service", rule: "isolation",
      in: FuzzTarget("shares-service", windows: LazySplit(flaws: .sharesService)))
  ]

  /// A design in two windows as a system.
  private static func inTwoWindows<Design: WindowedDesign>(
    _ name: String, _ design: Design, _ summary: String, isListed: Bool = true
  ) -> FuzzSystem {
    FuzzSystem(
      name: name, summary: summary, quirks: FuzzSystem.splitQuirks,
      assumptions: FuzzSystem.splitAssumptions, profiles: FuzzSystem.splitProfiles, isListed: isListed,
      reference: SplitProof.reference, wording: .app
    ) { settings in
      ConfiguredSystem(FuzzTarget(name, windows: design, settings: settings, plants: windowPlants))
    }
  }
}
