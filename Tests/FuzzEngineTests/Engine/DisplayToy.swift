import FuzzEngine

/// The toy on which rival tools were measured: a display kept by the steps must equal one derived from the
/// state.
///
/// The planted bug spoils the kept display when push, close(swipe), flip, open(keyboard), pop come in a row.
struct DisplayToy: EngineMachine {
  enum Source: Int, CaseIterable { case button, swipe, keyboard, program }

  struct State: Hashable, Sendable {
    var isCompact = false
    var isOpen = false
    var openedBy = Source.button
    var path: [UInt8] = []
    var kept = 0
    var matched = 0

    var derived: Int { (isCompact ? 1 : 0) + (isOpen ? 2 : 0) + 4 * path.count }
  }

  enum Action: Hashable, Sendable {
    case flip
    case open(Source)
    case close(Source)
    case push(UInt8)
    case pop
  }

  let isPlanted: Bool

  var actionKinds: [String] { ["flip", "open", "close", "push", "pop"] }
  var ignoreReasons: [String] { ["limit", "empty"] }
  var weights: [Int] { [2, 3, 3, 2, 2] }
  var starts: [StartPoint] { [StartPoint()] }

  func state(at start: Int) -> State { State() }
  func observe(_ state: State) -> State { state }

  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    switch action {
    case .flip: state.isCompact.toggle()
    case .open(let source): (state.isOpen, state.openedBy) = (true, source)
    case .close: state.isOpen = false
    case .push(let byte):
      if state.path.count == 8 { return .limit }
      state.path.append(byte)
    case .pop:
      if state.path.popLast() == nil { return .ignored(1) }
    }
    state.kept = state.derived
    advance(&state, action)
    if isPlanted, state.matched == 5 { state.kept = -1 }
    observation = state
    return .applied
  }

  private func advance(_ state: inout State, _ action: Action) {
    switch (state.matched, action) {
    case (1, .close(.swipe)), (2, .flip), (3, .open(.keyboard)), (4, .pop): state.matched += 1
    case (_, .push): state.matched = 1
    default: state.matched = 0
    }
  }

  func kind(of action: Action) -> ActionKind {
    switch action {
    case .flip: ActionKind(0)
    case .open: ActionKind(1)
    case .close: ActionKind(2)
    case .push: ActionKind(3)
    case .pop: ActionKind(4)
    }
  }
  func draw(_ kind: ActionKind, seeing observation: State, using random: inout SeededRandom) -> Action {
    switch kind.index {
    case 0: .flip
    case 1: .open(Source.allCases[random.below(4)])
    case 2: .close(Source.allCases[random.below(4)])
    case 3: .push(UInt8(random.below(256)))
    default: .pop
    }
  }
  func simpler(than action: Action) -> [Action] {
    switch action {
    case .open(let source): Source.allCases.prefix(source.rawValue).map { .open($0) }
    case .close(let source): Source.allCases.prefix(source.rawValue).map { .close($0) }
    case .push(let byte) where byte > 0: [.push(0), .push(byte / 2)]
    default: []
    }
  }
  func text(of action: Action) -> String {
    switch action {
    case .flip: "flip"
    case .open(let source): "open \(source)"
    case .close(let source): "close \(source)"
    case .push(let byte): "push \(byte)"
    case .pop: "pop"
    }
  }
  func action(from text: String) throws(ActionTextError) -> Action {
    throw ActionTextError("the toy reads no text")
  }
  func describe(_ observation: State) -> String { "\(observation.kept)" }

  static func target(isPlanted: Bool) -> FuzzTarget<DisplayToy> {
    FuzzTarget(
      "display-toy/1", machine: DisplayToy(isPlanted: isPlanted),
      rules: [
        Rule(
          "display.agrees", "The display kept is the display derived", source: "toolchain.md",
          violationKinds: ["disagrees"],
          check: .state { $0.after.kept == $0.after.derived ? .holds : .violated("disagrees") })
      ])
  }
}
