/// Which columns a split view is asked to show while it is expanded.
public enum ColumnVisibility: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The platform decides by the geometry.
  case automatic
  /// All columns.
  case all
  /// The content and the detail; with two columns the same as `all`.
  case doubleColumn
  /// Only the detail.
  case detailOnly
}

/// A column of a split view; only one of three columns has a content column.
public enum Column: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The leading column.
  case sidebar
  /// The trailing column.
  case detail
  /// The middle column of three.
  case content
}

/// Which columns of a split count as on screen, for an app whose views have handlers for that: all of them, hidden ones too,
/// unless there is room for one only.
public enum ColumnsOnScreen: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The app has no such handlers.
  case untold
  /// None yet: the split was just made.
  case noneYet
  /// All columns.
  case all
  /// The leading column alone.
  case sidebar
  /// The middle column alone.
  case content
  /// The trailing column alone.
  case detail
}

/// How a split view lays its columns out while it is expanded.
public enum SplitStyle: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The platform decides by the geometry: beside in a wide landscape, over otherwise.
  case automatic
  /// Beside, where there is room for both.
  case balanced
  /// Over the detail.
  case prominentDetail
}

/// What a tap on a row of a sidebar does by itself.
public enum SidebarRows: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// Rows of a list with a selection: the platform writes it and navigates.
  case list
  /// Plain buttons: only what the app does happens.
  case buttons
  /// Links of the older kind with a tag; a selection that the app writes works only while the row is on screen.
  case links
}
