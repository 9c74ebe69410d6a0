internal import SplitModel

extension SplitRules {
  static let detail: [SplitRule] = [
    pathCoherent, resolvable, notBlank, detailNeverLost, fullScreenPreserves,
  ]

  static let pathCoherent = SplitRule(
    "detail.path-consistent", "No path stands over no root, and a path belongs to what is chosen",
    source: "G6; I10; LazySplit L-41", ways: ["orphan", "foreign"],
    applies: { $0.screen.hasStack },
    check: .screen { screen in
      var isExercised = false
      for stack in 0..<2 where screen.stacks[stack].isUncovered && !screen.place.entries[stack].isEmpty {
        let root = screen.place.roots[stack]
        if root == .menu { continue }
        isExercised = true
        if root == .blank { return .broken("orphan") }
        let chosen = screen.place.selections[0]
        let owner = screen.last.identity.container == UInt8(stack + 1) ? screen.last.pathOwner : 0
        if owner != 0, chosen != 0, owner != chosen { return .broken("foreign") }
      }
      return isExercised ? .holds : .notExercised
    })

  static let resolvable = SplitRule(
    "detail.resolvable", "Every element of a path on screen has a destination; no error page stands for one",
    source: "G6; I12; LazySplit L-42 L-43", ways: ["unresolved"],
    applies: { $0.screen.hasStack },
    check: .always { step in
      let screen = step.new
      if screen.shows(.unresolved) { return .broken("unresolved") }
      return screen.last.depth > 0 ? .holds : .notExercised
    })

  static let notBlank = SplitRule(
    "detail.not-blank",
    "What is chosen is shown, or what was pushed over it; nothing at all is in front only where that is declared",
    source: "I7; platform §6.9", ways: ["blank", "not-shown"], applies: { $0.screen.hasRows },
    check: .screen { screen in
      guard screen.splits[0].isUncovered else { return .notExercised }
      let last = screen.last
      if last.column != .sidebar, last.view == .blank {
        let hasCompany = screen.paneCount > 1 && screen.front.view != .blank
        // Beside two columns before it an empty detail is in front of nobody.
        if screen.splits[0].hasContent, !screen.isCollapsed, screen.policies.contains(.blankWhenEmpty) {
          return .holds
        }
        let isDeclared = screen.policies.contains(.blankWhenEmpty) && !screen.isCollapsed
        return isDeclared && (hasCompany || screen.sidebar == nil) ? .holds : .broken("blank")
      }
      let chosen = screen.place.selections[0]
      guard chosen != 0, last.column != .sidebar else { return .notExercised }
      // With no item the detail of three columns shows none, also where it is in front of its list.
      let hasNone = screen.splits[0].hasContent && screen.place.item == .blank && last.column == .detail
      if hasNone, screen.isCollapsed, !last.view.isContent { return .holds }
      let isHidden = screen.splits[0].hasContent && !screen.isCollapsed && screen.pane(.content) == nil
      return screen.hasListRows && !isHidden && !screen.showsPlace(of: SidebarSection(chosen - 1))
        ? .broken("not-shown") : .holds
    })

  static let detailNeverLost = SplitRule(
    "detail.never-lost",
    "From every settled state a person brings the detail on screen, undimmed and uncovered, within what lies in "
      + "front of it plus two actions",
    source: "I6", ways: ["lost"], applies: { $0.screen.hasSplit },
    check: .possible(
      PossibleCheck(
        way: "lost", attempts: 3, bound: { $0.screen.coveringLevels + 2 },
        isReached: { observation in
          let last = observation.screen.last
          return last.column != .sidebar && !observation.screen.isCovered && !last.isDimmed
        },
        next: { observation, attempt in
          let screen = observation.screen
          if screen.isCovered { return screen.wayBack }
          let choice: SplitAction? =
            screen.sidebar != nil && screen.rowCount > 0 ? .choose(SidebarSection(0)) : nil
          let hand: SplitAction? =
            screen.canTapOutside ? .tapOutside : screen.hasToggle ? .toggle : screen.canDrag ? .drag : nil
          switch attempt {
          case 0: return hand ?? choice
          case 1: return choice ?? hand
          default: return screen.canDrag ? .drag : screen.hasToggle ? .toggle : nil
          }
        })))

  /// The columns as a full-screen push found them.
  private struct Columns: BitwiseCopyable {
    var isKept = false
    var selections = Slots<UInt8>(repeating: 0)
    var root = ShownView.blank
    var entries = ViewPath()
  }

  static let fullScreenPreserves = SplitRule(
    "detail.full-screen-preserves",
    "A full-screen push and its back leave the columns beneath as they were, apart from what was asked of them",
    source: "L-I9; LazySplit L-38 L-39", ways: ["changed"],
    applies: { $0.screen.policies.contains(.fullScreenPreserves) },
    check: .memory(
      MemoryCheck(begin: { _ in Columns() }) { memory, step in
        let effects = step.after.effects
        guard step.beganAtRest, step.isAtRest, step.isApplied, !effects.hasTrapped, !effects.hasDeleted else {
          memory = Columns()
          return .notExercised
        }
        if !step.old.isCovered, step.new.last.column == .fullScreen, step.pushed != nil {
          memory.isKept = true
          memory.selections = step.old.place.selections
          memory.root = step.old.place.roots[1]
          memory.entries = step.old.place.entries[1]
          return .notExercised
        }
        guard memory.isKept else { return .notExercised }
        if case .call = step.action {
          memory = Columns()
          return .notExercised
        }
        guard !step.new.isCovered else { return .notExercised }
        let place = step.new.place
        let isSame =
          memory.selections == place.selections && memory.root == place.roots[1]
          && memory.entries == place.entries[1]
        memory = Columns()
        return isSame ? .holds : .broken("changed")
      }))
}
