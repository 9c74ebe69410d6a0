internal import SplitModel

extension SplitRules {
  static let requests: [SplitRule] = [requestNotLost, lateNoAuthority, policyKept, noTrap]

  /// A request that has not been seen to take effect.
  private struct Request: BitwiseCopyable {
    var isPending = false
    var isAtRest = false
    var view = ShownView.blank
  }

  static let requestNotLost = SplitRule(
    "request.not-lost",
    "A deep link or call that names where it lands takes effect whenever it arrives, or its refusal is reported",
    source: "G13; T17 T19; LazySplit L-40 L-44", ways: ["lost"],
    check: .memory(
      MemoryCheck(begin: { _ in Request() }) { memory, step in
        if step.isApplied, step.action != nil {
          if case .deliver = step.action {} else { memory.isPending = false }
          let isQuiet = step.beganAtRest && step.isAtRest
          if let called = step.after.effects.called, called.kind == .goTo || (called.kind == .push && !isQuiet),
            !step.after.effects.hasRefused
          {
            memory = Request(isPending: true, isAtRest: isQuiet, view: called.view)
          }
        }
        guard memory.isPending, step.isAtRest else { return .notExercised }
        let request = memory
        memory = Request()
        if step.after.effects.hasRefused || step.after.effects.hasTrapped { return .notExercised }
        return hasLanded(request, step.new) ? .holds : .broken("lost")
      }))

  /// Whether a request's view is on screen, or beneath a menu that a person was opening when the request came.
  private static func hasLanded(_ request: Request, _ screen: Screen) -> Bool {
    if screen.shows(request.view) || screen.shows(.unresolved) { return true }
    guard !request.isAtRest, screen.isCollapsed, screen.sidebar != nil else { return false }
    if let section = request.view.section { return screen.place.selections[0] == section.index + 1 }
    return (0..<2).contains { stack in
      screen.place.entries[stack].last == request.view || screen.place.roots[stack] == request.view
    }
  }

  static let lateNoAuthority = SplitRule(
    "late.no-authority", "Work that was started for a view which is gone changes no place when it completes",
    source: "T30; LazySplit's popView", ways: ["moves-place"],
    check: .always { step in
      guard step.action == nil, step.after.effects.completedForGoneView else { return .notExercised }
      return step.old.place == step.new.place ? .holds : .broken("moves-place")
    })

  static let policyKept = SplitRule(
    "policy.kept", "What the system declares happens: its menu closes on rotation and on a push",
    source: "L-I15 L-I16; LazySplit's decisions and BUG #17", ways: ["open-after-rotation", "open-after-push"],
    kinds: .of(.rotate, .open, .call),
    applies: { !$0.screen.policies.isDisjoint(with: [.closesOnRotation, .closesOnPush]) },
    check: .step { step in
      guard step.old.isExpanded, step.old.sidebar != nil, step.new.isExpanded else { return .notExercised }
      let isOpen = step.new.sidebar != nil
      if step.action == .rotate {
        guard step.new.policies.contains(.closesOnRotation),
          step.old.environment.isLandscape != step.new.environment.isLandscape
        else { return .notExercised }
        return isOpen ? .broken("open-after-rotation") : .holds
      }
      guard step.new.policies.contains(.closesOnPush), step.pushed != nil, step.old.place != step.new.place else {
        return .notExercised
      }
      return isOpen ? .broken("open-after-push") : .holds
    })

  static let noTrap = SplitRule(
    "no-trap", "No action crashes the app", source: "G14; LazySplit BUG #15", ways: ["crash"],
    check: .always { step in step.after.effects.hasTrapped ? .broken("crash") : .holds })
}
