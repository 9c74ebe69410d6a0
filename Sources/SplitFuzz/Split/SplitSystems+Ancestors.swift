internal import SplitModel

extension SplitSystems {
  /// What LazySplit grew from.
  static let ancestors: [FuzzSystem] = [
    system(
      "lazysplit/invex", InvexLazySplit(),
      "InvexLazySplit (before LazySplit 1.1): one toggle, pushes and back write two bindings, with its bugs"),
    system(
      "lazysplit/uikit-split", LazySplitAncestor.uikitSplit,
      "UIKitSplit (2024-06-07): a toggle that acts on a UISplitViewController, with its bugs"),
    system(
      "lazysplit/stack-in-split", LazySplitAncestor.stackInSplit,
      "StackInSplit (2024-06-07): a path that is bound to no stack, with its bugs"),
    system(
      "lazysplit/gen-split", LazySplitAncestor.genSplit,
      "GenSplitView (2024-06-08): another root for each size class, with its bugs"),
    system(
      "lazysplit/ancestor-clean", LazySplitAncestor(flaws: [], nests: false),
      "what came before LazySplit, with one stack and nothing wrong", isListed: false),
    system(
      "lazysplit/nested-ancestor-clean", LazySplitAncestor(flaws: [], nests: true),
      "what came before LazySplit, with a split in its split and nothing wrong", isListed: false),
  ]

  private static func system<Design: NavigationDesign>(
    _ name: String, _ design: Design, _ summary: String, isListed: Bool = true
  ) -> FuzzSystem {
    FuzzSystem(
      name: name, summary: summary, quirks: FuzzSystem.splitQuirks, assumptions: FuzzSystem.splitAssumptions,
      isListed: isListed
    ) { settings in
      ConfiguredSystem(FuzzTarget(name, design, settings: settings, plants: plants))
    }
  }
}
