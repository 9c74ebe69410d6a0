internal import SplitModel

/// What becomes of a sidebar for which there is no room any more.
extension SplitRules {
  /// A sidebar that a person has shown beside or over the rest, in a window of some width.
  private struct ShownByHand: BitwiseCopyable {
    /// The width in tens of points; zero while there is none.
    var tens: UInt8 = 0
    /// Whether it has gone with the room.
    var isLost = false
  }

  static let resizeReturnsSidebar = SplitRule(
    "resize.restores-sidebar",
    "A sidebar that a person has shown and that went for want of room is there again when the room is, and goes for "
      + "nothing else about the window",
    source: "T33 T34; WWDC25 208: resizing is not destructive", ways: ["stays-away"],
    applies: { $0.screen.hidesSidebar },
    check: .memory(
      MemoryCheck(begin: { _ in ShownByHand() }) { memory, step in
        if memory.tens == 0, !isReveal(step.action) { return .notExercised }
        guard step.beganAtRest, step.isAtRest, !step.after.effects.hasTrapped, !mayCloseByTurning(step) else {
          memory = ShownByHand()
          return .notExercised
        }
        switch step.action {
        case .rotate, .resize: return afterResize(&memory, step)
        default:
          let isShown = step.new.isExpanded && step.new.sidebar != nil
          // A launch lays everything out anew.
          if memory.isLost || !isShown || step.action == .relaunch { memory = ShownByHand() }
          let isRevealed = isShown && step.isApplied && step.old.isExpanded && step.old.sidebar == nil
          if isRevealed, isReveal(step.action) { memory.tens = tens(of: step.new) }
          return .notExercised
        }
      }))

  private static func afterResize(_ memory: inout ShownByHand, _ step: SplitStep) -> Verdict {
    guard memory.tens != 0, !step.new.isCovered else { return .notExercised }
    guard step.new.isExpanded else {
      memory.isLost = true
      return .notExercised
    }
    if step.new.sidebar != nil {
      memory.isLost = false
      return .holds
    }
    guard tens(of: step.new) >= memory.tens else {
      memory.isLost = true
      return .notExercised
    }
    memory = ShownByHand()
    return .broken("stays-away")
  }

  /// Whether a menu may be closed by promise, because the window has become wider than high, or higher than wide.
  private static func mayCloseByTurning(_ step: SplitStep) -> Bool {
    step.new.policies.contains(.closesOnRotation)
      && step.old.environment.isLandscape != step.new.environment.isLandscape
  }

  private static func tens(of screen: Screen) -> UInt8 {
    UInt8(clamping: max(1, screen.environment.widthPoints / 10))
  }

  private static func isReveal(_ action: SplitAction?) -> Bool {
    switch action {
    case .toggle, .pressToggle, .edgeSwipe, .commit: true
    default: false
    }
  }
}
