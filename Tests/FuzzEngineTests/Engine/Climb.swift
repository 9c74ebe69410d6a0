import FuzzEngine

/// A staircase on which every step needs one particular of six keys, and any other leads back to the foot.
///
/// At the top, and only there, the lever breaks the rule; so it takes the whole climb and one line more.
struct Climb: EngineMachine {
  enum Action: Hashable, Sendable {
    case key(Int)
    case lever
  }

  struct State: Hashable, Sendable {
    var level = 0
    var isBroken = false
  }

  let height: Int
  /// Whether the abstract state tells the level.
  let isVisible: Bool
  var statesAreWhole = true

  /// The key that leads from a level to the next.
  static func key(at level: Int) -> Int { (level * 7 + 3) % 6 }

  /// The trace that leads to the top.
  var violationKind: [String] { (0..<height).map { "key \(Self.key(at: $0))" } }

  var actionKinds: [String] { (0..<6).map { "key\($0)" } + ["lever"] }
  var ignoreReasons: [String] { ["limit", "not-there"] }
  var starts: [StartPoint] { [StartPoint()] }
  var abstractStateCount: Int { isVisible ? height + 1 : 1 }

  func state(at start: Int) -> State { State() }
  func observe(_ state: State) -> State { state }
  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    switch action {
    case .lever:
      if state.level < height { return .ignored(1) }
      state.isBroken = true
    case .key(let key):
      if state.level == height { return .limit }
      state.level = key == Self.key(at: state.level) ? state.level + 1 : 0
    }
    observation = state
    return .applied
  }
  func kind(of action: Action) -> ActionKind {
    switch action {
    case .key(let key): ActionKind(UInt8(key))
    case .lever: ActionKind(6)
    }
  }
  func draw(_ kind: ActionKind, seeing observation: State, using random: inout SeededRandom) -> Action {
    kind.index == 6 ? .lever : .key(Int(kind.index))
  }
  func abstractState(of observation: State) -> Int { isVisible ? observation.level : 0 }
  func text(of action: Action) -> String {
    switch action {
    case .key(let key): "key \(key)"
    case .lever: "lever"
    }
  }
  func action(from text: String) throws(ActionTextError) -> Action {
    if text == "lever" { return .lever }
    guard let key = text.split(separator: " ").last.flatMap({ Int($0) }) else {
      throw ActionTextError("'\(text)' is no action")
    }
    return .key(key)
  }
  func describe(_ observation: State) -> String { "level \(observation.level)" }

  var target: FuzzTarget<Climb> {
    FuzzTarget(
      "climb", machine: self,
      rules: [
        Rule(
          "climb.whole", "Nobody pulls the lever", source: "test", violationKinds: ["broken"],
          check: .state { $0.after.isBroken ? .violated("broken") : .holds })
      ])
  }
}

/// A heap that breaks once it is so high, and one of its two kinds of action clears it.
struct Heap: WordMachine {
  enum Action: Int, CaseIterable, Hashable, Sendable { case put, clear }

  var height = 30

  func state(at start: Int) -> Int { 0 }
  func step(_ state: inout Int, _ observation: inout Int, _ action: Action) -> Outcome {
    state = action == .put ? min(height, state + 1) : 0
    observation = state
    return .applied
  }
  func describe(_ observation: Int) -> String { "\(observation)" }
  func alphabet(within bound: ModelBound?) -> [Action] { Action.allCases }

  var target: FuzzTarget<Heap> {
    FuzzTarget(
      "heap", machine: self,
      rules: [
        Rule(
          "heap.low", "Never so high", source: "test", violationKinds: ["high"],
          check: .state { [height] in $0.after == height ? .violated("high") : .holds })
      ])
  }
}
