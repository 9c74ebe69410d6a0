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
      return step.old.place == step.new.place ? .holds : .violated("reacts")
    })

  private struct Hooks: BitwiseCopyable {
    var wasOpen = false
    var isLaunch = false  // Whether the app was launched since, for which no handler runs
    var net: Int8 = 0  // Open handlers less close handlers, -2...2
  }

  static let hookRunsOnce = SplitRule(
    "sidebar.hook-runs-once", "The app's handler for an opened or closed sidebar runs once each time",
    source: "LazySplitX README: additional logic when the user opens the menu",
    violationKinds: ["missed", "extra"],
    applies: { $0.screen.policies.contains(.hooksSidebar) && $0.screen.hidesSidebar },
    check: .memory(
      MemoryCheck(begin: { Hooks(wasOpen: $0.screen.sidebar != nil) }, symbol: HookRuns.init) { memory, step in
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

  /// What is read of a step: which handlers ran, and whether the sidebar is open after it.
  private struct HookRuns: BitwiseCopyable {
    let openings: UInt8
    let closings: UInt8
    let isLaunch: Bool
    let isJudged: Bool
    let isOpen: Bool

    init(_ step: borrowing SplitStep) {
      let effects = step.effects
      (openings, closings) = (effects.sidebarOpenings, effects.sidebarClosings)
      isLaunch = step.isApplied && (step.action == .relaunch || effects.hasTrapped)
      // While the columns are covered the sidebar beneath cannot be seen.
      isJudged = step.isAtRest && !step.new.isCovered
      isOpen = isJudged && step.new.sidebar != nil
    }
  }

  static let sessionEndsClean = SplitRule(
    "session.ends-clean",
    "Signing out clears all that the session selected, pushed or presented, in every section",
    source: "LazySplitX README, Version 1.1", violationKinds: ["not-cleared", "leftover", "wrong-section"],
    applies: { $0.screen.policies.contains(.signsOut) },
    // Whether a session has ended and nothing was opened since.
    check: .fold(false, of: sessionChange) { isSignedOut, change in
      switch change {
      case .other: return .vacuous
      case .chosenClean: return isSignedOut ? .holds : .vacuous
      case .chosenLeftover: return isSignedOut ? .violated("leftover") : .vacuous
      case .opened: isSignedOut = false
      default: isSignedOut = true
      }
      switch change {
      case .endedClean: return .holds
      case .endedElsewhere: return .violated("wrong-section")
      case .endedLeftover: return .violated("not-cleared")
      default: return .vacuous
      }
    })

  /// What a step is to a session.
  private enum SessionChange: UInt8, BitwiseCopyable {
    case other, opened, chosenClean, chosenLeftover, endedClean, endedElsewhere, endedLeftover
  }

  private static func sessionChange(_ step: SplitStep) -> SessionChange {
    let effects = step.effects
    guard step.isSettled, step.isApplied else { return .opened }
    if let called = effects.called, called.kind == .signOut {
      if !isClean(step.new) || step.new.isCovered { return .endedLeftover }
      let selected = called.view.section.map { $0.index + 1 } ?? 0
      return called.view == .blank || step.new.place.selections[0] == selected ? .endedClean : .endedElsewhere
    }
    if effects.called != nil || effects.opened != nil || effects.hasTrapped { return .opened }
    return effects.chosen == nil ? .other : isClean(step.new) ? .chosenClean : .chosenLeftover
  }

  private static func isClean(_ screen: Screen) -> Bool {
    let root = screen.place.roots[1]
    return screen.pushedCount == 0 && screen.place.item == .blank && (root.section != nil || !root.isContent)
  }
}
