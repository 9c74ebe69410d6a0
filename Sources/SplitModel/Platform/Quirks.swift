/// Known misbehaviour of platform versions, each a change of one documented step; off by default.
@frozen
public struct Quirks: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt32

  /// Wraps bits.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A swipe at an angle slips past what an app lays over the leading edge.
  @inlinable public static var edgeSwipeSlips: Quirks { Quirks(rawValue: 1 << 0) }
  /// A visibility that is written while a column moves is lost.
  @inlinable public static var dropsWritesInTransition: Quirks { Quirks(rawValue: 1 << 1) }
  /// After a turn to landscape the sidebar answers no write until it was swiped in once.
  @inlinable public static var rotationLosesSidebar: Quirks { Quirks(rawValue: 1 << 2) }
  /// Collapsing keeps only the top of a column's stack: back goes past the rest.
  @inlinable public static var collapseKeepsTopOnly: Quirks { Quirks(rawValue: 1 << 3) }
  /// A swipe writes the visibility when it begins and does not write back when it is cancelled.
  @inlinable public static var swipeWritesAtStart: Quirks { Quirks(rawValue: 1 << 4) }
  /// A tap beside an overlay dismisses it and reaches what lies beneath as well.
  @inlinable public static var tapFallsThrough: Quirks { Quirks(rawValue: 1 << 5) }
  /// Going back to a detail's root while collapsed writes the compact column although the detail stays.
  @inlinable public static var popWritesColumn: Quirks { Quirks(rawValue: 1 << 6) }
  /// Going back in a stack removes the view and never writes the path.
  @inlinable public static var losesPopWrites: Quirks { Quirks(rawValue: 1 << 7) }
  /// A swipe back that is let go too early writes the shorter path all the same; the view stays.
  @inlinable public static var ghostPop: Quirks { Quirks(rawValue: 1 << 8) }
  /// Going back in a stack writes the path twice.
  @inlinable public static var repeatsPopWrites: Quirks { Quirks(rawValue: 1 << 9) }

  /// Another style builds the split anew: a column's stack that nobody owns is lost.
  @inlinable public static var styleRebuildsColumns: Quirks { Quirks(rawValue: 1 << 10) }
  /// A view that a link puts into an inner split's own column brings that split's toggle, on a large phone in
  /// landscape.
  @inlinable public static var columnBringsToggle: Quirks { Quirks(rawValue: 1 << 11) }
  /// Going back to a stack's root while collapsed loses the sidebar: it answers no write until it was swiped in.
  @inlinable public static var walkLosesSidebar: Quirks { Quirks(rawValue: 1 << 12) }
  /// A rotation that is undone before it is over loses the sidebar: it answers no write until it was swiped in once.
  @inlinable public static var abortedRotationLosesSidebar: Quirks { Quirks(rawValue: 1 << 13) }

  /// The binding of an alert or dialog is written before the action of its button runs, and not after.
  @inlinable public static var clearsBeforeAction: Quirks { Quirks(rawValue: 1 << 14) }
  /// A swipe back writes the path when it begins, and writes the view back when it is let go.
  @inlinable public static var popWritesAtStart: Quirks { Quirks(rawValue: 1 << 15) }
  /// A swipe back that is completed takes off what is on top by then, though what it held is gone.
  @inlinable public static var commitTakesTop: Quirks { Quirks(rawValue: 1 << 16) }

  /// A swipe back on a stack in a collapsed split goes back twice: stack and columns answer it both.
  @inlinable public static var swipeGoesBackTwice: Quirks { Quirks(rawValue: 1 << 17) }
  /// A path that the app writes while the platform's own write of it is on its way is not shown, and neither arrives.
  @inlinable public static var dropsCollidingWrites: Quirks { Quirks(rawValue: 1 << 18) }

  /// Every quirk with its name and its source.
  public static let table: [(name: String, quirk: Quirks, summary: String)] = [
    (
      "edge-swipe-slips", .edgeSwipeSlips,
      "a swipe at an angle slips past a strip over the leading edge (LazySplit's author, note on 1.6)"
    ),
    (
      "drops-writes-in-transition", .dropsWritesInTransition,
      "a visibility written while a column moves is lost (LazySplit's log: two calls within a second; fixed in iOS 18)"
    ),
    (
      "rotation-loses-sidebar", .rotationLosesSidebar,
      "after turning to landscape the sidebar ignores writes until swiped in (LazySplit, BUG #2)"
    ),
    (
      "collapse-keeps-top-only", .collapseKeepsTopOnly,
      "collapsing keeps only the top of a column's stack (LazySplit, notes of 6/7 on the 12 Pro Max)"
    ),
    (
      "swipe-writes-at-start", .swipeWritesAtStart,
      "a cancelled swipe leaves the visibility it wrote when it began (LazySplit, BUG #9)"
    ),
    (
      "tap-falls-through", .tapFallsThrough,
      "a tap beside an overlay also reaches the view beneath (LazySplit, BUG #17: the click went through)"
    ),
    (
      "pop-writes-column", .popWritesColumn,
      "going back to the detail's root writes the compact column (theempathicdev, 2025-05: preferredCompactColumn)"
    ),
    (
      "loses-pop-writes", .losesPopWrites,
      "going back removes the view and never writes the path (wwt/SwiftCurrent#220)"
    ),
    (
      "ghost-pop", .ghostPop,
      "a swipe back that is let go too early shortens the path all the same (iOS 16.0: TCA #3673, SO 73978107)"
    ),
    (
      "repeats-pop-writes", .repeatsPopWrites,
      "going back writes the path twice (pointfreeco/swift-navigation#10: the dismissal is called two times)"
    ),
    (
      "style-rebuilds-columns", .styleRebuildsColumns,
      "another style loses a column's stack that nobody owns (LazySplit's author, notes of 6/9 and 6/11, BUG #4)"
    ),
    (
      "column-brings-toggle", .columnBringsToggle,
      "a view linked into an inner column brings that split's toggle on large phones (LazySplit, BUG #3)"
    ),
    (
      "walk-loses-sidebar", .walkLosesSidebar,
      "after a stack was left while collapsed the sidebar ignores writes (seed 000, InvexLazySplit on iPhone)"
    ),
    (
      "aborted-rotation-loses-sidebar", .abortedRotationLosesSidebar,
      "half a turn and back loses the sidebar's button (Falafel, 2010: popover controllers of split views)"
    ),
    (
      "clears-before-action", .clearsBeforeAction,
      "an alert's binding is cleared before its button's action runs (scgopi/GraphCode#35; documented: after)"
    ),
    (
      "pop-writes-at-start", .popWritesAtStart,
      "a swipe back writes the path as it begins, and the view again when it is let go, but not over what the app wrote "
        + "since (TCA #3653, its stack trace)"
    ),
    (
      "commit-takes-top", .commitTakesTop,
      "a swipe back takes off what is on top when it ends (argued from UIKit's pops, which name no view)"
    ),
    (
      "swipe-goes-back-twice", .swipeGoesBackTwice,
      "a swipe back on a stack in a collapsed split is answered by both (one project's source: two pop systems)"
    ),
    (
      "drops-colliding-writes", .dropsCollidingWrites,
      "a path written while the platform's own write of it waits is not shown (TCA #3450; MastodonAgain #77)"
    ),
  ]
}
