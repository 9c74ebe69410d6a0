internal import SplitModel

/// What a campaign must reach: places where the hard bugs live.
extension SplitRules {
  static let reach: [SplitRule] = [
    SplitRule(
      "reach.overlay", "The sidebar is seen over the detail", source: "platform §1; LazySplit BUG #17",
      ways: ["unreached"], applies: { $0.screen.hidesSidebar },
      check: .sometimes { $0.new.sidebar?.placement == .over }),
    SplitRule(
      "reach.collapsed-push", "Something is pushed while the columns are collapsed", source: "G4; T1",
      ways: ["unreached"], kinds: .of(.open, .call, .rotate, .resize),
      applies: { $0.screen.hasSplit && ($0.screen.hasStack || $0.screen.splits[0].hasContent) },
      check: .sometimes {
        $0.new.isCollapsed
          && ($0.new.last.depth > 0 || ($0.new.splits[0].hasContent && $0.new.last.column == .detail))
      }),
    SplitRule(
      "reach.two-covering", "Two views stand one over the other on a stack that covers everything",
      source: "L-I9", ways: ["unreached"], kinds: .of(.open, .call),
      applies: { $0.screen.policies.contains(.fullScreenPreserves) },
      check: .sometimes { $0.new.isCovered && $0.new.last.depth > 1 }),
    SplitRule(
      "reach.write-across-size-class", "The size class changes while a write of the platform is on its way",
      source: "T5; LazySplit's log", ways: ["unreached"], kinds: .of(.rotate, .resize, .deliver),
      applies: { $0.screen.hasSplit },
      check: .sometimes {
        $0.old.hasWritesInFlight && !$0.beganAtRest && $0.old.isCollapsed != $0.new.isCollapsed
      }),
  ]
}
