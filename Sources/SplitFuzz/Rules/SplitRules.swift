public import SplitModel

/// A rule of split navigation: it speaks of the screen, of what was done, and of effects, never of a system.
public typealias SplitRule = Rule<SplitObservation, SplitAction>
/// One step of a split view.
public typealias SplitStep = Step<SplitObservation, SplitAction>

/// What must hold of split navigation.
public enum SplitRules {
  /// Every rule, in the order in which reports list them.
  public static let all: [SplitRule] =
    sidebar + start + back + push + detail + selection + layout + requests + columns + sheets + tags + session
    + neutral
    + scene
    + reach

  /// The rules with these ids, in the order of `all`.
  public static func named(_ ids: [String]) -> [SplitRule] { all.filter { ids.contains($0.id) } }
}

extension SplitRule.Check where Observation == SplitObservation {
  /// A check of what is on screen at rest, which reads nothing else.
  @inline(__always)
  static func screen(_ judge: @escaping @Sendable (Screen) -> Verdict) -> Self { .seen { judge($0.screen) } }
}

extension ActionKindSet {
  /// Collects kinds of action on a split view.
  static func of(_ kinds: SplitAction.Kind...) -> ActionKindSet {
    ActionKindSet(kinds.map { ActionKind($0.rawValue) })
  }
}

extension Screen {
  /// Whether the system has a split view, be it on some devices only; asked of a start.
  var hasSplit: Bool { policies.contains(.hasSplit) }
  /// Whether its sidebar comes and goes.
  var hidesSidebar: Bool { hasSplit && !policies.contains(.fixesColumns) }
  /// Whether its sidebar chooses what the other columns show.
  var hasRows: Bool { hasSplit && !policies.contains(.opensByLinks) }
  /// Whether it has three columns, in the second of which items are chosen; asked of a start.
  var hasItems: Bool { splits[0].hasContent && hasRows }
  /// Whether the body has a split view on this device, behind whatever covers it.
  var hasSplitHere: Bool { splits[0].isUncovered || isCovered }
  /// Whether the system has a stack, be it on some devices only; asked of a start.
  var hasStack: Bool { policies.contains(.hasStacks) }
  /// Whether the outermost split is expanded and nothing covers it.
  var isExpanded: Bool { !isCollapsed && splits[0].isUncovered }
  /// Whether anything on screen sends an overlaid sidebar away.
  var canDismissSidebar: Bool { hasToggle || canTapOutside || canDrag }

  // A screen is copied for a call that is not inlined, and states are asked often.

  /// Whether some pane other than the sidebar shows a view.
  @inline(__always)
  func shows(_ view: ShownView) -> Bool {
    for position in 0..<Int(paneCount) where self[position].column != .sidebar && self[position].view == view
    {
      return true
    }
    return false
  }

  /// Whether some pane other than the sidebar shows a section, or what was pushed while it was chosen.
  @inline(__always)
  func showsPlace(of section: SidebarSection) -> Bool {
    for position in 0..<Int(paneCount) where self[position].column != .sidebar {
      let pane = self[position]
      if pane.view == .section(section) || pane.pathOwner == section.index + 1 { return true }
      if pane.view == place.item, place.item != .blank, place.itemSection == section.index + 1 { return true }
    }
    return false
  }

  /// Whether every pane but the sidebar shows the same views as on another screen.
  func showsSameViews(as other: Screen) -> Bool {
    let skipped = sidebar == nil ? 0 : 1
    let otherSkipped = other.sidebar == nil ? 0 : 1
    guard Int(paneCount) - skipped == Int(other.paneCount) - otherSkipped else { return false }
    for position in 0..<Int(paneCount) - skipped
    where self[position + skipped].identity != other[position + otherSkipped].identity { return false }
    return true
  }

  /// What a tap on the view in front goes back by; nil where nothing does.
  var wayBack: SplitAction? {
    if last.back != .absent { return .back }
    if last.canSwipeBack { return .swipeBack }
    if presentation.canBeDismissed { return .dismissSheet }
    // Some button of an alert dismisses it, and so may the last one of a sheet that refuses the swipe.
    guard presentation.contains(.isShown), links != 0 else { return nil }
    return .open(
      UInt8(presentation.goesWhenAnswered ? links.trailingZeroBitCount : 15 - links.leadingZeroBitCount))
  }

  /// How many levels lie over the columns: what is presented, and the stack beneath it that may cover them as well.
  var coveringLevels: Int {
    last.column == .sheet ? 1 + place.entries[0].count : isCovered ? Int(last.depth) : 0
  }
}

extension Step where Observation == SplitObservation, Action == SplitAction {
  /// Whether a hand has dismissed what is presented, by a whole gesture or one in phases.
  var isSheetDismissed: Bool {
    if case .commit = action { return old.gesture == .dismissSheet && old.holdsFront }
    return action == .dismissSheet
  }
  var old: Screen { before.screen }
  var new: Screen { after.screen }
  /// The view that a link or program promised to push in this line; nil for anything else.
  var pushed: LinkPromise? {
    if let opened = after.effects.opened {
      return opened.target == .nowhere || opened.target == .confirmed ? nil : opened
    }
    guard let called = after.effects.called, called.kind == .push else { return nil }
    return LinkPromise(called.view, in: called.target)
  }
}

extension SplitFacts {
  /// Whether the visibility that is bound says that the sidebar is shown.
  var asksForSidebar: Bool { visibility == .all || (visibility == .doubleColumn && !hasContent) }
  /// Whether it says that the content of three columns is shown.
  var asksForContent: Bool { visibility == .all || visibility == .doubleColumn }

  /// The number of columns before the detail that a visibility stands for.
  func columns(for visibility: ColumnVisibility) -> UInt8 {
    switch visibility {
    case .automatic, .detailOnly: 0
    case .doubleColumn: 1
    case .all: hasContent ? 2 : 1
    }
  }
}
