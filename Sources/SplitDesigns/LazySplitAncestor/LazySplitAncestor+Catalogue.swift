import FuzzEngine
import SplitFuzz
import SplitModel

extension LazySplitAncestor {
  typealias Flaws = FlawSet<Flaw>

  enum Flaw: CaseIterable {
    /// Launches on the menu while compact, because the menu is the root of the stack there.
    case startsOnMenu
    case hidesBack  // Hides the way back from pushed views
    case rebuildsBySection  // Builds another split for each section
    case lacksToggleBeside  // Expanded it has no toggle beside settings while the menu is open
    case swapsRoots  // Has another root for each size class, so that a flip loses what was pushed
    case onlyHides  // The toggle hides the menu and never shows it
    case pushesNowhere  // A push by code goes to a path that is bound to no stack
    /// Links stand in a column whose stack nobody owns, so that a view takes the place of the one that links to it.
    case linksReplaceColumn
    /// The toggle hides by `hide(_:)` and shows by a preferred display mode, which does not outlast it.
    case prefersToShow
    /// While compact the toggle asks for the sidebar in front, whatever is there, so that it never closes the menu;
    /// expanded it is as the platform's, which writes the visibility alone.
    case onlyAsks
    /// While compact nothing leads from a section to the menu: the way back is hidden, and there is no toggle.
    case losesMenu
    case ignoresChoices  // A choice writes what nothing shows
    /// What the platform writes to one of the two bindings stays there, and the toggle reads the visibility alone.
    case keepsApart
    case ignoresRotation  // Leaves the menu as it is when the device turns, and promises nothing else
  }

  /// NavView (`a706c19`), the split in GenSplitView, on its own: another split for each section.
  static let navView = LazySplitAncestor(
    flaws: [.hidesBack, .rebuildsBySection, .lacksToggleBeside, .onlyAsks, .keepsApart, .ignoresRotation],
    nests: true)
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
  static let plainContent = LazySplitAncestor(flaws: [.linksReplaceColumn], nests: false)

  static let systems =
    FuzzSystem.versions(
      "lazysplit",
      [
        "uikit-split: UIKitSplit (2024-06-07): a toggle that acts on a UISplitViewController, with its bugs":
          uikitSplit,
        "stack-in-split: StackInSplit (2024-06-07): a path that is bound to no stack, with its bugs":
          stackInSplit,
        "gen-split: GenSplitView (2024-06-08): another root for each size class, with its bugs": genSplit,
      ])
    + FuzzSystem.versions(
      "lazysplit", isListed: false,
      [
        "nav-view: NavView (2024-06-08), GenSplitView's split on its own: a button that only opens, with its bugs":
          navView,
        "ancestor-clean: \(before) one stack and nothing wrong": Self(flaws: [], nests: false),
        "prefers-to-show: \(before) a toggle that hides by hide(_:) and shows by a preferred display mode":
          Self(flaws: [.prefersToShow], nests: false),
        "nested-ancestor-clean: \(before) a split in its split and nothing wrong":
          Self(flaws: [], nests: true),
        "plain-content: LazySplit with plain content in the place of its inner split (note of 6/6/24)":
          plainContent,
      ])
  private static let before = "what came before LazySplit, with"

  /// Faults of the attempts, InvexLazySplit's among them.
  static let faults = FaultRow.faults(
    in: "lazysplit",
    """
    F33: another root for each size class loses what was pushed
      breaks size-class.round-trip differs claimed 2 in gen-split on ipad-11 portrait at settings
    F34: the toggle always asks for the sidebar in front
      breaks sidebar.toggle-flips no-effect claimed 2 in invex on iphone-15 portrait
    F35: back jumps to the sidebar, past the view beneath
      breaks back.returns-to-previous claimed 3 in invex on iphone-15 portrait
    F37: a third link replaces the detail and leaves the content
      breaks policy.followed does-not-slide claimed 3 in nested-links on ipad-13 landscape
    F36: the toggle hides and never shows
      breaks sidebar.toggle-flips no-effect claimed 2 in uikit-split on ipad-11 landscape
    F73: starts on the menu
      breaks launch.shows-start sidebar-in-front claimed 0 in gen-split on iphone-15 portrait
    F74: pushed views hide the way back
      breaks back.offered-when-needed missing claimed 3 in gen-split on ipad-11 portrait at settings
    F75: another split for each section
      breaks container.keeps-identity outermost claimed 2 in gen-split on ipad-11 portrait
    F76: no toggle while the menu stands beside settings
      breaks sidebar.one-toggle no-toggle claimed 1 in gen-split on ipad-13 landscape at settings
    F77: the sidebar is lost after a walk on the stack
      breaks sidebar.never-lost lost claimed 2 in invex on iphone-15 portrait with walk-loses-sidebar
    F83: back opens the menu past the section
      breaks back.returns-to-previous wrong-view claimed 3 in plain-content on iphone-15-pro-max portrait at settings
    F84: a push by code goes to a path that no stack is bound to
      breaks push.visible missing claimed 1 in stack-in-split on ipad-11 portrait at settings
    F92: nothing leads from a section back to the menu
      breaks sidebar.never-lost lost claimed 1 in gen-split on iphone-15 portrait
    F93: the button brings the menu and never closes it
      breaks sidebar.toggle-flips no-effect claimed 2 in nav-view on iphone-15 portrait
    F94: a choice never changes what is shown
      breaks sidebar.choice-shows wrong-view claimed 1 in uikit-split on ipad-11 landscape
    F100: the list was in front, and after turning there and back the detail is
      breaks size-class.round-trip differs after call claimed 2 in uikit-split on iphone-15-pro-max portrait (no topColumnForCollapsing in its delegate; WordPress-iOS #18021)
    P116: a preferred display mode does not outlast what hide(_:) hid
      breaks sidebar.toggle-flips no-effect in prefers-to-show on ipad-11 landscape (seeded: prefers-to-show)
    """)

  // What code asks of a `UISplitViewController` in the double-column style.
  //
  // Its actual mode is the preferred one with as many columns, beside or over the detail as the behaviour in force
  // says; so two modes that show one column are one wish.
  //
  // - Source: the class's header and documentation: `show(_:)`, `hide(_:)`, `preferredDisplayMode`, `isCollapsed`;
  // that `hide` outlasts a later preference is observed by one app's authors (the package's notes on the platform,
  // §1.4 and bug 45).
  /// Shows a column: expanded the primary one, and the secondary is always there; collapsed whatever covers the
  /// column goes, or the column comes on top.
  func show(primary: Bool, _ memory: inout Memory, _ environment: DeviceEnvironment) {
    if primary {
      memory.isHidden = false
      setMenu(open: true, &memory)
      return
    }
    guard environment.isCompact else { return }
    memory.path.truncate(to: 0)
    memory.compactColumn = .detail
  }

  /// Hides a column: expanded the primary one; collapsed the secondary one, where nothing is pushed on it.
  func hide(primary: Bool, _ memory: inout Memory, _ environment: DeviceEnvironment) {
    if primary, !environment.isCompact {
      memory.isHidden = true
      setMenu(open: false, &memory)
    } else if !primary, environment.isCompact, memory.path.isEmpty {
      memory.compactColumn = .sidebar
    }
  }

  /// Prefers a mode with the sidebar or without, which says nothing of what is shown while collapsed, and nothing
  /// at all after `hide(.primary)` until `show(.primary)`.
  func prefer(sidebar: Bool, _ memory: inout Memory, _ environment: DeviceEnvironment) {
    guard !memory.isHidden else { return }
    if environment.isCompact {
      memory.visibility = sidebar ? .doubleColumn : .detailOnly
    } else {
      setMenu(open: sidebar, &memory)
    }
  }
}
