/// How the columns of a `UISplitViewController` are laid out, as its preferred display mode names it.
@frozen public enum DisplayMode: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// As the geometry calls for.
  case automatic
  /// The secondary column alone.
  case secondaryOnly
  /// One column beside it.
  case oneBesideSecondary
  /// One column over it.
  case oneOverSecondary
  /// Two columns beside it.
  case twoBesideSecondary
  /// Two columns over it.
  case twoOverSecondary
  /// Two columns that push it partly off.
  case twoDisplaceSecondary

  /// How many columns stand before the secondary one; nil where the geometry decides.
  @inlinable public var leadingColumns: UInt8? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}

/// What an app's code asks of the `UISplitViewController` under a split; primary is the sidebar, secondary the
/// detail.
@frozen public enum ColumnRequest: Hashable, Sendable, BitwiseCopyable {
  /// `show(_:)`.
  case show(Column)
  /// `hide(_:)`.
  case hide(Column)
  /// `preferredDisplayMode`.
  case prefer(DisplayMode)
}
