import FuzzEngine

/// A radio with one flaw for each of the rarer kinds of rule, and one rule of each of them.
struct Radio: WordMachine {
  struct Flaws: OptionSet, Sendable {
    let rawValue: Int
    /// Muting at full volume loses the volume.
    static let forgetsVolume = Flaws(rawValue: 1)
    /// Muting at station two spoils the next tuning, and nothing shows before.
    static let drifts = Flaws(rawValue: 2)
    /// Station three cannot be left by hand.
    static let sticks = Flaws(rawValue: 4)
    /// The volume stops one short.
    static let isQuiet = Flaws(rawValue: 8)
    /// The volume goes up while it hums.
    static let hearsHum = Flaws(rawValue: 16)
    /// The hum does not end by itself.
    static let humsOn = Flaws(rawValue: 32)
  }

  struct State: Hashable, Sendable {
    var station = 0
    var volume = 0
    var isMuted = false
    var humLeft = 0
    var drift = 0
  }

  enum Action: Int, CaseIterable, Hashable, Sendable { case tune, louder, mute, hum, scan }

  let flaws: Flaws
  var statesAreWhole = true
  var hasAlphabet = true

  init(_ flaws: Flaws = []) { self.flaws = flaws }

  /// Only a person tunes; the set itself scans.
  var userKinds: ActionKindSet { ActionKindSet((0..<4).map { ActionKind($0) }) }
  func alphabet(within bound: ModelBound?) -> [Action] { hasAlphabet ? Action.allCases : [] }

  func state(at start: Int) -> State { State() }
  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    if state.humLeft > 0, !flaws.contains(.humsOn) { state.humLeft -= 1 }
    switch action {
    case .tune:
      if !(flaws.contains(.sticks) && state.station == 3) {
        state.station = (state.station + 1 + state.drift) % 4
      }
      state.drift = 0
    case .scan: state.station = 0
    case .louder:
      let most = flaws.contains(.isQuiet) ? 2 : 3
      if state.humLeft == 0 || flaws.contains(.hearsHum) { state.volume = min(most, state.volume + 1) }
    case .mute:
      state.isMuted.toggle()
      if flaws.contains(.forgetsVolume), state.volume == 3 { state.volume = 0 }
      if flaws.contains(.drifts), state.station == 2 { state.drift = 1 }
    case .hum: state.humLeft = 2
    }
    observation = state
    return .applied
  }
  func simpler(than action: Action) -> [Action] { action == .scan ? [.tune] : [] }
  func describe(_ observation: State) -> String {
    "station \(observation.station), volume \(observation.volume)"
  }
}

extension Radio {
  typealias RadioRule = Rule<State, Action>

  static let rules: [RadioRule] = [
    RadioRule(
      "radio.mute", "Muting and unmuting changes nothing", source: "test",
      violationKinds: ["differs", "differs-later"],
      check: .neutral(
        NeutralCheck(
          insertions: { $0.humLeft == 0 ? [.init(.mute, .mute)] : [] },
          compare: { isSame($0, $1) ? .holds : .violated("differs") },
          followUps: { _ in [.louder, .tune] },
          compareLater: { isSame($0, $1) ? .holds : .violated("differs-later") }))),
    RadioRule(
      "radio.first", "The first station can be tuned in", source: "test", violationKinds: ["lost"],
      check: .possible(
        // The obvious way is no way: only the search finds one.
        PossibleCheck(
          violationKind: "lost", bound: { _ in 3 }, isReached: { $0.station == 0 }, next: { _, _ in .louder })
      )),
    RadioRule(
      "radio.loud", "Full volume is reached", source: "test", violationKinds: ["unreached"],
      kinds: ActionKindSet([ActionKind(1)]), check: .sometimes { $0.after.volume == 3 }),
    RadioRule(
      "radio.humless", "While it hums it does not get louder", source: "test", violationKinds: ["louder"],
      check: .memory(
        .holds(
          "louder", from: { $0.action == .hum }, until: { $0.after.humLeft == 0 || $0.action == .hum },
          { $0.after.volume <= $0.before.volume }))),
    RadioRule(
      "radio.short", "A hum ends within two actions", source: "test", violationKinds: ["endless"],
      check: .memory(
        MemoryCheck(begin: { _ in UInt8(0) }) { left, step in
          if step.action == .hum { left = 0 }
          guard step.after.humLeft != 0, left > 0 || step.action == .hum else {
            defer { left = 0 }
            return left > 0 ? .holds : .vacuous
          }
          left = left == 0 ? 2 : left - 1
          return left == 0 && step.isAtRest ? .violated("endless") : .vacuous
        })),
  ]

  private static func isSame(_ one: State, _ other: State) -> Bool {
    one.station == other.station && one.volume == other.volume && one.isMuted == other.isMuted
  }

  static func target(_ machine: Radio) -> FuzzTarget<Radio> {
    FuzzTarget("radio/test", machine: machine, rules: rules)
  }
}
