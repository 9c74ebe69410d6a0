internal import SplitModel

extension SplitRules {
  static let push: [SplitRule] = [pushVisible, pushSingle, pushLeavesOthers, pushNotUnderOverlay]
  private static let pushingKinds = ActionKindSet.of(.open, .call)

  static let pushVisible = SplitRule(
    "push.visible",
    "A tapped link, or a program with a declared target, puts its view on top of the column that it names",
    source: "G5; LazySplit L-15 L-35", ways: ["missing", "covered"], kinds: pushingKinds,
    check: .step { step in
      let effects = step.after.effects
      guard let pushed = step.pushed, !effects.hasRefused, !effects.hasTrapped else { return .notExercised }
      let screen = step.new
      if screen.shows(.unresolved) { return .notExercised }
      let isShown: Bool
      switch pushed.target {
      case .fullScreen: isShown = screen.isCovered && screen.last.view == pushed.view
      case .detail: isShown = screen.last.column == .detail && screen.last.view == pushed.view
      case .sheet: isShown = screen.last.column == .sheet && screen.last.view == pushed.view
      case .nowhere, .confirmed: return .notExercised
      case .leading: isShown = screen[0].view == pushed.view
      case .anywhere: isShown = screen.shows(pushed.view)
      }
      if isShown { return .holds }
      // Work that completed in the same line may have taken the view away again, as it may.
      if effects.hasCompletedWork { return .notExercised }
      return step.old.place == screen.place ? .broken("missing") : .broken("covered")
    })

  static let pushSingle = SplitRule(
    "push.single",
    "A push adds one level at most, and from the same full-screen stack one level exactly; what says that it takes "
      + "the place of a column is alone in it",
    source: "G5; LazySplit L-02", ways: ["several", "replaces", "on-top"],
    kinds: pushingKinds,
    check: .step { step in
      guard let pushed = step.pushed else { return .notExercised }
      let old = step.old.place.entries
      let new = step.new.place.entries
      if new[0].count + new[1].count > old[0].count + old[1].count + 1 { return .broken("several") }
      if pushed.replaces, step.new.last.view == pushed.view, step.new.last.depth > 0 {
        return .broken("on-top")
      }
      let container = step.old.last.identity.container
      guard pushed.target == .fullScreen, step.old.isCovered, step.new.isCovered,
        container == 1 || container == 2,
        step.new.last.identity.container == container
      else { return .holds }
      let effects = step.after.effects
      if effects.hasRefused || effects.hasTrapped || effects.hasCompletedWork { return .holds }
      let stack = Int(container) - 1
      return new[stack].count == old[stack].count + 1 ? .holds : .broken("replaces")
    })

  static let pushLeavesOthers = SplitRule(
    "push.leaves-others", "A push changes no other column's views and no selection",
    source: "seed 000; LazySplit L-38", ways: ["other-column", "selection"], kinds: pushingKinds,
    check: .step { step in
      guard step.pushed != nil, !step.after.effects.hasTrapped else { return .notExercised }
      let old = step.old.place
      let new = step.new.place
      if old.selections != new.selections { return .broken("selection") }
      let first = old.entries[0] != new.entries[0] || old.roots[0] != new.roots[0]
      let second = old.entries[1] != new.entries[1] || old.roots[1] != new.roots[1]
      return first && second ? .broken("other-column") : .holds
    })

  static let pushNotUnderOverlay = SplitRule(
    "push.not-under-overlay", "A pushed view is never left dimmed under an overlay that nothing dismisses",
    source: "L-I16; platform §6.9", ways: ["dimmed"], kinds: pushingKinds,
    applies: { $0.screen.policies.contains(.namesLandings) && $0.screen.hidesSidebar },
    check: .step { step in
      let view = step.after.effects.opened?.view ?? step.after.effects.called?.view
      guard let view, view != .menu, step.old.last.isDimmed else { return .notExercised }
      let isDimmed = step.new.last.isDimmed && step.new.shows(view)
      return isDimmed && !step.new.canDismissSidebar ? .broken("dimmed") : .holds
    })
}
