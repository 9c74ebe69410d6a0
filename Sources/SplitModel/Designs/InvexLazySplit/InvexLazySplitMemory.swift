/// What InvexLazySplit's view model remembers; flat.
@frozen
public struct InvexLazySplitMemory: Hashable, Sendable, BitwiseCopyable {
  /// `mainDisplay`.
  @usableFromInline var section = InvexLazySplit.home
  /// `colVis`.
  @usableFromInline var visibility = ColumnVisibility.detailOnly
  /// `prefCol`.
  @usableFromInline var compactColumn = Column.detail
  /// Whether `sidebarPath` shows the settings over the menu.
  @usableFromInline var isSettingsOpen: UInt8 = 0
  /// `contentPath`.
  @usableFromInline var path = ViewPath()

  @usableFromInline init() {}
}
