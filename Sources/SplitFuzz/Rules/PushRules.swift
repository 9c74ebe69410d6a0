internal import SplitModel

extension SplitRules {
  private static let pushingKinds = ActionKindSet.of(.open, .call)

  static let pushVisible = SplitRule(
    "push.visible", "A link, or a call with a declared target, shows its view on top of the target column",
    source: "LazySplitX 1.4 to 1.7, pushDetail", violationKinds: ["missing", "covered"], kinds: pushingKinds,
    check: .step { step in
      let effects = step.effects
      guard let pushed = step.pushed, !effects.hasRefused, !effects.hasTrapped else { return .vacuous }
      let screen = step.new
      if screen.shows(.unresolved) || pushed.target != .sheet && step.asks { return .vacuous }
      let isOnTop = screen.last.view == pushed.view
      let isShown: Bool
      switch pushed.target {
      case .fullScreen: isShown = screen.isCovered && isOnTop
      case .detail: isShown = screen.last.column == .detail && isOnTop
      case .sheet: isShown = screen.last.column == .sheet && isOnTop
      case .nowhere, .confirmed, .unknown: return .vacuous
      case .leading: isShown = screen[0].view == pushed.view
      case .anywhere:
        // An inspector that is a sheet is part of the view beneath.
        isShown =
          screen.presentation.contains(.isInspector)
          ? SeenViews(screen).shows(pushed.view) : screen.shows(pushed.view)
      }
      if isShown { return .holds }
      // Work that finished in the same step may have removed the view again, or decided against it.
      if effects.hasChangedByWork || pushed.push == .app && effects.hasCompletedWork { return .vacuous }
      return step.old.place == screen.place ? .violated("missing") : .violated("covered")
    })

  /// Whether what promises nothing has pushed a view over itself: two handlers answer what was done once.
  private static func pushesTwice(_ step: SplitStep) -> Bool {
    // Another tab has a stack of its own, and another sheet.
    !step.effects.hasChangedTab
      && (0...1).contains { stack in
        // Read where they stand first: few steps push two.
        guard step.new.place.entries[stack].count >= step.old.place.entries[stack].count + 2 else {
          return false
        }
        let (before, after) = step.places
        guard after.entries[stack].count >= before.entries[stack].count + 2 else { return false }
        let views = after.pushed(on: stack)
        return views.count >= 2 && views[views.count - 1] == views[views.count - 2]
      }
  }

  static let pushSingle = SplitRule(
    "push.single",
    "A push adds one level and is not dropped; one that replaces a column leaves its view alone there",
    source: "LazySplitX, ProjectNotes.md, BUG #10",
    violationKinds: ["several", "replaces", "not-replaced", "dropped"],
    kinds: .of(.open, .call, .deliver),
    check: .step { step in
      if step.effects.hasDroppedPush, !step.effects.hasTrapped { return .violated("dropped") }
      guard let pushed = step.pushed else { return pushesTwice(step) ? .violated("several") : .vacuous }
      if step.new.pushedCount > step.old.pushedCount + 1 {
        let (before, after) = step.places
        // Work that finished in the same step may go on from there, but not to the same view.
        let isMore = after.pushedCount > before.pushedCount + 1
        if isMore, !step.effects.hasChangedByWork || pushesTwice(step) { return .violated("several") }
      }
      if pushed.replaces, step.new.last.view == pushed.view, step.new.last.depth > 0 {
        return .violated("not-replaced")
      }
      let effects = step.effects
      guard step.isSettled, !effects.hasRefused, !effects.hasTrapped, !effects.hasChangedByWork,
        let stack = step.new.last.stack, step.new.last.view == pushed.view, isOnTop(of: stack, step)
      else { return .holds }
      // Nearly every push; nothing is allocated for it.
      var path = step.old.place.entries[stack]
      if !path.isFull { path.append(pushed.view) }
      if step.old.place.roots[stack] == step.new.place.roots[stack], path == step.new.place.entries[stack] {
        return .holds
      }
      let (before, after) = (step.old.place.pushed(on: stack), step.new.place.pushed(on: stack))
      let isReturn = pushed.target != .fullScreen && before.starts(with: after)
      return after == before + [pushed.view] || isReturn ? .holds : .violated("replaces")
    })

  /// Whether what is pushed belongs on top of what a stack holds: a link there that names its column, or a call.
  private static func isOnTop(of stack: Int, _ step: SplitStep) -> Bool {
    guard let opened = step.effects.opened else { return !step.new.policies.contains(.slidesColumns) }
    guard case .open(let link) = step.action, !opened.replaces, opened.target != .anywhere else {
      return false
    }
    let pane = step.old.last
    return pane.stack == stack && !step.new.policies.contains(.slidesColumns)
      && pane.links & 1 << UInt16(link) != 0
  }

  static let pushLeavesOthers = SplitRule(
    "push.leaves-others", "A link changes no other column and no selection",
    source: "LazySplitX 1.5 and 1.6, pushPrimary", violationKinds: ["other-column", "selection"],
    kinds: pushingKinds,
    check: .step { step in
      guard let pushed = step.pushed, !step.effects.hasTrapped else { return .vacuous }
      // A button may go to another row, and one on a sheet may go anywhere, but for a link of a stack in it.
      if pushed.view.section != nil || step.old.last.column == .sheet && step.old.last.stack == nil {
        return .vacuous
      }
      let (old, new) = (step.old.place, step.new.place)
      if old.selections != new.selections { return .violated("selection") }
      // What lies beneath a sheet may say in its title what is chosen there.
      let areBeside = step.old.presentedStack == nil
      let first = old.entries[0] != new.entries[0] || areBeside && old.roots[0] != new.roots[0]
      let second = old.entries[1] != new.entries[1] || areBeside && old.roots[1] != new.roots[1]
      return first && second ? .violated("other-column") : .holds
    })

  static let pushNotUnderOverlay = SplitRule(
    "push.not-under-overlay", "A pushed view is not left dimmed under an overlay that nothing dismisses",
    source: "LazySplitX, ProjectNotes.md, BUG #17", violationKinds: ["dimmed"], kinds: pushingKinds,
    applies: { $0.screen.policies.contains(.namesLandings) && $0.screen.hidesSidebar },
    check: .step { step in
      let view = step.effects.opened?.view ?? step.effects.called?.view
      guard let view, view != .menu, step.old.last.isDimmed else { return .vacuous }
      let isDimmed = step.new.last.isDimmed && step.new.shows(view)
      return isDimmed && !step.new.canDismissSidebar ? .violated("dimmed") : .holds
    })
}
