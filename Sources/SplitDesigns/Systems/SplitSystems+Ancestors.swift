import FuzzEngine
import SplitFuzz
import SplitModel

extension SplitSystems {
  /// What LazySplit grew from.
  static let ancestors: [FuzzSystem] = [
    design(
      "lazysplit/invex", InvexLazySplit(),
      "InvexLazySplit (before LazySplit 1.1): one toggle, pushes and back write two bindings, with its bugs",
      plants: plants),
    design(
      "lazysplit/uikit-split", LazySplitAncestor.uikitSplit,
      "UIKitSplit (2024-06-07): a toggle that acts on a UISplitViewController, with its bugs", plants: plants),
    design(
      "lazysplit/stack-in-split", LazySplitAncestor.stackInSplit,
      "StackInSplit (2024-06-07): a path that is bound to no stack, with its bugs", plants: plants),
    design(
      "lazysplit/gen-split", LazySplitAncestor.genSplit,
      "GenSplitView (2024-06-08): another root for each size class, with its bugs", plants: plants),
    design(
      "lazysplit/nav-view", LazySplitAncestor.navView,
      "NavView (2024-06-08), GenSplitView's split on its own: a button that only opens, with its bugs",
      isListed: false),
    design(
      "lazysplit/ancestor-clean", LazySplitAncestor(flaws: [], nests: false),
      "what came before LazySplit, with one stack and nothing wrong", isListed: false),
    design(
      "lazysplit/prefers-to-show", LazySplitAncestor(flaws: .prefersToShow, nests: false),
      "what came before LazySplit, with a toggle that hides by hide(_:) and shows by a preferred display mode",
      isListed: false),
    design(
      "lazysplit/nested-ancestor-clean", LazySplitAncestor(flaws: [], nests: true),
      "what came before LazySplit, with a split in its split and nothing wrong", isListed: false),
    design(
      "lazysplit/plain-content", LazySplitAncestor.plainContent,
      "LazySplit with plain content in the place of its inner split (note of 6/6/24)", isListed: false),
  ]
}
