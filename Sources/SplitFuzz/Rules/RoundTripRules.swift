internal import SplitModel

/// Changes that come and go: size classes, orientations, styles, the background, appearances.
extension SplitRules {
  static let sizeClassRoundTrip = SplitRule(
    "size-class.round-trip", "A change of size class and back changes nothing, then or later",
    source: "WWDC25 208: resizing is not destructive", violationKinds: ["differs", "differs-later"],
    kinds: .of(.rotate, .resize), applies: { $0.screen.hasSplitOrStack },
    check: .inserting(follows: true, compare: isSameAfterRoundTrip) { screen in
      let environment = screen.environment
      let device = Device.all[Int(environment.device)]
      if device.sizeClassRule == .largePhone { return [.init(.rotate, .rotate)] }
      let other: WindowSize
      if device.folded != nil {
        other = environment.window == .folded ? .full : .folded
      } else {
        guard device.multitasking != nil else { return [] }
        other = environment.isCompact ? .full : .third
      }
      return [.init(.resize(other), .resize(environment.window))]
    })

  static let rotationRoundTrip = SplitRule(
    "rotation.round-trip", "A rotation and back changes nothing, then or later",
    source: "WWDC25 208: resizing is not destructive", violationKinds: ["differs", "differs-later"],
    kinds: .of(.rotate, .resize), applies: { $0.screen.hasSplitOrStack },
    check: .inserting(follows: true, compare: isSameAfterRoundTrip) { screen in
      let device = Device.all[Int(screen.environment.device)]
      return device.turns && device.sizeClassRule != .largePhone ? [.init(.rotate, .rotate)] : []
    })

  static let styleRoundTrip = SplitRule(
    "style.round-trip", "A change of split style changes neither selection nor path",
    source: "LazySplitX, ProjectNotes.md, BUG #4", violationKinds: ["place-changed"],
    kinds: .of(.call), applies: { $0.screen.policies.contains(.changesStyle) },
    check: .inserting(compare: { without, with in
      guard with.effects.called?.kind == .restyle, isComparable(without, with) else { return .vacuous }
      return without.screen.place == with.screen.place ? .holds : .violated("place-changed")
    }) { _ in firstCalls })

  private static let firstCalls: [Neutral.Insertion] = (0..<8).map { .init(.call(number: $0, argument: 0)) }

  static let backgroundNoChange = SplitRule(
    "background.no-change", "Leaving the app, locking the device and background snapshots change nothing",
    source: "Apple forums 743139; element-x-ios pull request 1624",
    violationKinds: ["differs", "differs-later"], kinds: .of(.background),
    applies: { $0.screen.hasSplitOrStack },
    check: .inserting(follows: true, compare: isSameAfterLeaving) { screen in
      let background = Neutral.Line(.background, leavesPending: true)
      var insertions: [Neutral.Insertion] = [.init(.background), .init([background, Neutral.Line(.lock)])]
      let environment = screen.environment
      if Device.all[Int(environment.device)].multitasking != nil {
        let snapshot = SplitAction.resize(environment.isCompact ? .full : .third)
        insertions.append(
          .init([
            background, Neutral.Line(snapshot, leavesPending: true),
            Neutral.Line(.resize(environment.window)),
          ]))
      }
      return insertions
    })

  static let reappearNoChange = SplitRule(
    "reappear.no-change", "A second appearance of a view on screen changes nothing",
    source: "SwiftUI-Sidebar 3ea8e79, onAppear; LazySplitX 1.4 and 1.5, onAppear",
    violationKinds: ["differs"], kinds: .of(.reappear), applies: { $0.screen.hasSplitOrStack },
    check: .inserting(compare: isSameAfterAppearing) { $0.isCovered ? [] : [.init(.reappear)] })

  /// Whether two branches can be compared: in the same environment, and without a crash.
  static func isComparable(_ without: SplitObservation, _ with: SplitObservation) -> Bool {
    without.screen.environment == with.screen.environment && !without.effects.hasTrapped
      && !with.effects.hasTrapped
  }

  /// The same place, and the same views in the same columns.
  static func isSame(_ without: SplitObservation, _ with: SplitObservation) -> Verdict {
    guard isComparable(without, with) else { return .vacuous }
    let (one, other) = (without.screen, with.screen)
    return one.place == other.place && one.hasSameColumns(as: other) ? .holds : .violated("differs")
  }

  /// The same; but what is loaded again may fail again and say so, and a first row may be chosen where none was, and then other
  /// actions follow.
  static func isSameAfterAppearing(_ without: SplitObservation, _ with: SplitObservation) -> Verdict {
    let saysMore =
      with.effects.presentedByWork && with.screen.presentation.contains(.isAlert) && !without.screen.isCovered
    let (old, new) = (without.screen.place, with.screen.place)
    let choosesFirst = old.selections[0] == 0 && new.selections[0] != 0 && old.entries == new.entries
    return saysMore || choosesFirst ? .vacuous : isSame(without, with)
  }

  /// The same, but an overlaid sidebar may have closed, and any column if the app moves columns itself.
  static func isSameAfterRoundTrip(_ without: SplitObservation, _ with: SplitObservation) -> Verdict {
    let (one, other) = (without.screen, with.screen)
    guard case .violated = isSame(without, with), one.place == other.place else {
      return isSame(without, with)
    }
    if with.effects.movesColumns { return .vacuous }
    // A collapse shows the list instead of a placeholder, as `size-class.keeps-front` allows.
    if one.isCollapsed, !one.last.view.isContent, other.last.column != .detail { return .vacuous }
    // A constant column is on top after each collapse.
    let facts = other.splits[0]
    if one.isCollapsed, facts.isColumnConstant, facts.compactColumn == facts.topColumn { return .vacuous }
    // The content of three columns may lie over the detail too.
    guard other.sidebar == nil, let first = one.sidebar ?? (one.isCollapsed ? nil : one[0]) else {
      return .violated("differs")
    }
    let mayClose = first.placement == .over || one.sidebar != nil && one.policies.contains(.closesOnRotation)
    // Without the sidebar other actions follow, so the branches are not compared further.
    return mayClose && (one.isCollapsed || one.differsByOverlays(from: other))
      ? .vacuous : .violated("differs")
  }

  /// The same; but an app may cover what it shows when it is left, or show a lock in the place of all containers, and then
  /// other actions follow.
  static func isSameAfterLeaving(_ without: SplitObservation, _ with: SplitObservation) -> Verdict {
    let isReplaced = with.screen.hasNoContainer && !without.screen.hasNoContainer
    let isLocked = with.screen.isLocked(over: without.screen)
    return isLocked || isReplaced ? .vacuous : isSameAfterRoundTrip(without, with)
  }

  /// One user action of each kind that is possible here, and two of those with a choice.
  static func followUps(_ observation: SplitObservation) -> [SplitAction] {
    let screen = observation.screen
    let rows = screen.sidebar.map { $0.isDimmed ? 0 : screen.rowCount } ?? 0
    let actions: [SplitAction?] = [
      screen.hasToggle ? .toggle : nil, rows > 0 ? .choose(screen.row(from: 0)) : nil,
      rows > 1 ? .choose(SidebarSection(rows - 1)) : nil,
      screen.links != 0 ? .open(screen.firstLink) : nil,
      screen.links != 0 && screen.lastLink != screen.firstLink ? .open(screen.lastLink) : nil,
      screen.wayBack, screen.canEdgeSwipe ? .edgeSwipe : nil, screen.canDrag ? .drag : nil,
      screen.canTapOutside ? .tapOutside : nil,
    ]
    return actions.compactMap { $0 }
  }
}
