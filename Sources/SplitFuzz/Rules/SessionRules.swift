internal import SplitModel

/// Rules of an app's own logic for its sidebar, and of its sessions.
extension SplitRules {
  static let guardRespected = SplitRule(
    "sidebar.guard-respected",
    "While the app forbids its sidebar, the sidebar is closed and its button changes nothing",
    source: "LazySplitX README: stop them from opening the menu", violationKinds: ["open", "reacts"],
    applies: { $0.screen.policies.contains(.guardsSidebar) },
    check: .state { step in
      guard step.new.policies.contains(.forbidsSidebar) else { return .vacuous }
      if step.new.sidebar != nil { return .violated("open") }
      guard step.beganAtRest, step.action == .toggle || step.action == .pressToggle,
        step.old.policies.contains(.forbidsSidebar)
      else { return .holds }
      return step.keepsPlace ? .holds : .violated("reacts")
    })

  private struct Hooks: BitwiseCopyable {
    var wasOpen = false
    var isLaunch = false  // Whether the app was launched since, for which no handler runs
    var net: Int8 = 0  // Open handlers less close handlers, -2...2

    var notices: StepFacts {
      isLaunch || net != 0
        ? .all
        : [.isUnsettled, .traps, .runsHooks, .changesSidebar, .isCovered, .does(.relaunch)]
    }
  }

  static let hookRunsOnce = SplitRule(
    "sidebar.hook-runs-once", "The app's handler for an opened or closed sidebar runs once each time",
    source: "LazySplitX README: additional logic when the user opens the menu",
    violationKinds: ["missed", "extra"],
    applies: { $0.screen.policies.contains(.hooksSidebar) && $0.screen.hidesSidebar },
    check: .memory(
      MemoryCheck(
        begin: { Hooks(wasOpen: $0.screen.sidebar != nil) }, notices: { $0.notices },
        symbol: { step in
          let effects = step.effects
          return (
            openings: effects.sidebarOpenings, closings: effects.sidebarClosings,
            isLaunch: step.isApplied && (step.action == .relaunch || effects.hasTrapped),
            // While the columns are covered the sidebar beneath cannot be seen.
            isJudged: step.isAtRest && !step.new.isCovered, isOpen: step.new.sidebar != nil
          )
        }
      ) { memory, step in
        if step.openings != step.closings {
          memory.net = max(-2, min(2, memory.net &+ Int8(step.openings) &- Int8(step.closings)))
        }
        if step.isLaunch { memory.isLaunch = true }
        // Nothing else is kept after a launch, because each memory adds states to an exploration.
        if memory.isLaunch { memory = Hooks(isLaunch: true) }
        guard step.isJudged else { return .vacuous }
        let (ran, isOpen) = (memory, step.isOpen)
        memory = Hooks(wasOpen: isOpen)
        if ran.isLaunch || isOpen == ran.wasOpen && ran.net == 0 { return .vacuous }
        let net: Int8 = isOpen == ran.wasOpen ? 0 : isOpen ? 1 : -1
        return ran.net == net ? .holds : .violated(abs(ran.net) < abs(net) ? "missed" : "extra")
      }))

  static let sessionEndsClean = SplitRule(
    "session.ends-clean",
    "Signing out clears all that the session selected, pushed or presented, in every section",
    source: "LazySplitX README, Version 1.1", violationKinds: ["not-cleared", "leftover", "wrong-section"],
    applies: { $0.screen.policies.contains(.signsOut) },
    check: .fold(
      SessionEnd(), notices: { $0 == SessionEnd() ? .calls : .all },
      of: { step in
        let (effects, isKept) = (step.effects, step.isSettled && step.isApplied)
        let isCalled = step.isApplied && effects.called?.kind == .signOut
        let ends = isKept && isCalled && !mayHaveEnded(step)
        let chooses = isKept && effects.chosen != nil
        let opens =
          step.action == .relaunch || isCall(step) || effects.opened.map { $0.view != .blank } ?? false
        return (
          isCalled: isCalled, goesOn: effects.called == nil && effects.opened == nil && !effects.hasTrapped,
          isKept: isKept, chooses: chooses, isClean: (ends || chooses) && isClean(step.new),
          // What asks to sign in again may cover everything, and is still there where the session ends once more.
          stays: ends && step.new.isCovered && step.old.isCovered && step.new.last.view == step.old.last.view,
          ended: ends ? ended(step, effects.called?.view.section) : Verdict.vacuous,
          wasPushed: isCalled ? step.old.place.entries : nothing,
          // What signs in does not say what it opens, and opens it on another root.
          isBack: isKept && !opens && step.old.place.roots != step.new.place.roots
            ? step.new.place.entries : nothing,
          opens: opens || !isCalled && step.new.place.entries != nothing
        )
      }
    ) { memory, step in
      let isLeft = step.isBack != nothing && step.isBack == memory.wasPushed
      if step.isCalled || step.opens { memory.wasPushed = step.wasPushed }
      let hadEnded = memory.hasEnded
      memory.hasEnded = step.isCalled || step.goesOn && hadEnded
      guard case .vacuous = step.ended else {
        memory.isJudged = true
        return step.stays && !hadEnded ? .violated("not-cleared") : step.ended
      }
      memory.isJudged = step.isKept && step.goesOn && memory.isJudged
      if isLeft { return .violated("leftover") }
      guard memory.isJudged, step.chooses else { return .vacuous }
      return step.isClean ? .holds : .violated("leftover")
    })

  /// Whether a session has ended and nothing was opened since.
  private struct SessionEnd: Hashable, BitwiseCopyable {
    var hasEnded = false
    /// Whether everything had settled then, and since then after each step.
    var isJudged = false
    /// What the session had pushed, until anything else may open it.
    var wasPushed = Slots(repeating: ViewPath())
  }

  private static let nothing = Slots(repeating: ViewPath())

  private static func isCall(_ step: SplitStep) -> Bool {
    if case .call = step.action { true } else { false }
  }

  /// Whether the session may have ended before: nothing is seen to change, where it is not known if somebody is signed in.
  private static func mayHaveEnded(_ step: SplitStep) -> Bool {
    step.effects.called?.view == .other && step.keepsPlace
      && step.old.pushedCount == step.new.pushedCount && step.old.last.view == step.new.last.view
  }

  private static func ended(_ step: SplitStep, _ section: SidebarSection?) -> Verdict {
    if !isClean(step.new) { return .violated("not-cleared") }
    let selected = section.map { $0.index + 1 } ?? 0
    let isFree = [.blank, .other].contains(step.effects.called?.view)
    return isFree || step.new.place.selections[0] == selected ? .holds : .violated("wrong-section")
  }

  private static func isClean(_ screen: Screen) -> Bool {
    let root = screen.presentedStack == 1 ? .blank : screen.place.roots[1]
    return screen.pushedCount == 0 && screen.place.item == .blank && (root.section != nil || !root.isContent)
  }
}
