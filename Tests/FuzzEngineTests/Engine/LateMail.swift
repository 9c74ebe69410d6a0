import FuzzEngine

/// A mailbox whose answers come late: a fetch lands as a turn of its own, wherever the person is by then.
struct LateMail: EngineMachine {
  struct State: Hashable, Sendable {
    var folder = 0
    var shown = 0
    /// The folders whose answers are on their way, the oldest first.
    var waiting: [Int] = []
  }

  enum Action: Hashable, Sendable {
    case visit(Int)
    case fetch
    case deliver(Int)
  }

  /// Whether a late answer is shown although the person has gone elsewhere.
  let isPlanted: Bool

  var actionKinds: [String] { ["visit", "fetch", "deliver"] }
  var ignoreReasons: [String] { ["limit", "not-waiting", "already-there"] }
  var starts: [StartPoint] { [StartPoint()] }

  func state(at start: Int) -> State { State() }
  func observe(_ state: State) -> State { state }

  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    switch action {
    case .visit(let folder):
      if folder == state.folder { return .ignored(2) }
      (state.folder, state.shown) = (folder, folder)
    case .fetch:
      if state.waiting.count == 3 { return .limit }
      state.waiting.append(state.folder)
    case .deliver(let index):
      guard state.waiting.indices.contains(index) else { return .ignored(1) }
      arrive(state.waiting.remove(at: index), &state)
    }
    observation = state
    return .applied
  }

  private func arrive(_ folder: Int, _ state: inout State) {
    if isPlanted || folder == state.folder { state.shown = folder }
  }

  func deliverNext(_ state: inout State, _ observation: inout State) -> Bool {
    if state.waiting.isEmpty { return false }
    arrive(state.waiting.removeFirst(), &state)
    observation = state
    return true
  }
  func isAtRest(_ state: State) -> Bool { state.waiting.isEmpty }

  func kind(of action: Action) -> ActionKind {
    switch action {
    case .visit: ActionKind(0)
    case .fetch: ActionKind(1)
    case .deliver: ActionKind(2)
    }
  }
  func draw(_ kind: ActionKind, seeing observation: State, using random: inout SeededRandom) -> Action {
    switch kind.index {
    case 0: .visit(random.below(5))
    case 1: .fetch
    default: .deliver(random.below(3))
    }
  }
  func simpler(than action: Action) -> [Action] {
    switch action {
    case .visit(let folder): (0..<folder).map { .visit($0) }
    case .deliver(let index): (0..<index).map { .deliver($0) }
    case .fetch: []
    }
  }
  func alphabet(within bound: ModelBound?) -> [Action] {
    (0..<5).map { .visit($0) } + [.fetch] + (0..<3).map { .deliver($0) }
  }
  func text(of action: Action) -> String {
    switch action {
    case .visit(let folder): "visit \(folder)"
    case .fetch: "fetch"
    case .deliver(let index): "deliver \(index + 1)"
    }
  }
  func action(from text: String) throws(ActionTextError) -> Action {
    let words = text.split(separator: " ")
    switch (words.first, words.dropFirst().first.flatMap { Int($0) }) {
    case ("visit", .some(let folder)): return .visit(folder)
    case ("fetch", nil): return .fetch
    case ("deliver", .some(let number)): return .deliver(number - 1)
    default: throw ActionTextError("'\(text)' is no action")
    }
  }
  func describe(_ observation: State) -> String { "folder \(observation.folder) shows \(observation.shown)" }

  static func target(isPlanted: Bool) -> FuzzTarget<LateMail> {
    FuzzTarget(
      "late-mail/1", machine: LateMail(isPlanted: isPlanted),
      rules: [
        Rule(
          "mail.shows-folder", "A folder shows its own mail", source: "test", violationKinds: ["foreign"],
          check: .state { $0.after.shown == $0.after.folder ? .holds : .violated("foreign") })
      ])
  }
}
