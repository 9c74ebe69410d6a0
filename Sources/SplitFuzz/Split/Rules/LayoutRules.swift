internal import SplitModel

extension SplitRules {
  static let layout: [SplitRule] = [
    flipKeepsFront, resizeNoLoss, resizeReturnsSidebar, bindingsAgree, compactHonest, environmentFresh,
    containerKeepsIdentity,
  ]
  private static let geometryKinds = ActionKindSet.of(.rotate, .resize)

  static let flipKeepsFront = SplitRule(
    "size-class.keeps-front",
    "Collapsing shows the deepest pane that showed something, or the column that the app names; expanding keeps "
      + "what was in front on screen",
    source: "T6; WordPress-iOS #18021", ways: ["another-view", "front-lost"], kinds: geometryKinds,
    check: .step { step in
      let old = step.old
      let new = step.new
      guard old.isCollapsed != new.isCollapsed, !step.after.effects.hasTrapped else { return .notExercised }
      // An inspector is a sheet in front where it was a column, and the other way round.
      if old.presentation.showsInspector || new.presentation.showsInspector { return .notExercised }
      if old.isCovered {
        return new.isCovered && old.last.view == new.last.view ? .holds : .broken("front-lost")
      }
      if old.isCollapsed {
        let front = old.last
        if front.column == .sidebar {
          return new.splits[0].asksForSidebar && new.sidebar == nil ? .broken("front-lost") : .holds
        }
        // The content of three columns may be hidden by the visibility in force as well.
        if front.column == .content, new.splits[0].hasContent, !new.splits[0].asksForContent { return .holds }
        return new.shows(front.view) || (!front.view.isContent && !new.isCovered)
          ? .holds : .broken("front-lost")
      }
      return showsDeepest(of: old, on: new) || isNamed(new) ? .holds : .broken("another-view")
    })

  private static func showsDeepest(of old: Screen, on new: Screen) -> Bool {
    var position = Int(old.paneCount) - 1
    while position > 0, !old[position].view.isContent { position -= 1 }
    let deepest = old[position]
    return deepest.view == new.last.view || (!old.last.view.isContent && new.last.column != .detail)
  }

  /// Whether the column on top is one that the app's own compact binding names.
  private static func isNamed(_ screen: Screen) -> Bool {
    switch screen.last.column {
    case .sidebar: screen.splits[0].compactColumn == .sidebar
    case .content: screen.splits[1].compactColumn == .sidebar
    default: false
    }
  }

  static let resizeNoLoss = SplitRule(
    "resize.no-loss", "A resize or rotation that stays regular changes neither selection nor path",
    source: "T8 T33; WWDC25 208", ways: ["place"], kinds: geometryKinds,
    check: .step { step in
      guard !step.old.isCollapsed, !step.new.isCollapsed, !step.after.effects.hasTrapped else {
        return .notExercised
      }
      return step.old.place == step.new.place ? .holds : .broken("place")
    })

  static let bindingsAgree = SplitRule(
    "bindings.match-screen", "The bindings in force are what the containers on screen show",
    source: "G16; I11 I14 I15; LazySplit L-04 L-10", ways: ["visibility", "compact-column", "path"],
    check: .screen { screen in
      for split in 0..<2 where screen.splits[split].isUncovered {
        let facts = screen.splits[split]
        if screen.isCollapsed {
          // A collapse may choose another column than the bound one, and writes nothing (platform notes §9).
          if facts.isChosenByCollapse { continue }
          if let column = facts.compactColumn, column != facts.topColumn { return .broken("compact-column") }
        } else if let visibility = facts.visibility, visibility != .automatic,
          facts.leadingColumns != facts.columns(for: visibility)
        {
          return .broken("visibility")
        }
      }
      for stack in 0..<2 where screen.stacks[stack].isUncovered && !screen.stacks[stack].agreesWithPath {
        return .broken("path")
      }
      return .holds
    })

  static let compactHonest = SplitRule(
    "compact-column.takes-effect", "A compact column that is written while collapsed is shown, or written back",
    source: "T24 T35; theempathicdev 2025-05", ways: ["disagrees"],
    applies: { $0.screen.splits[0].compactColumn != nil },
    check: .step { step in
      for split in 0..<2 where step.old.splits[split].isUncovered && step.new.splits[split].isUncovered {
        let column = step.new.splits[split].compactColumn
        guard step.old.isCollapsed, step.new.isCollapsed, let column,
          column != step.old.splits[split].compactColumn
        else { continue }
        return column == step.new.splits[split].topColumn ? .holds : .broken("disagrees")
      }
      return .notExercised
    })

  static let environmentFresh = SplitRule(
    "environment.fresh",
    "Every copy of the size class or orientation that the app keeps equals its surroundings",
    source: "G9; LazySplit L-34 L-47", ways: ["stale-size-class", "stale-orientation"],
    applies: { $0.screen.beliefs.isCompact != nil || $0.screen.beliefs.isLandscape != nil },
    check: .screen { screen in
      if let belief = screen.beliefs.isCompact, belief != screen.environment.isCompact {
        return .broken("stale-size-class")
      }
      if let belief = screen.beliefs.isLandscape, belief != screen.environment.isLandscape {
        return .broken("stale-orientation")
      }
      return .holds
    })

  static let containerKeepsIdentity = SplitRule(
    "container.keeps-identity",
    "The outermost split is never built anew for a change of section or style, nor a nested one while its section "
      + "stays",
    source: "seed 000: the splits are re-initialised; A-4 A-6", ways: ["outermost", "nested"],
    check: .step { step in
      let rebuilt = step.after.effects.rebuilt
      if rebuilt & 1 != 0 { return .broken("outermost") }
      let old = step.old
      let new = step.new
      let isSameSection = old.place.selections[0] == new.place.selections[0]
      if rebuilt & 2 != 0, isSameSection { return .broken("nested") }
      return isSameSection && old.isCollapsed == new.isCollapsed ? .notExercised : .holds
    })
}
