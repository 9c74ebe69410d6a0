internal import SplitModel

extension SplitRules {
  static let launchShowsStart = SplitRule(
    "launch.shows-start", "At launch the start section is in front, at its root",
    source: "LazySplitX README, GenSplitView: the app starts with its menu open",
    violationKinds: ["sidebar-in-front", "wrong-place"], kinds: ActionKindSet([]),
    applies: { $0.screen.policies.contains(.startsAtSection) },
    check: .state { step in
      guard step.kind == .launch else { return .vacuous }
      let front = step.new.front
      if front.column == .sidebar { return .violated("sidebar-in-front") }
      return front.view.section == nil ? .violated("wrong-place") : .holds
    })

  /// What going back should show: `other` where that is unknown.
  private struct WaysBack: BitwiseCopyable {
    var below = Slots(repeating: ViewPath())  // The view beneath each level of the two stacks
    /// While collapsed, a view that a link opened without a stack, and the view that it covered.
    var front = ShownView.blank
    var covered = ShownView.blank

    /// Nothing is known before a view was pushed, and what is known of collapsed columns holds for a single step.
    var notices: StepFacts {
      if front != .blank { return .all }
      return below[0].isEmpty && below[1].isEmpty ? Self.beginning : Self.changing
    }
    // A literal of facts is an array in debug, made at every look.
    private static let beginning: StepFacts = [.opensCollapsed, .hasPushed]
    private static let changing: StepFacts = [.isUnsettled, .asksForSidebar, .changesPlace, .changesLayout]

    mutating func forget(_ stack: Int, count: Int) {
      below[stack] = ViewPath(repeating: .other, count: count)
    }
  }

  static let backReturns = SplitRule(
    "back.returns-to-previous", "Back shows the view from which the current one was opened",
    source: "Apple, NavigationStack; LazySplitX README, Known Bugs", violationKinds: ["wrong-view"],
    applies: { $0.screen.hasStack || $0.screen.splits[0].hasContent },
    check: .memory(
      MemoryCheck(
        begin: { observation in
          var memory = WaysBack()
          for stack in 0..<2 { memory.forget(stack, count: observation.screen.place.entries[stack].count) }
          return memory
        },
        notices: { $0.notices }, symbol: WayTaken.init,
        fold: { memory, step in
          var verdict = Verdict.vacuous
          for stack in 0..<2 {
            let found = follow(stack, &memory, step.stacks[stack])
            if case .violated = verdict { continue }
            verdict = found ?? verdict
          }
          return followColumns(&memory, step) ?? verdict
        })))

  /// What is read of a step: what it does to each stack and to collapsed columns without one.
  private struct WayTaken: BitwiseCopyable {
    enum Change: UInt8, BitwiseCopyable { case none, forgets, pushes, leaves, goesBack }

    struct Stack: BitwiseCopyable {
      var change = Change.none
      var old: UInt8 = 0
      var new: UInt8 = 0
      var levels: UInt8 = 0
      var view = ShownView.blank  // The view that a push covers, or that a way back shows
    }

    var stacks: Slots<Stack>
    var columns = Change.none
    var front = ShownView.blank  // Before a way back, or after a link
    var beneath = ShownView.blank  // After a way back, or before a link

    init(_ step: borrowing SplitStep) {
      stacks = Slots(repeating: Stack())
      for stack in 0..<2 { stacks[stack] = taken(stack, step) }
      guard step.isSettled, step.old.isCollapsed, step.new.isCollapsed,
        step.old.pushedCount + step.new.pushedCount == 0
      else { return }
      let (old, new) = (step.old.last, step.new.last)
      if let pushed = step.pushed, case .open = step.action {
        // A button that selects a row opens nothing over another view, and one on a sheet covers none.
        let selects = pushed.view.section != nil && step.old.place.selections != step.new.place.selections
        guard !selects, old.column != .sheet, new.column != .sheet, old.view != pushed.view,
          new.view == pushed.view
        else { return }
        (columns, front, beneath) = (.pushes, new.view, old.view)
      } else if step.isBack, new.view != old.view {
        (columns, front, beneath) = (.goesBack, old.view, new.view)
      }
    }
  }

  /// Follows a link between collapsed columns while both stacks are empty: the next back undoes it.
  private static func followColumns(_ memory: inout WaysBack, _ step: WayTaken) -> Verdict? {
    let (front, covered) = (memory.front, memory.covered)
    memory.front = step.columns == .pushes ? step.front : .blank
    memory.covered = step.columns == .pushes ? step.beneath : .blank
    guard step.columns == .goesBack, front != .blank, step.front == front else { return nil }
    return step.beneath == covered ? .holds : .violated("wrong-view")
  }

  /// What a step does to one stack: a push covers a view, back shows it again, and any other change is forgotten.
  private static func taken(_ stack: Int, _ step: SplitStep) -> WayTaken.Stack {
    let (old, new) = (step.old.place.entries[stack], step.new.place.entries[stack])
    var taken = WayTaken.Stack()
    if old.isEmpty, new.isEmpty { return taken }
    taken = WayTaken.Stack(change: .forgets, new: UInt8(new.count))
    // A new layout or a sidebar that the app shows may put another view beneath the stack around the split.
    let isLaidOutAnew =
      step.old.environment != step.new.environment || step.old.isCollapsed != step.new.isCollapsed
      || (step.effects.appAskedForSidebar && !step.isBack)
    guard step.isSettled, !(isLaidOutAnew && stack == 0) else { return taken }
    taken.old = UInt8(old.count)
    if new.count == old.count + 1, step.pushed != nil {
      taken.change = .pushes
      taken.view = visibleView(stack, step.old)
      return taken
    }
    let (before, after) = (step.old.place, step.new.place)
    // Another root, or other columns beneath the stack that covers them.
    let isReplacedBeneath =
      before.roots[stack] != after.roots[stack]
      || stack == 0 && step.old.isCovered && step.new.isCovered && step.old.presentedStack == nil
        && (before.roots[1] != after.roots[1] || before.entries[1] != after.entries[1]
          || before.selections != after.selections)
    if isReplacedBeneath { return taken }
    if old == new {
      taken.change = .leaves
    } else if step.isBack, new.count < old.count,
      step.old.last.stack == stack || step.old.isCovered == (stack == 0)
    {
      taken.change = .goesBack
      taken.levels = UInt8(clamping: step.levelsBack)
      taken.view =
        step.new.isCollapsed && step.new.front.column == .sidebar ? .menu : visibleView(stack, step.new)
    }
    return taken
  }

  private static func follow(_ stack: Int, _ memory: inout WaysBack, _ step: WayTaken.Stack) -> Verdict? {
    if step.change == .none {
      memory.below[stack] = ViewPath()
      return nil
    }
    guard step.change != .forgets, memory.below[stack].count == Int(step.old) else {
      memory.forget(stack, count: Int(step.new))
      return nil
    }
    if step.change == .pushes { memory.below[stack].append(step.view) }
    guard step.change == .goesBack else { return nil }
    let expected = memory.below[stack][max(0, Int(step.old) - Int(step.levels))]
    memory.below[stack].truncate(to: Int(step.new))
    guard expected != .other, step.view != .other, step.levels <= step.old else { return nil }
    return step.view == expected ? .holds : .violated("wrong-view")
  }

  /// The visible view of a stack, or the front view if the stack has no pane.
  ///
  /// Not the sidebar, which a push may close, nor a sheet over the stack.
  private static func visibleView(_ stack: Int, _ screen: Screen) -> ShownView {
    let pane = screen.last.stack == stack ? screen.last : screen.front
    return pane.column == .sidebar || pane.column == .sheet && pane.stack != stack ? .other : pane.view
  }

  static let backOneLevel = SplitRule(
    "back.one-level", "Back removes one level, and a long press on it exactly the number of levels chosen",
    source: "Apple, NavigationStack; pointfreeco/swift-navigation issue 10",
    violationKinds: ["too-many", "too-few", "wrong-stack"], kinds: .of(.back, .longPressBack, .swipeBack),
    applies: {
      $0.screen.hasStack || ($0.screen.splits[0].hasContent && !$0.screen.policies.contains(.slidesColumns))
    },
    check: .step { step in
      let (pane, new, effects) = (step.old.last, step.new.last, step.effects)
      if let stack = pane.stack, pane.depth > 0, !pane.isDimmed {
        if step.old.place.entries[1 - stack] != step.new.place.entries[1 - stack] {
          return .violated("wrong-stack")
        }
        return removes(step.levelsBack, from: Int(pane.depth), to: step.new.place.entries[stack].count)
      }
      guard step.old.isCollapsed, step.new.isCollapsed, pane.goesBackToColumn, pane.depth == 0,
        // Where columns slide, the same view may come from beneath into the same column.
        !pane.isDimmed, !step.new.policies.contains(.slidesColumns)
      else { return .vacuous }
      if effects.hasChangedByWork || effects.hasTrapped { return .vacuous }
      if pane.backSplit == 1 {
        // Back leaves the last column of a collapsed inner split.
        if new.column == .sidebar { return .violated("too-many") }
        return new.identity == pane.identity && new.view == pane.view ? .violated("too-few") : .holds
      }
      if !step.old.splits[0].hasContent, !step.old.policies.contains(.forbidsSidebar), !effects.hasRefused {
        return step.new.sidebar == nil ? .violated("too-few") : .holds
      }
      // Each of three collapsed columns is a level; they are numbered from the leading one.
      guard pane.backSplit == 0, step.old.splits[0].isUncovered, step.old.splits[0].hasContent,
        step.new.splits[0].isUncovered, !step.new.isCovered, new.depth == 0
      else { return .vacuous }
      return removes(step.levelsBack, from: Int(pane.column.rawValue), to: Int(new.column.rawValue))
    })

  private static func removes(_ levels: Int, from old: Int, to new: Int) -> Verdict {
    let expected = max(0, old - levels)
    return new == expected ? .holds : new < expected ? .violated("too-many") : .violated("too-few")
  }

  static let gestureRemovesItsView = SplitRule(
    "gesture.removes-its-view",
    "A completed swipe back or sheet drag removes the view on which it began, or nothing if that is gone",
    source: "our decision; Apple, UINavigationController.interactivePopGestureRecognizer",
    violationKinds: ["wrong-view"], kinds: .of(.commit),
    check: .always { step in
      guard case .commit? = step.action, step.old.gesture == .swipeBack || step.old.gesture == .dismissSheet
      else { return .vacuous }
      if step.old.holdsFront { return .holds }
      let isUnchanged =
        step.old.place.entries == step.new.place.entries && step.old.last.identity == step.new.last.identity
      return isUnchanged ? .holds : .violated("wrong-view")
    })

  static let backOffered = SplitRule(
    "back.offered-when-needed",
    "Where there is something to go back to there is a back button, and nowhere else",
    source: "LazySplitX, ProjectNotes.md, BUG #13", violationKinds: ["missing", "superfluous"],
    applies: { $0.screen.hasStack || $0.screen.hasItems || !$0.screen.hasAppToggle },
    check: .screen { screen in
      var isExercised = false
      for position in 0..<Int(screen.paneCount) where !screen[position].isDimmed {
        let pane = screen[position]
        let leadsToSidebar = pane.goesBackToColumn && pane.backSplit == 0 && pane.depth == 0
        let isNeeded = pane.depth > 0 || (pane.goesBackToColumn && !(leadsToSidebar && screen.hasAppToggle))
        if isNeeded, pane.back == .absent { return .violated("missing") }
        if !pane.canGoBack, pane.hasBack { return .violated("superfluous") }
        isExercised = isExercised || isNeeded
      }
      return isExercised ? .holds : .vacuous
    })
}
