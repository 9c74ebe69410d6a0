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
      MemoryCheck(begin: { Hooks(wasOpen: $0.screen.sidebar != nil) }) { memory, step in
        let effects = step.effects
        let (openings, closings) = (effects.sidebarOpenings, effects.sidebarClosings)
        if openings != closings {
          memory.net = max(-2, min(2, memory.net &+ Int8(openings) &- Int8(closings)))
        }
        if step.isApplied, step.action == .relaunch || effects.hasTrapped { memory.isLaunch = true }
        // Nothing else is kept after a launch, because each memory adds states to an exploration.
        if memory.isLaunch { memory = Hooks(isLaunch: true) }
        // While the columns are covered the sidebar beneath cannot be seen.
        guard step.isAtRest, !step.new.isCovered else { return .vacuous }
        let (ran, isOpen) = (memory, step.new.sidebar != nil)
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
    // Whether a session has ended and nothing was opened since.
    check: .fold(false) { isSignedOut, step in
      let effects = step.effects
      guard step.isSettled, step.isApplied else {
        isSignedOut = false
        return .vacuous
      }
      if let called = effects.called, called.kind == .signOut {
        isSignedOut = true
        if !isClean(step.new) || step.new.isCovered { return .violated("not-cleared") }
        let selected = called.view.section.map { $0.index + 1 } ?? 0
        return called.view == .blank || step.new.place.selections[0] == selected
          ? .holds : .violated("wrong-section")
      }
      if effects.called != nil || effects.opened != nil || effects.hasTrapped { isSignedOut = false }
      guard isSignedOut, effects.chosen != nil else { return .vacuous }
      return isClean(step.new) ? .holds : .violated("leftover")
    })

  private static func isClean(_ screen: Screen) -> Bool {
    let root = screen.place.roots[1]
    return screen.pushedCount == 0 && screen.place.item == .blank && (root.section != nil || !root.isContent)
  }
}
