internal import SplitModel

/// Rules of what is presented over everything, and of what each section keeps.
extension SplitRules {
  static let sheets: [SplitRule] = [
    noGhost, selectionPerSection, sheetExclusive, saveOnce, inspectorAnswers,
  ]

  static let noGhost = SplitRule(
    "deleted.not-shown",
    "Nothing that was deleted is still chosen, shown, pushed or asked about, until it is opened again",
    source: "I8; T29; T-I1", ways: ["still-there", "asked-about"],
    applies: { $0.screen.hasItems || $0.screen.policies.contains(.deletesViews) },
    check: .memory(
      MemoryCheck(begin: { _ in Deletion() }) { deletion, step in
        deletion.follow(step)
        guard step.isAtRest else { return .notExercised }
        let verdict = ghosts(step.new, deletion.view)
        guard case .broken = verdict else {
          deletion.isTold = false
          return verdict
        }
        // What is there for long was told when it came.
        defer { deletion.isTold = true }
        return deletion.isTold ? .notExercised : verdict
      }))

  private static func ghosts(_ screen: Screen, _ deleted: ShownView) -> Verdict {
    let place = screen.place
    if screen.presentation.contains(.isOfSomethingGone) { return .broken("asked-about") }
    let isAsked = deleted != .blank
    if isAsked, place.pushed(on: 0).contains(deleted) || place.pushed(on: 1).contains(deleted) {
      return .broken("still-there")
    }
    guard place.item != .blank else {
      return isAsked || screen.presentation.goesWhenAnswered ? .holds : .notExercised
    }
    return place.itemSection == 0 ? .broken("still-there") : .holds
  }

  /// What was deleted, by a confirmation that names it.
  private struct Deletion: BitwiseCopyable {
    var view = ShownView.blank
    /// Whether it was told that something of it is still there.
    var isTold = false

    mutating func follow(_ step: SplitStep) {
      let effects = step.after.effects
      if effects.hasTrapped || effects.called != nil { view = .blank }
      guard let opened = effects.opened else { return }
      if opened.target == .confirmed {
        // What was tapped before and is on its way comes back with its write.
        view = step.beganAtRest && step.isAtRest ? opened.view : .blank
      } else if opened.view == view {
        view = .blank
      }
    }
  }

  static let selectionPerSection = SplitRule(
    "selection.per-section",
    "Leaving a section and coming back restores the item that was chosen in it, and what was pushed",
    source: "T-I3; seed 004", ways: ["lost"], applies: { $0.screen.policies.contains(.keepsItems) },
    check: .memory(
      MemoryCheck(begin: { _ in KeptItems() }) { memory, step in
        guard let (kept, place) = memory.follow(step) else { return .notExercised }
        return kept.isLeft(in: place) ? .holds : .broken("lost")
      }))

  static let sheetExclusive = SplitRule(
    "sheet.lifecycle",
    "What is presented over everything was asked for there and then, goes when it is answered or dismissed, and "
      + "opening or closing it changes nothing beneath",
    source: "T-I4; T-I7; I17; I18", ways: ["unasked", "stays", "changes-beneath"],
    applies: { $0.screen.policies.contains(.presentsSheets) },
    check: .step { step in
      let (was, isNow) = (step.old.last.column == .sheet, step.new.last.column == .sheet)
      guard was || isNow, !step.after.effects.hasTrapped else { return .notExercised }
      // The inspector comes and goes as a sheet with the width.
      if step.old.presentation.showsInspector || step.new.presentation.showsInspector { return .notExercised }
      // A sheet goes with its section, so one that is up beside another section is another sheet.
      let isOther = !was || step.old.place.selections != step.new.place.selections
      if isNow, isOther, !asksForSheet(step) { return .broken("unasked") }
      switch step.action {
      case .open, .dismissSheet:
        // What was tapped on may open something else in the place of what goes.
        if was, isNow, step.pushed == nil, step.old.last.view == step.new.last.view,
          step.action == .dismissSheet || step.old.presentation.goesWhenAnswered
        {
          return .broken("stays")
        }
        // What was tapped may have opened a view first, and what loads that has failed.
        if step.after.effects.hasDeleted || step.after.effects.presentedByWork { return .notExercised }
        return isSameBeneath(step.old.place, step.new.place) ? .holds : .broken("changes-beneath")
      default: return .notExercised
      }
    })

  /// Whether a line asks for what is presented: by a promise, by code that promises nothing, or by work that is done,
  /// which may have failed.
  private static func asksForSheet(_ step: SplitStep) -> Bool {
    let effects = step.after.effects
    if step.pushed?.target == .sheet || effects.presentedByWork { return true }
    guard case .call = step.action else { return false }
    return effects.called.map { $0.view == step.new.last.view } ?? true
  }

  /// Whether the same is chosen and pushed, whatever became of the data.
  private static func isSameBeneath(_ old: Place, _ new: Place) -> Bool {
    old.item == new.item && old.selections == new.selections && old.entries == new.entries
  }

  static let saveOnce = SplitRule(
    "save.once", "What is confirmed once is done once: one thing saved, or one thing deleted", source: "T-I6",
    ways: ["twice", "never"],
    applies: { $0.screen.policies.contains(.presentsSheets) },
    check: .memory(
      MemoryCheck(begin: { _ in UInt8(0) }) { allowed, step in
        let effects = step.after.effects
        // Each thing that is presented may be confirmed once, and then its effect is on its way until all is at rest;
        // three stand for any number.
        let isAnother = step.old.last.column != .sheet || step.old.last.view != step.new.last.view
        let isNew = isAnother && step.new.last.column == .sheet
        if isNew || step.pushed?.target == .sheet { allowed = min(allowed + 1, 3) }
        let isTwice = allowed < 3 && effects.saves > allowed
        if allowed < 3 { allowed -= min(allowed, effects.saves) }
        if step.isAtRest { allowed = step.new.last.column == .sheet ? min(allowed, 1) : 0 }
        if isTwice { return .broken("twice") }
        guard effects.opened?.target == .confirmed, step.beganAtRest, step.isAtRest, !effects.hasTrapped
        else {
          return effects.saves > 0 ? .holds : .notExercised
        }
        return effects.saves > 0 ? .holds : .broken("never")
      }))
}
