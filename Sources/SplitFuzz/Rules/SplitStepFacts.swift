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
    var facts = StepFacts(rawValue: step.action.map { 1 &<< (32 &+ UInt64($0.kind.rawValue)) } ?? 0)
    func note(_ isGiven: Bool, _ fact: StepFacts) {
      facts = StepFacts(rawValue: facts.rawValue | (isGiven ? fact.rawValue : 0))
    }
    note(step.after.effects.called != nil, .calls)
    note(step.after.effects.opened != nil, .opens)
    note(step.after.effects.opened != nil && step.after.screen.isCollapsed, .opensCollapsed)
    note(!step.isSettled, .isUnsettled)
    note(step.after.effects.hasTrapped, .traps)
    note(step.after.effects.hasDeleted, .deletes)
    note(step.after.effects.saves != 0, .saves)
    note(step.after.effects.appAskedForSidebar, .asksForSidebar)
    note(step.after.effects.sidebarOpenings != step.after.effects.sidebarClosings, .runsHooks)
    note(step.before.screen.place != step.after.screen.place, .changesPlace)
    note(step.before.screen.environment != step.after.screen.environment, .changesLayout)
    note((step.before.screen.sidebar != nil) != (step.after.screen.sidebar != nil), .changesSidebar)
    let (wasCovered, isCovered) = (step.before.screen.isCovered, step.after.screen.isCovered)
    note(wasCovered || isCovered, .isCovered)
    note(wasCovered != isCovered, .changesCover)
    note(step.before.screen.pushedCount &+ step.after.screen.pushedCount != 0, .hasPushed)
    note(step.after.screen.place.item != .blank, .hasItem)
    note(step.before.screen.presentation.rawValue | step.after.screen.presentation.rawValue != 0, .presents)
    note(step.after.screen.policies.contains(.hasWindows), .hasWindows)
    note(step.after.screen.policies.contains(.keepsItems), .keepsItems)
    self = facts
  }
}
