import SplitModel

extension LazySplitAncestor {
  /// NavView (`a706c19`), the split in GenSplitView, on its own: another split for each section.
  static let navView = LazySplitAncestor(
    flaws: [
      .hidesBack, .rebuildsBySection, .lacksToggleBeside, .onlyAsks, .keepsApart, .ignoresRotation,
    ], nests: true)
  /// GenSplitView (`a706c19`): a stack whose root is the menu while compact, else NavView.
  static let genSplit = LazySplitAncestor(
    flaws: navView.flaws.union([.startsOnMenu, .swapsRoots, .losesMenu]), nests: true)
  /// StackInSplit (`a706c19`): a path that is bound to no stack.
  static let stackInSplit = LazySplitAncestor(
    flaws: [.pushesNowhere, .keepsApart, .ignoresRotation], nests: true)
  /// UIKitSplit (`a706c19`) on a `UISplitViewController`: a toggle that hides and never shows, and choices that are
  /// only logged.
  static let uikitSplit = LazySplitAncestor(
    flaws: [.onlyHides, .ignoresChoices, .ignoresRotation], nests: false)
  /// LazySplit with plain content in the place of its inner split, as its author tried on 6/6.
  static let plainContent = LazySplitAncestor(flaws: .linksReplaceColumn, nests: false)
}
