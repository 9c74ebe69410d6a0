import SplitModel

/// What the manager, the navigation controllers and the styles remember; flat.
struct NavigationViewKitMemory: Hashable, Sendable, BitwiseCopyable {
  /// The views on the leading controller, which on a phone is the only one.
  var list = ViewPath()
  /// The views on the detail column's controller.
  var detail = ViewPath()
  /// What the detail column has as its root.
  var detailRoot = ShownView.placeholder
  /// The column that is on top while collapsed.
  var top = Column.sidebar
  /// Which columns are shown; bound without the flaw that leaves them to the platform.
  var visibility = ColumnVisibility.automatic
  /// Whether the device is an iPad, the only kind that gets two columns.
  var isPad: UInt8 = 0
  /// The controllers of the two tags: none, the leading one, the detail's.
  var first: UInt8 = 0
  var second: UInt8 = 0
  /// The tags that were deleted, one bit each.
  var deleted: UInt8 = 0
  /// Whether the navigation views have appeared.
  var hasAppeared: UInt8 = 0
  /// The pushes that wait for their navigation view, by the views; only without the flaw that loses them.
  var early = ViewPath()
  /// The orientation that the device last told; only with the flaws that ask it.
  var deviceIsLandscape: UInt8 = 0
  /// Whether the tip is on screen.
  var isTipping: UInt8 = 0
  /// How many tips were shown since the app was installed, at most three.
  var tips: UInt8 = 0
  /// Whether the style knows that it has shown its tip.
  var hasTipped: UInt8 = 0
  /// Whether the other tab's view is gone and registered still; only with the flaw that keeps it.
  var hasDead: UInt8 = 0
  /// Whether a push is under way; only with the flaw that loses another one meanwhile.
  var isPushing: UInt8 = 0
  /// Whether the next update brings the list back in front that a collapse put behind the detail.
  var isReturning: UInt8 = 0

  init() {}
}
