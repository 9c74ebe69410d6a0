/// What the manager, the navigation controllers and the styles remember; flat.
@frozen
public struct NavigationViewKitMemory: Hashable, Sendable, BitwiseCopyable {
  /// The views on the leading controller, which on a phone is the only one.
  @usableFromInline var list = ViewPath()
  /// The views on the detail column's controller.
  @usableFromInline var detail = ViewPath()
  /// What the detail column has as its root.
  @usableFromInline var detailRoot = ShownView.placeholder
  /// The column that is on top while collapsed.
  @usableFromInline var top = Column.sidebar
  /// Which columns are shown; bound without the flaw that leaves them to the platform.
  @usableFromInline var visibility = ColumnVisibility.automatic
  /// Whether the device is an iPad, the only kind that gets two columns.
  @usableFromInline var isPad: UInt8 = 0
  /// The controllers of the two tags: none, the leading one, the detail's.
  @usableFromInline var first: UInt8 = 0
  @usableFromInline var second: UInt8 = 0
  /// The tags that were deleted, one bit each.
  @usableFromInline var deleted: UInt8 = 0
  /// Whether the navigation views have appeared.
  @usableFromInline var hasAppeared: UInt8 = 0
  /// The pushes that wait for their navigation view, by the views; only without the flaw that loses them.
  @usableFromInline var early = ViewPath()
  /// The orientation that the device last told; only with the flaws that ask it.
  @usableFromInline var deviceIsLandscape: UInt8 = 0
  /// Whether the tip is on screen.
  @usableFromInline var isTipping: UInt8 = 0
  /// How many tips were shown since the app was installed, at most three.
  @usableFromInline var tips: UInt8 = 0
  /// Whether the style knows that it has shown its tip.
  @usableFromInline var hasTipped: UInt8 = 0
  /// Whether the other tab's view is gone and registered still; only with the flaw that keeps it.
  @usableFromInline var hasDead: UInt8 = 0
  /// Whether a push is under way; only with the flaw that loses another one meanwhile.
  @usableFromInline var isPushing: UInt8 = 0
  /// Whether the next update brings the list back in front that a collapse put behind the detail.
  @usableFromInline var isReturning: UInt8 = 0

  @usableFromInline init() {}

  /// Compares all of it at once: there is no padding.
  @inlinable
  public static func == (left: NavigationViewKitMemory, right: NavigationViewKitMemory) -> Bool {
    haveSameBytes(left, right)
  }

  /// Hashes all of it at once: there is no padding.
  @inlinable
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}
