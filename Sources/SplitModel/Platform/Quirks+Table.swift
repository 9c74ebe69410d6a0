extension Quirks {
  /// What is known of one quirk.
  public struct Row: Hashable, Sendable {
    /// The name, kebab-case; it never changes meaning.
    public let name: String
    /// The quirk's bit.
    public let quirk: Quirks
    /// What the platform does, how sure it is that some version of it does so, and who reported it.
    public let summary: String

    init(_ name: String, _ quirk: Quirks, _ does: String, _ confidence: Confidence, _ source: String) {
      self.name = name
      self.quirk = quirk
      summary = "\(does) (\(confidence) confidence; \(source))"
    }
  }

  /// Every quirk, in the order of their bits.
  public static let table: [Row] = [
    Row(
      "edge-swipe-slips", .edgeSwipeSlips, "a swipe at an angle slips past a strip over the leading edge",
      .low, "LazySplit's author, note on 1.6"),
    Row(
      "drops-writes-in-transition", .dropsWritesInTransition,
      "a visibility written while a column moves is lost", .medium,
      "LazySplit's log: two calls within a second; iOS 18 release notes 122840735"),
    Row(
      "rotation-loses-sidebar", .rotationLosesSidebar,
      "after turning to landscape the sidebar ignores writes until swiped in", .medium,
      "LazySplit, BUG #2; openradar 14714737"),
    Row(
      "collapse-keeps-top-only", .collapseKeepsTopOnly, "collapsing keeps only the top of a column's stack",
      .medium, "LazySplit, notes of 6/7 on the 12 Pro Max; element-x-ios #1624"),
    Row(
      "swipe-writes-at-start", .swipeWritesAtStart,
      "a cancelled swipe leaves the visibility it wrote when it began", .low, "LazySplit, BUG #9"),
    Row(
      "tap-falls-through", .tapFallsThrough, "a tap beside an overlay also reaches the view beneath", .low,
      "LazySplit, BUG #17: the click went through"),
    Row(
      "pop-writes-column", .popWritesColumn, "going back to the detail's root writes the compact column",
      .low, "theempathicdev, 2025-05: preferredCompactColumn"),
    Row(
      "loses-pop-writes", .losesPopWrites, "going back removes the view and never writes the path", .low,
      "wwt/SwiftCurrent#220"),
    Row(
      "ghost-pop", .ghostPop, "a swipe back that is let go too early shortens the path all the same", .medium,
      "iOS 16.0: TCA #3673, SO 73978107"),
    Row(
      "repeats-pop-writes", .repeatsPopWrites, "going back writes the path twice", .low,
      "pointfreeco/swift-navigation#10: the dismissal is called two times"),
    Row(
      "column-brings-toggle", .columnBringsToggle,
      "a view linked into an inner column brings that split's toggle on large phones", .medium,
      "LazySplit, BUG #3; macOS 15.1 release notes 134589426"),
    Row(
      "walk-loses-sidebar", .walkLosesSidebar,
      "after a stack was left while collapsed the sidebar ignores writes", .low,
      "seed 000, InvexLazySplit on iPhone"),
    Row(
      "aborted-rotation-loses-sidebar", .abortedRotationLosesSidebar,
      "half a turn and back loses the sidebar's button", .low,
      "Falafel, 2010: popover controllers of split views"),
    Row(
      "clears-before-action", .clearsBeforeAction,
      "an alert's binding is cleared before its button's action runs", .low,
      "scgopi/GraphCode#35; documented: after"),
    Row(
      "pop-writes-at-start", .popWritesAtStart,
      "a swipe back writes the path as it begins, and the view again when it is let go, but not over what the app wrote since",
      .low, "TCA #3653, its stack trace"),
    Row(
      "commit-takes-top", .commitTakesTop, "a swipe back takes off what is on top when it ends", .low,
      "argued from UIKit's pops, which name no view"),
    Row(
      "swipe-goes-back-twice", .swipeGoesBackTwice,
      "a swipe back on a stack in a collapsed split moves both", .low,
      "one project's source: two pop systems"),
    Row(
      "drops-colliding-writes", .dropsCollidingWrites,
      "a path written while the platform's own write of it waits is not shown", .medium,
      "TCA #3450; MastodonAgain #77"),
  ]
}
