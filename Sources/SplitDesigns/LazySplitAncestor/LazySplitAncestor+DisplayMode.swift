import SplitModel

/// What code asks of a `UISplitViewController` in the double-column style.
///
/// Its actual mode is the preferred one with as many columns, beside or over the detail as the behaviour in force
/// says; so two modes that show one column are one wish.
///
/// - Source: the class's header and documentation: `show(_:)`, `hide(_:)`, `preferredDisplayMode`, `isCollapsed`;
///   that `hide` outlasts a later preference is observed by one app's authors (the package's notes on the platform,
///   §1.4 and bug 45).
extension LazySplitAncestor {
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
