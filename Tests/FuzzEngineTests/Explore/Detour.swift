import FuzzEngine

/// A walk to a door: single steps, or jumps that campaigns never draw.
///
/// Deleting alone cannot leave the long way, because no line of it can go and none of its actions is a jump.
struct Detour: WordMachine {
  struct State: Hashable, Sendable {
    var position = 0
    var isThrough = false
  }

  enum Action: Int, CaseIterable, Hashable, Sendable { case step, jump, push }

  /// How many steps the door is away.
  var length = 11
  /// Whether exploration knows of all actions.
  var hasAlphabet = true
  /// Whether equal states are all there is.
  var statesAreWhole = true

  var ignoreReasons: [String] { ["bound", "closed"] }
  var weights: [Int] { [8, 0, 1] }

  func state(at start: Int) -> State { State() }
  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    switch action {
    case .step: state.position = min(length, state.position + 1)
    case .jump: state.position = min(length, state.position + 4)
    case .push:
      guard state.position == length else { return .ignored(1) }
      state.isThrough = true
    }
    observation = state
    return .applied
  }
  func draw(_ kind: ActionKind, seeing observation: State, using random: inout SeededRandom) -> Action {
    kind.index == 2 ? .push : .step
  }
  func alphabet(within bound: ModelBound?) -> [Action] { hasAlphabet ? Action.allCases : [] }
  func describe(_ observation: State) -> String { "\(observation.position)" }

  func target() -> FuzzTarget<Detour> {
    FuzzTarget(
      "detour", machine: self,
      rules: [
        Rule(
          "door.closed", "Nobody comes through", source: "test", violationKinds: ["through"],
          check: .state { $0.after.isThrough ? .violated("through") : .holds })
      ])
  }
}
