import FuzzEngine

/// A door that opens by three keys in a row or by one master key; each start draws only one of the two ways.
struct TwoWays: WordMachine {
  struct State: Hashable, Sendable {
    var start: Int
    var keys = 0
    var isOpen = false
    var passed = 0
  }

  enum Action: Int, CaseIterable, Hashable, Sendable { case master, key, walk, run }

  var starts: [StartPoint] { ["a", "b"].map { StartPoint(header: [.init("start", $0)]) } }

  func state(at start: Int) -> State { State(start: start) }
  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    switch action {
    case .master: state.isOpen = true
    case .key:
      state.keys = min(3, state.keys + 1)
      if state.keys == 3 { state.isOpen = true }
    case .walk, .run: state.passed = state.isOpen ? action.rawValue : 0
    }
    observation = state
    return .applied
  }
  func draw(_ kind: ActionKind, seeing observation: State, using random: inout SeededRandom) -> Action {
    observation.start == 0 ? [.master, .walk][Int(kind.index % 2)] : [.key, .run][Int(kind.index % 2)]
  }
  func describe(_ observation: State) -> String { "\(observation.isOpen)" }

  static let target = FuzzTarget(
    "two-ways", machine: TwoWays(),
    rules: [
      Rule(
        "door.closed", "Nobody passes", source: "test", violationKinds: ["passed"],
        check: .state { $0.after.passed != 0 ? .violated("passed") : .holds })
    ])
}
