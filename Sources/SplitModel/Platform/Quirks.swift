/// Known misbehaviour of platform versions, each a change of one documented step; off by default.
public struct Quirks: OptionSet, Hashable, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt32

  /// Wraps bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether all of these are in the set; the general implementation is slow in debug builds.
  public func contains(_ other: Quirks) -> Bool { rawValue & other.rawValue == other.rawValue }

  // What each does stands in the table.
  package static var edgeSwipeSlips: Quirks { Quirks(rawValue: 1 << 0) }
  package static var dropsWritesInTransition: Quirks { Quirks(rawValue: 1 << 1) }
  package static var rotationLosesSidebar: Quirks { Quirks(rawValue: 1 << 2) }
  package static var collapseKeepsTopOnly: Quirks { Quirks(rawValue: 1 << 3) }
  package static var swipeWritesAtStart: Quirks { Quirks(rawValue: 1 << 4) }
  package static var tapFallsThrough: Quirks { Quirks(rawValue: 1 << 5) }
  package static var popWritesColumn: Quirks { Quirks(rawValue: 1 << 6) }
  package static var losesPopWrites: Quirks { Quirks(rawValue: 1 << 7) }
  package static var ghostPop: Quirks { Quirks(rawValue: 1 << 8) }
  package static var repeatsPopWrites: Quirks { Quirks(rawValue: 1 << 9) }
  package static var columnBringsToggle: Quirks { Quirks(rawValue: 1 << 10) }
  package static var walkLosesSidebar: Quirks { Quirks(rawValue: 1 << 11) }
  package static var abortedRotationLosesSidebar: Quirks { Quirks(rawValue: 1 << 12) }
  package static var clearsBeforeAction: Quirks { Quirks(rawValue: 1 << 13) }
  package static var popWritesAtStart: Quirks { Quirks(rawValue: 1 << 14) }
  package static var commitTakesTop: Quirks { Quirks(rawValue: 1 << 15) }
  package static var swipeGoesBackTwice: Quirks { Quirks(rawValue: 1 << 16) }
  package static var dropsCollidingWrites: Quirks { Quirks(rawValue: 1 << 17) }
}
