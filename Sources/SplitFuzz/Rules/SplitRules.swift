public import SplitModel

/// A rule of split navigation, stated over the screen, the user's actions and their effects.
public typealias SplitRule = Rule<SplitObservation, SplitAction>
/// One step of a split view.
public typealias SplitStep = Step<SplitObservation, SplitAction>

/// The rules of split navigation.
public enum SplitRules {
  /// Every rule, in the order of reports.
  public static let all: [SplitRule] =
    [
      sidebarNeverLost, oneToggle, toggleFlips, choiceShows, choiceCloses, choiceUsable,
      dismissalIsPure, showingIsPure, staysDismissed, noTapThrough, launchShowsStart, backReturns,
      backOneLevel,
      gestureRemovesItsView, backOffered, resetOnPop, dismissedStaysDismissed, noDeadEnd, pushVisible,
      pushSingle, pushLeavesOthers, pushNotUnderOverlay, pathConsistent, resolvable, notBlank,
      detailNeverLost, fullScreenPreserves, selectionConsistent, selectionReselect, sizeClassKeepsFront,
      resizeNoLoss, resizeRestoresSidebar, bindingsMatchScreen, compactColumnTakesEffect,
      environmentFresh, containerKeepsIdentity, requestNotLost, lateWorkOnlyItsView, policyFollowed,
      writeBackConverges, noTrap, relaunchRestoresPlace, titleMatchesView, deletedNotShown,
      selectionPerSection, sheetLifecycle, saveOnce, inspectorToggles, isolation, callbackOnce, tipOnce,
      guardRespected, hookRunsOnce, sessionEndsClean, toggleParity, choiceRemembered,
      cancelChangesNothing, sizeClassRoundTrip, rotationRoundTrip, requestIdempotent, requestComposes,
      styleRoundTrip, backgroundNoChange, reappearNoChange,
    ] + reach

  /// Rules of an app's own views, as HeadlessUI runs them.
  package static let ofViews: [SplitRule] = [noMisuse]
}

extension SplitRule.Check where Observation == SplitObservation, Action == SplitAction {
  /// Checks the settled screen, and reads nothing else.
  @inline(__always) static func screen(_ judge: @escaping @Sendable (Screen) -> Verdict) -> Self {
    .seen { judge($0.screen) }
  }

  /// Folds over what is read of the steps of a trace, from the same memory at each launch.
  @inline(__always) static func fold<Memory: BitwiseCopyable & Sendable, Symbol: BitwiseCopyable>(
    _ initial: Memory, at moment: MemoryCheck<Observation, Action>.Moment = .lines,
    notices: (@Sendable (Memory) -> StepFacts)? = nil,
    of symbol: @escaping @Sendable (SplitStep) -> Symbol,
    _ fold: @escaping @Sendable (inout Memory, Symbol) -> Verdict
  ) -> Self {
    .memory(MemoryCheck(at: moment, begin: { _ in initial }, notices: notices, symbol: symbol, fold: fold))
  }

  /// Inserts what should change nothing and compares, with `follows` also after further actions.
  static func inserting(
    follows: Bool = false, compare: @escaping SplitRules.Neutral.Comparison,
    _ insertions: @escaping @Sendable (Screen) -> [SplitRules.Neutral.Insertion]
  ) -> Self {
    let none: @Sendable (SplitObservation) -> [SplitAction] = { _ in [] }
    return .neutral(
      SplitRules.Neutral(
        insertions: { insertions($0.screen) }, isVoid: { $0.effects.hasTrapped }, compare: compare,
        followUps: follows ? SplitRules.followUps : none,
        compareLater: { without, with in
          let verdict = compare(without, with)
          if case .violated = verdict { return .violated("differs-later") }
          return verdict
        }))
  }
}

extension ActionKindSet {
  static func of(_ kinds: SplitAction.Kind...) -> ActionKindSet {
    ActionKindSet(kinds.map { ActionKind($0.rawValue) })
  }
}

extension Screen {
  /// Whether something lies over everything that did not before and could lock it: over something presented a thing that no swipe
  /// takes away.
  func isLocked(over old: Screen) -> Bool {
    guard presentation.contains(.isShown) else { return false }
    return !old.presentation.contains(.isShown)
      || presentation.contains(.refusesSwipe) && last.view != old.last.view
  }
  var hasSplit: Bool { policies.contains(.hasSplit) }
  var hidesSidebar: Bool { hasSplit && !policies.contains(.fixesColumns) }
  /// Whether its sidebar selects what the other columns show.
  var hasRows: Bool { hasSplit && !policies.contains(.opensByLinks) }
  /// Whether items are selected in the second of three columns.
  var hasItems: Bool { splits[0].hasContent && hasRows }
  /// Whether the body has a split view on this device, covered or not.
  var hasSplitHere: Bool { splits[0].isPresent }
  var hasStack: Bool { policies.contains(.hasStacks) }
  var hasSplitOrStack: Bool { hasSplit || hasStack }
  var isExpanded: Bool { !isCollapsed && splits[0].isUncovered }
  /// Whether a control or gesture dismisses an overlaid sidebar.
  var canDismissSidebar: Bool { hasToggle || canTapOutside || canDrag }

  // Inlined, because a call copies the screen and state rules run often.

  @inline(__always) func shows(_ view: ShownView) -> Bool {
    for position in 0..<Int(paneCount) where self[position].column != .sidebar && self[position].view == view
    { return true }
    return false
  }

  /// Whether a pane other than the sidebar shows a section, or a view that was pushed in it.
  @inline(__always) func showsPlace(of section: SidebarSection) -> Bool {
    for position in 0..<Int(paneCount) where self[position].column != .sidebar {
      let pane = self[position]
      if pane.view == .section(section) || pane.pathOwner == section.index + 1 { return true }
      if pane.view == place.item, place.item != .blank, place.itemSection == section.index + 1 { return true }
    }
    return false
  }

  /// Whether every pane but the sidebar shows the same view as on another screen.
  func showsSameViews(as other: Screen) -> Bool {
    let skipped = sidebar == nil ? 0 : 1
    let otherSkipped = other.sidebar == nil ? 0 : 1
    guard Int(paneCount) - skipped == Int(other.paneCount) - otherSkipped else { return false }
    for position in 0..<Int(paneCount) - skipped
    where self[position + skipped].identity != other[position + otherSkipped].identity { return false }
    return true
  }

  /// Whether at most the sidebar is gone, and with it the content of three columns, which lies over the detail beside it.
  func differsByOverlays(from other: Screen) -> Bool {
    showsSameViews(as: other)
      || splits[0].hasContent && other.paneCount == 1 && last.identity == other.last.identity
  }

  /// Whether the same panes stand in the same places, with the same views and the same inspector.
  func hasSameColumns(as other: Screen) -> Bool {
    guard paneCount == other.paneCount, presentation.showsInspector == other.presentation.showsInspector
    else { return false }
    for position in 0..<Int(paneCount) {
      let (one, two) = (self[position], other[position])
      if one.identity != two.identity || one.placement != two.placement { return false }
    }
    return true
  }

  /// The action that leaves the front view; nil if there is none.
  var wayBack: SplitAction? {
    if last.hasBack { return .back }
    if last.canSwipeBack { return .swipeBack }
    if presentation.canBeDismissed { return .dismissSheet }
    // Any button dismisses an alert, and the last button may dismiss a sheet that cannot be swiped away.
    guard presentation.contains(.isShown), links != 0 else { return nil }
    return .open(presentation.goesWhenAnswered ? firstLink : lastLink)
  }

  /// What is presented, whatever its stack shows; blank for nothing.
  var presentedView: ShownView {
    guard last.column == .sheet else { return .blank }
    return last.stack.map { place.roots[$0] } ?? last.view
  }

  var firstLink: UInt8 { UInt8(links.trailingZeroBitCount) }
  var lastLink: UInt8 { UInt8(15 - links.leadingZeroBitCount) }

  @inline(__always) var pushedCount: Int { place.pushedCount }

  /// Whether the list that leads everywhere has no row, as when a person has deleted all: then nothing can be expected.
  var hasEmptyList: Bool {
    // What is pushed in the sidebar's own stack or in what is presented leads no further than that.
    hasSplit && hasListRows && rowCount == 0
      && (last.depth == 0 || last.column == .sidebar || last.column == .sheet)
  }

  /// Whether something is presented that only its own buttons take away: how many taps that takes is the app's affair.
  var leavesByOwnButtons: Bool {
    presentation.contains(.isShown) && !presentation.canBeDismissed && links != 0
  }

  /// Whether a pushed view has no way back but one of its own, as a step of several that are done in turn: likewise.
  var leavesPushedByOwnButtons: Bool {
    last.depth > 0 && wayBack == nil && (links != 0 || last.back == .unknown)
  }

  /// The number of levels over the columns: a presentation, and the stack that covers them.
  var coveringLevels: Int {
    guard last.column == .sheet else { return isCovered ? Int(last.depth) : 0 }
    // Only the topmost of what is presented is known here, and it may stand over something else that is.
    return 2 + place.entries[0].count + (last.stack == 1 ? Int(last.depth) : 0)
  }
}

extension Place {
  @inline(__always) var pushedCount: Int { entries[0].count + entries[1].count }
}

extension Pane {
  /// The navigation stack to which it belongs, 0 or 1; nil for none.
  @inline(__always) var stack: Int? { 1...2 ~= identity.container ? Int(identity.container) - 1 : nil }
}

extension Step where Observation == SplitObservation, Action == SplitAction {
  var old: Screen { before.screen }
  var new: Screen { after.screen }
  @inline(__always) var effects: Effects { after.effects }
  @inline(__always) var isSettled: Bool { beganAtRest && isAtRest }
  /// Whether the user dismissed a presentation, by a whole gesture or in phases.
  var isSheetDismissed: Bool {
    if case .commit = action { return old.gesture == .dismissSheet && old.holdsFront }
    return action == .dismissSheet
  }
  /// Whether the app asks before it goes elsewhere: an alert or a dialog came as a row was chosen or a person went back, or anything in
  /// the place of what was chosen or was to be pushed.
  var asks: Bool {
    var isChoice = false
    if case .choose = action { isChoice = true }
    if isChoice || pushed != nil, presentsInstead { return true }
    return (isChoice || isBack) && new.presentation.goesWhenAnswered && !old.presentation.contains(.isShown)
  }
  /// Whether something is presented and nothing beneath has changed, as where an app asks to be paid before it shows something.
  private var presentsInstead: Bool {
    guard new.presentation.contains(.isShown), !old.presentation.contains(.isShown) else { return false }
    let (old, new) = places
    return old.selections == new.selections && old.entries == new.entries && old.item == new.item
  }
  /// Whether something is presented as the app is left, as a screen that locks it is.
  var coversWhenLeft: Bool {
    switch action {
    case .background, .lock: new.isLocked(over: old)
    default: false
    }
  }
  /// The view that a link or call promised to push; nil if none.
  var pushed: LinkPromise? {
    if let opened = effects.opened {
      return opened.target.opens ? opened : nil
    }
    guard let called = effects.called, called.kind == .push else { return nil }
    return LinkPromise(called.view, in: called.target)
  }
  /// Whether the action goes back, in a stack or between collapsed columns.
  var isBack: Bool {
    switch action {
    case .back, .longPressBack, .swipeBack, .escape: true
    default: false
    }
  }
  /// The place before and after, without the stack of a sheet that is not there at both times.
  var places: (old: Place, new: Place) {
    var (before, after) = (old.place, new.place)
    for stack in 0..<2 where old.presentedStack == stack || new.presentedStack == stack {
      if old.presentedStack == new.presentedStack, before.roots[stack] == after.roots[stack] { continue }
      (before.roots[stack], after.roots[stack]) = (.blank, .blank)
      (before.entries[stack], after.entries[stack]) = (ViewPath(), ViewPath())
    }
    return (before, after)
  }
  /// Whether the app stays where it is, whatever comes and goes over that.
  var keepsPlace: Bool {
    if old.place == new.place { return true }
    if old.presentedStack == nil, new.presentedStack == nil { return false }
    let (before, after) = places
    return before == after
  }
  /// Whether it does, or no more has changed than in whose list the row of the chosen item stands.
  var keepsPlaceButForRow: Bool {
    if keepsPlace { return true }
    var (old, new) = places
    old.itemSection = new.itemSection
    return old == new
  }
  var levelsBack: Int { if case .longPressBack(let levels) = action { Int(levels) } else { 1 } }
}

extension SplitFacts {
  /// Whether the bound visibility shows the sidebar.
  var asksForSidebar: Bool { visibility == .all || (visibility == .doubleColumn && !hasContent) }
  var asksForContent: Bool { visibility == .all || visibility == .doubleColumn }

  /// The number of columns before the detail that a visibility shows.
  func columns(for visibility: ColumnVisibility) -> UInt8 {
    switch visibility {
    case .automatic, .detailOnly: 0
    case .doubleColumn: 1
    case .all: hasContent ? 2 : 1
    }
  }
}
