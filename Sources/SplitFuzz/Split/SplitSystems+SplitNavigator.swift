internal import SplitModel

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
      "split-navigator/unchosen", SplitNavigatorDesign(startsAtSection: false),
      "SplitNavigator, with nothing chosen at first", plants: plants),
    design(
      "split-navigator/columns", SplitNavigatorDesign(movesColumns: true),
      "SplitNavigator, which focuses on the detail, changes its style, and has an inspector", plants: plants),
  ]
}
