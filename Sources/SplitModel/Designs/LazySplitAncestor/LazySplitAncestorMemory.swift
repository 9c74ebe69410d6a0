/// What an ancestor of LazySplit remembers; flat.
@frozen
public struct LazySplitAncestorMemory: Hashable, Sendable, BitwiseCopyable {
  /// `colVis`.
  @usableFromInline var visibility = ColumnVisibility.detailOnly
  /// `prefCol`.
  @usableFromInline var compactColumn = Column.detail
  /// `display` or `mainDisplay`.
  @usableFromInline var section = SidebarSection(0)
  /// The detail's root where a section has one, blank for nil.
  @usableFromInline var root = ShownView.blank
  /// `path` or `contentPath`.
  @usableFromInline var path = ViewPath()
  /// The inner split's compact column.
  @usableFromInline var innerColumn = Column.sidebar

  /// Whether code has hidden the primary column and not shown it since.
  @usableFromInline var isHidden = false

  @usableFromInline init() {}

  /// Compares all of it at once: there is no padding.
  @inlinable
  public static func == (left: LazySplitAncestorMemory, right: LazySplitAncestorMemory) -> Bool {
    haveSameBytes(left, right)
  }

  /// Hashes all of it at once: there is no padding.
  @inlinable
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}
