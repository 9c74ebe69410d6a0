internal import SplitModel

extension SplitRules {
  private static let geometryKinds = ActionKindSet.of(.rotate, .resize)

  /// Whether nothing else has changed the place, as late work may that completes just then.
  private static func isUndisturbed(_ step: SplitStep) -> Bool {
    !step.effects.hasTrapped && !step.effects.hasChangedByWork
  }

  static let sizeClassKeepsFront = SplitRule(
    "size-class.keeps-front", "Collapsing and expanding keep the front view on screen",
    source: "iOS 17 release notes, 106241051; WordPress-iOS #18021; WSDOT #96",
    violationKinds: ["wrong-view", "front-lost"], kinds: geometryKinds,
    check: .step { step in
      let (old, new) = (step.old, step.new)
      guard old.isCollapsed != new.isCollapsed, isUndisturbed(step) else { return .vacuous }
      // An inspector is a column while expanded and a sheet while collapsed.
      if old.presentation.showsInspector || new.presentation.showsInspector { return .vacuous }
      if step.effects.showsSameInFront || old.hasNoContainer || new.hasNoContainer { return .vacuous }
      if old.isCovered {
        return new.isCovered && old.last.view == new.last.view ? .holds : .violated("front-lost")
      }
      if old.isCollapsed {
        let front = old.last
        if front.column == .sidebar {
          return new.splits[0].asksForSidebar && new.sidebar == nil ? .violated("front-lost") : .holds
        }
        // The visibility may hide the content of three columns as well.
        if front.column == .content, new.splits[0].hasContent, !new.splits[0].asksForContent { return .holds }
        return new.shows(front.view) || (!front.view.isContent && !new.isCovered)
          ? .holds : .violated("front-lost")
      }
      var deepest = Int(old.paneCount) - 1
      while deepest > 0, !old[deepest].view.isContent { deepest -= 1 }
      if old[deepest].view == new.last.view { return .holds }
      if !old.last.view.isContent, new.last.column != .detail { return .holds }
      // The app's compact column may name the column on top.
      switch new.last.column {
      case .sidebar where new.splits[0].compactColumn == .sidebar: return .holds
      case .content where new.splits[0].compactColumn == .content: return .holds
      case .content where new.splits[1].compactColumn == .sidebar: return .holds
      case .detail where new.splits[0].compactColumn == .detail && new.last.view == .placeholder:
        return .holds
      default: return .violated("wrong-view")
      }
    })

  static let resizeNoLoss = SplitRule(
    "resize.no-loss",
    "A resize or rotation from one regular width to another changes neither selection nor path",
    source: "WWDC25 208: resizing is not destructive", violationKinds: ["place-changed"],
    kinds: geometryKinds,
    check: .step { step in
      guard !step.old.isCollapsed, !step.new.isCollapsed, isUndisturbed(step) else { return .vacuous }
      return step.keepsPlace ? .holds : .violated("place-changed")
    })

  private struct ShownByUser: BitwiseCopyable {
    var tens: UInt8 = 0  // The window's width at that time, in tens of points; zero for no such sidebar
    var isHidden = false  // Whether a narrower window has hidden it
  }

  static let resizeRestoresSidebar = SplitRule(
    "resize.restores-sidebar", "A sidebar that the user showed returns when the window is wide enough again",
    source: "WWDC25 208: resizing is not destructive", violationKinds: ["not-restored"],
    applies: { $0.screen.hidesSidebar },
    check: .fold(
      ShownByUser(),
      notices: {
        $0.tens != 0 ? .all : [.does(.toggle), .does(.pressToggle), .does(.edgeSwipe), .does(.commit)]
      },
      of: { step in
        let (old, new, mayShow) = (step.old, step.new, mayShowSidebar(step))
        let isShown = new.isExpanded && new.sidebar != nil
        let isNew = mayShow && isShown && step.isApplied && old.isExpanded && old.sidebar == nil
        // The app may declare that rotation closes its sidebar.
        let mayClose =
          new.policies.contains(.closesOnRotation)
          && old.environment.isLandscape != new.environment.isLandscape
        let resizes =
          switch step.action {
          case .rotate, .resize: true
          default: false
          }
        return (
          mayShow: mayShow,
          isKept: step.isSettled && !step.effects.hasTrapped && !step.effects.hasChangedTab && !mayClose,
          resizes: resizes, isCovered: new.isCovered, isExpanded: new.isExpanded, isShown: isShown,
          isRelaunch: step.action == .relaunch, isNew: isNew, tens: resizes || isNew ? tens(of: new) : 0
        )
      }
    ) { memory, step in
      if memory.tens == 0, !step.mayShow { return .vacuous }
      guard step.isKept else {
        memory = ShownByUser()
        return .vacuous
      }
      if step.resizes {
        guard memory.tens != 0, !step.isCovered else { return .vacuous }
        memory.isHidden = !step.isShown
        if step.isShown { return .holds }
        guard step.isExpanded, step.tens >= memory.tens else { return .vacuous }
        memory = ShownByUser()
        return .violated("not-restored")
      }
      if memory.isHidden || !step.isShown || step.isRelaunch { memory = ShownByUser() }
      if step.isNew { memory.tens = step.tens }
      return .vacuous
    })

  private static func tens(of screen: Screen) -> UInt8 {
    UInt8(clamping: max(1, screen.environment.widthPoints / 10))
  }

  private static func mayShowSidebar(_ step: SplitStep) -> Bool {
    switch step.action {
    case .toggle, .pressToggle, .edgeSwipe, .commit: true
    default: false
    }
  }

  static let bindingsMatchScreen = SplitRule(
    "bindings.match-screen", "Every binding in force matches the container on screen",
    source: "Apple, NavigationSplitView; LazySplitX, ProjectNotes.md, BUG #9",
    violationKinds: ["visibility", "compact-column", "path"],
    check: .screen { screen in
      for split in 0..<2 where screen.splits[split].isUncovered {
        let facts = screen.splits[split]
        if screen.isCollapsed {
          // A collapse may choose another column than the bound one, and does not write it.
          if facts.isChosenByCollapse || facts.isColumnConstant { continue }
          if let column = facts.compactColumn, column != facts.topColumn {
            return .violated("compact-column")
          }
        } else if let visibility = facts.visibility, visibility != .automatic,
          facts.leadingColumns != facts.columns(for: visibility)
        {
          return .violated("visibility")
        }
      }
      for stack in 0..<2 where screen.stacks[stack].isUncovered && !screen.stacks[stack].agreesWithPath {
        return .violated("path")
      }
      return .holds
    })

  static let compactColumnTakesEffect = SplitRule(
    "compact-column.takes-effect", "A compact column written while collapsed comes to the front, or is reset",
    source: "theempathicdev, advanced-navigation-split-view-bugs.md", violationKinds: ["mismatch"],
    applies: { $0.screen.splits[0].compactColumn != nil && !$0.screen.splits[0].isColumnConstant },
    check: .step { step in
      for split in 0..<2 where step.old.splits[split].isUncovered && step.new.splits[split].isUncovered {
        let column = step.new.splits[split].compactColumn
        guard step.old.isCollapsed, step.new.isCollapsed, let column,
          column != step.old.splits[split].compactColumn
        else { continue }
        return column == step.new.splits[split].topColumn ? .holds : .violated("mismatch")
      }
      return .vacuous
    })

  static let environmentFresh = SplitRule(
    "environment.fresh", "The app's copies of the size class and the orientation match the environment",
    source: "LazySplitX from 1.6.9 on, setHorIsCompact",
    violationKinds: ["stale-size-class", "stale-orientation"],
    applies: {
      $0.screen.environmentCopies.isCompact != nil || $0.screen.environmentCopies.isLandscape != nil
    },
    check: .screen { screen in
      let (copies, environment) = (screen.environmentCopies, screen.environment)
      if let isCompact = copies.isCompact, isCompact != environment.isCompact {
        return .violated("stale-size-class")
      }
      if let isLandscape = copies.isLandscape, isLandscape != environment.isLandscape {
        return .violated("stale-orientation")
      }
      return .holds
    })

  static let containerKeepsIdentity = SplitRule(
    "container.keeps-identity", "A change of section or style does not rebuild the split view",
    source: "LazySplitX README, GenSplitView", violationKinds: ["outermost", "nested"],
    check: .step { step in
      let rebuilt = step.effects.rebuilt
      if rebuilt & 1 != 0 { return .violated("outermost") }
      let (old, new) = (step.old, step.new)
      let isSameSection = old.place.selections[0] == new.place.selections[0]
      if rebuilt & 2 != 0, isSameSection { return .violated("nested") }
      return isSameSection && old.isCollapsed == new.isCollapsed ? .vacuous : .holds
    })

  static let relaunchRestoresPlace = SplitRule(
    "relaunch.restores-place", "A relaunch restores the place that was left",
    source: "SwiftUI-Sidebar 3ea8e79, onChange of both selections", violationKinds: ["wrong-place"],
    kinds: .of(.relaunch), applies: { $0.screen.policies.contains(.persists) },
    check: .step { step in
      let (old, new) = (step.old.pane(.detail), step.new.pane(.detail))
      // Where no list chooses what the detail shows, only what is on screen says whether there is something in it.
      let isFilled = old.map(\.view.isContent) == new.map(\.view.isContent) || old == nil || new == nil
      return step.keepsPlace && isFilled ? .holds : .violated("wrong-place")
    })

  static let titleMatchesView = SplitRule(
    "title.matches-view", "The title over the detail is the title of the view beneath it",
    source: "SwiftUI-Sidebar README, problem 6", violationKinds: ["wrong-title"],
    applies: { $0.screen.title != nil },
    check: .screen { screen in
      guard let title = screen.title, let detail = screen.pane(.detail) else { return .vacuous }
      let isRight = title == detail.view || title == .blank && !detail.view.isContent
      return isRight ? .holds : .violated("wrong-title")
    })
}
