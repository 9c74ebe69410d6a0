/// Known misbehaviour of platform versions, each a change of one documented step; off by default.
public struct Quirks: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt32

  /// Wraps bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether all of these are in the set; the general implementation is slow in debug builds.
  public func contains(_ other: Quirks) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// A swipe at an angle slips past what an app lays over the leading edge.
  public static var edgeSwipeSlips: Quirks { Quirks(rawValue: 1 << 0) }
  /// A visibility that is written while a column moves is lost.
  public static var dropsWritesInTransition: Quirks { Quirks(rawValue: 1 << 1) }
  /// After a turn to landscape the sidebar answers no write until it was swiped in once.
  public static var rotationLosesSidebar: Quirks { Quirks(rawValue: 1 << 2) }
  /// Collapsing keeps only the top of a column's stack: back goes past the rest.
  public static var collapseKeepsTopOnly: Quirks { Quirks(rawValue: 1 << 3) }
  /// A swipe writes the visibility when it begins and does not write back when it is cancelled.
  public static var swipeWritesAtStart: Quirks { Quirks(rawValue: 1 << 4) }
  /// A tap beside an overlay dismisses it and reaches what lies beneath as well.
  public static var tapFallsThrough: Quirks { Quirks(rawValue: 1 << 5) }
  /// Going back to a detail's root while collapsed writes the compact column although the detail stays.
  public static var popWritesColumn: Quirks { Quirks(rawValue: 1 << 6) }
  /// Going back in a stack removes the view and never writes the path.
  public static var losesPopWrites: Quirks { Quirks(rawValue: 1 << 7) }
  /// A swipe back that is let go too early writes the shorter path all the same; the view stays.
  public static var ghostPop: Quirks { Quirks(rawValue: 1 << 8) }
  /// Going back in a stack writes the path twice.
  public static var repeatsPopWrites: Quirks { Quirks(rawValue: 1 << 9) }

  /// Another style builds the split anew: a column's stack that nobody owns is lost.
  public static var styleRebuildsColumns: Quirks { Quirks(rawValue: 1 << 10) }
  /// A view that a link puts into an inner split's own column brings that split's toggle, on a large phone in
  /// landscape.
  public static var columnBringsToggle: Quirks { Quirks(rawValue: 1 << 11) }
  /// Going back to a stack's root while collapsed loses the sidebar: it answers no write until it was swiped in.
  public static var walkLosesSidebar: Quirks { Quirks(rawValue: 1 << 12) }
  /// A rotation that is undone before it is over loses the sidebar: it answers no write until it was swiped in once.
  public static var abortedRotationLosesSidebar: Quirks { Quirks(rawValue: 1 << 13) }

  /// The binding of an alert or dialog is written before the action of its button runs, and not after.
  public static var clearsBeforeAction: Quirks { Quirks(rawValue: 1 << 14) }
  /// A swipe back writes the path when it begins, and writes the view back when it is let go, but not over what the
  /// app wrote since.
  public static var popWritesAtStart: Quirks { Quirks(rawValue: 1 << 15) }
  /// A swipe back that is completed takes off what is on top by then, though what it held is gone.
  public static var commitTakesTop: Quirks { Quirks(rawValue: 1 << 16) }

  /// A swipe back on a stack in a collapsed split goes back twice: stack and columns answer it both.
  public static var swipeGoesBackTwice: Quirks { Quirks(rawValue: 1 << 17) }
  /// A path that the app writes while the platform's own write of it is on its way is not shown, and neither arrives.
  public static var dropsCollidingWrites: Quirks { Quirks(rawValue: 1 << 18) }
}
