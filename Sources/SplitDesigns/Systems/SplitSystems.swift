import FuzzEngine
import SplitFuzz
import SplitModel

/// The published designs, as systems that the command line offers.
public enum SplitSystems {
  /// Every system, in the order of `list systems`; behind them, unlisted, each flaw planted alone.
  public static let all: [FuzzSystem] =
    (published + lazySplitFlaws + sidebarColumnsFlaws + navigatorFlaws + navigationViewKitFlaws
    + composableSplitFlaws + splitNavigatorFlaws + plain + windows.filter { !$0.isListed }).map {
      $0.written(as: "SplitSystems.named(\"\($0.name)\")")
    }

  /// The system with a name, or with an alias.
  ///
  /// - Throws: `CommandError` with the nearest name that there is.
  public static func named(_ name: String) throws(CommandError) -> FuzzSystem {
    try SystemCatalog(all).find(name)
  }

  private static let published: [FuzzSystem] =
    [
      lazySplit("head", .head, "LazySplit, the newest version (2024-08-15), with its bugs"),
      lazySplit(
        "1.7", .version17, "LazySplit 1.7 (2024-07-22), requests that may name their place, with its bugs"),
      lazySplit(
        "1.6.9", .version169, "LazySplit 1.6.9 (2024-07-02), requests without a memory, with its bugs"),
      lazySplit(
        "1.6", .version16, "LazySplit 1.6 (2024-06-30), the version its document describes, with its bugs"),
      lazySplit(
        "1.5", .version15, "LazySplit 1.5 (2024-06-23), which repairs its copies on appearance, with its bugs"
      ),
      lazySplit(
        "1.4", .version14, "LazySplit 1.4 (2024-06-20), the detail's own root and path, with its bugs"),
      lazySplit(
        "1.4-invex", .invex, "LazySplit 1.4 in its author's app, whose views take themselves off when done"),
      lazySplit("1.3", .version13, "LazySplit 1.3 (before 2024-06-14), a service with copies, with its bugs"),
      lazySplit("1.2", .version12, "LazySplit 1.2 (2024-06-09), links into the column, with its bugs"),
      lazySplit("clean", .clean, "LazySplit's newest code with nothing wrong"),
    ] + ancestors + sidebarColumns + navigator + navigationViewKit + composableSplit + splitNavigator
    + windows.filter(\.isListed)

  private static func lazySplit(_ version: String, _ lazySplit: LazySplit, _ summary: String) -> FuzzSystem {
    design("lazysplit/\(version)", lazySplit, summary, plants: plants)
  }

  /// LazySplit's newest code with one thing wrong, `lazysplit/FLAW`, or with two that only together break a rule,
  /// `lazysplit/FLAW+FLAW`.
  private static let lazySplitFlaws =
    LazySplitFlaws.table.map { planted($0.name, $0.flaw, $0.summary) } + [
      pair("push-opens-menu", "menu-cannot-be-dismissed"),
      pair("stays-open-on-push", "menu-cannot-be-dismissed"),
    ]

  private static func pair(_ first: String, _ second: String) -> FuzzSystem {
    let both = LazySplitFlaws.table.filter { $0.name == first || $0.name == second }
    return planted(
      "\(first)+\(second)", LazySplitFlaws(both.map(\.flaw)),
      both.map(\.summary).joined(separator: ", and "))
  }

  private static func planted(_ name: String, _ flaws: LazySplitFlaws, _ summary: String) -> FuzzSystem {
    design(
      "lazysplit/\(name)", LazySplit(flaws: flaws), "LazySplit's newest code, and \(summary)",
      isListed: false)
  }

  /// Flaws planted in an otherwise clean design, one for each of three kinds of rule.
  static let plants: [Plant] = [
    plant(
      "lets-bindings-drift", LazySplit(flaws: .letsBindingsDrift), finds: "sidebar.stays-dismissed"),
    plant("pops-two", LazySplit(flaws: .popsTwo), finds: "back.one-level"),
    plant(
      "menu-cannot-be-dismissed", LazySplit(flaws: .menuCannotBeDismissed),
      finds: "sidebar.one-toggle"),
  ]

  /// A design as a system; the newest version answers to the plain name too.
  static func design(
    _ name: String, _ design: some NavigationDesign, _ summary: String, plants: [Plant] = [],
    isListed: Bool = true, hasSecondWindow: Bool = false
  ) -> FuzzSystem {
    let parts = name.split(separator: "/")
    let app = SplitApp(design)
    return FuzzSystem(
      name: name, aliases: parts.last == "head" ? [String(parts[0])] : [], summary: summary,
      quirks: FuzzSystem.splitQuirks, assumptions: FuzzSystem.splitAssumptions,
      profiles: FuzzSystem.splitProfiles, isListed: isListed, reference: SplitProof.reference, wording: .app
    ) { settings in
      var configured =
        hasSecondWindow
        ? ConfiguredSystem(
          FuzzTarget(name, app: app, settings: settings, hasSecondWindow: true, plants: plants))
        : ConfiguredSystem(FuzzTarget(name, flat: app, settings: settings, plants: plants))
      configured.recording = {
        ConfiguredSystem(
          FuzzTarget(
            name, app: app, settings: settings, hasSecondWindow: hasSecondWindow, recordsEvents: true))
      }
      return configured
    }
  }

  /// A design with a flaw, for the self-check.
  static func plant(
    _ name: String, _ design: some NavigationDesign, finds rule: String, hasSecondWindow: Bool = false
  ) -> Plant {
    hasSecondWindow
      ? Plant(name, rule: rule, in: FuzzTarget(name, app: SplitApp(design), hasSecondWindow: true))
      : Plant(name, rule: rule, in: FuzzTarget(name, flat: SplitApp(design)))
  }
}
