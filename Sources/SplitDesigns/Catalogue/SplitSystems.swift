import FuzzEngine
import SplitFuzz
import SplitModel

/// The published designs, as systems that the command line offers.
public enum SplitSystems {
  /// Every system, in the order of `list systems`; after them, unlisted, each flaw seeded alone.
  public static let all = offered.filter { !$0.name.contains(repair) }

  /// Each version with bugs, without one of them, as `VERSION-without-FLAW`; unlisted.
  public static let repaired = offered.filter { $0.name.contains(repair) }

  fileprivate static let repair = "-without-"

  private static let offered: [FuzzSystem] =
    (LazySplit.systems + InvexLazySplit.systems + LazySplitAncestor.systems + SidebarColumns.systems
    + Navigator.systems + NavigationViewKit.systems + ComposableSplit.systems + SplitNavigatorDesign.systems
    + ShippedNavigator.systems
    + windows + LazySplit.flawTable.systems + SidebarColumns.flawTable.systems + Navigator.flawTable.systems
    + NavigationViewKit.flawTable.systems + ComposableSplit.flawTable.systems
    + SplitNavigatorDesign.flawTable.systems + PlainColumns.systems
    + PlainColumns.flawTable.systems).map { $0.written(as: "SplitSystems.named(\"\($0.name)\")") }

  /// The system with a name, or with an alias.
  ///
  /// - Throws: `CommandError` with the nearest name that there is.
  public static func named(_ name: String) throws(CommandError) -> FuzzSystem {
    try SystemCatalog(all).find(name)
  }

  private static let windows = [
    (
      "lazysplit/windows", SplitApp(LazySplit.head),
      "LazySplit, the newest version, in two windows, with its bugs"
    ),
    ("lazysplit/clean-windows", SplitApp(LazySplit.clean), "LazySplit in two windows, with nothing wrong"),
    (
      "navigator/clean-windows", SplitApp(Navigator.clean),
      "Navigator in two windows, each with its own, nothing wrong"
    ),
    (
      "sidebar-columns/clean-windows", SplitApp(SidebarColumns.clean),
      "the sidebar example in two windows, which store what is chosen for each scene, with nothing wrong"
    ),
    (
      "composable-split/clean-windows", SplitApp(ComposableSplit.clean),
      "the composable split in two windows, each with its own store on one client, with nothing wrong"
    ),
  ].map {
    FuzzSystem(
      $0, $1, $2, seededFaults: [LazySplit.flawTable.seededFault(.sharesService, finds: "isolation")],
      hasSecondWindow: true)
  }
}

extension FuzzSystem {
  /// The versions of a design, each by its name and, behind a colon, its summary.
  static func versions(
    _ family: String, isListed: Bool = true, seededFaults: [SeededFault]? = nil,
    _ versions: KeyValuePairs<String, some NavigationDesign>
  ) -> [FuzzSystem] {
    versions.map { version, design in
      let texts = version.split(separator: ": ", maxSplits: 1)
      return FuzzSystem(
        "\(family)/\(texts[0])", SplitApp(design), String(texts[1]),
        seededFaults: seededFaults ?? (isListed ? LazySplit.seededFaults : []), isListed: isListed)
    }
  }

  /// The versions of a design with bugs, and each without one of them.
  static func versions<Design: FlawedDesign>(
    _ family: String, seededFaults: [SeededFault]? = nil, _ versions: KeyValuePairs<String, Design>
  ) -> [FuzzSystem] {
    Self.versions(family, isListed: true, seededFaults: seededFaults, versions)
      + versions.flatMap { version, design in
        Design.Flaw.allCases.filter(design.flaws.contains).map { flaw in
          var repaired = design
          repaired.flaws = design.flaws.subtracting(FlawSet([flaw]))
          let name = "\(family)/\(version.prefix { $0 != ":" })\(SplitSystems.repair)\("\(flaw)".kebab)"
          return FuzzSystem(name, SplitApp(repaired), "\(version) but one", isListed: false)
        }
      }
  }

  /// Offers an app; the newest version has the plain name too.
  init(
    _ name: String, _ app: SplitApp, _ summary: String, seededFaults: [SeededFault] = [],
    isListed: Bool = true, hasSecondWindow: Bool = false
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
