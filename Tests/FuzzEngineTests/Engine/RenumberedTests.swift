import Testing

@testable import FuzzEngine

/// A list that is tapped by number: letters, a button that deletes the first of them, and two that light a fuse in this order.
private struct Numbers: WordMachine {
  struct State: Hashable, Sendable {
    var rows = ["a", "b", "c", "delete", "unlock", "light"]
    var isUnlocked = false
    var isLit = false
  }

  enum Action: Int, CaseIterable, Hashable, Sendable { case tap0, tap1, tap2, tap3, tap4, tap5 }

  let statesAreWhole = false

  var actionKinds: [String] { ["tap"] }
  var ignoreReasons: [String] { ["limit", "nothing-there"] }

  func state(at start: Int) -> State { State() }
  func kind(of action: Action) -> ActionKind { ActionKind(0) }
  func refuse(_ action: Action, _ observation: inout State) -> Outcome? {
    observation.rows.indices.contains(action.rawValue) ? nil : .ignored(1)
  }
  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    if let refusal = refuse(action, &state) { return refusal }
    switch state.rows[action.rawValue] {
    case "delete": if state.rows[0] != "delete" { state.rows.removeFirst() }
    case "unlock": state.isUnlocked = true
    case "light": state.isLit = state.isUnlocked
    default: state.isUnlocked = false
    }
    observation = state
    return .applied
  }
  func draw(_ kind: ActionKind, seeing observation: State, using random: inout SeededRandom) -> Action {
    Action.allCases[random.below(observation.rows.count)]
  }
  func alphabet(within bound: ModelBound?) -> [Action] { bound == nil ? Action.allCases : [] }
  func text(of action: Action, in state: State, seeing observation: State) -> String {
    state.rows.indices.contains(action.rawValue) ? "\(action) \(state.rows[action.rawValue])" : "\(action)"
  }
  func describe(_ observation: State) -> String { observation.rows.joined(separator: " ") }
}

@Suite("What is tapped by its number on screen")
struct RenumberedTests {
  @Test("A step that shifts what is tapped later goes, and that has the number that it has without")
  func shifted() throws {
    let target = FuzzTarget(
      "numbers", machine: Numbers(),
      rules: [
        Rule(
          "fuse.dark", "The fuse is never lit", source: "test", violationKinds: ["lit"],
          check: .state { $0.after.isLit ? .violated("lit") : .holds })
      ])
    let trace = traceText(nil, ["tap3", "tap2", "tap2", "tap3"])
    let finding = try target.shrink(trace, ShrinkOptions(proveStates: 0)).first
    #expect(finding?.trace == ["tap4 unlock", "tap5 light"])
  }
}
