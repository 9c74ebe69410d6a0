internal import SplitModel

/// Isolation, and rules of named navigation views (NavigationViewKit's tags).
extension SplitRules {
  static let isolation = SplitRule(
    "isolation", "What is done in one window, section or named view leaves all others unchanged",
    source: "NavigationViewKit README: tags are unique; LazySplitX, LSXService.shared",
    violationKinds: ["other-tag", "other-window", "other-section"],
    applies: { !$0.screen.policies.isDisjoint(with: [.hasTags, .hasWindows, .keepsItems]) },
    check: .fold(KeptItems(), of: Elsewhere.init) { memory, step in
      let found = step.keeps ? memory.follow(step.change) : nil
      switch step.others {
      case .unjudged: return .vacuous
      case .otherWindow: return .violated("other-window")
      case .otherTag: return .violated("other-tag")
      case .vacuous, .kept:
        guard let found else { return step.others == .kept ? .holds : .vacuous }
        return found.isForeign(in: step.change.after) ? .violated("other-section") : .holds
      }
    })

  /// What is read of a step: what becomes of the sections, and of the other window and navigation view.
  private struct Elsewhere: BitwiseCopyable {
    enum Others: UInt8, BitwiseCopyable { case unjudged, vacuous, kept, otherWindow, otherTag }

    var keeps = false
    var others = Others.unjudged
    var change: KeptItems.Change

    init(_ step: borrowing SplitStep) {
      keeps = step.new.policies.contains(.keepsItems)
      change = keeps ? KeptItems.Change(step) : KeptItems.Change()
      if step.isSettled, step.isApplied, step.action != nil { others = SplitRules.others(step) }
    }
  }

  /// Whether the other window and the other navigation view are unchanged.
  private static func others(_ step: SplitStep) -> Elsewhere.Others {
    let effects = step.effects
    if step.new.policies.contains(.hasWindows) {
      if effects.hasTrapped || effects.hasDeleted { return .vacuous }
      return effects.hasReachedOtherWindow ? .otherWindow : .kept
    }
    guard let called = effects.called, called.kind == .push || called.kind.goesHome,
      called.target == .leading || called.target == .detail, step.new.policies.contains(.hasTags)
    else { return .vacuous }
    let other = called.target == .leading ? 1 : 0
    let (old, new) = (step.old.place, step.new.place)
    return old.entries[other] == new.entries[other] && old.roots[other] == new.roots[other]
      ? .kept : .otherTag
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
    check: .fold(DueCallbacks(), at: .turns, of: Callbacks.init) { memory, step in
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
      let verdict = judge(step, &memory)
      guard step.isAtRest else { return verdict }
      let isMissing = memory.pops > 0
      memory = DueCallbacks()
      if case .violated = verdict { return verdict }
      return isMissing ? .violated("never") : verdict
    })

  /// What is read of a turn.
  private struct Callbacks: BitwiseCopyable {
    let ran: UInt8
    let hasTrapped: Bool
    let isUnsure: Bool
    let isAtRest: Bool
    let isPop: Bool
    let isAtOnce: Bool

    init(_ step: borrowing SplitStep) {
      let effects = step.effects
      ran = effects.callbacks
      hasTrapped = effects.hasTrapped
      isUnsure = step.action != nil && step.old.hasWritesInFlight
      isAtRest = step.isAtRest
      isPop = popsToRoot(step)
      isAtOnce = effects.called?.kind == .jumpsHome
    }
  }

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

  private static func judge(_ step: Callbacks, _ memory: inout DueCallbacks) -> Verdict {
    let callbacks = step.ran
    if callbacks == 0 { return .vacuous }
    guard memory.pops > 0 else { return .violated(memory.hasCalledBack ? "twice" : "without-pop") }
    memory.pops -= 1
    memory.hasCalledBack = true
    let cleanups = callbacks & 15
    let actions = callbacks >> 4 & 7
    if cleanups > 1 || actions > 1 { return .violated("twice") }
    if cleanups == 0 || actions == 0 { return .violated("never") }
    if callbacks & 0x80 != 0 { return .violated("wrong-order") }
    // An animated pop does not end in the turn in which it begins.
    return step.isPop && !step.isAtOnce ? .violated("early") : .holds
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
