internal import SplitModel

extension SplitRules {
  static let resetOnPop = SplitRule(
    "binding.reset-on-pop", "Going back from an isPresented or item destination resets its binding",
    source: "Apple, navigationDestination(isPresented:destination:)", violationKinds: ["not-reset"],
    kinds: .of(.back, .longPressBack, .swipeBack, .escape),
    applies: { $0.screen.policies.contains(.presentsViews) },
    check: .step { step in
      let pane = step.old.last
      // Such a destination lies on top of all values, so every way back removes it first.
      guard let stack = pane.stack, pane.depth > 0, !pane.isDimmed, step.old.stacks[stack].isPresenting,
        step.old.place.entries[1 - stack] == step.new.place.entries[1 - stack]
      else { return .vacuous }
      let isReset =
        !step.new.stacks[stack].isPresenting
        || step.new.place.entries[stack].count < step.old.place.entries[stack].count
      return isReset ? .holds : .violated("not-reset")
    })

  static let dismissedStaysDismissed = SplitRule(
    "dismissed.stays-dismissed", "A view, item or presentation that was left returns only on request",
    source: "our decision; SwiftUI-Sidebar 3ea8e79, onAppear of ContentView", violationKinds: ["returns"],
    applies: {
      $0.screen.hasItems || !$0.screen.policies.isDisjoint(with: [.hasStacks, .presentsSheets, .hasTags])
    },
    check: .memory(
      .holds(
        "returns", from: leavesView, until: mayOpenViews,
        noticing: [
          .calls, .presents, .does(.back), .does(.longPressBack), .does(.swipeBack), .does(.escape),
        ], addsNoView)))

  private static func leavesView(_ step: SplitStep) -> Bool {
    if case .call = step.action { return step.effects.called?.kind == .forget }
    if step.old.presentation.contains(.isShown), !step.new.presentation.contains(.isShown) {
      return step.isSheetDismissed || step.old.presentation.goesWhenAnswered
    }
    let (old, new) = step.places
    return step.isBack && levelCount(new) < levelCount(old)
  }

  private static func addsNoView(_ step: SplitStep) -> Bool {
    // What is chosen in a split view may be pushed on the stack that comes in its place.
    if step.old.hasSplitHere != step.new.hasSplitHere { return true }
    // Where there is room for the columns again, an app may choose what the last one shows by default.
    let isDefault = step.old.isCollapsed && !step.new.isCollapsed
    let (old, new) = step.places
    return
      (isDefault ? new.pushedCount <= old.pushedCount : levelCount(new) <= levelCount(old))
      && (step.old.presentation.contains(.isShown) || !step.new.presentation.contains(.isShown)
        || step.new.presentation.contains(.isInspector))
  }

  private static func levelCount(_ place: Place) -> Int {
    place.pushedCount + (place.item == .blank ? 0 : 1)
  }

  /// Whether a link, a call, a choice, finished work or a crash may open views.
  private static func mayOpenViews(_ step: SplitStep) -> Bool {
    switch step.action {
    case .open, .choose: return true
    case .call: if step.effects.called?.kind.asksForNothing != true { return true }
    default: if step.asks || step.coversWhenLeft { return true }
    }
    let effects = step.effects
    return !step.isSettled || effects.hasChangedByWork || effects.hasTrapped || effects.opened != nil
  }

  static let noDeadEnd = SplitRule(
    "no-dead-end", "The user can leave every pushed view, and some action always changes the screen",
    source: "our decision; Stack Overflow 73564156: navigation stops working", violationKinds: ["stuck"],
    applies: { $0.screen.hasSplitOrStack },
    check: .possible(
      PossibleCheck(
        violationKind: "stuck", attempts: 3,
        bound: { observation in
          let screen = observation.screen
          let depth = Int(screen.last.depth)
          // What stands on a stack in it is not known here, nor which of its buttons leaves.
          if screen.leavesByOwnButtons, !screen.presentation.goesWhenAnswered { return nil }
          if screen.leavesPushedByOwnButtons { return nil }
          if depth > 0 { return depth + 1 }
          if screen.hasEmptyList || screen.last.stack.map({ screen.stacks[$0].isRootEmpty }) == true {
            return nil
          }
          // A list on a stack's root may be empty, or in an edit mode, where other buttons do nothing that is seen.
          if screen.policies.contains([.presentsViews, .deletesViews]), !screen.hasSplitHere,
            screen.rowCount == 0,
            screen.last.column != .sheet
          {
            return nil
          }
          return screen.links != 0 || screen.rowCount > 0 || screen.place.selections[0] != 0 ? 1 : nil
        },
        isReachedFrom: { start, now in
          let looksOther = now.effects.looksOther
          let (start, now) = (start.screen, now.screen)
          if start.isCovered, start.last.column != .sheet { return !now.isCovered }
          if start.last.depth > 0 { return now.last.depth == 0 || now.leavesPushedByOwnButtons }
          return looksOther || start.place != now.place || start.links != now.links
            || !start.hasSameColumns(as: now)
        },
        next: { observation, attempt in
          let screen = observation.screen
          if screen.last.depth > 0 || screen.last.column == .sheet, !screen.last.isDimmed {
            return screen.wayBack
          }
          if screen.canTapOutside { return .tapOutside }
          if attempt == 0, screen.hasToggle { return .toggle }
          if attempt < 2 || screen.sidebar == nil, screen.links != 0 { return .open(screen.firstLink) }
          return screen.sidebar != nil ? .choose(screen.row(from: 0)) : screen.wayBack
        })))
}

/// Places that a campaign must reach, where the hard bugs are.
extension SplitRules {
  static let reach: [SplitRule] = [
    SplitRule(
      "reach.overlay", "Some trace shows the sidebar over the detail",
      source: "our decision; LazySplitX, ProjectNotes.md, BUG #17", violationKinds: ["unreached"],
      applies: { $0.screen.hidesSidebar }, check: .sometimes { $0.new.sidebar?.placement == .over }),
    SplitRule(
      "reach.collapsed-push", "Some trace pushes a view while the columns are collapsed",
      source: "our decision; LazySplitX, ProjectNotes.md, BUG #13", violationKinds: ["unreached"],
      kinds: .of(.open, .call, .rotate, .resize),
      applies: { $0.screen.hasSplit && ($0.screen.hasStack || $0.screen.splits[0].hasContent) },
      check: .sometimes {
        $0.new.isCollapsed
          && ($0.new.last.depth > 0 || ($0.new.splits[0].hasContent && $0.new.last.column == .detail))
      }),
    SplitRule(
      "reach.two-covering", "Some trace puts two views on a stack that covers the columns",
      source: "our decision; LazySplitX 1.4, Known Bugs", violationKinds: ["unreached"],
      kinds: .of(.open, .call), applies: { $0.screen.policies.contains(.fullScreenPreserves) },
      check: .sometimes { $0.new.isCovered && $0.new.last.depth > 1 }),
    SplitRule(
      "reach.write-across-size-class",
      "Some trace changes the size class while a write of the platform is in flight",
      source: "our decision; iOS 18 release notes, 122840735", violationKinds: ["unreached"],
      kinds: .of(.rotate, .resize, .deliver), applies: { $0.screen.hasSplit },
      check: .sometimes {
        $0.old.hasWritesInFlight && !$0.beganAtRest && $0.old.isCollapsed != $0.new.isCollapsed
      }),
  ]
}
