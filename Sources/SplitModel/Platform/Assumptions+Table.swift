extension Assumptions {
  /// What is known of one assumption.
  public struct Row: Hashable, Sendable {
    /// The name, kebab-case; it never changes meaning.
    public let name: String
    /// The names of its values, the default first.
    public let values: [String]
    /// What it decides, how sure the default is, and what speaks for it.
    public let summary: String
    /// The values that are as likely as the default, with the default: every one where confidence is low.
    public let likely: [String]

    init<Value: AssumedValue>(
      _ name: String, _ decides: String, _ confidence: Confidence, _ source: String, _ values: Value.Type,
      likely others: [Value] = []
    ) {
      self.name = name
      self.values = Value.allCases.map { "\($0)".kebab }
      let likely = [self.values[0]] + others.map { "\($0)".kebab }
      self.likely = confidence == .low ? self.values : likely
      let also = others.isEmpty ? "" : "; \(likely.dropFirst().joined(separator: ", ")) is as likely"
      summary = "\(decides) (\(confidence) confidence\(also); \(source))"
    }
  }

  /// Every assumption, in the order of their bits.
  public static let table: [Row] = [
    Row(
      "reveal-writes", "what revealing a two-column sidebar writes", .low,
      "one author's log shows double-column; documented is that both mean the same", RevealWrites.self),
    Row(
      "selection-clears-path", "when a changed selection empties the later stack's path", .medium,
      "a macOS 15 release note calls the contrary a bug, 128548564", SelectionClearsPath.self,
      likely: [.sameTurn]),
    Row(
      "back-clears-selection", "whether and when going back to a list clears its selection", .medium,
      "documented of dismissal from iOS 18 on, inferred of the back control", BackClearsSelection.self),
    Row(
      "follows-selection", "whether choosing in a list while collapsed navigates", .high,
      "WWDC22 10054; apps with a stack in the detail report dead rows", FollowsSelection.self),
    Row(
      "bound-automatic", "how a split launches whose visibility is bound to automatic", .low,
      "documented is that automatic stands for one of the others", BoundAutomatic.self),
    Row(
      "collapse-top", "which column a collapse puts on top", .medium,
      "iOS 17 release note 106241051; WordPress-iOS #18021 and WSDOT #96 saw opposite ones", CollapseTop.self),
    Row(
      "geometry-writes-visibility", "what another geometry writes that stays regular", .low,
      "one project works around such writes; nothing is documented", GeometryWritesVisibility.self),
    Row(
      "expand-writes-visibility", "whether expanding writes the visibility", .low,
      "an open question of the notes; displayModeForExpanding may return anything",
      ExpandWritesVisibility.self),
    Row(
      "collapse-writes-column", "whether collapsing writes the compact column", .low,
      "nothing is documented but the write on the way back", CollapseWritesColumn.self),
    Row(
      "launch-collapse", "whether an app launched in a compact window is notified of a collapse", .low,
      "observed both ways: the app popaprozac/zapp, commandshift.co.uk 2016", LaunchCollapse.self),
    Row(
      "list-rewrites", "what a list writes that is built anew as a later path grows", .low,
      "seen by the app radiosilence/koan, issue 261, on macOS", ListRewrites.self),
    Row(
      "removed-row", "what becomes of a chosen item whose row is gone", .low, "nothing is documented",
      RemovedRow.self),
    Row(
      "root-change-drops-path", "whether another root drops the path written with it", .low,
      "seen by the app radiosilence/koan, issues 261 and 270, on macOS", RootChangeDropsPath.self),
    Row(
      "column-write-over-path", "whether an earlier compact column is followed over a path", .low,
      "theempathicdev, 2025-05; documented is neither", ColumnWriteOverPath.self),
    Row(
      "tile-feasibility", "when a sidebar stands beside the detail", .low,
      "observed: 446 points tile at 932 and 522 do not; the header speaks of orientations",
      TileFeasibility.self),
    Row(
      "regular-from", "the width from which a window is regular", .medium,
      "639 is compact and 669 regular; what lies between is not published", RegularFrom.self,
      likely: [.points640, .points669]),
    Row(
      "hidden-column", "whether a sidebar that a person hid follows writes", .low,
      "seen by the app popaprozac/zapp after UIKit's hide(.primary)", HiddenColumn.self),
    Row(
      "write-in-transition", "what a visibility does that is written while a column moves", .medium,
      "transitions can be interrupted from iOS 26 on, WWDC25 243", WriteInTransition.self),
    Row(
      "hand-writes", "what a hand on the sidebar writes", .medium,
      "LazySplit's BUG #9 and BUG #2 argue for one binding; nothing is documented", HandWrites.self),
    Row(
      "back-writes-first", "what going back between columns writes first", .low,
      "an open question of the notes", BackWritesFirst.self),
    Row(
      "rotation-order", "what arrives first when a large phone is turned", .low,
      "LazySplit's log shows the size class late; nothing is documented", RotationOrder.self),
    Row(
      "second-presentation", "what becomes of a second thing that one presenter is asked to present", .medium,
      "SwiftUI's log says that it waits, subconscious #900; UIKit refuses it, Transmission #69",
      SecondPresentation.self, likely: [.refused]),
    Row(
      "show-secondary", "what show(.secondary) does while the columns are apart", .medium,
      "the documentation of show(_:) and the class's header differ", ShowSecondary.self, likely: [.ignored]),
    Row(
      "bound-column", "whether a bound compact column is a floor for a collapse, or decides it", .low,
      "one gist's reading of the release note; nothing is documented", BoundColumn.self),
    Row(
      "link-appends", "when a tapped link's value is appended to the path", .medium,
      "documented is that the link appends it as it shows the view; no source mentions a gap between both",
      LinkAppends.self),
    Row(
      "hidden-back-swipe", "where one can swipe back although the app hides the back button", .medium,
      "seen not to work on pushed views: subconscious #46, UIPilot #57, exyte/Chat #61, cwa-app-ios #1656; "
        + "LazySplit lays a strip over the edge against it between columns", HiddenBackSwipe.self),
    Row(
      "choice-without-row", "whether a collapsed split shows what is chosen in a list that has no row for it",
      .low,
      "nothing is documented", ChoiceWithoutRow.self),
    Row(
      "column-handlers", "whether a collapsed split's column runs its handlers whenever it comes and goes",
      .medium,
      "documented is that the columns collapse into a single stack, where what is covered disappears",
      ColumnHandlers.self),
    Row(
      "selection-clears-links",
      "whether a changed selection takes the view of a link off the later stack as well",
      .medium,
      "an engineer of Apple wrote in the forums, 722924, that it does so with values and not with such views",
      SelectionClearsLinks.self, likely: [.always]),
  ]
}
