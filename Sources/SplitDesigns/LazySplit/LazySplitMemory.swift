import SplitModel

/// What LazySplit's view model, views and service remember; flat, one byte for each thing but the paths.
struct LazySplitMemory: Hashable, Sendable, BitwiseCopyable {
  /// `colVis`: the outer split's visibility.
  var visibility = ColumnVisibility.detailOnly
  /// `prefCol`: the outer split's compact column.
  var compactColumn = Column.detail
  /// `mainDisplay`.
  var section = LazySplit.home
  /// `detailRoot`, blank for nil.
  var detailRoot = ShownView.blank
  /// `primaryPath`: the stack over everything.
  var fullPath = ViewPath()
  /// `detailPath`: the stack in the detail column.
  var detailPath = ViewPath()
  /// Whether the style is the other one than the surroundings call for.
  var isRestyled: UInt8 = 0
  /// `childPrefCol`: the inner split's compact column, where the content column counts as its sidebar.
  var innerColumn = Column.sidebar
  /// `isCompact`, a copy.
  var believesCompact: UInt8 = 0
  /// A copy of whether the window is wider than high, where one is kept.
  var believesLandscape: UInt8 = 0
  /// The view that was left last over everything; only with the flaw that brings it back.
  var leftView = ShownView.blank
  /// Whether the view model listens to the service.
  var listens: UInt8 = 1
  /// The request that waits for a listener, and where it is to go; only without the flaw that loses it.
  var pendingView = ShownView.blank
  var pendingLocation = LazySplit.Location.standard
  /// The service's own copies, in 1.6.
  var servicePath = ViewPath()
  var serviceDetailPath = ViewPath()

  init() {}
}
