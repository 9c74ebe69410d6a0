import SplitModel

/// What an ancestor of LazySplit remembers; flat.
struct LazySplitAncestorMemory: Hashable, Sendable, BitwiseCopyable {
  /// `colVis`.
  var visibility = ColumnVisibility.detailOnly
  /// `prefCol`.
  var compactColumn = Column.detail
  /// `display` or `mainDisplay`.
  var section = SidebarSection(0)
  /// The detail's root where a section has one, blank for nil.
  var root = ShownView.blank
  /// `path` or `contentPath`.
  var path = ViewPath()
  /// The inner split's compact column.
  var innerColumn = Column.sidebar

  /// Whether code has hidden the primary column and not shown it since.
  var isHidden = false

  init() {}
}
