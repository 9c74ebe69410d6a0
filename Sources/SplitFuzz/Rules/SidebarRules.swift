internal import SplitModel

extension SplitRules {
  static let sidebarNeverLost = SplitRule(
    "sidebar.never-lost",
    "The user can always bring back the sidebar with two actions, plus one for each level in front of it",
    source: "Stack Overflow 73564156; LazySplitX at 909b44c, BUG #2", violationKinds: ["lost"],
    applies: { $0.screen.hasSplit },
    check: .possible(
      PossibleCheck(
        violationKind: "lost", attempts: 3,
        bound: { observation in
          let screen = observation.screen
          guard screen.hasSplitHere, !screen.policies.contains(.forbidsSidebar), !screen.leavesByOwnButtons
          else { return nil }
          let columns = screen.isCollapsed ? 2 + screen.place.entries[1].count : 0
          // Where the app forbids its sidebar in some places, the user may have to leave every level first.
          let guarded = screen.policies.contains(.guardsSidebar) ? screen.pushedCount : 0
          return screen.coveringLevels + columns + guarded + 2
        }, isReached: { $0.screen.sidebar != nil },
        next: { observation, attempt in
          let screen = observation.screen
          if screen.isCovered { return screen.wayBack }
          let toggle: SplitAction? = screen.hasToggle ? .toggle : nil
          let swipe: SplitAction? =
            screen.canEdgeSwipe ? .edgeSwipe : screen.canPressToggle ? .pressToggle : nil
          switch attempt {
          case 0: return toggle ?? swipe ?? screen.wayBack
          case 1: return swipe ?? screen.wayBack ?? toggle
          default: return screen.wayBack ?? toggle ?? swipe
          }
        })))

  static let oneToggle = SplitRule(
    "sidebar.one-toggle",
    "One sidebar button at most; something reveals a hidden sidebar and dismisses an overlaid one",
    source: "pingdotgg/t3code pull request 11397; LazySplitX, ProjectNotes.md, BUG #3",
    violationKinds: ["two-toggles", "nothing-reveals", "nothing-dismisses", "no-toggle", "useless"],
    applies: { $0.screen.hasSplit },
    check: .screen { screen in
      guard screen.isExpanded else {
        // A menu over a detail of its own choice is left by a control of the app, and not by its rows alone.
        guard screen.policies.contains(.bringsToggle), screen.splits[0].isUncovered, screen.sidebar != nil,
          screen.place.selections[0] != 0
        else { return .vacuous }
        return screen.hasToggle ? .holds : .violated("no-toggle")
      }
      if screen.policies.contains(.fixesColumns), screen.hasToggle { return .violated("useless") }
      if screen.hasSystemToggle, screen.hasAppToggle { return .violated("two-toggles") }
      guard let sidebar = screen.sidebar else {
        return screen.hasToggle || screen.canEdgeSwipe ? .holds : .violated("nothing-reveals")
      }
      guard sidebar.placement == .over else {
        return screen.policies.contains(.bringsToggle) && !screen.hasToggle ? .violated("no-toggle") : .holds
      }
      return screen.canDismissSidebar ? .holds : .violated("nothing-dismisses")
    })

  static let toggleFlips = SplitRule(
    "sidebar.toggle-flips", "A tap on the sidebar button shows a hidden sidebar and hides a visible one",
    source: "Apple, UISplitViewController.SplitBehavior; LazySplitX, sidebarToggleTapped",
    violationKinds: ["no-effect"], kinds: .of(.toggle, .pressToggle), applies: { $0.screen.hidesSidebar },
    check: .step { step in
      if step.old.policies.contains(.forbidsSidebar) { return .vacuous }
      guard step.new.splits[0].hasContent, step.old.isExpanded, step.new.isExpanded else {
        return (step.old.sidebar == nil) != (step.new.sidebar == nil) ? .holds : .violated("no-effect")
      }
      // With three columns a tap shows the next column, or hides the sidebar beside the content.
      switch (step.old.splits[0].leadingColumns, step.new.splits[0].leadingColumns) {
      case (0, 1), (1, 2), (2, 1): return .holds
      default: return .violated("no-effect")
      }
    })

  static let choiceShows = SplitRule(
    "sidebar.choice-shows",
    "Choosing a section shows it, at its root or as it was left, and nothing of another section",
    source: "LazySplitX 1.7, changeDisplay", violationKinds: ["wrong-view", "leftover"], kinds: .of(.choose),
    applies: { $0.screen.hasRows },
    check: .step { step in
      guard let section = step.effects.chosen, !step.asks else { return .vacuous }
      let screen = step.new
      if screen.isCollapsed, screen.sidebar != nil { return .vacuous }
      guard screen.policies.contains(.choiceResets) else {
        return screen.showsPlace(of: section) ? .holds : .violated("wrong-view")
      }
      guard screen.shows(.section(section)) else { return .violated("wrong-view") }
      let last = screen.last
      return last.view.section == nil && last.view.isContent ? .violated("leftover") : .holds
    })

  static let choiceCloses = SplitRule(
    "sidebar.choice-closes", "Choosing a row closes a sidebar that covered the detail",
    source: "LazySplitX 1.3 to 1.7, hideMenu", violationKinds: ["stays-open"], kinds: .of(.choose),
    applies: { $0.screen.policies.contains(.choiceCloses) },
    check: .step { step in
      guard let sidebar = step.old.sidebar, sidebar.placement == .over || step.old.isCollapsed else {
        return .vacuous
      }
      return step.new.sidebar == nil ? .holds : .violated("stays-open")
    })

  static let choiceUsable = SplitRule(
    "sidebar.choice-usable",
    "A chosen row or an opened link is visible, and usable after at most one more action",
    source: "Stack Overflow 73279601: rows without effect on iPhone",
    violationKinds: ["missing", "unusable"], kinds: .of(.choose, .open),
    check: .step { step in
      let screen = step.new
      if let section = step.effects.chosen {
        guard screen.hasListRows, !step.asks else { return .vacuous }
        guard screen.showsPlace(of: section) else { return .violated("missing") }
      } else if let opened = step.effects.opened {
        guard opened.target.opens, screen.shows(opened.view) else {
          return .vacuous
        }
      }
      return screen.last.isDimmed && !screen.canDismissSidebar ? .violated("unusable") : .holds
    })

  static let dismissalIsPure = SplitRule(
    "sidebar.dismissal-is-pure", "A person's dismissal of the sidebar changes nothing but the sidebar",
    source: "our decision: hiding a column is layout, not navigation", violationKinds: ["side-effect"],
    kinds: .of(.toggle, .tapOutside, .drag, .pressToggle, .escape), applies: { $0.screen.hidesSidebar },
    check: .step { step in
      let (old, new) = (step.old, step.new)
      guard old.sidebar != nil, new.sidebar == nil, step.effects.opened == nil,
        !new.policies.contains(.forbidsSidebar)
      else { return .vacuous }
      guard old.place == new.place else { return .violated("side-effect") }
      return old.isCollapsed || old.differsByOverlays(from: new) ? .holds : .violated("side-effect")
    })

  static let showingIsPure = SplitRule(
    "sidebar.showing-is-pure",
    "Showing the sidebar, by a person or by code, changes no column; code may leave what covers all of them",
    source: "our decision: showing a column is layout, not navigation; LazySplitX 1.3 to 1.7, showMenu",
    violationKinds: ["side-effect"], kinds: .of(.toggle, .pressToggle, .edgeSwipe, .call),
    applies: { $0.screen.hidesSidebar },
    check: .step { step in
      let (old, new, effects) = (step.old, step.new, step.effects)
      let isCalled = effects.called?.kind == .revealSidebar
      if case .call = step.action, !isCalled { return .vacuous }
      guard step.isSettled, new.sidebar != nil, isCalled || old.sidebar == nil, !effects.hasTrapped,
        !effects.hasRefused, !effects.hasChangedByWork
      else { return .vacuous }
      var (before, after) = (old.place, new.place)
      // While collapsed, a list in front may have no selection, and then there is no detail either.
      if new.isCollapsed, after.selections[0] == 0, before.selections[0] != 0 { return .vacuous }
      if isCalled, old.isCovered { (before.entries[0], after.entries[0]) = (ViewPath(), ViewPath()) }
      return before == after ? .holds : .violated("side-effect")
    })

  static let staysDismissed = SplitRule(
    "sidebar.stays-dismissed",
    "A sidebar dismissed while expanded stays hidden until the user or the app shows it again",
    source: "LazySplitX from 1.3 on: a drag writes columnVisibility and not preferredCompactColumn",
    violationKinds: ["returns"], applies: { $0.screen.hidesSidebar },
    check: .memory(
      .holds(
        "returns",
        from: { step in
          step.isSettled && step.isApplied && step.old.isExpanded && step.new.isExpanded
            && step.old.sidebar != nil && step.new.sidebar == nil && !step.new.splits[0].asksForSidebar
            && !isHiddenByResize(step)
        },
        until: { step in
          // Another tab has another split view, or none.
          !step.isSettled || !step.isApplied || step.action == nil || asksForSidebar(step)
            || !step.new.hasSplitHere || step.effects.hasChangedTab
        }, noticing: .changesSidebar,
        { $0.new.sidebar == nil })))

  /// Whether the platform may have hidden the sidebar because the window has changed.
  private static func isHiddenByResize(_ step: SplitStep) -> Bool {
    switch step.action {
    case .rotate, .resize: (step.new.splits[0].visibility ?? .automatic) == .automatic
    default: false
    }
  }

  /// Whether the user, the app, a layout or a relaunch may have shown the sidebar.
  private static func asksForSidebar(_ step: SplitStep) -> Bool {
    switch step.action {
    case .toggle, .pressToggle, .edgeSwipe, .edgeSwipeCancel, .begin, .back, .longPressBack, .swipeBack,
      .escape, .relaunch:
      return true
    default: break
    }
    let effects = step.effects
    // A collapse from a placeholder shows the list before it.
    let isCollapse = !step.old.isCollapsed && step.new.isCollapsed
    return effects.appAskedForSidebar || effects.geometryShowedSidebar || effects.hasTrapped
      || (isCollapse && (!step.old.last.view.isContent || step.old.place.selections[0] == 0))
  }

  static let noTapThrough = SplitRule(
    "sidebar.no-tap-through", "A tap outside an overlaid sidebar dismisses it and does nothing else",
    source: "Apple, UISplitViewController.DisplayMode; LazySplitX, ProjectNotes.md, BUG #17",
    violationKinds: ["falls-through", "stays-open"], kinds: .of(.tapOutside),
    applies: { $0.screen.hidesSidebar },
    check: .step { step in
      if step.effects.opened != nil { return .violated("falls-through") }
      return step.new.sidebar == nil ? .holds : .violated("stays-open")
    })
}
