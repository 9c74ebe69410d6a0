/// The platforms that have a name.
extension FuzzSystem {
  /// What `--profile` knows of every system on the headless platform.
  public static let splitProfiles = [documented, adversarial]

  private static let documented = Profile(
    "documented", "the platform as its documentation has it: no quirk, each assumption at its default",
    SystemSettings())

  /// All under which SplitNavigator passes every rule in every configuration but `cleared`, by `Docs/Proof.md`.
  private static let adversarial = Profile(
    "adversarial", "all that a router can be expected to survive, at once",
    SystemSettings(
      quirks: [
        "edge-swipe-slips", "repeats-pop-writes", "column-brings-toggle", "clears-before-action",
      ],
      assumptions: [
        .init("reveal-writes", "all"), .init("selection-clears-path", "never"),
        .init("back-clears-selection", "at-start"), .init("bound-automatic", "starts-hidden"),
        .init("collapse-writes-column", "always"), .init("launch-collapse", "heard"),
        .init("list-rewrites", "nil-then-value"), .init("removed-row", "neighbour"),
        .init("root-change-drops-path", "always"), .init("tile-feasibility", "detail-411"),
        .init("regular-from", "points-640"), .init("write-in-transition", "interrupts"),
        .init("hand-writes", "both"), .init("back-writes-first", "selection"),
        .init("rotation-order", "size-class-first"), .init("collapse-top", "sidebar"),
        .init("geometry-writes-visibility", "automatic"), .init("second-presentation", "refused"),
        .init("show-secondary", "ignored"), .init("follows-selection", "list-without-stack"),
      ]))
}
