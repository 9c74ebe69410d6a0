import FuzzEngine
import SplitFuzz
import SplitModel
import SplitNavigator

/// The design that keeps every rule.
extension SplitSystems {
  static let splitNavigator: [FuzzSystem] = [
    design(
      "split-navigator/head", SplitNavigatorDesign.standard,
      "SplitNavigator: sections of three layouts, a place for each, one owner of where the app is",
      plants: plants),
    design(
      "split-navigator/lists", SplitNavigatorDesign(rows: .list),
      "SplitNavigator under a sidebar whose list writes the selection", plants: plants),
    design(
      "split-navigator/unchosen",
      SplitNavigatorDesign(options: [.standard, .choiceResets], startsAtSection: false),
      "SplitNavigator, with nothing chosen at first, and each section shown at its root when it is chosen",
      plants: plants),
    design(
      "split-navigator/columns", SplitNavigatorDesign(features: .movesColumns),
      "SplitNavigator, which focuses on the detail, changes its style, and has an inspector", plants: plants),
    design(
      "split-navigator/guarded",
      SplitNavigatorDesign(
        options: [.standard, .tipsOnce, .startsWithSidebar], features: .guardsSidebar),
      "SplitNavigator, which forbids the sidebar while something is edited", plants: plants),
    design(
      "split-navigator/fixed", SplitNavigatorDesign(options: [.standard, .sidebarStays]),
      "SplitNavigator, whose sidebar cannot be hidden while the columns are apart", plants: plants),
    design(
      "split-navigator/named",
      SplitNavigatorDesign(options: [.standard, .uniqueViews], features: .namesSections),
      "SplitNavigator, which pushes and pops in any section by its name, each view once", plants: plants),
    design(
      "split-navigator/sliding", SplitNavigatorDesign(features: .slidesColumns),
      "SplitNavigator, whose columns slide in one section", plants: plants),
    design(
      "split-navigator/linked", SplitNavigatorDesign(features: .linksByValue),
      "SplitNavigator in an app with links of SwiftUI's own, which lengthen a path by themselves",
      plants: plants),
    design(
      "split-navigator/plain", SplitNavigatorDesign(options: []),
      "SplitNavigator with no policy at all: nothing closes or goes to its root by itself", plants: plants),
    design(
      "split-navigator/cleared",
      SplitNavigatorDesign(
        options: [.backClearsChoice, .choiceResets, .choiceCloses], rows: .list, startsAtSection: false),
      "SplitNavigator under a list: going back clears the choice, and each choice goes to its section's root",
      plants: plants),
  ]

  /// SplitNavigator in an app with one thing wrong, `split-navigator/FLAW`.
  static let splitNavigatorFlaws = SplitNavigatorFlaws.table.map { name, flaw, summary in
    design(
      "split-navigator/\(name)",
      SplitNavigatorDesign(
        options: flaw == .forgetsTip ? [.standard, .tipsOnce] : .standard,
        features: [.focusesNothing, .restylesNothing].contains(flaw) ? .movesColumns : .guardsSidebar,
        flaws: flaw),
      "SplitNavigator, and \(summary)",
      isListed: false)
  }
}
