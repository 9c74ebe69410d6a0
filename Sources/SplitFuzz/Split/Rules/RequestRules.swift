internal import SplitModel

extension SplitRules {
  static let requests: [SplitRule] = [
    requestNotLost, lateNoAuthority, policyKept, writeBackConverges, noTrap,
  ]

  /// A request that has not been seen to take effect.
  ///
  /// A request that comes while the platform has still to write what a person did is not followed: that write
  /// comes later, and the later one wins.
  private struct Request: BitwiseCopyable {
    var isPending = false
    /// Whether an empty page was there already, which then excuses nothing.
    var isBlank = false
    var view = ShownView.blank
    var isExact = false
  }

  static let requestNotLost = SplitRule(
    "request.not-lost",
    "A deep link or call that names where it lands takes effect whenever it arrives, or its refusal is reported",
    source: "G13; T17 T19; LazySplit L-40 L-44", ways: ["lost"],
    applies: { $0.screen.policies.contains(.namesLandings) },
    check: .memory(
      MemoryCheck(begin: { _ in Request() }) { memory, step in
        if step.isApplied, step.action != nil {
          if case .deliver = step.action {} else { memory = Request() }
          let isQuiet = step.beganAtRest && step.isAtRest
          if let called = step.after.effects.called, isFollowed(called, isQuiet, step),
            !step.old.hasWritesInFlight
          {
            let isExact = called.kind == .popTo || called.target == .detail
            memory = Request(
              isPending: true, isBlank: step.old.shows(.unresolved), view: called.view, isExact: isExact)
          }
        }
        let effects = step.after.effects
        // Work that completes meanwhile may take away what was asked for.
        if effects.hasRefused || effects.hasTrapped || effects.hasCompletedWork { memory = Request() }
        guard memory.isPending, step.isAtRest else { return .notExercised }
        let request = memory
        memory = Request()
        let screen = step.new
        if screen.shows(request.view) || !request.isBlank && screen.shows(.unresolved) { return .holds }
        return !request.isExact && hasLanded(on: request.view, screen) ? .holds : .broken("lost")
      }))

  /// Whether a call says where it lands.
  ///
  /// One for the sidebar that comes while the window turns may come before
  /// the app hears of it, and then closes what is open.
  private static func isFollowed(_ called: ProgramPromise, _ isQuiet: Bool, _ step: SplitStep) -> Bool {
    switch called.kind {
    case .goTo, .popTo: true
    case .revealSidebar: step.beganAtRest
    case .redraw: called.view != .blank
    case .push: !isQuiet
    default: false
    }
  }

  /// Whether a view is on screen; of a section also what was left on it, where choosing does not reset.
  private static func hasLanded(on view: ShownView, _ screen: Screen) -> Bool {
    if screen.sidebar?.view == view { return true }
    if let section = view.section, screen.splits[0].hasContent, screen.pane(.content) == nil {
      // The visibility in force hides the content, or the detail is in front of it; the choice is made.
      return screen.place.selections[0] == section.index + 1
    }
    guard let section = view.section, !screen.policies.contains(.choiceResets) else { return false }
    return screen.showsPlace(of: section)
  }

  static let lateNoAuthority = SplitRule(
    "late-work.only-its-view",
    "Work that completes changes no place where its view is gone, and takes away no view but its own",
    source: "T30; LazySplit's popView", ways: ["moves-place", "stays", "takes-another"],
    applies: { $0.screen.policies.contains(.startsWork) },
    check: .always { step in
      let effects = step.after.effects
      if effects.completedForGoneView {
        return step.old.place == step.new.place ? .holds : .broken("moves-place")
      }
      // Somebody who went back may have taken it away already. Where columns slide, those above it move to others.
      guard effects.completedToLeave, let view = effects.completedFor, !step.old.hasWritesInFlight,
        !step.new.policies.contains(.slidesColumns)
      else { return .notExercised }
      let (old, new) = (step.old.place, step.new.place)
      if old == new { return .broken("stays") }
      let isLeft = (0...1).map { old.pushed(on: $0).isLeft(by: view, as: new.pushed(on: $0)) }
      let isSame = (0...1).map { old.pushed(on: $0) == new.pushed(on: $0) }
      return isLeft[0] && isSame[1] || isLeft[1] && isSame[0] ? .holds : .broken("takes-another")
    })

  static let policyKept = SplitRule(
    "policy.followed",
    "What the system declares happens: while the split stays expanded its menu closes on rotation and on a "
      + "push, its sidebar has one width for each orientation, its columns slide, a column that nobody may hide stays, "
      + "a call that hides the columns before the detail or changes the style does so",
    source: "L-I15 L-I16; K-I9 K-I11; seed 000, line 338 (iPads); BUG #17; StackInSplit",
    ways: [
      "open-after-rotation", "open-after-push", "another-width", "does-not-slide", "column-hidden",
      "not-focused", "not-restyled",
    ],
    kinds: .of(
      .rotate, .open, .call, .resize, .toggle, .pressToggle, .choose, .edgeSwipe, .drag, .tapOutside, .escape,
      .commit),
    applies: {
      !$0.screen.policies.isDisjoint(
        with: [
          .closesOnRotation, .closesOnPush, .widthByOrientation, .slidesColumns, .fixesColumns, .changesStyle,
        ])
    },
    check: .step { step in
      let isFixed = step.new.policies.contains(.fixesColumns) && step.new.isExpanded
      if isFixed, step.new.sidebar == nil { return .broken("column-hidden") }
      if step.new.policies.contains(.widthByOrientation) { return keepsWidth(step) }
      if step.new.policies.contains(.slidesColumns) {
        switch slidesColumns(step) {
        case .broken(let way): return .broken(way)
        case .holds where !step.new.policies.contains(.closesOnPush): return .holds
        case .holds, .notExercised: break
        }
      }
      guard step.old.isExpanded, step.new.isExpanded, !isFixed else {
        return isFixed ? .holds : .notExercised
      }
      if let called = step.after.effects.called, called.kind == .focus || called.kind == .restyle {
        return movesColumns(called, step)
      }
      let (wasOpen, isOpen) = (step.old.sidebar != nil, step.new.sidebar != nil)
      guard wasOpen || isOpen else { return .notExercised }
      if step.action == .rotate {
        guard step.new.policies.contains(.closesOnRotation), wasOpen,
          step.old.environment.isLandscape != step.new.environment.isLandscape
        else { return .notExercised }
        return isOpen ? .broken("open-after-rotation") : .holds
      }
      guard step.new.policies.contains(.closesOnPush), step.pushed != nil, step.old.place != step.new.place
      else {
        return .notExercised
      }
      return isOpen ? .broken("open-after-push") : .holds
    })

  /// Whether a sidebar is as wide as it was while the interface kept its orientation.
  private static func keepsWidth(_ step: SplitStep) -> Verdict {
    guard step.old.sidebarTens != 0, step.new.sidebarTens != 0,
      step.old.environment.isLandscapeScreen == step.new.environment.isLandscapeScreen
    else { return .notExercised }
    return step.old.sidebarTens == step.new.sidebarTens ? .holds : .broken("another-width")
  }

  /// Whether the view on which a link was tapped in the last column is in the column before now.
  private static func slidesColumns(_ step: SplitStep) -> Verdict {
    guard case .open(let link) = step.action, step.old.isExpanded, step.new.isExpanded,
      step.old.last.links & 1 << UInt16(link) != 0, step.old.last.column == .detail,
      let before = step.new.pane(.content), step.new.shows(step.after.effects.opened?.view ?? .blank)
    else { return .notExercised }
    return before.view == step.old.last.view ? .holds : .broken("does-not-slide")
  }

  /// Whether a call has done to the columns what it says, at once and alone.
  ///
  /// Of the two styles of two columns only one puts a sidebar beside the detail.
  private static func movesColumns(_ called: ProgramPromise, _ step: SplitStep) -> Verdict {
    guard step.beganAtRest, step.isAtRest, step.old.environment == step.new.environment else {
      return .notExercised
    }
    if called.kind == .restyle {
      guard let sidebar = step.old.sidebar, sidebar.placement == .beside else { return .notExercised }
      return step.new.sidebar?.placement == .beside ? .broken("not-restyled") : .holds
    }
    let isAlone = step.new.paneCount == 1
    return isAlone == (called.target == .detail) ? .holds : .broken("not-focused")
  }

  /// How many turns a gesture may set going: the queue holds twelve deliveries, and each may start work in two
  /// steps.
  private static let turnsOfOneGesture: UInt8 = 48

  static let writeBackConverges = SplitRule(
    "write-back.converges",
    "What a gesture sets going comes to rest: the platform and the app do not answer each "
      + "other for ever",
    source: "T20", ways: ["endless"],
    check: .memory(
      .within(
        "endless", turnsOfOneGesture, at: .turns, of: { $0.action != nil }, unless: { $0.action != nil },
        { $0.isAtRest })))

  static let noTrap = SplitRule(
    "no-trap", "No action crashes the app", source: "G14; LazySplit BUG #15", ways: ["crash"],
    check: .always { step in step.after.effects.hasTrapped ? .broken("crash") : .holds })
}
