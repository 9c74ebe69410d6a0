internal import SplitModel

extension SplitRules {
  static let sidebar: [SplitRule] = [
    sidebarNeverLost, oneToggle, toggleFlips, choiceShows, choiceCloses, choiceUsable, dismissalIsPure,
    staysDismissed, noTapThrough,
  ]

  static let sidebarNeverLost = SplitRule(
    "sidebar.never-lost",
    "From every settled state a person brings the sidebar on screen within what lies in front of it plus two actions",
    source: "G1; platform T15; Stack Overflow 73564156", ways: ["lost"], applies: { $0.screen.hasSplit },
    check: .possible(
      PossibleCheck(
        way: "lost", attempts: 3,
        bound: { observation in
          let screen = observation.screen
          guard screen.hasSplitHere, !screen.policies.contains(.forbidsSidebar) else { return nil }
          let covering = screen.coveringLevels
          let columns = screen.isCollapsed ? 2 + screen.place.entries[1].count : 0
          // Where a guard forbids it, every level may have to go first.
          let entries = screen.place.entries
          let guarded = screen.policies.contains(.guardsSidebar) ? entries[0].count + entries[1].count : 0
          return covering + columns + guarded + 2
        },
        isReached: { $0.screen.sidebar != nil },
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
    "At most one sidebar button; when the sidebar is hidden something reveals it, when it is over the detail "
      + "something dismisses it",
    source: "I13; t3code #11397; LazySplit BUG #3",
    ways: ["two-toggles", "nothing-reveals", "nothing-dismisses", "absent"],
    applies: { $0.screen.hasSplit },
    check: .screen { screen in
      guard screen.isExpanded else { return .notExercised }
      if screen.hasSystemToggle, screen.hasAppToggle { return .broken("two-toggles") }
      guard let sidebar = screen.sidebar else {
        return screen.hasToggle || screen.canEdgeSwipe ? .holds : .broken("nothing-reveals")
      }
      guard sidebar.placement == .over else {
        return screen.policies.contains(.bringsToggle) && !screen.hasToggle ? .broken("absent") : .holds
      }
      return screen.canDismissSidebar ? .holds : .broken("nothing-dismisses")
    })

  static let toggleFlips = SplitRule(
    "sidebar.toggle-flips", "One tap on the sidebar toggle shows a hidden sidebar and hides a shown one",
    source: "G2; platform §1.6; LazySplit L-32", ways: ["dead"],
    kinds: .of(.toggle, .pressToggle),
    applies: { $0.screen.hidesSidebar },
    check: .step { step in
      if step.old.policies.contains(.forbidsSidebar) { return .notExercised }
      if step.new.splits[0].hasContent, step.old.isExpanded, step.new.isExpanded { return flipsThree(step) }
      return (step.old.sidebar == nil) != (step.new.sidebar == nil) ? .holds : .broken("dead")
    }
  )

  /// Of three columns a tap brings the next one, and the sidebar away from beside the content.
  ///
  /// - Source: platform §1.6.
  private static func flipsThree(_ step: SplitStep) -> Verdict {
    switch (step.old.splits[0].leadingColumns, step.new.splits[0].leadingColumns) {
    case (0, 1), (1, 2), (2, 1): .holds
    default: .broken("dead")
    }
  }

  static let choiceShows = SplitRule(
    "sidebar.choice-shows",
    "Choosing a section shows it whole, as it was left or at its root, and nothing of another section",
    source: "L-I7; platform I9", ways: ["another-view", "leftover"], kinds: .of(.choose),
    applies: { $0.screen.hasRows },
    check: .step { step in
      guard let section = step.after.effects.chosen else { return .notExercised }
      let screen = step.new
      if screen.isCollapsed, screen.sidebar != nil { return .notExercised }
      guard screen.policies.contains(.choiceResets) else {
        return screen.showsPlace(of: section) ? .holds : .broken("another-view")
      }
      guard screen.shows(.section(section)) else { return .broken("another-view") }
      let last = screen.last
      return last.view.section == nil && last.view.isContent ? .broken("leftover") : .holds
    })

  static let choiceCloses = SplitRule(
    "sidebar.choice-closes",
    "A choice in a sidebar that covered something when it was made closes the sidebar",
    source: "G3; LazySplit L-30", ways: ["stays-open"], kinds: .of(.choose),
    applies: { $0.screen.policies.contains(.choiceCloses) },
    check: .step { step in
      guard let sidebar = step.old.sidebar, sidebar.placement == .over || step.old.isCollapsed else {
        return .notExercised
      }
      return step.new.sidebar == nil ? .holds : .broken("stays-open")
    })

  static let choiceUsable = SplitRule(
    "sidebar.choice-usable",
    "What was chosen through a list or link is visible and usable within one more action",
    source: "T12; public reports of dead rows on iPhone", ways: ["missing", "unusable"],
    kinds: .of(.choose, .open),
    check: .step { step in
      let screen = step.new
      if let section = step.after.effects.chosen {
        guard screen.hasListRows else { return .notExercised }
        guard screen.showsPlace(of: section) else { return .broken("missing") }
      } else if let opened = step.after.effects.opened {
        guard opened.target != .nowhere, opened.target != .confirmed, screen.shows(opened.view) else {
          return .notExercised
        }
      }
      return screen.last.isDimmed && !screen.canDismissSidebar ? .broken("unusable") : .holds
    })

  static let dismissalIsPure = SplitRule(
    "sidebar.dismissal-is-pure", "Dismissing the sidebar by hand changes nothing but the sidebar",
    source: "T10", ways: ["changes-more"],
    kinds: .of(.toggle, .tapOutside, .drag, .pressToggle, .escape), applies: { $0.screen.hidesSidebar },
    check: .step { step in
      guard step.old.sidebar != nil, step.new.sidebar == nil, step.after.effects.opened == nil,
        !step.new.policies.contains(.forbidsSidebar)
      else { return .notExercised }
      let isSame =
        step.old.place == step.new.place
        && (step.old.isCollapsed || step.old.showsSameViews(as: step.new)
          || hasTakenContentAlong(step))
      return isSame ? .holds : .broken("changes-more")
    })

  /// Whether the content of three columns, which lay over the detail with the sidebar, went with it.
  private static func hasTakenContentAlong(_ step: SplitStep) -> Bool {
    step.old.splits[0].hasContent && step.new.paneCount == 1
      && step.old.last.identity == step.new.last.identity
  }

  static let staysDismissed = SplitRule(
    "sidebar.stays-dismissed",
    "A sidebar that was dismissed while expanded is not on screen again until somebody asks for it",
    source: "G7 G17; LazySplit L-31", ways: ["returns"], applies: { $0.screen.hidesSidebar },
    check: .memory(
      .holds(
        "returns",
        from: { step in
          step.beganAtRest && step.isAtRest && step.isApplied && step.old.isExpanded && step.new.isExpanded
            && step.old.sidebar != nil && step.new.sidebar == nil
            && !step.new.splits[0].asksForSidebar && !isForWantOfRoom(step)
        },
        until: { step in
          !step.beganAtRest || !step.isAtRest || !step.isApplied || step.action == nil || asksForSidebar(step)
        }, { $0.new.sidebar == nil })))

  /// Whether the platform hid the sidebar by itself, because it may and the room has changed.
  private static func isForWantOfRoom(_ step: SplitStep) -> Bool {
    switch step.action {
    case .rotate, .resize: (step.new.splits[0].visibility ?? .automatic) == .automatic
    default: false
    }
  }

  /// Whether a line asked for the sidebar: by hand, by a program's write, by the geometry where visibility is
  /// automatic, by collapsing from a placeholder, or by launching anew.
  private static func asksForSidebar(_ step: SplitStep) -> Bool {
    switch step.action {
    case .toggle, .pressToggle, .edgeSwipe, .edgeSwipeCancel, .begin, .back, .longPressBack, .swipeBack,
      .escape,
      .relaunch:
      return true
    default: break
    }
    let effects = step.after.effects
    let isCollapse = !step.old.isCollapsed && step.new.isCollapsed
    return effects.appAskedForSidebar || effects.geometryShowedSidebar || effects.hasTrapped
      || (isCollapse && (!step.old.last.view.isContent || step.old.place.selections[0] == 0))
  }

  static let noTapThrough = SplitRule(
    "sidebar.no-tap-through", "A tap outside an overlaid sidebar dismisses it and does nothing else",
    source: "T11; LazySplit BUG #17", ways: ["falls-through", "stays-open"], kinds: .of(.tapOutside),
    applies: { $0.screen.hidesSidebar },
    check: .step { step in
      if step.after.effects.opened != nil { return .broken("falls-through") }
      return step.new.sidebar == nil ? .holds : .broken("stays-open")
    })
}
