internal import SplitModel

extension SplitSystems {
  /// NavigationViewKit's newest version and its clean form, each in its three styles.
  static let navigationViewKit: [FuzzSystem] =
    styles.map { style, suffix, told in
      kit(
        "head\(suffix)", NavigationViewKit(flaws: .head, style: style),
        "NavigationViewKit, the newest version (2023-09-06), \(told), with its bugs")
    }
    + styles.map { style, suffix, told in
      kit(
        "clean\(suffix)", NavigationViewKit(flaws: [], style: style),
        "NavigationViewKit's newest code, \(told), with nothing wrong")
    }

  private static let styles: [(NavigationViewKit.Style, String, String)] = [
    (.plain, "", "two columns on iPads"), (.fixed, "-fixed", "two fixed columns"),
    (.tip, "-tip", "two columns and a tip"),
  ]

  /// NavigationViewKit's newest code with one thing wrong, `navigation-view-kit/FLAW`.
  static let navigationViewKitFlaws = NavigationViewKitFlaws.table.map { name, flaw, summary in
    let style: NavigationViewKit.Style =
      flaw == .measuresDevice ? .fixed : flaw == .tipsByDevice || flaw == .tipIsViewState ? .tip : .plain
    return kit(
      name, NavigationViewKit(flaws: flaw, style: style), "NavigationViewKit's newest code, and \(summary)",
      isListed: false)
  }

  private static func kit(
    _ version: String, _ design: NavigationViewKit, _ summary: String, isListed: Bool = true
  ) -> FuzzSystem {
    let name = "navigation-view-kit/\(version)"
    return FuzzSystem(
      name: name, aliases: version == "head" ? ["navigation-view-kit"] : [], summary: summary,
      quirks: FuzzSystem.splitQuirks, assumptions: FuzzSystem.splitAssumptions, isListed: isListed
    ) { settings in
      ConfiguredSystem(FuzzTarget(name, design, settings: settings, plants: plants))
    }
  }
}
