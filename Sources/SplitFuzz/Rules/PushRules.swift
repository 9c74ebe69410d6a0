internal import SplitModel

extension SplitRules {
  static let push: [SplitRule] = [pushVisible, pushSingle, pushLeavesOthers, pushNotUnderOverlay]
  private static let pushingKinds = ActionKindSet.of(.open, .call)

  static let pushVisible = SplitRule(
    "push.visible", "A link, or a call with a declared target, shows its view on top of the target column",
    source: "LazySplitX 1.4 to 1.7, pushDetail", ways: ["missing", "covered"], kinds: pushingKinds,
    check: .step { step in
      let effects = step.effects
      guard let pushed = step.pushed, !effects.hasRefused, !effects.hasTrapped else { return .notExercised }
      let screen = step.new
      if screen.shows(.unresolved) { return .notExercised }
      let isOnTop = screen.last.view == pushed.view
      let isShown: Bool
      switch pushed.target {
      case .fullScreen: isShown = screen.isCovered && isOnTop
      case .detail: isShown = screen.last.column == .detail && isOnTop
      case .sheet: isShown = screen.last.column == .sheet && isOnTop
      case .nowhere, .confirmed: return .notExercised
      case .leading: isShown = screen[0].view == pushed.view
      case .anywhere: isShown = screen.shows(pushed.view)
      }
      if isShown { return .holds }
      // Work that finished in the same step may remove the view again.
      if effects.hasCompletedWork { return .notExercised }
      return step.old.place == screen.place ? .broken("missing") : .broken("covered")
    })

  static let pushSingle = SplitRule(
    "push.single", "A push adds one level, and a push that replaces a column leaves its view alone there",
    source: "LazySplitX, ProjectNotes.md, BUG #10", ways: ["several", "replaces", "not-replaced"],
    kinds: pushingKinds,
    check: .step { step in
      guard let pushed = step.pushed else { return .notExercised }
      let (old, new) = (step.old.place.entries, step.new.place.entries)
      if step.new.pushedCount > step.old.pushedCount + 1 { return .broken("several") }
      if pushed.replaces, step.new.last.view == pushed.view, step.new.last.depth > 0 {
        return .broken("not-replaced")
      }
      let effects = step.effects
      guard pushed.target == .fullScreen, step.old.isCovered, step.new.isCovered,
        let stack = step.old.last.stack, step.new.last.stack == stack,
        !effects.hasRefused, !effects.hasTrapped, !effects.hasCompletedWork
      else { return .holds }
      return new[stack].count == old[stack].count + 1 ? .holds : .broken("replaces")
    })

  static let pushLeavesOthers = SplitRule(
    "push.leaves-others", "A push changes no other column and no selection",
    source: "LazySplitX 1.5 and 1.6, pushPrimary", ways: ["other-column", "selection"], kinds: pushingKinds,
    check: .step { step in
      guard step.pushed != nil, !step.effects.hasTrapped else { return .notExercised }
      let (old, new) = (step.old.place, step.new.place)
      if old.selections != new.selections { return .broken("selection") }
      let first = old.entries[0] != new.entries[0] || old.roots[0] != new.roots[0]
      let second = old.entries[1] != new.entries[1] || old.roots[1] != new.roots[1]
      return first && second ? .broken("other-column") : .holds
    })

  static let pushNotUnderOverlay = SplitRule(
    "push.not-under-overlay", "A pushed view is not left dimmed under an overlay that nothing dismisses",
    source: "LazySplitX, ProjectNotes.md, BUG #17", ways: ["dimmed"], kinds: pushingKinds,
    applies: { $0.screen.policies.contains(.namesLandings) && $0.screen.hidesSidebar },
    check: .step { step in
      let view = step.effects.opened?.view ?? step.effects.called?.view
      guard let view, view != .menu, step.old.last.isDimmed else { return .notExercised }
      let isDimmed = step.new.last.isDimmed && step.new.shows(view)
      return isDimmed && !step.new.canDismissSidebar ? .broken("dimmed") : .holds
    })
}
