internal import SplitModel

/// Rules of apps that give their navigation views names and call them by these.
extension SplitRules {
  static let tags: [SplitRule] = [isolation, callbackOnce, tipOnce]

  static let isolation = SplitRule(
    "isolation",
    "A call for one navigation view changes no other, what is done in one window changes no other, and what is done "
      + "in one section changes nothing that another keeps, shared data apart",
    source: "G11; I20; NavigationViewKit K-I1; LazySplit L-45; T-I2",
    ways: ["other-tag", "other-window", "other-section"],
    applies: { !$0.screen.policies.isDisjoint(with: [.hasTags, .hasWindows, .keepsItems]) },
    check: .memory(
      MemoryCheck(begin: { _ in KeptItems() }) { memory, step in
        let found = step.new.policies.contains(.keepsItems) ? memory.follow(step) : nil
        guard step.beganAtRest, step.isAtRest, step.isApplied, step.action != nil else {
          return .notExercised
        }
        let verdict = leavesOthers(step)
        guard case .broken = verdict else {
          return found.map { $0.isForeign(in: $1) ? .broken("other-section") : .holds } ?? verdict
        }
        return verdict
      }))

  /// Whether a line left the other window and the other navigation view alone.
  private static func leavesOthers(_ step: SplitStep) -> Verdict {
    if step.new.policies.contains(.hasWindows) {
      let effects = step.after.effects
      if effects.hasTrapped || effects.hasDeleted { return .notExercised }
      return effects.hasReachedOtherWindow ? .broken("other-window") : .holds
    }
    guard let called = step.after.effects.called, called.kind == .push || called.kind.goesHome,
      called.target == .leading || called.target == .detail, step.new.policies.contains(.hasTags)
    else { return .notExercised }
    let other = called.target == .leading ? 1 : 0
    let old = step.old.place
    let new = step.new.place
    return old.entries[other] == new.entries[other] && old.roots[other] == new.roots[other]
      ? .holds : .broken("other-tag")
  }

  /// Ways home that have not called back yet.
  private struct Homecomings: BitwiseCopyable {
    var pending: UInt8 = 0
    var hasCalledBack = false
    /// Whether a call came while the platform had still to write what a person did.
    var isUnsure = false
  }

  static let callbackOnce = SplitRule(
    "callback.exactly-once",
    "What is to run once a view is home runs once, when it is there, only if it went, and what the view registered "
      + "before what the call brought",
    source: "K-I2; NavigationViewKit K-01 K-02 K-03",
    ways: ["early", "twice", "without-effect", "never", "wrong-order"],
    applies: { $0.screen.policies.contains(.callsBack) },
    check: .memory(
      MemoryCheck(at: .turns, begin: { _ in Homecomings() }) { memory, step in
        if step.after.effects.hasTrapped {
          memory = Homecomings()
          return .notExercised
        }
        if step.action != nil, step.old.hasWritesInFlight { memory.isUnsure = true }
        if memory.isUnsure {
          if step.isAtRest { memory = Homecomings() }
          return .notExercised
        }
        let went = goesHome(step)
        if went { memory.pending += 1 }
        let verdict = judge(step.after.effects.callbacks, went, &memory, step)
        if step.isAtRest {
          let isMissing = memory.pending > 0
          memory = Homecomings()
          if case .broken = verdict { return verdict }
          return isMissing ? .broken("never") : verdict
        }
        return verdict
      }))

  /// Whether this turn began a way home from somewhere.
  private static func goesHome(_ step: SplitStep) -> Bool {
    guard let action = step.action else { return false }
    let effects = step.after.effects
    switch action {
    case .call: guard effects.called?.kind.goesHome == true else { return false }
    case .open: guard let opened = effects.opened, opened.target != .detail else { return false }
    default: return false
    }
    return (0..<2).contains { stack in
      !step.old.place.entries[stack].isEmpty && step.new.place.entries[stack].isEmpty
    }
  }

  private static func judge(
    _ callbacks: UInt8, _ went: Bool, _ memory: inout Homecomings, _ step: SplitStep
  ) -> Verdict {
    if callbacks == 0 { return .notExercised }
    guard memory.pending > 0 else {
      return .broken(memory.hasCalledBack ? "twice" : "without-effect")
    }
    memory.pending -= 1
    memory.hasCalledBack = true
    let cleanups = callbacks & 15
    let actions = callbacks >> 4 & 7
    if cleanups > 1 || actions > 1 { return .broken("twice") }
    if cleanups == 0 || actions == 0 { return .broken("never") }
    if callbacks & 0x80 != 0 { return .broken("wrong-order") }
    // With an animation a view is not home in the turn in which it sets out.
    let isAnimated = step.after.effects.called?.kind != .jumpsHome
    return went && isAnimated ? .broken("early") : .holds
  }

  static let tipOnce = SplitRule(
    "policy.tip-once",
    "A tip is shown at the first launch where there is room for it, once, and only where it is meant",
    source: "K-I10; NavigationViewKit K-12 K-13", ways: ["again", "in-landscape", "missing"],
    applies: { $0.screen.policies.contains(.tipsOnce) },
    check: .state { step in
      let screen = step.new
      let tip = screen.tip
      // A window that is upright on a screen that is not may go by either.
      let environment = screen.environment
      if tip == 0 {
        let isUpright = !environment.isLandscapeScreen && !environment.isLandscape
        return step.kind == .launch && screen.isExpanded && isUpright ? .broken("missing") : .notExercised
      }
      if environment.isLandscapeScreen, environment.isLandscape { return .broken("in-landscape") }
      return tip == 1 ? .holds : .broken("again")
    })
}
