internal import SplitModel

/// What may be inserted anywhere and changes nothing.
extension SplitRules {
  static let neutral: [SplitRule] = [
    toggleParity, choiceRemembered, backCancelled, flipRoundTrip, rotationRoundTrip, equalWrite,
    requestComposes,
  ]

  typealias Neutral = NeutralCheck<SplitObservation, SplitAction>

  static let toggleParity = SplitRule(
    "sidebar.toggle-parity", "Quick taps on the sidebar toggle settle where the same taps settle one by one",
    source: "T22 T23; LazySplit's log: two calls within a second", ways: ["differs"],
    applies: { $0.screen.hidesSidebar },
    check: .neutral(
      Neutral(
        insertions: { observation in
          let screen = observation.screen
          var insertions: [Neutral.Insertion] = []
          if screen.hasToggle {
            insertions.append(quick(.toggle, .toggle))
            insertions.append(quick(.toggle, .toggle, .toggle))
          }
          if screen.canPressToggle { insertions.append(quick(.pressToggle, .pressToggle)) }
          return insertions
        }, isVoid: \.effects.hasTrapped, compare: isSame)))

  /// Actions in quick succession, against the same ones with a rest between.
  private static func quick(_ actions: SplitAction...) -> Neutral.Insertion {
    let lines = actions.enumerated().map {
      Neutral.Line($0.element, leavesInFlight: $0.offset < actions.count - 1)
    }
    return Neutral.Insertion(lines, instead: actions.map { Neutral.Line($0) })
  }

  static let choiceRemembered = SplitRule(
    "sidebar.choice-remembered", "Hiding the sidebar and showing it again keeps what is chosen in it",
    source: "T9; S-I2", ways: ["selection"],
    applies: { $0.screen.hasRows && $0.screen.hidesSidebar },
    check: .neutral(
      Neutral(
        insertions: { observation in
          let screen = observation.screen
          guard screen.isExpanded, screen.place.selections[0] != 0 else { return [] }
          let shows: [SplitAction] = [.toggle, .edgeSwipe]
          let hides: [SplitAction] = [.toggle, .tapOutside, .drag]
          return screen.sidebar == nil
            ? shows.flatMap { show in hides.map { .init(show, $0) } }
            : hides.flatMap { hide in shows.map { .init(hide, $0) } }
        },
        isVoid: \.effects.hasTrapped,
        compare: { without, with in
          guard isComparable(without, with) else { return .notExercised }
          let isKept = without.screen.place.selections == with.screen.place.selections
          return isKept ? .holds : .broken("selection")
        })))

  static let backCancelled = SplitRule(
    "gesture.cancel-changes-nothing",
    "A swipe back, or a drag of a sheet, that is let go too early changes nothing that a person or the app can observe",
    source: "T2; N-I10; TCA #3673", ways: ["differs", "differs-later"],
    applies: { $0.screen.hasSplit || $0.screen.hasStack },
    check: .neutral(
      Neutral(
        insertions: { observation in
          let screen = observation.screen
          return screen.last.canSwipeBack ? cancelled : screen.presentation.canBeDragged ? letGo : []
        },
        isVoid: \.effects.hasTrapped, compare: isSame, followUps: followUps, compareLater: isSameLater)))

  private static let cancelled = cancelled(.swipeBack)
  private static let letGo = cancelled(.dismissSheet)

  /// A gesture that is let go at once, or after a program ran under the finger.
  private static func cancelled(_ gesture: Gesture) -> [Neutral.Insertion] {
    [.init(gesture.cancelled)]
      + programs.filter { if case .call(_, argument: 0) = $0 { true } else { false } }.map { call in
        let lines: [SplitAction] = [.begin(gesture), call, .cancel]
        return Neutral.Insertion(
          lines.map { Neutral.Line($0, leavesInFlight: $0 != .cancel) }, instead: [.init(call)])
      }
  }

  static let equalWrite = SplitRule(
    "request.idempotent",
    "A program that asks twice for the same section, or for the sidebar, ends where asking once does",
    source: "T21 T32", ways: ["differs"],
    applies: { $0.screen.policies.contains(.namesSections) },
    check: .neutral(
      Neutral(
        insertions: { _ in twice },
        isVoid: \.effects.hasTrapped,
        compare: { without, with in
          guard let called = with.effects.called, ![.push, .popTo, .amend].contains(called.kind),
            called.view.section != nil || called.kind == .revealSidebar
          else { return .notExercised }
          return isSame(without, with)
        })))

  static let requestComposes = SplitRule(
    "request.composes", "Two calls without a rest between them end where they end with one",
    source: "T18; N-I8", ways: ["differs", "deeper", "shallower"],
    applies: { $0.screen.policies.contains(.namesLandings) },
    check: .neutral(
      Neutral(
        insertions: { _ in pairs },
        isVoid: \.effects.hasTrapped,
        compare: { without, with in
          // What one call set going may answer to the other.
          with.effects.hasCompletedWork || with.effects.hasRefused || without.effects.hasRefused
            ? .notExercised : isComposed(without, with)
        })))

  /// Where the quick calls end elsewhere: what went back was lost, or what was opened, or neither.
  private static func isComposed(_ slow: SplitObservation, _ quick: SplitObservation) -> Verdict {
    guard case .broken(let way) = isSame(slow, quick) else { return isSame(slow, quick) }
    let more = levels(of: quick) - levels(of: slow)
    return .broken(more == 0 ? way : more > 0 ? "deeper" : "shallower")
  }

  private static func levels(of observation: SplitObservation) -> Int {
    let place = observation.screen.place
    return place.entries[0].count + place.entries[1].count
  }

  /// Calls of the first programs with their first arguments; those that do not exist are ignored.
  private static let programs: [SplitAction] = (0..<8).flatMap { program in
    (0..<4).map { .call(program: program, argument: $0) }
  }

  // Made once: they are asked for at every state that is asked about, and are hundreds of arrays.
  private static let twice: [Neutral.Insertion] = programs.map { call in
    .init([.init(call), .init(call)], instead: [.init(call)])
  }
  // Of the first four programs only: with more, one failure hides another of the same rule too often.
  private static let pairs: [Neutral.Insertion] = (0..<16).flatMap { first in
    [0, 4, 5].map { quick(programs[first], programs[(first + $0) % 16]) }
  }
}
