internal import SplitModel

/// The app leaves the screen and comes back, or one of its views does.
extension SplitRules {
  static let scene: [SplitRule] = [styleRoundTrip, backgroundNoChange, reappearNoChange]

  static let styleRoundTrip = SplitRule(
    "style.round-trip", "Changing the style changes layout only: neither what is chosen nor what is pushed",
    source: "seed 000: another style builds the split anew; LazySplit L-06", ways: ["place"],
    applies: { $0.screen.policies.contains(.changesStyle) },
    check: .neutral(
      Neutral(
        insertions: { _ in styleChanges }, isVoid: \.effects.hasTrapped,
        compare: { without, with in
          guard with.effects.called?.kind == .restyle, isComparable(without, with) else {
            return .notExercised
          }
          return without.screen.place == with.screen.place ? .holds : .broken("place")
        })))

  /// Each program once; those that change no style say nothing.
  private static let styleChanges: [Neutral.Insertion] = (0..<8).map {
    .init(.call(program: $0, argument: 0))
  }

  static let backgroundNoChange = SplitRule(
    "background.no-change",
    "Leaving the app, locking the device, and what the system lays out meanwhile for its snapshots change nothing",
    source: "T27; L-I17; Apple forum 743139; element-x-ios PR #1624", ways: ["differs", "differs-later"],
    applies: { $0.screen.hasSplit || $0.screen.hasStack },
    check: .neutral(
      Neutral(
        insertions: { observation in
          [
            .init(.background),
            .init([Neutral.Line(.background, leavesInFlight: true), Neutral.Line(.lock)]),
          ]
            + (snapshots(observation.screen.environment).map { [$0] } ?? [])
        }, isVoid: \.effects.hasTrapped, compare: isSameAfterRoundTrip, followUps: followUps,
        compareLater: { isSameAfterRoundTrip($0, $1).later })))

  /// The system shows the app in another size while it is away, and in its own again.
  private static func snapshots(_ environment: DeviceEnvironment) -> Neutral.Insertion? {
    guard Device.all[Int(environment.device)].multitasking != nil else { return nil }
    let other: SplitAction = .resize(environment.isCompact ? .full : .third)
    let lines = [SplitAction.background, other].map { Neutral.Line($0, leavesInFlight: true) }
    return .init(lines + [Neutral.Line(.resize(environment.window))])
  }

  static let reappearNoChange = SplitRule(
    "reappear.no-change", "A second appearance of a view that was there changes nothing",
    source: "S-I6; LazySplit L-01 L-39; Navigator N-07", ways: ["differs"],
    applies: { $0.screen.hasSplit || $0.screen.hasStack },
    check: .neutral(
      Neutral(
        insertions: { $0.screen.isCovered ? [] : [.init(.reappear)] }, isVoid: \.effects.hasTrapped,
        compare: isSame)))
}
