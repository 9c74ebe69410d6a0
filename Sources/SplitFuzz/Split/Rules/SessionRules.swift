internal import SplitModel

/// Rules of the logic that an app attaches to its sidebar, and of its sessions.
extension SplitRules {
  static let session: [SplitRule] = [guardRespected, hookEverySource, sessionEndsClean]

  static let guardRespected = SplitRule(
    "sidebar.guard-respected",
    "Where the app forbids its sidebar it is closed, and its toggle changes nothing",
    source: "seed 000: logic on opening the menu that may say no", ways: ["open", "reacts"],
    applies: { $0.screen.policies.contains(.guardsSidebar) },
    check: .state { step in
      guard step.new.policies.contains(.forbidsSidebar) else { return .notExercised }
      if step.new.sidebar != nil { return .broken("open") }
      guard step.beganAtRest, step.action == .toggle || step.action == .pressToggle,
        step.old.policies.contains(.forbidsSidebar)
      else { return .holds }
      return step.old.place == step.new.place ? .holds : .broken("reacts")
    })

  /// Whether the sidebar was last seen open, and what the app ran since.
  private struct Hooks: BitwiseCopyable {
    var wasOpen = false
    /// Whether the app was launched since, which opens and closes nothing.
    var isLaunch = false
    /// How often it ran for an opening, less how often for a closing; no more than two either way.
    var net: Int8 = 0
  }

  static let hookEverySource = SplitRule(
    "sidebar.hook-runs-once",
    "What the app runs when its sidebar opens or closes runs once for each time, whoever opened or closed it",
    source: "seed 000: the menu is opened by buttons, swipes, and the system", ways: ["missed", "unasked"],
    applies: { $0.screen.policies.contains(.hooksSidebar) && $0.screen.hidesSidebar },
    check: .memory(
      MemoryCheck(begin: { Hooks(wasOpen: $0.screen.sidebar != nil) }) { memory, step in
        let effects = step.after.effects
        let (openings, closings) = (effects.sidebarOpenings, effects.sidebarClosings)
        if openings != closings {
          memory.net = max(-2, min(2, memory.net &+ Int8(openings) &- Int8(closings)))
        }
        // What covers the columns hides whether the sidebar is open beneath.
        if step.isApplied, step.action == .relaunch || effects.hasTrapped { memory.isLaunch = true }
        // Until the columns are seen again nothing is asked, so nothing is remembered: each memory is a state more.
        if memory.isLaunch { memory = Hooks(isLaunch: true) }
        guard step.isAtRest, !step.new.isCovered else { return .notExercised }
        let (ran, isOpen) = (memory, step.new.sidebar != nil)
        memory = Hooks(wasOpen: isOpen)
        if ran.isLaunch || isOpen == ran.wasOpen && ran.net == 0 { return .notExercised }
        let net: Int8 = isOpen == ran.wasOpen ? 0 : isOpen ? 1 : -1
        return ran.net == net ? .holds : .broken(abs(ran.net) < abs(net) ? "missed" : "unasked")
      }))

  static let sessionEndsClean = SplitRule(
    "session.ends-clean",
    "Signing out leaves nothing of the session on screen, chosen, pushed or presented, nor in any section, and "
      + "chooses what a first launch chooses",
    source: "seed 000, version 1.1: sign-out", ways: ["still-there", "left-over", "elsewhere"],
    applies: { $0.screen.policies.contains(.signsOut) },
    check: .memory(
      // Whether a session has ended, and nobody has opened anything since.
      MemoryCheck(begin: { _ in false }) { isUntouched, step in
        let effects = step.after.effects
        guard step.beganAtRest, step.isAtRest, step.isApplied else {
          isUntouched = false
          return .notExercised
        }
        if let called = effects.called, called.kind == .signOut {
          isUntouched = true
          if !isClean(step.new) || step.new.isCovered { return .broken("still-there") }
          return called.view == .blank || isChosen(called.view, step.new) ? .holds : .broken("elsewhere")
        }
        if effects.called != nil || effects.opened != nil || effects.hasTrapped { isUntouched = false }
        guard isUntouched, effects.chosen != nil else { return .notExercised }
        return isClean(step.new) ? .holds : .broken("left-over")
      }))

  /// Whether a section is chosen, or nothing where what is shown then is named.
  private static func isChosen(_ view: ShownView, _ screen: Screen) -> Bool {
    screen.place.selections[0] == (view.section.map { $0.index + 1 } ?? 0)
  }

  /// Whether nothing is pushed, and nothing stands beside a section.
  private static func isClean(_ screen: Screen) -> Bool {
    let place = screen.place
    return place.entries[0].isEmpty && place.entries[1].isEmpty && place.item == .blank
      && (place.roots[1].section != nil || !place.roots[1].isContent)
  }
}
