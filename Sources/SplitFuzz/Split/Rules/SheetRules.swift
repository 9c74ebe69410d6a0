internal import SplitModel

/// Rules of what is presented over everything, and of what each section keeps.
extension SplitRules {
  static let sheets: [SplitRule] = [
    noGhost, selectionPerSection, sheetExclusive, saveOnce, inspectorAnswers,
  ]

  static let noGhost = SplitRule(
    "detail.no-ghost", "Nothing that was deleted is still chosen, shown or asked about",
    source: "I8; T29; T-I1", ways: ["still-there", "asked-about"],
    applies: { $0.screen.splits[0].hasContent || $0.screen.isCovered },
    check: .state { step in
      let place = step.new.place
      if step.new.presentation.contains(.isOfSomethingGone) { return .broken("asked-about") }
      guard place.item != .blank else {
        return step.new.presentation.goesWhenAnswered ? .holds : .notExercised
      }
      return place.itemSection == 0 ? .broken("still-there") : .holds
    })

  /// The item chosen in each of the first eight sections when it was left, what was pushed in the first two, and
  /// whether that is known.
  private struct KeptItems: BitwiseCopyable {
    var items: UInt64 = 0
    var paths = Slots(repeating: ViewPath())
    var known: UInt8 = 0

    func item(of section: UInt8) -> ShownView? {
      guard section < 8, known & 1 << section != 0 else { return nil }
      return ShownView(rawValue: UInt8(truncatingIfNeeded: items >> UInt64(section * 8)))
    }

    /// Whether a section is as it was when it was left.
    func holds(_ place: Place, of section: UInt8) -> Bool? {
      item(of: section).map { $0 == place.item && (section > 1 || paths[Int(section)] == place.entries[1]) }
    }

    mutating func keep(_ place: Place, of section: UInt8) {
      guard section < 8 else { return }
      if section < 2 { paths[Int(section)] = place.entries[1] }
      let item = place.item
      known |= 1 << section
      items &= ~(0xFF << UInt64(section * 8))
      items |= UInt64(item.rawValue) << UInt64(section * 8)
    }
  }

  static let selectionPerSection = SplitRule(
    "selection.per-section",
    "Leaving a section and coming back restores the item that was chosen in it, and what was pushed",
    source: "T-I3; seed 004", ways: ["lost"], applies: { $0.screen.policies.contains(.keepsItems) },
    check: .memory(
      MemoryCheck(begin: { _ in KeptItems() }) { memory, step in
        let effects = step.after.effects
        guard step.beganAtRest, step.isAtRest, !effects.hasTrapped, !effects.hasDeleted else {
          memory = KeptItems()
          return .notExercised
        }
        let (left, come) = (step.old.place.selections[0], step.new.place.selections[0])
        var verdict = Verdict.notExercised
        if left != come {
          if left != 0 { memory.keep(step.old.place, of: left - 1) }
          // Going back to the list takes off what was pushed in front of it.
          if left == 1 || left == 2, isBack(step.action) { memory.paths[Int(left) - 1] = ViewPath() }
          // A call may name what is to be there exactly.
          let isNamed = effects.called.map { $0.target != .anywhere } ?? false
          if come != 0, !isNamed, let isKept = memory.holds(step.new.place, of: come - 1) {
            verdict = isKept ? .holds : .broken("lost")
          }
        }
        if come != 0 { memory.keep(step.new.place, of: come - 1) }
        return verdict
      }))

  static let sheetExclusive = SplitRule(
    "sheet.exclusive",
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
      if isNow, isOther, step.pushed?.target != .sheet { return .broken("unasked") }
      switch step.action {
      case .open, .dismissSheet:
        // What was tapped on may open something else in the place of what goes.
        if was, isNow, step.pushed == nil, step.old.last.view == step.new.last.view,
          step.action == .dismissSheet || step.old.presentation.goesWhenAnswered
        {
          return .broken("stays")
        }
        if step.after.effects.hasDeleted { return .notExercised }
        return isSameBeneath(step.old.place, step.new.place) ? .holds : .broken("changes-beneath")
      default: return .notExercised
      }
    })

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
        // Each thing that is presented may be confirmed once, and then its effect is on its way until all is at rest.
        let isNew = step.old.last.column != .sheet && step.new.last.column == .sheet
        if isNew || step.pushed?.target == .sheet { allowed = min(allowed + 1, 15) }
        let isTwice = effects.saves > allowed
        allowed -= min(allowed, effects.saves)
        if step.isAtRest { allowed = step.new.last.column == .sheet ? min(allowed, 1) : 0 }
        if isTwice { return .broken("twice") }
        guard effects.opened?.target == .confirmed, step.beganAtRest, step.isAtRest, !effects.hasTrapped
        else {
          return effects.saves > 0 ? .holds : .notExercised
        }
        return effects.saves > 0 ? .holds : .broken("never")
      }))
}
