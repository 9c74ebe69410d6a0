internal import SplitModel

/// Isolation, and rules of named navigation views (NavigationViewKit's tags).
extension SplitRules {
  static let isolation = SplitRule(
    "isolation", "What is done in one window, section or named view leaves all others unchanged",
    source: "NavigationViewKit README: tags are unique; LazySplitX, LSXService.shared",
    violationKinds: ["other-tag", "other-window", "other-section"],
    applies: { !$0.screen.policies.isDisjoint(with: [.hasTags, .hasWindows, .keepsItems]) },
    check: .fold(
      KeptItems(), notices: { $0.notices.union(.hasWindows) },
      of: { step in
        let keeps = step.new.policies.contains(.keepsItems)
        let isJudged = step.isSettled && step.isApplied && step.action != nil
        return (
          keeps: keeps, isJudged: isJudged, change: keeps ? KeptItems.Change(step) : KeptItems.Change(),
          others: isJudged ? leavesOthers(step) : .vacuous
        )
      }
    ) { memory, step in
      let found = step.keeps ? memory.follow(step.change) : nil
      guard step.isJudged else { return .vacuous }
      if case .violated = step.others { return step.others }
      return found.map { $0.isForeign(in: step.change.after) ? .violated("other-section") : .holds }
        ?? step.others
    })

  /// Whether the other window and the other navigation view are unchanged.
  private static func leavesOthers(_ step: SplitStep) -> Verdict {
    let effects = step.effects
    if step.new.policies.contains(.hasWindows) {
      if effects.hasTrapped || effects.hasDeleted { return .vacuous }
      return effects.hasReachedOtherWindow ? .violated("other-window") : .holds
    }
    guard let called = effects.called, called.kind == .push || called.kind.goesHome,
      called.target == .leading || called.target == .detail, step.new.policies.contains(.hasTags)
    else { return .vacuous }
    let other = called.target == .leading ? 1 : 0
    let (old, new) = (step.old.place, step.new.place)
    return old.entries[other] == new.entries[other] && old.roots[other] == new.roots[other]
      ? .holds : .violated("other-tag")
  }

  /// Pops to the root whose callbacks are due.
  private struct DueCallbacks: BitwiseCopyable {
    var pops: UInt8 = 0
    var hasCalledBack = false
    var isUnsure = false  // Whether a call came before the platform had written a user's action
  }

  static let callbackOnce = SplitRule(
    "callback.exactly-once",
    "The callbacks of a pop to the root run once, after it, and only if something was popped",
    source: "NavigationViewKit, popToRoot",
    violationKinds: ["early", "twice", "without-pop", "never", "wrong-order"],
    applies: { $0.screen.policies.contains(.callsBack) },
    check: .fold(
      DueCallbacks(), at: .turns,
      of: { step in
        let (effects, isPop) = (step.effects, popsToRoot(step))
        return (
          hasTrapped: effects.hasTrapped, isUnsure: step.action != nil && step.old.hasWritesInFlight,
          isAtRest: step.isAtRest, isPop: isPop, callbacks: effects.callbacks,
          // An animated pop does not end in the turn in which it begins.
          isEarly: isPop && effects.called?.kind != .jumpsHome
        )
      }
    ) { memory, step in
      if step.hasTrapped {
        memory = DueCallbacks()
        return .vacuous
      }
      if step.isUnsure { memory.isUnsure = true }
      if memory.isUnsure {
        if step.isAtRest { memory = DueCallbacks() }
        return .vacuous
      }
      if step.isPop { memory.pops += 1 }
      let verdict = judge(step.callbacks, isEarly: step.isEarly, &memory)
      guard step.isAtRest else { return verdict }
      let isMissing = memory.pops > 0
      memory = DueCallbacks()
      if case .violated = verdict { return verdict }
      return isMissing ? .violated("never") : verdict
    })

  /// Whether this turn empties a stack by a call or a link.
  private static func popsToRoot(_ step: SplitStep) -> Bool {
    switch step.action {
    case .call: guard step.effects.called?.kind.goesHome == true else { return false }
    case .open: guard let opened = step.effects.opened, opened.target != .detail else { return false }
    default: return false
    }
    return (0..<2).contains { stack in
      !step.old.place.entries[stack].isEmpty && step.new.place.entries[stack].isEmpty
    }
  }

  private static func judge(_ callbacks: UInt8, isEarly: Bool, _ memory: inout DueCallbacks) -> Verdict {
    if callbacks == 0 { return .vacuous }
    guard memory.pops > 0 else { return .violated(memory.hasCalledBack ? "twice" : "without-pop") }
    memory.pops -= 1
    memory.hasCalledBack = true
    let cleanups = callbacks & 15
    let actions = callbacks >> 4 & 7
    if cleanups > 1 || actions > 1 { return .violated("twice") }
    if cleanups == 0 || actions == 0 { return .violated("never") }
    if callbacks & 0x80 != 0 { return .violated("wrong-order") }
    return isEarly ? .violated("early") : .holds
  }

  static let tipOnce = SplitRule(
    "policy.tip-once", "The tip appears once, at the first launch in portrait with room for it",
    source: "NavigationViewKit, TipOnce", violationKinds: ["again", "in-landscape", "missing"],
    applies: { $0.screen.policies.contains(.tipsOnce) },
    check: .state { step in
      let screen = step.new
      let environment = screen.environment
      // In an upright window on a landscape screen the tip may appear or not.
      if screen.tip == 0 {
        let isUpright = !environment.isLandscapeScreen && !environment.isLandscape
        return step.kind == .launch && screen.isExpanded && isUpright ? .violated("missing") : .vacuous
      }
      if environment.isLandscapeScreen, environment.isLandscape { return .violated("in-landscape") }
      return screen.tip == 1 ? .holds : .violated("again")
    })
}
