import FuzzEngine

/// Does one thing, which lands late; only its strategies can differ.
struct Ticker: WordMachine {
  struct State: Hashable, Sendable {
    var ticks = 0
    var isPending = false
  }

  enum Action: Int, CaseIterable, Hashable, Sendable { case tick }

  func state(at start: Int) -> State { State() }
  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    state.ticks += 1
    state.isPending = true
    observation = state
    return .applied
  }
  func deliverNext(_ state: inout State, _ observation: inout State) -> Bool {
    guard state.isPending else { return false }
    state.isPending = false
    observation = state
    return true
  }
  func isAtRest(_ state: State) -> Bool { !state.isPending }
  func describe(_ observation: State) -> String { "\(observation.ticks)" }

  /// A target whose rule breaks once `ticks` lines were played.
  static func target(breaksAt ticks: Int) -> FuzzTarget<Ticker> {
    FuzzTarget(
      "ticker", machine: Ticker(),
      rules: [
        Rule(
          "ticker.short", "Not too many ticks", source: "test", violationKinds: ["long"],
          check: .always { $0.after.ticks >= ticks ? .violated("long") : .holds }),
        Rule(
          "ticker.rests", "Asked at rest only", source: "test", violationKinds: ["restless"],
          check: .state { $0.after.isPending ? .violated("restless") : .holds }),
      ])
  }
}

/// Draws a shield before it ever fires, so that only a shrinker fires without one.
struct Cannon: WordMachine {
  struct State: Hashable, Sendable {
    var isShielded = false
    var isBare = false
    var heat = 0
  }

  enum Action: Int, CaseIterable, Hashable, Sendable { case shield, fire }

  func state(at start: Int) -> State { State() }
  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    switch action {
    case .shield: state.isShielded = true
    case .fire:
      if state.isShielded { state.heat = min(3, state.heat + 1) } else { state.isBare = true }
    }
    observation = state
    return .applied
  }
  func draw(_ kind: ActionKind, seeing observation: State, using random: inout SeededRandom) -> Action {
    observation.isShielded && kind == ActionKind(1) ? .fire : .shield
  }
  func describe(_ observation: State) -> String { "heat \(observation.heat)" }

  static let target = FuzzTarget(
    "cannon/1", machine: Cannon(),
    rules: [
      Rule(
        "cannon.cool", "Two shots are one too many", source: "test", violationKinds: ["hot"],
        check: .state { $0.after.heat >= 2 ? .violated("hot") : .holds }),
      Rule(
        "cannon.covered", "Nobody fires without a shield", source: "test", violationKinds: ["bare"],
        check: .state { $0.after.isBare ? .violated("bare") : .holds }),
    ])
}

/// A machine that may be touched on the main actor only, as a person's router.
struct MainActorLamp: WordMachine {
  enum Action: Int, CaseIterable, Hashable, Sendable { case press }

  func state(at start: Int) -> Int { MainActor.assumeIsolated { 0 } }
  func observe(_ state: Int) -> Int { MainActor.assumeIsolated { state } }
  func step(_ state: inout Int, _ observation: inout Int, _ action: Action) -> Outcome {
    MainActor.preconditionIsolated()
    state += 1
    observation = state
    return .applied
  }
  func describe(_ observation: Int) -> String { "\(observation)" }

  static let target = FuzzTarget(
    "lamp", machine: MainActorLamp(),
    rules: [
      Rule(
        "lamp.calm", "Fewer than three presses", source: "test", violationKinds: ["pressed"],
        check: .state { $0.after >= 3 ? .violated("pressed") : .holds })
    ], runsOnMainActor: true)
}
