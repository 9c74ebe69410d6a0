import FuzzEngine

/// A machine whose actions are bare words, each a kind of its own, and whose states are seen whole.
///
/// A test's machine says what its words do and says anew only what it does otherwise.
protocol WordMachine: EngineMachine
where Action: CaseIterable & RawRepresentable<Int>, Action.AllCases == [Action], Observation == State {}

extension WordMachine {
  var actionKinds: [String] { Action.allCases.map { "\($0)" } }
  var ignoreReasons: [String] { ["limit"] }
  var starts: [StartPoint] { [StartPoint()] }

  func observe(_ state: State) -> State { state }
  func kind(of action: Action) -> ActionKind { ActionKind(UInt8(action.rawValue)) }
  func draw(_ kind: ActionKind, seeing observation: State, using random: inout SeededRandom) -> Action {
    Action.allCases[Int(kind.index)]
  }
  func text(of action: Action) -> String { "\(action)" }
  func action(from text: String) throws(ActionTextError) -> Action {
    guard let action = Action.allCases.first(where: { "\($0)" == text }) else {
      throw ActionTextError("'\(text)' is no action")
    }
    return action
  }
}
