import DesignViews
import HeadlessUI
import MailboxViews
import SplitDesigns
import SplitFuzz
import SplitModel
import Testing

/// Views show what their models show, whatever is assumed of the platform.
@Suite @MainActor struct AssumptionTests {
  nonisolated static let pairs = [
    "lazysplit/head": "lazysplit-views", "lazysplit/clean": "lazysplit-views/fixed",
    "lazysplit/1.7-without-bar-item-traps": "lazysplit-views/1.7",
    "sidebar-columns/seed": "sidebar-columns-views", "sidebar-columns/head": "sidebar-columns-views/head",
    "sidebar-columns/clean": "sidebar-columns-views/fixed", "composable-split/head": "composable-split-views",
    "composable-split/clean": "composable-split-views/fixed", "navigator/clean": "navigator-views/fixed",
    "navigator/seed-without-forces-lookup": "navigator-views",
    "navigation-view-kit/head": "navigation-view-kit-views",
    "navigation-view-kit/clean": "navigation-view-kit-views/fixed",
    "navigation-view-kit/head-fixed": "navigation-view-kit-views/columns",
    "navigation-view-kit/clean-fixed": "navigation-view-kit-views/fixed-columns",
    "split-navigator/shipped": "mailbox-named",
  ]

  /// All views, surveyed once.
  private static let views = Result { try (DesignApps.all + [namedMailbox()]).map { try $0.system() } }

  /// Settings among which each value of each assumption occurs, in company that differs.
  private var mixtures: [SystemSettings] {
    (0..<4).map { mixture in
      SystemSettings(
        assumptions: Assumptions.table.enumerated().compactMap { position, assumption in
          let value = (mixture + position) % assumption.values.count
          return .init(assumption.name, assumption.values[value])
        })
    } + FuzzSystem.splitProfiles.map(\.settings)
      + ["ghost-pop", "pop-writes-at-start"].map { SystemSettings(quirks: [$0]) }
  }

  @Test(arguments: pairs.keys.sorted()) func viewsEqualTheirModel(_ name: String) async throws {
    let model = try #require((SplitSystems.all + SplitSystems.repaired).first { $0.name == name })
    let own = try #require(try Self.views.get().first { $0.name == Self.pairs[name] })
    for (number, var settings) in mixtures.enumerated() {
      // What a page offers is known under HeadlessUI once its value is on the path; this page is the only one that takes
      // taps before.
      if name == "split-navigator/shipped" { settings.assumptions.removeAll { $0.name == "link-appends" } }
      try await model.against(own).test(seed: UInt64(number), runs: 1, settings: settings)
    }
  }
}
