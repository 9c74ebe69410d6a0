internal import SplitModel

extension SplitRules {
  static let selection: [SplitRule] = [selectionCoherent, selectionReselect]

  static let selectionCoherent = SplitRule(
    "selection.consistent",
    "The row that is highlighted is the section that is shown, and the item chosen is one of that section's",
    source: "G10; I9; T14", ways: ["disagrees", "foreign-item"], applies: { $0.screen.hasRows },
    check: .screen { screen in
      let chosen = screen.place.selections[0]
      if screen.splits[0].hasContent, screen.splits[0].isUncovered { return isCoherent(screen, chosen) }
      guard chosen != 0, screen.splits[0].isUncovered else { return .notExercised }
      // A section that was pushed is a view like any other.
      for position in 0..<Int(screen.paneCount) where screen[position].depth == 0 {
        guard let section = screen[position].view.section else { continue }
        return section.index + 1 == chosen ? .holds : .broken("disagrees")
      }
      return .notExercised
    })

  /// Of three columns the content shows the section, and the detail an item of it.
  @inline(__always)
  private static func isCoherent(_ screen: Screen, _ chosen: UInt8) -> Verdict {
    let shown = screen.pane(.content)?.view.section.map { $0.index + 1 }
    if let shown, shown != chosen { return .broken("disagrees") }
    let owner = screen.place.itemSection
    let current = shown ?? chosen
    guard screen.place.item != .blank, owner != 0, current != 0 else {
      return shown == nil ? .notExercised : .holds
    }
    return owner == current ? .holds : .broken("foreign-item")
  }

  static let selectionReselect = SplitRule(
    "selection.reselect",
    "Choosing what is chosen already does nothing or goes to its root, never a third, and builds nothing anew",
    source: "G15; T13", ways: ["third", "rebuilt"], kinds: .of(.choose),
    applies: { $0.screen.hasRows },
    check: .step { step in
      guard let section = step.after.effects.chosen, !step.after.effects.hasTrapped else {
        return .notExercised
      }
      let old = step.old.place
      let new = step.new.place
      guard old.selections[0] == section.index + 1 else { return .notExercised }
      if step.after.effects.rebuilt != 0 { return .broken("rebuilt") }
      if old == new { return .holds }
      // At the root nothing stands on any stack, and what a second column showed may be gone with it.
      let isAtRoot = new.entries[0].isEmpty && new.entries[1].isEmpty && new.selections == old.selections
      return isAtRoot ? .holds : .broken("third")
    })
}
