import SplitModel

/// What is wrong with LazySplit's ancestors, one named bit for each thing.
struct LazySplitAncestorFlaws: OptionSet, Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Launches on the menu while compact, because the menu is the root of the stack there.
  static var startsOnMenu: Self { Self(rawValue: 1 << 0) }
  /// Hides the way back from pushed views.
  static var hidesBack: Self { Self(rawValue: 1 << 1) }
  /// Builds another split for each section.
  static var rebuildsBySection: Self { Self(rawValue: 1 << 2) }
  /// Expanded it has no toggle beside settings while the menu is open.
  static var lacksToggleBeside: Self { Self(rawValue: 1 << 3) }
  /// Has another root for each size class, so that a flip loses what was pushed.
  static var swapsRoots: Self { Self(rawValue: 1 << 4) }
  /// The toggle hides the menu and never shows it.
  static var onlyHides: Self { Self(rawValue: 1 << 5) }
  /// A push by code goes to a path that is bound to no stack.
  static var pushesNowhere: Self { Self(rawValue: 1 << 6) }
  /// Links stand in a column whose stack nobody owns, so that a view takes the place of the one that links to it.
  static var linksReplaceColumn: Self { Self(rawValue: 1 << 7) }
  /// The toggle hides by `hide(_:)` and shows by a preferred display mode, which does not outlast it.
  static var prefersToShow: Self { Self(rawValue: 1 << 8) }
  /// While compact the toggle asks for the sidebar in front, whatever is there, so that it never closes the menu;
  /// expanded it is as the platform's, which writes the visibility alone.
  static var onlyAsks: Self { Self(rawValue: 1 << 9) }
  /// While compact nothing leads from a section to the menu: the way back is hidden, and there is no toggle.
  static var losesMenu: Self { Self(rawValue: 1 << 10) }
  /// A choice writes what nothing shows.
  static var ignoresChoices: Self { Self(rawValue: 1 << 11) }
  /// What the platform writes to one of the two bindings stays there, and the toggle reads the visibility alone.
  static var keepsApart: Self { Self(rawValue: 1 << 12) }
  /// Leaves the menu as it is when the device turns, and promises nothing else.
  static var ignoresRotation: Self { Self(rawValue: 1 << 13) }
}
