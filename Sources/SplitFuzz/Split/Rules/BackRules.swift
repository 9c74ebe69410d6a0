internal import SplitModel

extension SplitRules {
  static let start: [SplitRule] = [
    SplitRule(
      "launch.shows-start", "At launch the start section is in front, at its root, and not the menu over it",
      source: "seed 000: the app starts with the menu open", ways: ["menu-in-front", "another-place"],
      kinds: ActionKindSet([]), applies: { $0.screen.policies.contains(.startsAtSection) },
      check: .state { step in
        guard step.kind == .launch else { return .notExercised }
        let front = step.new.front
        if front.column == .sidebar { return .broken("menu-in-front") }
        return front.view.section == nil ? .broken("another-place") : .holds
      })
  ]

  static let back: [SplitRule] = [
    backReturns, backOneLevel, backTakesHeld, backOffered, resetOnPop, dismissedStaysDismissed, noDeadEnd,
  ]

  /// The views beneath each level of the two stacks, as they were seen when they were covered; `other` where
  /// unknown.
  private struct WaysBack: BitwiseCopyable {
    var below = Slots(repeating: ViewPath())
    /// The view in front while collapsed that a link has put there without a stack, and the one that it covered.
    var front = ShownView.blank
    var covered = ShownView.blank

    mutating func forget(_ stack: Int, count: Int) {
      below[stack] = ViewPath(repeating: .other, count: count)
    }
  }

  static let backReturns = SplitRule(
    "back.returns-to-previous", "Back shows the view that the view it leaves had covered",
    source: "G4; T1; LazySplit known bugs", ways: ["another-view"],
    applies: { $0.screen.hasStack || $0.screen.splits[0].hasContent },
    check: .memory(
      MemoryCheck(
        begin: { observation in
          var memory = WaysBack()
          for stack in 0..<2 { memory.forget(stack, count: observation.screen.place.entries[stack].count) }
          return memory
        },
        fold: { memory, step in
          var verdict = Verdict.notExercised
          for stack in 0..<2 {
            let found = follow(stack, &memory, step)
            if case .broken = verdict { continue }
            verdict = found ?? verdict
          }
          return followColumns(&memory, step) ?? verdict
        })))

  /// Follows a link between collapsed columns: back right after it shows the view on which it was tapped.
  ///
  /// Only where no stack holds anything, which `follow` sees.
  private static func followColumns(_ memory: inout WaysBack, _ step: SplitStep) -> Verdict? {
    let (front, covered) = (memory.front, memory.covered)
    memory.front = .blank
    memory.covered = .blank
    guard step.beganAtRest, step.isAtRest, step.old.isCollapsed, step.new.isCollapsed,
      isEmpty(step.old.place.entries), isEmpty(step.new.place.entries)
    else { return nil }
    let (old, new) = (step.old.last, step.new.last)
    if let pushed = step.pushed, case .open = step.action {
      guard new.column != .sheet, old.view != pushed.view, new.view == pushed.view else { return nil }
      memory.front = new.view
      memory.covered = old.view
      return nil
    }
    guard front != .blank, isBack(step.action), old.view == front, new.view != front else { return nil }
    return new.view == covered ? .holds : .broken("another-view")
  }

  private static func isEmpty(_ entries: Slots<ViewPath>) -> Bool {
    entries[0].isEmpty && entries[1].isEmpty
  }

  /// Follows one stack through a line: a push covers a view, a back uncovers it, anything else is not
  /// remembered.
  private static func follow(_ stack: Int, _ memory: inout WaysBack, _ step: SplitStep) -> Verdict? {
    let old = step.old.place.entries[stack]
    let new = step.new.place.entries[stack]
    if old.isEmpty, new.isEmpty {
      memory.below[stack] = ViewPath()
      return nil
    }
    guard step.beganAtRest, step.isAtRest, memory.below[stack].count == old.count else {
      memory.forget(stack, count: new.count)
      return nil
    }
    let hasAskedForMenu = step.after.effects.appAskedForSidebar && !isBack(step.action)
    // Another geometry lays out anew what lies beneath, and what is in front there may be another view.
    let isAnew = step.old.environment != step.new.environment
    if isAnew || step.old.isCollapsed != step.new.isCollapsed || hasAskedForMenu, stack == 0 {
      memory.forget(stack, count: new.count)
      return nil
    }
    if new.count == old.count + 1, step.pushed != nil {
      memory.below[stack].append(seen(stack, step.old))
      return nil
    }
    if hasReplacedBeneath(stack, step) {
      memory.forget(stack, count: new.count)
      return nil
    }
    if old == new { return nil }
    guard isBack(step.action), new.count < old.count,
      step.old.last.identity.container == UInt8(stack + 1) || step.old.isCovered == (stack == 0)
    else {
      memory.forget(stack, count: new.count)
      return nil
    }
    let levels = levelsBack(step.action)
    let expectedCount = max(0, old.count - levels)
    let expected = memory.below[stack][expectedCount]
    memory.below[stack].truncate(to: new.count)
    let shown = step.new.isCollapsed && step.new.front.column == .sidebar ? .menu : seen(stack, step.new)
    guard expected != .other, shown != .other, levels <= old.count else { return nil }
    return shown == expected ? .holds : .broken("another-view")
  }

  /// Whether something other than a push wrote what lies beneath a stack: its root, or the columns it covers.
  private static func hasReplacedBeneath(_ stack: Int, _ step: SplitStep) -> Bool {
    guard step.old.place.roots[stack] == step.new.place.roots[stack] else { return true }
    guard stack == 0, step.old.isCovered, step.new.isCovered else { return false }
    return step.old.place.roots[1] != step.new.place.roots[1]
      || step.old.place.entries[1] != step.new.place.entries[1]
      || step.old.place.selections != step.new.place.selections
  }

  /// The view that a person sees where a stack is: its own pane, or what stands in front where it covered
  /// everything.
  ///
  /// A menu in front is not remembered, because a push may close it by policy, nor is a sheet, which no stack holds.
  private static func seen(_ stack: Int, _ screen: Screen) -> ShownView {
    let pane = screen.last.identity.container == UInt8(stack + 1) ? screen.last : screen.front
    return pane.column == .sidebar || pane.column == .sheet ? .other : pane.view
  }

  static func isBack(_ action: SplitAction?) -> Bool {
    switch action {
    case .back, .longPressBack, .swipeBack, .escape: true
    default: false
    }
  }

  private static func levelsBack(_ action: SplitAction?) -> Int {
    if case .longPressBack(let levels) = action { Int(levels) } else { 1 }
  }

  static let backOneLevel = SplitRule(
    "back.one-level",
    "One back removes one level; holding the back control removes exactly the levels chosen",
    source: "T3 T4; platform §6.13", ways: ["too-many", "too-few", "another-stack"],
    kinds: .of(.back, .longPressBack, .swipeBack),
    applies: {
      $0.screen.hasStack
        || ($0.screen.splits[0].hasContent && !$0.screen.policies.contains(.slidesColumns))
    },
    check: .step { step in
      let pane = step.old.last
      guard pane.identity.container == 1 || pane.identity.container == 2, pane.depth > 0, !pane.isDimmed
      else {
        return pane.backSplit == 1 ? leavesColumn(step) : removesColumns(step)
      }
      let stack = Int(pane.identity.container) - 1
      let wanted = max(0, Int(pane.depth) - levelsBack(step.action))
      if step.old.place.entries[1 - stack] != step.new.place.entries[1 - stack] {
        return .broken("another-stack")
      }
      let count = step.new.place.entries[stack].count
      return count == wanted ? .holds : count < wanted ? .broken("too-many") : .broken("too-few")
    })

  /// The same of three columns that are merged into one stack, each a level of it.
  private static func removesColumns(_ step: SplitStep) -> Verdict {
    let pane = step.old.last
    guard step.old.isCollapsed, step.new.isCollapsed, pane.goesBackToColumn, pane.backSplit == 0,
      !pane.isDimmed, pane.depth == 0, step.old.splits[0].isUncovered, step.old.splits[0].hasContent,
      step.new.splits[0].isUncovered, !step.new.isCovered, step.new.last.depth == 0,
      !step.new.policies.contains(.slidesColumns)
    else { return .notExercised }
    // Columns are numbered from the leading one; what covers them comes behind.
    let (old, new) = (Int(pane.column.rawValue), Int(step.new.last.column.rawValue))
    let wanted = max(0, old - levelsBack(step.action))
    return new == wanted ? .holds : new < wanted ? .broken("too-many") : .broken("too-few")
  }

  /// What stands in the last column of an inner split is left, where its columns are merged into one stack.
  private static func leavesColumn(_ step: SplitStep) -> Verdict {
    let (pane, effects) = (step.old.last, step.after.effects)
    guard step.old.isCollapsed, step.new.isCollapsed, pane.goesBackToColumn, pane.depth == 0, !pane.isDimmed,
      step.beganAtRest, step.isAtRest, !effects.hasCompletedWork, !effects.hasTrapped,
      // There another of the same view may lie below, in the same column once the others have slid.
      !step.new.policies.contains(.slidesColumns)
    else { return .notExercised }
    return step.new.last.identity == pane.identity && step.new.last.view == pane.view
      ? .broken("too-few") : .holds
  }

  static let backTakesHeld = SplitRule(
    "gesture.removes-its-view",
    "A swipe back or a drag of a sheet that is completed takes away what it took hold of, or nothing where that is gone",
    source: "T3; platform §3, interactive pops", ways: ["another-view"], kinds: .of(.commit),
    check: .always { step in
      guard case .commit? = step.action, step.old.gesture == .swipeBack || step.old.gesture == .dismissSheet
      else { return .notExercised }
      if step.old.holdsFront { return .holds }
      let isKept =
        step.old.place.entries == step.new.place.entries && step.old.last.identity == step.new.last.identity
      return isKept ? .holds : .broken("another-view")
    })

  static let backOffered = SplitRule(
    "back.offered-when-needed",
    "A view has a back control when something was pushed or an earlier column lies beneath that no toggle of the "
      + "app brings, and none where there is nothing to go back to",
    source: "I19; LazySplit BUG #13", ways: ["missing", "superfluous"],
    check: .screen { screen in
      var isExercised = false
      for position in 0..<Int(screen.paneCount) where !screen[position].isDimmed {
        let pane = screen[position]
        let leadsToMenu = pane.goesBackToColumn && pane.backSplit == 0 && pane.depth == 0
        let isNeeded = pane.depth > 0 || (pane.goesBackToColumn && !(leadsToMenu && screen.hasAppToggle))
        if isNeeded, pane.back == .absent { return .broken("missing") }
        if !pane.canGoBack, pane.back != .absent { return .broken("superfluous") }
        isExercised = isExercised || isNeeded
      }
      return isExercised ? .holds : .notExercised
    })
}
