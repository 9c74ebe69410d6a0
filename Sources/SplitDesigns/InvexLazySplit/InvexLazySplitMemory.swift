import SplitModel

/// What InvexLazySplit's view model remembers; flat.
struct InvexLazySplitMemory: Hashable, Sendable, BitwiseCopyable {
  /// `mainDisplay`.
  var section = InvexLazySplit.home
  /// `colVis`.
  var visibility = ColumnVisibility.detailOnly
  /// `prefCol`.
  var compactColumn = Column.detail
  /// Whether `sidebarPath` shows the settings over the menu.
  var isSettingsOpen: UInt8 = 0
  /// `contentPath`.
  var path = ViewPath()

  init() {}
}
