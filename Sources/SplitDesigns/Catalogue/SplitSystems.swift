import FuzzEngine
import SplitFuzz
import SplitModel

/// The published designs, as systems that the command line offers.
public enum SplitSystems {
  /// Every system, in the order of `list systems`; after them, unlisted, each flaw seeded alone.
  public static let all: [FuzzSystem] =
    (LazySplit.systems + InvexLazySplit.systems + LazySplitAncestor.systems + SidebarColumns.systems
    + Navigator.systems + NavigationViewKit.systems + ComposableSplit.systems + SplitNavigatorDesign.systems
    + windows + LazySplit.flawTable.systems + SidebarColumns.flawTable.systems + Navigator.flawTable.systems
    + NavigationViewKit.flawTable.systems + ComposableSplit.flawTable.systems
    + SplitNavigatorDesign.flawTable.systems + EmptyColumns.systems + PlainColumns.systems
    + PlainColumns.flawTable.systems).map { $0.written(as: "SplitSystems.named(\"\($0.name)\")") }

  /// The system with a name, or with an alias.
  ///
  /// - Throws: `CommandError` with the nearest name that there is.
  public static func named(_ name: String) throws(CommandError) -> FuzzSystem {
    try SystemCatalog(all).find(name)
  }

  /// Designs in two windows.
  private static let windows: [FuzzSystem] = [
    inTwoWindows(
      "lazysplit/windows", SplitApp(LazySplit.head),
      "LazySplit, the newest version, in two windows, with its bugs"),
    inTwoWindows(
      "lazysplit/clean-windows", SplitApp(LazySplit.clean), "LazySplit in two windows, with nothing wrong"),
    inTwoWindows(
      "navigator/clean-windows", SplitApp(Navigator.clean),
      "Navigator in two windows, each with its own, nothing wrong"),
    inTwoWindows(
      "sidebar-columns/clean-windows", SplitApp(SidebarColumns.clean),
      "the sidebar example in two windows, which store what is chosen for each scene, with nothing wrong"),
    inTwoWindows(
      "composable-split/clean-windows", SplitApp(ComposableSplit.clean),
      "the composable split in two windows, each with its own store on one client, with nothing wrong"),
  ]

  private static func inTwoWindows(_ name: String, _ app: SplitApp, _ summary: String) -> FuzzSystem {
    FuzzSystem(
      name, app, summary, seededFaults: [LazySplit.flawTable.seededFault(.sharesService, finds: "isolation")],
      hasSecondWindow: true)
  }
}

extension FuzzSystem {
  /// Offers a design; the newest version has the plain name too.
  convenience init(
    _ name: String, _ design: some NavigationDesign, _ summary: String, seededFaults: [SeededFault]? = nil,
    isListed: Bool = true
  ) {
    let seededFaults = seededFaults ?? (isListed ? LazySplit.seededFaults : [])
    self.init(name, SplitApp(design), summary, seededFaults: seededFaults, isListed: isListed)
  }

  convenience init(
    _ name: String, _ app: SplitApp, _ summary: String, seededFaults: [SeededFault] = [],
    isListed: Bool = true,
    hasSecondWindow: Bool = false
  ) {
    let parts = name.split(separator: "/")
    self.init(
      name: name, aliases: parts.last == "head" ? [String(parts[0])] : [], summary: summary,
      quirks: FuzzSystem.splitQuirks, assumptions: FuzzSystem.splitAssumptions,
      profiles: FuzzSystem.splitProfiles, isListed: isListed, reference: SplitProof.reference, wording: .app
    ) { settings in
      let configured =
        hasSecondWindow
        ? ConfiguredSystem(
          FuzzTarget(name, app: app, settings: settings, hasSecondWindow: true, seededFaults: seededFaults))
        : ConfiguredSystem(FuzzTarget(name, flat: app, settings: settings, seededFaults: seededFaults))
      return configured.recordingEvents {
        ConfiguredSystem(
          FuzzTarget(
            name, app: app, settings: settings, hasSecondWindow: hasSecondWindow, recordsEvents: true))
      }
    }
  }
}
