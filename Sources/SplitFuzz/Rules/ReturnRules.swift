internal import SplitModel

extension SplitRules {
  static let resetOnPop = SplitRule(
    "binding.reset-on-pop", "Going back past an isPresented or item destination switches its binding off",
    source: "T28 T31", ways: ["not-reset"], kinds: .of(.back, .longPressBack, .swipeBack, .escape),
    applies: { $0.screen.policies.contains(.presentsViews) },
    check: .step { step in
      let pane = step.old.last
      guard pane.identity.container == 1 || pane.identity.container == 2, pane.depth > 0,
        !pane.isDimmed
      else { return .notExercised }
      let stack = Int(pane.identity.container) - 1
      let count = step.old.place.entries[stack].count
      // Such a destination stands on top of all values, so any back passes it first.
      guard step.old.stacks[stack].isPresenting,
        step.old.place.entries[1 - stack] == step.new.place.entries[1 - stack]
      else { return .notExercised }
      let isOff = !step.new.stacks[stack].isPresenting || step.new.place.entries[stack].count < count
      return isOff ? .holds : .broken("not-reset")
    })

  static let dismissedStaysDismissed = SplitRule(
    "dismissed.stays-dismissed",
    "A view or item that was left by going back, a view whose registration ended, or one that was presented and "
      + "dismissed does not come back unasked",
    source: "G17", ways: ["returns"],
    applies: {
      $0.screen.hasItems
        || !$0.screen.policies.isDisjoint(with: [.hasStacks, .presentsSheets, .hasTags])
    },
    check: .memory(.holds("returns", from: leavesView, until: asksForViews, addsNoView)))

  private static func leavesView(_ step: SplitStep) -> Bool {
    if case .call = step.action { return step.after.effects.called?.kind == .forget }
    if step.old.presentation.contains(.isShown), !step.new.presentation.contains(.isShown) {
      return step.isSheetDismissed || step.old.presentation.goesWhenAnswered
    }
    return isBack(step.action) && levelCount(step.new) < levelCount(step.old)
  }

  private static func addsNoView(_ step: SplitStep) -> Bool {
    levelCount(step.new) <= levelCount(step.old)
      && (step.old.presentation.contains(.isShown) || !step.new.presentation.contains(.isShown)
        || step.new.presentation.contains(.isInspector))
  }

  /// The views on the stacks, and the item that is chosen.
  private static func levelCount(_ screen: Screen) -> Int {
    let entries = screen.place.entries
    return entries[0].count + entries[1].count + (screen.place.item == .blank ? 0 : 1)
  }

  /// Whether a line may put views on a stack: a link, a program, a choice, work that is complete, or a crash.
  private static func asksForViews(_ step: SplitStep) -> Bool {
    switch step.action {
    case .open, .choose: return true
    case .call: if step.after.effects.called?.kind.asksForNothing != true { return true }
    default: break
    }
    let effects = step.after.effects
    if !step.beganAtRest || !step.isAtRest { return true }
    return effects.hasCompletedWork || effects.hasTrapped || effects.opened != nil
  }

  static let noDeadEnd = SplitRule(
    "no-dead-end",
    "Where anything is pushed a person reaches the root beneath it within its depth plus one action; where anything "
      + "is chosen or offered some action of theirs changes the screen",
    source: "T16", ways: ["stuck"], applies: { $0.screen.hasSplit || $0.screen.hasStack },
    check: .possible(
      PossibleCheck(
        way: "stuck", attempts: 2, bound: actionsOutOfHere,
        isReachedFrom: { isOutOfHere($0.screen, $1.screen) },
        next: { observation, attempt in stepOutOfHere(observation.screen, attempt) })))

  private static func actionsOutOfHere(_ observation: SplitObservation) -> Int? {
    let screen = observation.screen
    let depth = Int(screen.last.depth)
    if depth > 0 { return depth + 1 }
    return screen.links != 0 || screen.rowCount > 0 || screen.place.selections[0] != 0 ? 1 : nil
  }

  /// Whether the stack that was in front is at its root, or, where nothing was pushed, anything has changed.
  private static func isOutOfHere(_ start: Screen, _ now: Screen) -> Bool {
    if start.isCovered, start.last.column != .sheet { return !now.isCovered }
    if start.last.depth > 0 { return now.last.depth == 0 }
    return start.place != now.place || !start.hasSameColumns(as: now)
  }

  private static func stepOutOfHere(_ screen: Screen, _ attempt: Int) -> SplitAction? {
    if screen.last.depth > 0 || screen.last.column == .sheet, !screen.last.isDimmed { return screen.wayBack }
    if screen.canTapOutside { return .tapOutside }
    if attempt == 0, screen.hasToggle { return .toggle }
    if screen.links != 0 { return .open(UInt8(screen.links.trailingZeroBitCount)) }
    return screen.sidebar != nil ? .choose(SidebarSection(0)) : screen.wayBack
  }
}
