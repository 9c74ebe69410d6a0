/// What is wrong with LazySplit, one named bit for each thing; a published version is a set of them.
@frozen
public struct LazySplitFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt64

  /// Wraps bits.
  @inlinable
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  // Published: in the newest version.

  /// The size class is copied, and the copy refreshed only when the first view appears or the geometry turns.
  public static let cachesSizeClass = LazySplitFlaws(rawValue: 1 << 0)
  /// Choosing a section clears the detail's path and keeps its root.
  public static let keepsDetailRoot = LazySplitFlaws(rawValue: 1 << 1)
  /// A push leaves an open menu open.
  public static let staysOpenOnPush = LazySplitFlaws(rawValue: 1 << 2)
  /// Turning to portrait leaves an open menu open.
  public static let staysOpenInPortrait = LazySplitFlaws(rawValue: 1 << 3)
  /// When the platform writes one of the menu's two bindings, the other keeps its old value.
  public static let letsBindingsDrift = LazySplitFlaws(rawValue: 1 << 4)
  /// The toggle looks at the visibility alone, also where only the compact column is in force.
  public static let toggleReadsVisibility = LazySplitFlaws(rawValue: 1 << 5)
  /// Showing the menu clears the detail's root and keeps its path.
  public static let menuDropsDetailRoot = LazySplitFlaws(rawValue: 1 << 6)
  /// A section that is sent to the detail is pushed like any view.
  public static let pushesSections = LazySplitFlaws(rawValue: 1 << 7)
  /// The column's destinations are declared on one branch of its root only.
  public static let declaresDestinationsOnce = LazySplitFlaws(rawValue: 1 << 8)
  /// What is sent before somebody listens is lost.
  public static let losesEarlyRequests = LazySplitFlaws(rawValue: 1 << 9)
  /// The inner compact column follows the detail's root and not its path.
  public static let columnFollowsRootOnly = LazySplitFlaws(rawValue: 1 << 10)

  // Published: in 1.6 and its neighbours.

  /// Hiding the menu does nothing unless both bindings say that it is open.
  public static let guardsHiding = LazySplitFlaws(rawValue: 1 << 11)
  /// The service keeps copies of the paths that the platform's own pops do not reach.
  public static let keepsServiceCopies = LazySplitFlaws(rawValue: 1 << 12)
  /// Going back from the detail's root only prints, and shows no control for it.
  public static let trapsDetailRoot = LazySplitFlaws(rawValue: 1 << 13)
  /// A full-screen push empties the detail's path.
  public static let fullPushClearsPath = LazySplitFlaws(rawValue: 1 << 14)
  /// Choosing a section leaves what covers everything.
  public static let keepsFullScreen = LazySplitFlaws(rawValue: 1 << 15)
  /// A push to the detail goes there although something covers it, or nothing is there.
  public static let pushesUnderCover = LazySplitFlaws(rawValue: 1 << 16)
  /// A bar item that depends on the size class crashes when it comes while the menu is open.
  public static let barItemTraps = LazySplitFlaws(rawValue: 1 << 17)
  /// The column resolves subdetail only.
  public static let resolvesSubdetailOnly = LazySplitFlaws(rawValue: 1 << 18)

  // Ours: canaries for rules that no published flaw breaks.

  /// Launches with the menu open.
  public static let startsOnMenu = LazySplitFlaws(rawValue: 1 << 19)
  /// Leaves the platform's own toggle beside the app's.
  public static let keepsSystemToggle = LazySplitFlaws(rawValue: 1 << 20)
  /// Builds another split for each section.
  public static let rebuildsSplit = LazySplitFlaws(rawValue: 1 << 21)
  /// Clears the detail when the platform hides the menu.
  public static let dismissalClearsDetail = LazySplitFlaws(rawValue: 1 << 22)
  /// Removes a second view when the platform removes one.
  public static let popsTwo = LazySplitFlaws(rawValue: 1 << 23)
  /// A full-screen push chooses the first section.
  public static let pushLeavesSection = LazySplitFlaws(rawValue: 1 << 24)
  /// The menu can be dismissed by nothing once it lies over the detail.
  public static let menuCannotBeDismissed = LazySplitFlaws(rawValue: 1 << 25)
  /// A detail whose root is subdetail shows nothing.
  public static let blanksSubdetail = LazySplitFlaws(rawValue: 1 << 26)
  /// A resize empties the detail's path.
  public static let resizeClearsPath = LazySplitFlaws(rawValue: 1 << 27)
  /// Expanding clears the detail.
  public static let expandingDropsDetail = LazySplitFlaws(rawValue: 1 << 28)
  /// Brings no toggle, though the platform's is removed.
  public static let hasNoToggle = LazySplitFlaws(rawValue: 1 << 29)
  /// A push opens the menu.
  public static let pushOpensMenu = LazySplitFlaws(rawValue: 1 << 30)
  /// Does not take the visibility that the platform writes.
  public static let refusesVisibility = LazySplitFlaws(rawValue: 1 << 31)
  /// Launches with a view over everything.
  public static let startsPushed = LazySplitFlaws(rawValue: 1 << 32)
  /// The orientation is copied at the first appearance and never again.
  public static let cachesOrientation = LazySplitFlaws(rawValue: 1 << 33)
  /// Builds another inner split for each orientation.
  public static let rebuildsInnerSplit = LazySplitFlaws(rawValue: 1 << 34)

  /// The flaws of the newest version (`7e946d3`, 2024-08-15).
  public static let head: LazySplitFlaws = [
    .cachesSizeClass, .keepsDetailRoot, .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift,
    .toggleReadsVisibility, .menuDropsDetailRoot, .pushesSections, .declaresDestinationsOnce,
    .losesEarlyRequests,
    .columnFollowsRootOnly,
  ]
  /// The flaws of version 1.6 (`75a0b51`, 2024-06-30), the one that its document describes.
  public static let version16: LazySplitFlaws = [
    .keepsDetailRoot, .staysOpenOnPush, .staysOpenInPortrait, .letsBindingsDrift, .toggleReadsVisibility,
    .menuDropsDetailRoot, .columnFollowsRootOnly, .guardsHiding, .keepsServiceCopies, .trapsDetailRoot,
    .fullPushClearsPath, .keepsFullScreen, .pushesUnderCover, .barItemTraps, .resolvesSubdetailOnly,
  ]
}
