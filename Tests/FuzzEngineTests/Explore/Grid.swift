import FuzzEngine

/// Walks on a grid without edges, so that only a bound makes it finite; some fields break a rule.
struct Grid: WordMachine {
  struct State: Hashable, Sendable {
    var x = 0
    var y = 0
  }

  enum Action: Int, CaseIterable, Hashable, Sendable { case right, left, up, down }

  /// Whether all states have one digest, so that only comparing them tells them apart.
  var digestsCollide = false
  var startsByDefault = true

  var ignoreReasons: [String] { ["bound", "edge"] }
  var bounds: [ModelBound.Limit] { [ModelBound.Limit("size", 6, "fields along a side")] }
  var abstractStateCount: Int { 4 }
  var starts: [StartPoint] { [StartPoint(isDefault: startsByDefault)] }
  func abstractState(of observation: State) -> Int { min(3, observation.x) }

  func state(at start: Int) -> State { State() }
  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    switch action {
    case .right: state.x += 1
    case .left: if state.x == 0 { return .ignored(1) } else { state.x -= 1 }
    case .up: state.y += 1
    case .down: if state.y == 0 { return .ignored(1) } else { state.y -= 1 }
    }
    observation = state
    return .applied
  }
  func alphabet(within bound: ModelBound?) -> [Action] { Action.allCases }
  func isWithin(_ bound: ModelBound, _ state: State, _ observation: State) -> Bool {
    state.x < bound[0] && state.y < bound[0]
  }
  func fingerprint(of state: State) -> Fingerprint {
    digestsCollide ? Fingerprint(high: 7, low: 7) : Fingerprint(hashing: state)
  }
  func describe(_ observation: State) -> String { "\(observation.x) \(observation.y)" }

  /// Memory of the highest row so far, which tells more states apart than there are fields.
  private struct Highest: BitwiseCopyable {
    var y = 0
  }

  func target() -> FuzzTarget<Grid> {
    FuzzTarget(
      "grid", machine: self,
      rules: [
        Rule(
          "grid.corner", "Nobody reaches the field 3 2", source: "test", violationKinds: ["reached"],
          check: .state { $0.after == State(x: 3, y: 2) ? .violated("reached") : .holds }),
        Rule(
          "grid.return", "Who was in row 4 does not come back to row 0", source: "test",
          violationKinds: ["came-back"],
          check: .memory(
            MemoryCheck(begin: { _ in Highest() }, symbol: \.after.y) { memory, y in
              memory.y = max(memory.y, y)
              return memory.y >= 4 && y == 0 ? .violated("came-back") : .holds
            })),
      ])
  }
}
