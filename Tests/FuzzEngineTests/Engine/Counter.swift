import FuzzEngine

/// A counter with flaws that can be switched on one by one, and one rule of each kind to find them.
struct Counter: EngineMachine {
  struct Flaws: OptionSet, Sendable {
    let rawValue: Int
    /// Adding at seven does nothing.
    static let sticks = Flaws(rawValue: 1)
    /// Taking too much dips below zero until a delivery repairs it.
    static let dips = Flaws(rawValue: 2)
    /// A reset goes to zero, wherever the trace began.
    static let forgetsLaunch = Flaws(rawValue: 4)
    /// After a jam nothing resets any more.
    static let jams = Flaws(rawValue: 8)
    /// Taking at four also trips the alarm; one flaw, seen by two rules.
    static let alarms = Flaws(rawValue: 16)
    /// A launch at nine is wrong at once.
    static let bornWrong = Flaws(rawValue: 32)
    /// Each repair asks for another.
    static let neverRests = Flaws(rawValue: 64)
  }

  struct State: Hashable, Sendable {
    var value: Int
    var launch: Int
    var isJammed = false
    var isAlarmed = false
    var needsRepair = false
  }

  enum Action: Hashable, Sendable {
    case add(Int)
    case take(Int)
    case reset
    case jam
  }

  let flaws: Flaws
  /// Only for tests of machines that are not functions; nil otherwise.
  var noise: Noise?
  var statesAreWhole = true

  init(_ flaws: Flaws = []) { self.flaws = flaws }

  private func has(_ flaw: Flaws) -> Bool { flaws.contains(flaw) }

  var actionKinds: [String] { ["add", "take", "reset", "jam"] }
  var ignoreReasons: [String] { ["limit", "nothing-there"] }
  var weights: [Int] { [4, 4, 1, 1] }
  var abstractStateCount: Int { 64 }
  var starts: [StartPoint] {
    [
      StartPoint(header: [.init("start", "zero")]),
      StartPoint(header: [.init("start", "five")]),
      StartPoint(header: [.init("start", "nine")], isDefault: false),
    ]
  }

  func state(at start: Int) -> State {
    let value = [0, 5, 9][start]
    return State(value: value, launch: value, isAlarmed: start == 2 && has(.bornWrong))
  }
  func observe(_ state: State) -> State { state }

  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    switch action {
    case .add(let amount):
      if state.value + amount > 20 { return .limit }
      if !(has(.sticks) && state.value == 7) { state.value += amount }
      state.isJammed = false
    case .take(let amount):
      if state.value < amount {
        guard has(.dips) else { return .ignored(1) }
        state.value -= amount
        state.needsRepair = true
      } else {
        if has(.alarms), state.value == 4 {
          state.isAlarmed = true
          state.value += 1
        }
        state.value -= amount
      }
    case .reset:
      if state.isJammed, has(.jams) { return .ignored(1) }
      state.value = has(.forgetsLaunch) ? 0 : state.launch
    case .jam: state.isJammed = true
    }
    if let noise, noise.isLoud { state.isAlarmed = true }
    observation = state
    return .applied
  }

  func deliverNext(_ state: inout State, _ observation: inout State) -> Bool {
    guard state.needsRepair else { return false }
    state.value = max(0, state.value)
    state.needsRepair = has(.neverRests)
    observation = state
    return true
  }
  func isAtRest(_ state: State) -> Bool { !state.needsRepair }

  func kind(of action: Action) -> ActionKind {
    switch action {
    case .add: ActionKind(0)
    case .take: ActionKind(1)
    case .reset: ActionKind(2)
    case .jam: ActionKind(3)
    }
  }
  func draw(_ kind: ActionKind, seeing observation: State, using random: inout SeededRandom) -> Action {
    switch kind.index {
    case 0: .add(1 + random.below(5))
    case 1: .take(1 + random.below(5))
    case 2: .reset
    default: .jam
    }
  }
  func simpler(than action: Action) -> [Action] {
    switch action {
    case .add(let amount): (1..<amount).map { .add($0) }
    case .take(let amount): (1..<amount).map { .take($0) }
    default: []
    }
  }
  func abstractState(of observation: State) -> Int {
    max(0, observation.value) + (observation.isJammed ? 32 : 0)
  }

  func text(of action: Action) -> String {
    switch action {
    case .add(let amount): "add \(amount)"
    case .take(let amount): "take \(amount)"
    case .reset: "reset"
    case .jam: "jam"
    }
  }
  func action(from text: String) throws(ActionTextError) -> Action {
    let words = text.split(separator: " ")
    switch (words.first, words.dropFirst().first.flatMap { Int($0) }) {
    case ("add", .some(let amount)) where (1...5).contains(amount): return .add(amount)
    case ("take", .some(let amount)) where (1...5).contains(amount): return .take(amount)
    case ("reset", nil): return .reset
    case ("jam", nil): return .jam
    default: throw ActionTextError("'\(text)' is no action", suggestion: "reset")
    }
  }
  func describe(_ observation: State) -> String { "\(observation.value)" }
  func instruction(for line: TraceLine<Action>, in state: State, seeing observation: State) -> String {
    "At \(observation.value): \(text(of: line.action))"
  }
}

extension Counter {
  typealias CounterRule = Rule<State, Action>

  static var addsRule: CounterRule {
    Rule(
      "counter.adds", "Adding adds", source: "test", violationKinds: ["stuck", "other"],
      kinds: ActionKindSet([ActionKind(0)]),
      check: .step { step in
        guard case .add(let amount)? = step.action else { return .vacuous }
        if step.after.value == step.before.value + amount { return .holds }
        return .violated(step.after.value == step.before.value ? "stuck" : "other")
      })
  }
  static var quietRule: CounterRule {
    Rule(
      "counter.quiet", "No alarm", source: "test", violationKinds: ["alarm"],
      check: .state { $0.after.isAlarmed ? .violated("alarm") : .holds })
  }
  static var takesRule: CounterRule {
    Rule(
      "counter.takes", "Taking takes", source: "test", violationKinds: ["wrong-rest"],
      kinds: ActionKindSet([ActionKind(1)]),
      check: .step { step in
        guard case .take(let amount)? = step.action else { return .vacuous }
        return step.after.value == max(0, step.before.value - amount) ? .holds : .violated("wrong-rest")
      })
  }
  static var neverNegativeRule: CounterRule {
    Rule(
      "counter.never-negative", "Never below zero, not even for a turn", source: "test",
      violationKinds: ["negative"],
      check: .always { $0.after.value < 0 ? .violated("negative") : .holds })
  }
  static var settledNegativeRule: CounterRule {
    Rule(
      "counter.settled-negative", "Not below zero when settled", source: "test", violationKinds: ["negative"],
      check: .state { $0.after.value < 0 ? .violated("negative") : .holds })
  }
  static var returnsRule: CounterRule {
    Rule(
      "counter.returns", "A reset returns to where the trace began", source: "test",
      violationKinds: ["elsewhere"],
      check: .memory(
        MemoryCheck(begin: { $0.value }) { launch, step in
          guard step.action == .reset, step.isApplied else { return .vacuous }
          return step.after.value == launch ? .holds : .violated("elsewhere")
        }))
  }
  static var resettableRule: CounterRule {
    Rule(
      "counter.resettable", "From six up, one action leads back to the launch", source: "test",
      violationKinds: ["out-of-reach"],
      check: .possible(
        PossibleCheck(
          violationKind: "out-of-reach", bound: { $0.value >= 6 ? 1 : nil },
          isReached: { $0.value == $0.launch },
          next: { _, _ in .reset })))
  }

  static var allRules: [CounterRule] {
    [addsRule, quietRule, takesRule, neverNegativeRule, settledNegativeRule, returnsRule, resettableRule]
  }

  static func target(_ flaws: Flaws = [], name: String = "counter/test") -> FuzzTarget<Counter> {
    FuzzTarget(name, machine: Counter(flaws), rules: allRules)
  }
}
