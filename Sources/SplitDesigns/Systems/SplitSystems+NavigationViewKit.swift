import FuzzEngine
import SplitFuzz
import SplitModel

extension SplitSystems {
  /// NavigationViewKit's newest version and its clean form, each in its three styles.
  static let navigationViewKit: [FuzzSystem] =
    styles.map { style, suffix, told in
      design(
        "navigation-view-kit/head\(suffix)", NavigationViewKit(flaws: .head, style: style),
        "NavigationViewKit, the newest version (2023-09-06), \(told), with its bugs", plants: plants)
    }
    + styles.map { style, suffix, told in
      design(
        "navigation-view-kit/clean\(suffix)", NavigationViewKit(flaws: [], style: style),
        "NavigationViewKit's newest code, \(told), with nothing wrong", plants: plants)
    }

  private static let styles: [(NavigationViewKit.Style, String, String)] = [
    (.plain, "", "two columns on iPads"), (.fixed, "-fixed", "two fixed columns"),
    (.tip, "-tip", "two columns and a tip"),
  ]

  /// NavigationViewKit's newest code with one thing wrong, `navigation-view-kit/FLAW`.
  static let navigationViewKitFlaws = NavigationViewKitFlaws.table.map { name, flaw, summary in
    let style: NavigationViewKit.Style =
      flaw == .measuresDevice || flaw == .letsColumnsGo
      ? .fixed : flaw == .tipsByDevice || flaw == .tipIsViewState ? .tip : .plain
    return design(
      "navigation-view-kit/\(name)", NavigationViewKit(flaws: flaw, style: style),
      "NavigationViewKit's newest code, and \(summary)",
      isListed: false)
  }
}
