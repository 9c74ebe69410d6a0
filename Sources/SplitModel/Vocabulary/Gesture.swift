/// A gesture that a person begins, and then completes or lets go.
@frozen public enum Gesture: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  /// A swipe back from the leading edge of the front view.
  case swipeBack
  /// A swipe from the window's leading edge that brings a hidden sidebar.
  case edgeSwipe
  /// A drag of the sidebar toward its edge.
  case drag
  /// A drag of a sheet down.
  case dismissSheet

  /// The same, begun and let go too early.
  @inlinable public var cancelled: SplitAction {
    switch self {
    case .swipeBack: .swipeBackCancel
    case .edgeSwipe: .edgeSwipeCancel
    case .drag: .dragCancel
    case .dismissSheet: .dismissSheetCancel
    }
  }
}
