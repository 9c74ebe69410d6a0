internal import SplitModel

extension SplitRules {
  static let pathConsistent = SplitRule(
    "detail.path-consistent", "A path that is not empty has a root and belongs to the selected section",
    source: "macOS 15 release notes, 128548564; LazySplitX, showMenu",
    violationKinds: ["no-root", "wrong-section"], applies: { $0.screen.hasStack },
    check: .screen { screen in
      var isExercised = false
      for stack in 0..<2 where screen.stacks[stack].isUncovered && !screen.place.entries[stack].isEmpty {
        let root = screen.place.roots[stack]
        if root == .menu { continue }
        isExercised = true
        if root == .blank || screen.stacks[stack].isRootEmpty && !root.isContent {
          return .violated("no-root")
        }
        let chosen = screen.place.selections[0]
        let owner = screen.last.stack == stack ? screen.last.pathOwner : 0
        if owner != 0, chosen != 0, owner != chosen { return .violated("wrong-section") }
      }
      return isExercised ? .holds : .vacuous
    })

  static let resolvable = SplitRule(
    "detail.resolvable", "Every path element on screen has a destination, and no error page",
    source: "Apple, navigationDestination(for:destination:); LazySplitX, RootView",
    violationKinds: ["unresolved"], applies: { $0.screen.hasStack },
    check: .always { step in
      let screen = step.new
      if screen.shows(.unresolved) { return .violated("unresolved") }
      return screen.last.depth > 0 ? .holds : .vacuous
    })

  static let notBlank = SplitRule(
    "detail.not-blank",
    "The selected section or a view pushed over it is on screen, and no empty view is in front",
    source: "our decision; FB8640357", violationKinds: ["blank", "not-shown"], applies: { $0.screen.hasRows },
    check: .screen { screen in
      guard screen.splits[0].isUncovered else { return .vacuous }
      let last = screen.last
      let hasContent = screen.splits[0].hasContent
      if last.column != .sidebar, last.view == .blank {
        // Beside a list in which nothing is chosen an empty column is as good as a placeholder.
        let isUnchosen =
          screen.place.selections[0] == 0 || hasContent && screen.place.item == .blank
        let hasList = screen.sidebar != nil || screen.front.view != .blank
        if isUnchosen, hasList, !screen.isCollapsed { return .vacuous }
        guard screen.policies.contains(.blankWhenEmpty), !screen.isCollapsed else {
          return .violated("blank")
        }
        // Two columns before an empty detail are in front of it.
        let hasCompany = hasContent || screen.paneCount > 1 && screen.front.view != .blank
        return hasCompany || screen.sidebar == nil ? .holds : .violated("blank")
      }
      let chosen = screen.place.selections[0]
      guard chosen != 0, last.column != .sidebar else { return .vacuous }
      // Without an item the detail of three columns is a placeholder, also in front of its list.
      let hasNoItem = hasContent && screen.place.item == .blank && last.column == .detail
      if hasNoItem, screen.isCollapsed, !last.view.isContent { return .holds }
      let isHidden = hasContent && !screen.isCollapsed && screen.pane(.content) == nil
      return screen.hasListRows && !isHidden && !screen.showsPlace(of: SidebarSection(chosen - 1))
        ? .violated("not-shown") : .holds
    })

  static let detailNeverLost = SplitRule(
    "detail.never-lost",
    "The user can always bring the detail to the front with two actions, plus one for each level over it",
    source: "Apple, UISplitViewController.DisplayMode: an overlay can be dismissed", violationKinds: ["lost"],
    applies: { $0.screen.hasSplit },
    check: .possible(
      PossibleCheck(
        violationKind: "lost", attempts: 3,
        bound: { observation in
          let screen = observation.screen
          // Buttons of a sidebar without rows may lead on after any number of taps, as those of a form do.
          let hasButtons = screen.isCollapsed && !screen.hasListRows && screen.rowCount == 0
          if hasButtons || screen.hasEmptyList || screen.leavesByOwnButtons { return nil }
          return screen.coveringLevels + 2
        },
        isReached: { observation in
          let last = observation.screen.last
          return last.column != .sidebar && !observation.screen.isCovered && !last.isDimmed
        },
        next: { observation, attempt in
          let screen = observation.screen
          if screen.isCovered { return screen.wayBack }
          let choice: SplitAction? =
            screen.sidebar != nil && screen.rowCount > 0 ? .choose(screen.row(from: 0)) : nil
          let dismissal: SplitAction? =
            screen.canTapOutside ? .tapOutside : screen.hasToggle ? .toggle : screen.canDrag ? .drag : nil
          switch attempt {
          case 0: return dismissal ?? choice
          case 1: return choice ?? dismissal
          default: return screen.canDrag ? .drag : screen.hasToggle ? .toggle : nil
          }
        })))

  /// The columns before a full-screen push.
  private struct Columns: BitwiseCopyable {
    var isKnown = false
    var closesSidebar = false  // Whether the push has to close a sidebar that was open
    var selections = Slots<UInt8>(repeating: 0)
    var root = ShownView.blank
    var entries = ViewPath()

    init() {}

    init(_ screen: Screen, isKnown: Bool) {
      self.isKnown = isKnown
      selections = screen.place.selections
      closesSidebar =
        isKnown && screen.policies.contains(.closesOnPush) && screen.sidebar != nil && selections[0] != 0
      root = screen.place.roots[1]
      entries = screen.place.entries[1]
    }
  }

  static let fullScreenPreserves = SplitRule(
    "detail.full-screen-preserves",
    "A full-screen push and the way back leave the columns beneath unchanged; a sidebar that pushes close is closed",
    source: "LazySplitX 1.5, pushPrimary and onAppear; Stack Overflow 77464914",
    violationKinds: ["changed", "sidebar-open"],
    applies: { $0.screen.policies.contains(.fullScreenPreserves) },
    check: .fold(
      Columns(),
      notices: {
        $0.isKnown
          ? [.isUnsettled, .traps, .deletes, .changesLayout, .changesCover, .does(.call), .does(.relaunch)]
          : .changesCover
      },
      of: { step in
        let (old, new, effects) = (step.old, step.new, step.effects)
        let isKept = step.isSettled && step.isApplied && !effects.hasTrapped && !effects.hasDeleted
        let covers = isKept && !old.isCovered && new.last.column == .fullScreen && step.pushed != nil
        let isCall = if case .call = step.action { true } else { false }
        // Nothing is known while nothing is covered.
        let uncovers = isKept && !isCall && old.isCovered && !new.isCovered
        return (
          isKept: isKept && (covers || !isCall), covers: covers, uncovers: uncovers,
          // Another window and another launch show what they show.
          isElsewhere: old.isCovered && (old.environment != new.environment || step.action == .relaunch),
          hasSidebar: uncovers && new.sidebar != nil,
          columns: covers
            ? Columns(old, isKnown: true) : uncovers ? Columns(new, isKnown: false) : Columns()
        )
      }
    ) { memory, step in
      guard step.isKept, !step.covers else {
        memory = step.columns
        return .vacuous
      }
      if step.isElsewhere { memory.closesSidebar = false }
      guard memory.isKnown, step.uncovers else { return .vacuous }
      let (before, now) = (memory, step.columns)
      memory = Columns()
      if before.closesSidebar, step.hasSidebar { return .violated("sidebar-open") }
      return before.selections == now.selections && before.root == now.root && before.entries == now.entries
        ? .holds : .violated("changed")
    })

  static let selectionConsistent = SplitRule(
    "selection.consistent",
    "The highlighted row is the section on screen, and the selected item belongs to it",
    source: "SwiftUI-Sidebar README, problem 5", violationKinds: ["mismatch", "wrong-item"],
    applies: { $0.screen.hasRows },
    check: .screen { screen in
      let chosen = screen.place.selections[0]
      guard screen.splits[0].isUncovered else { return .vacuous }
      if screen.splits[0].hasContent {
        // Of three columns the content shows the section, and the detail an item of it.
        let shown = screen.pane(.content)?.view.section.map { $0.index + 1 }
        if let shown, shown != chosen { return .violated("mismatch") }
        let (owner, current) = (screen.place.itemSection, shown ?? chosen)
        guard owner != 0, current != 0 else {
          return shown == nil ? .vacuous : .holds
        }
        return owner == current ? .holds : .violated("wrong-item")
      }
      if chosen == 0 { return .vacuous }
      // A section that was pushed is a view like any other.
      for position in 0..<Int(screen.paneCount) where screen[position].depth == 0 {
        guard let section = screen[position].view.section else { continue }
        return section.index + 1 == chosen ? .holds : .violated("mismatch")
      }
      return .vacuous
    })

  static let selectionReselect = SplitRule(
    "selection.reselect",
    "Choosing the selected row again does nothing or returns to its root, and rebuilds nothing",
    source: "our decision; SwiftUI-Sidebar README, problem 3; woocommerce-ios #17423",
    violationKinds: ["wrong-place", "rebuilt"], kinds: .of(.choose), applies: { $0.screen.hasRows },
    check: .step { step in
      guard let section = step.effects.chosen, !step.effects.hasTrapped else { return .vacuous }
      let (old, new) = (step.old.place, step.new.place)
      guard old.selections[0] == section.index + 1 else { return .vacuous }
      if step.effects.rebuilt != 0 { return .violated("rebuilt") }
      if old == new { return .holds }
      // At its root nothing is pushed; the second column may be empty as well.
      let isAtRoot = new.entries[0].isEmpty && new.entries[1].isEmpty && new.selections == old.selections
      return isAtRoot ? .holds : .violated("wrong-place")
    })
}
