internal import SplitModel

/// What is the case in a step of a split view: bits for what it did and shows, and one for the kind of its action.
extension StepFacts {
  @inline(__always) init(_ isGiven: Bool, _ bit: UInt64) { self.init(rawValue: isGiven ? 1 &<< bit : 0) }

  static var calls: StepFacts { StepFacts(true, 0) }
  static var opens: StepFacts { StepFacts(true, 1) }
  static var opensCollapsed: StepFacts { StepFacts(true, 18) }
  static var isUnsettled: StepFacts { StepFacts(true, 2) }
  static var traps: StepFacts { StepFacts(true, 3) }
  static var deletes: StepFacts { StepFacts(true, 4) }
  static var saves: StepFacts { StepFacts(true, 5) }
  static var asksForSidebar: StepFacts { StepFacts(true, 6) }
  /// Whether the handlers of an opened and a closed sidebar did not run equally often.
  static var runsHooks: StepFacts { StepFacts(true, 7) }
  static var changesPlace: StepFacts { StepFacts(true, 8) }
  static var changesLayout: StepFacts { StepFacts(true, 9) }
  static var changesSidebar: StepFacts { StepFacts(true, 10) }
  /// Whether something lies over the columns, before or after.
  static var isCovered: StepFacts { StepFacts(true, 11) }
  /// Whether something does at one of these times only.
  static var changesCover: StepFacts { StepFacts(true, 12) }
  static var hasPushed: StepFacts { StepFacts(true, 13) }
  static var hasItem: StepFacts { StepFacts(true, 14) }
  static var presents: StepFacts { StepFacts(true, 15) }
  static var hasWindows: StepFacts { StepFacts(true, 16) }
  static var keepsItems: StepFacts { StepFacts(true, 17) }

  /// What is done, whatever it does.
  @inline(__always) static func does(_ kind: SplitAction.Kind) -> StepFacts {
    StepFacts(rawValue: 1 &<< (32 &+ UInt64(kind.rawValue)))
  }

  @inline(__always) init(_ step: borrowing SplitStep) {
    // Read field by field where they stand: a copy of the screens takes longer than all of this.
    var bits: UInt64 = step.action.map { 1 &<< (32 &+ UInt64($0.kind.rawValue)) } ?? 0
    // It changes nothing itself: what a nested function captures is checked for exclusive access in debug.
    func bit(_ isGiven: Bool, _ fact: StepFacts) -> UInt64 { isGiven ? fact.rawValue : 0 }
    bits |= bit(step.after.effects.called != nil, .calls)
    bits |= bit(step.after.effects.opened != nil, .opens)
    bits |= bit(step.after.effects.opened != nil && step.after.screen.isCollapsed, .opensCollapsed)
    bits |= bit(!step.isSettled, .isUnsettled)
    bits |= bit(step.after.effects.hasTrapped, .traps)
    bits |= bit(step.after.effects.hasDeleted, .deletes)
    bits |= bit(step.after.effects.saves != 0, .saves)
    bits |= bit(step.after.effects.appAskedForSidebar, .asksForSidebar)
    bits |= bit(step.after.effects.sidebarOpenings != step.after.effects.sidebarClosings, .runsHooks)
    bits |= bit(step.before.screen.place != step.after.screen.place, .changesPlace)
    bits |= bit(step.before.screen.environment != step.after.screen.environment, .changesLayout)
    bits |= bit((step.before.screen.sidebar != nil) != (step.after.screen.sidebar != nil), .changesSidebar)
    let (wasCovered, isCovered) = (step.before.screen.isCovered, step.after.screen.isCovered)
    bits |= bit(wasCovered || isCovered, .isCovered)
    bits |= bit(wasCovered != isCovered, .changesCover)
    bits |= bit(step.before.screen.pushedCount &+ step.after.screen.pushedCount != 0, .hasPushed)
    bits |= bit(step.after.screen.place.item != .blank, .hasItem)
    bits |= bit(
      step.before.screen.presentation.rawValue | step.after.screen.presentation.rawValue != 0, .presents)
    bits |= bit(step.after.screen.policies.contains(.hasWindows), .hasWindows)
    bits |= bit(step.after.screen.policies.contains(.keepsItems), .keepsItems)
    self.init(rawValue: bits)
  }
}
