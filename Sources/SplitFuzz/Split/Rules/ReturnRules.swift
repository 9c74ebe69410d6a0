internal import SplitModel

extension SplitRules {
  static let resetOnPop = SplitRule(
    "binding.reset-on-pop", "Going back past an isPresented or item destination switches its binding off",
    source: "T28 T31", ways: ["not-reset"], kinds: .of(.back, .longPressBack, .swipeBack, .escape),
    check: .step { step in
      let pane = step.old.last
      guard pane.identity.container == 1 || pane.identity.container == 2, pane.depth > 0 else {
        return .notExercised
      }
      let stack = Int(pane.identity.container) - 1
      let count = step.old.place.entries[stack].count
      // Such a destination stands on top of all values, so any back passes it first.
      guard step.old.stacks[stack].isPresenting, step.old.place.entries[1 - stack] == step.new.place.entries[1 - stack]
      else { return .notExercised }
      let isOff = !step.new.stacks[stack].isPresenting || step.new.place.entries[stack].count < count
      return isOff ? .holds : .broken("not-reset")
    })

  static let dismissedStaysDismissed = SplitRule(
    "dismissed.stays-dismissed", "A view that was left by going back does not come back unasked",
    source: "G17", ways: ["returns"],
    check: .memory(.holds("returns", from: leavesView, until: asksForViews, addsNoView)))

  private static func leavesView(_ step: SplitStep) -> Bool {
    isBack(step.action) && levelCount(step.new) < levelCount(step.old)
  }

  private static func addsNoView(_ step: SplitStep) -> Bool { levelCount(step.new) <= levelCount(step.old) }

  private static func levelCount(_ screen: Screen) -> Int {
    let entries = screen.place.entries
    return entries[0].count + entries[1].count
  }

  /// Whether a line may put views on a stack: a link, a program, a choice, work that is complete, or a crash.
  private static func asksForViews(_ step: SplitStep) -> Bool {
    switch step.action {
    case .open, .call, .choose: return true
    default: break
    }
    let effects = step.after.effects
    if !step.beganAtRest || !step.isAtRest { return true }
    return effects.hasCompletedWork || effects.hasTrapped || effects.opened != nil
  }

  static let noDeadEnd = SplitRule(
    "no-dead-end",
    "From every settled state a person reaches the root of the stack in front within its depth plus one action",
    source: "T16", ways: ["stuck"], applies: { $0.screen.hasSplit },
    check: .possible(
      PossibleCheck(
        way: "stuck", bound: levelsToRoot, isReached: { $0.screen.last.depth == 0 },
        next: { observation, _ in stepToRoot(observation.screen) })))

  private static func levelsToRoot(_ observation: SplitObservation) -> Int? {
    let depth = Int(observation.screen.last.depth)
    return depth > 0 ? depth + 1 : nil
  }

  private static func stepToRoot(_ screen: Screen) -> SplitAction? {
    guard screen.last.isDimmed else { return screen.wayBack }
    if screen.canTapOutside { return .tapOutside }
    if screen.canDrag { return .drag }
    return screen.hasToggle ? .toggle : nil
  }
}
