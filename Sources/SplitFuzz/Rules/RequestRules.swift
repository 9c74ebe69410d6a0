internal import SplitModel

extension SplitRules {
  /// A request whose effect is not on screen yet.
  ///
  /// Not followed while the platform has still to write a user's action: the later write wins.
  private struct Request: BitwiseCopyable {
    var isPending = false
    /// Whether an error page was on screen already, which then is no effect of the request.
    var wasUnresolved = false
    var view = ShownView.blank
    var isExact = false  // Whether the view itself has to appear, and not just its section
    var isEnd = false  // Whether late work has to show it
    var isAlone = false  // Whether no other work was in flight
    /// Which of two named columns a push is for; anything else is for none.
    var column = LinkPromise.Target.nowhere
    var other = ShownView.blank  // What was requested for the other column just before
  }

  static let requestNotLost = SplitRule(
    "request.not-lost", "A deep link or call with a declared target takes effect, or its refusal is reported",
    source: "LazySplitX 1.4 to 1.6, changeDisplay; NavigationViewKit, PushView notifications",
    violationKinds: ["lost", "wrong-end"], applies: { $0.screen.policies.contains(.namesLandings) },
    check: .fold(
      Request(), notices: { $0.isPending ? .all : .calls },
      of: { step in
        let (effects, isAction) = (step.effects, step.isApplied && step.action != nil)
        let isDelivery = if case .deliver = step.action { true } else { false }
        let made = isAction ? effects.called.flatMap { request(for: $0, step) } ?? Request() : Request()
        // Any other action ends what was requested before.
        let isJudged = step.isAtRest && (made.isPending || isDelivery || !isAction)
        return (
          isAction: isAction, isDelivery: isDelivery, request: made,
          isRefused: effects.hasRefused || effects.hasTrapped,
          // Finished work of a view, or for another request, may remove the requested view again.
          hasCompletedWork: effects.hasCompletedWork, isOfView: effects.completedFor != nil,
          isAtRest: step.isAtRest,
          seen: isJudged ? SeenViews(step.new) : SeenViews()
        )
      }
    ) { memory, step in
      if step.isAction {
        let before = memory
        if !step.isDelivery { memory = Request() }
        if step.request.isPending {
          memory = step.request
          if memory.column != .nowhere, before.column != .nowhere, before.column != memory.column {
            memory.other = before.view
          }
        }
      }
      let mayBeGone = step.isOfView || step.hasCompletedWork && !memory.isAlone
      if step.isRefused || mayBeGone && !memory.isEnd { memory = Request() }
      guard memory.isPending, step.isAtRest else { return .vacuous }
      let (request, seen) = (memory, step.seen)
      memory = Request()
      if request.other != .blank,
        !(0...1).contains(where: { seen.place.pushed(on: $0).contains(request.other) })
      {
        return .violated("lost")
      }
      let isAnswered = seen.shows(request.view) || !request.wasUnresolved && seen.shows(.unresolved)
      return isAnswered || !request.isExact && seen.showsSection(of: request.view)
        ? .holds : .violated(request.isEnd ? "wrong-end" : "lost")
    })

  private static func request(for called: CallPromise, _ step: SplitStep) -> Request? {
    guard isFollowed(called, step), !step.old.hasWritesInFlight, !isWrittenAgain(called.view, step) else {
      return nil
    }
    let isNamed =
      called.kind == .push && (called.target == .leading || called.target == .detail)
      && step.new.policies.contains(.hasTags)
    return Request(
      isPending: true, wasUnresolved: step.old.shows(.unresolved), view: called.view,
      isExact: called.kind == .popTo || called.kind == .endAt
        || called.target == .detail && !called.kind.goesHome,
      isEnd: called.kind == .endAt, isAlone: step.beganAtRest, column: isNamed ? called.target : .nowhere)
  }

  /// Whether a call selects another row and may have written the path that was there: whether the platform, which
  /// empties the path of a row that is left, takes an equal path for the app's own, is known to nobody.
  private static func isWrittenAgain(_ view: ShownView, _ step: SplitStep) -> Bool {
    let (old, new) = (step.old.place, step.new.place)
    return old.selections != new.selections && (0...1).contains { old.pushed(on: $0).contains(view) }
  }

  /// Whether a call says where it takes the user.
  ///
  /// A call for the sidebar during a rotation may come before the app's own handler, which then closes the sidebar.
  private static func isFollowed(_ called: CallPromise, _ step: SplitStep) -> Bool {
    switch called.kind {
    case .goTo, .popTo: true
    case .revealSidebar: step.beganAtRest
    case .redraw: called.view != .blank
    case .push: !step.isSettled
    case .comesHome, .jumpsHome: called.view != .blank
    case .endAt: step.beganAtRest
    default: false
    }
  }

  static let lateWorkOnlyItsView = SplitRule(
    "late-work.only-its-view",
    "Late work removes only its own view; if that is gone, or the work was cancelled or overtaken, nothing changes",
    source: "LazySplitX README, version 1.2: popView after async work; Navigator, navigateWith",
    violationKinds: ["changes-place", "not-removed", "removes-another", "cancelled", "replaces-newer"],
    applies: { $0.screen.policies.contains(.startsWork) },
    // Whether everything in flight was cancelled.
    check: .fold(
      false, at: .turns,
      of: { step in
        let effects = step.effects
        let isCall =
          switch step.action {
          case nil, .deliver: false
          default: true
          }
        let verdict: Verdict =
          effects.replacesNewerAnswer && !effects.completedForGoneView
          ? .violated("replaces-newer") : leavesOtherViews(step)
        let isLate = effects.completedFor != nil && !step.old.hasWritesInFlight
        return (
          verdict: verdict,
          ifCancelled: !isLate ? verdict : step.keepsPlaceButForRow ? .holds : .violated("cancelled"),
          isCall: isCall, cancels: step.isApplied && effects.called?.kind == .cancelWork,
          isAtRest: step.isAtRest
        )
      }
    ) { isCancelled, step in
      if step.isCall { isCancelled = step.cancels }
      defer { if step.isAtRest { isCancelled = false } }
      return isCancelled ? step.ifCancelled : step.verdict
    })

  private static func leavesOtherViews(_ step: SplitStep) -> Verdict {
    let effects = step.effects
    if effects.completedForGoneView {
      return step.keepsPlaceButForRow && !effects.dismissesNewer ? .holds : .violated("changes-place")
    }
    // The user may have removed the view already. Where columns slide, the views above it move to other columns.
    guard let view = effects.completedFor, !step.old.hasWritesInFlight,
      !step.new.policies.contains(.slidesColumns)
    else { return .vacuous }
    let (old, new) = (step.old.place, step.new.place)
    let stacks = (0...1).map { (old.pushed(on: $0), new.pushed(on: $0)) }
    if !effects.completedToLeave {
      // Nothing says what this work is for. It may go elsewhere, or end its view with all above; one that leaves its
      // view where it is takes no other off. Of equal views none is known to be its own.
      let counts = stacks.map { before, after in (before.count { $0 == view }, after.count { $0 == view }) }
      let isKept = counts.contains { $0.0 > 0 } && counts.allSatisfy { $0.0 == $0.1 }
      let isShortened = stacks.contains { $1.count < $0.count && $0.starts(with: $1) }
      guard old.selections == new.selections, isKept else { return .vacuous }
      return isShortened ? .violated("removes-another") : .holds
    }
    if old == new { return .violated("not-removed") }
    let isLeft = stacks.map { before, after in
      before.indices.contains { before[$0] == view && before[..<$0] + before[($0 + 1)...] == after[...] }
    }
    let isSame = stacks.map { $0 == $1 }
    return isLeft[0] && isSame[1] || isLeft[1] && isSame[0] ? .holds : .violated("removes-another")
  }

  static let policyFollowed = SplitRule(
    "policy.followed",
    "The app follows the policies it declares: when the sidebar closes, its width, fixed or sliding columns",
    source: "LazySplitX README and ProjectNotes.md, BUG #17; NavigationViewKit, FixDoubleColumn",
    violationKinds: [
      "open-after-rotation", "open-after-push", "wrong-width", "does-not-slide", "column-hidden",
      "focus-ignored", "style-ignored",
    ],
    kinds: .of(
      .rotate, .open, .call, .resize, .toggle, .pressToggle, .choose, .edgeSwipe, .drag, .tapOutside, .escape,
      .commit),
    applies: {
      !$0.screen.policies.isDisjoint(with: [
        .closesOnRotation, .closesOnPush, .widthByOrientation, .slidesColumns, .fixesColumns, .changesStyle,
      ])
    },
    check: .step { step in
      let policies = step.new.policies
      let isFixed = policies.contains(.fixesColumns) && step.new.isExpanded
      if isFixed, step.new.sidebar == nil { return .violated("column-hidden") }
      if policies.contains(.widthByOrientation) {
        // The sidebar keeps its width while the orientation stays.
        guard step.old.sidebarTens != 0, step.new.sidebarTens != 0,
          step.old.environment.isLandscapeScreen == step.new.environment.isLandscapeScreen
        else { return .vacuous }
        return step.old.sidebarTens == step.new.sidebarTens ? .holds : .violated("wrong-width")
      }
      if policies.contains(.slidesColumns) {
        switch slidesColumns(step) {
        case .violated(let violationKind): return .violated(violationKind)
        case .holds where !policies.contains(.closesOnPush): return .holds
        case .holds, .vacuous: break
        }
      }
      guard step.old.isExpanded, step.new.isExpanded, !isFixed else { return isFixed ? .holds : .vacuous }
      if let called = step.effects.called, called.kind == .focus || called.kind == .restyle {
        guard step.old.environment == step.new.environment else { return .vacuous }
        if called.kind == .focus {
          let isAlone = step.new.paneCount == 1
          return isAlone == (called.target == .detail) ? .holds : .violated("focus-ignored")
        }
        // Of two columns only one style puts the sidebar beside the detail.
        guard step.old.sidebar?.placement == .beside else { return .vacuous }
        return step.new.sidebar?.placement == .beside ? .violated("style-ignored") : .holds
      }
      let (wasOpen, isOpen) = (step.old.sidebar != nil, step.new.sidebar != nil)
      guard wasOpen || isOpen else { return .vacuous }
      if step.action == .rotate {
        guard policies.contains(.closesOnRotation), wasOpen,
          step.old.environment.isLandscape != step.new.environment.isLandscape
        else { return .vacuous }
        return isOpen ? .violated("open-after-rotation") : .holds
      }
      guard policies.contains(.closesOnPush), step.pushed != nil, step.old.place != step.new.place else {
        return .vacuous
      }
      return isOpen ? .violated("open-after-push") : .holds
    })

  /// Whether a view in the last column moves one column ahead when a link in it is tapped.
  private static func slidesColumns(_ step: SplitStep) -> Verdict {
    guard case .open(let link) = step.action, step.old.isExpanded, step.new.isExpanded,
      step.old.last.links & 1 << UInt16(link) != 0, step.old.last.column == .detail,
      let before = step.new.pane(.content), step.new.shows(step.effects.opened?.view ?? .blank)
    else { return .vacuous }
    return before.view == step.old.last.view ? .holds : .violated("does-not-slide")
  }

  static let writeBackConverges = SplitRule(
    "write-back.converges", "Every action settles: platform and app do not write to each other forever",
    source: "our decision; schwa/MastodonAgain #77: updated multiple times per frame",
    violationKinds: ["endless"],
    // Of 48 turns those left, in fifths: the queue holds twelve deliveries, and each may start work in two steps. Completed
    // work takes a fifth, since tasks that are controlled come to rest by themselves.
    check: .fold(
      UInt8(0), at: .turns,
      of: { (isAction: $0.action != nil, isAtRest: $0.isAtRest, isWork: $0.effects.hasCompletedWork) }
    ) { left, turn in
      if turn.isAction { left = 240 }
      guard left != 0 else { return .vacuous }
      left = turn.isAtRest ? 0 : left - min(left, turn.isAction ? 0 : turn.isWork ? 1 : 5)
      return turn.isAtRest ? .holds : !turn.isAction && left == 0 ? .violated("endless") : .vacuous
    })

  static let noTrap = SplitRule(
    "no-trap", "No action crashes the app", source: "LazySplitX, ProjectNotes.md, BUG #15",
    violationKinds: ["crash"],
    check: .always { step in step.effects.hasTrapped ? .violated("crash") : .holds })

  static let noMisuse = SplitRule(
    "views.no-misuse", "No view does what SwiftUI does not allow, nor hides or loses what is to be seen",
    source: "SwiftUI's documentation; the report says what and where",
    violationKinds: Misuse.allCases.map { "\($0.name)" },
    check: .always { step in
      step.effects.misuse.map { .violated(ViolationKind(stringLiteral: $0.name)) } ?? .holds
    })
}

extension Place {
  /// The views pushed on a stack, lowest first: its root if that was pushed, and its path.
  func pushed(on stack: Int) -> [ShownView] {
    let (root, path) = (roots[stack], entries[stack])
    return (root.destination == nil ? [] : [root]) + (0..<path.count).map { path[$0] }
  }
}
