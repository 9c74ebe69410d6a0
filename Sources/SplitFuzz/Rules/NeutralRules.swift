internal import SplitModel

/// Rules of actions that change nothing wherever they are inserted.
extension SplitRules {
  typealias Neutral = NeutralCheck<SplitObservation, SplitAction>

  static let toggleParity = SplitRule(
    "sidebar.toggle-parity", "Quick taps on the sidebar button have the same result as slow taps",
    source: "iOS 18 release notes, 122840735", violationKinds: ["differs"], kinds: .of(),
    applies: { $0.screen.hidesSidebar },
    check: .inserting(compare: isSame) { screen in
      var insertions: [Neutral.Insertion] = []
      if screen.hasToggle { insertions += [quick(.toggle, .toggle), quick(.toggle, .toggle, .toggle)] }
      if screen.canPressToggle { insertions.append(quick(.pressToggle, .pressToggle)) }
      return insertions
    })

  /// Actions in quick succession, compared with the same actions that settle one by one.
  private static func quick(_ actions: SplitAction...) -> Neutral.Insertion {
    let lines = actions.enumerated().map {
      Neutral.Line($0.element, leavesPending: $0.offset < actions.count - 1)
    }
    return Neutral.Insertion(lines, instead: actions.map { Neutral.Line($0) })
  }

  static let choiceRemembered = SplitRule(
    "sidebar.choice-remembered", "Hiding the sidebar and showing it again keeps the selected row",
    source: "Stack Overflow 65645703", violationKinds: ["selection-lost"],
    kinds: .of(.toggle, .edgeSwipe, .tapOutside, .drag),
    applies: { $0.screen.hasRows && $0.screen.hidesSidebar },
    check: .inserting(compare: { without, with in
      guard isComparable(without, with) else { return .vacuous }
      let isSame = without.screen.place.selections == with.screen.place.selections
      return isSame ? .holds : .violated("selection-lost")
    }) { screen in
      guard screen.isExpanded, screen.place.selections[0] != 0 else { return [] }
      let shows: [SplitAction] = [.toggle, .edgeSwipe]
      let hides: [SplitAction] = [.toggle, .tapOutside, .drag]
      return screen.sidebar == nil
        ? shows.flatMap { show in hides.map { .init(show, $0) } }
        : hides.flatMap { hide in shows.map { .init(hide, $0) } }
    })

  static let cancelChangesNothing = SplitRule(
    "gesture.cancel-changes-nothing", "A cancelled swipe back or sheet drag changes nothing",
    source: "pointfreeco/swift-composable-architecture #3673", violationKinds: ["differs", "differs-later"],
    kinds: .of(.swipeBackCancel, .dismissSheetCancel, .cancel), applies: { $0.screen.hasSplitOrStack },
    check: .inserting(follows: true, compare: isSame) { screen in
      screen.last.canSwipeBack ? swipesBack : screen.presentation.canBeDragged ? sheetDrags : []
    })

  private static let swipesBack = cancelled(.swipeBack)
  private static let sheetDrags = cancelled(.dismissSheet)

  /// A gesture that is cancelled at once, or after a call during the gesture.
  private static func cancelled(_ gesture: Gesture) -> [Neutral.Insertion] {
    [.init(gesture.cancelled)]
      + calls.filter { if case .call(_, argument: 0) = $0 { true } else { false } }.map { call in
        let lines: [SplitAction] = [.begin(gesture), call, .cancel]
        return Neutral.Insertion(
          lines.map { Neutral.Line($0, leavesPending: $0 != .cancel) }, instead: [.init(call)])
      }
  }

  static let requestIdempotent = SplitRule(
    "request.idempotent", "Two calls for the same section, or for the sidebar, have the effect of one",
    source: "our decision; iOS 18 release notes, 125093883", violationKinds: ["differs"], kinds: .of(),
    applies: { $0.screen.policies.contains(.namesSections) },
    check: .inserting(compare: { without, with in
      guard let called = with.effects.called, ![.push, .popTo, .amend].contains(called.kind),
        called.view.section != nil || called.kind == .revealSidebar
      else { return .vacuous }
      return isSame(without, with)
    }) { _ in twice })

  static let requestComposes = SplitRule(
    "request.composes", "Two calls in quick succession have the effect of the same calls one after the other",
    source: "Navigator, pop() before navigate(to:)", violationKinds: ["differs", "deeper", "shallower"],
    kinds: .of(),
    applies: { $0.screen.policies.contains(.namesLandings) },
    check: .inserting(compare: { slow, quick in
      // Work that the first call started may undo the second.
      if quick.effects.hasCompletedWork || quick.effects.hasRefused || slow.effects.hasRefused {
        return .vacuous
      }
      let verdict = isSame(slow, quick)
      guard case .violated = verdict else { return verdict }
      let more = quick.screen.pushedCount - slow.screen.pushedCount
      return more == 0 ? verdict : .violated(more > 0 ? "deeper" : "shallower")
    }) { _ in pairs })

  /// The first external events with their first arguments; those that do not exist are ignored.
  private static let calls: [SplitAction] = (0..<8).flatMap { call in
    (0..<4).map { .call(number: call, argument: $0) }
  }

  // Hundreds of arrays, made once.
  private static let twice: [Neutral.Insertion] = calls.map { call in
    .init([.init(call), .init(call)], instead: [.init(call)])
  }
  // Of the first four calls only: with more, one failure of this rule hides another too often.
  private static let pairs: [Neutral.Insertion] = (0..<16).flatMap { first in
    [0, 4, 5].map { quick(calls[first], calls[(first + $0) % 16]) }
  }
}
