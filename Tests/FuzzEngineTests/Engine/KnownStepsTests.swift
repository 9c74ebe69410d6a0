import Testing

@testable import FuzzEngine

/// A corridor with doors that open from its third place on; at its beginning there is no way back.
private struct Corridor: WordMachine {
  struct State: Hashable, Sendable {
    var position = 0
    var isOpen = false
  }

  enum Action: Int, CaseIterable, Hashable, Sendable { case step, back, open }

  let statesAreWhole: Bool
  /// How many actions were played.
  let played = Locked(0)

  var ignoreReasons: [String] { ["bound", "nothing-there"] }

  func state(at start: Int) -> State { State() }
  func refuse(_ action: Action, _ observation: inout State) -> Outcome? {
    switch action {
    case .step: nil
    case .back: observation.position == 0 ? .ignored(1) : nil
    case .open: observation.position < 3 ? .ignored(1) : nil
    }
  }
  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    played.with { $0 += 1 }
    if let refusal = refuse(action, &state) { return refusal }
    switch action {
    case .step: state.position += 1
    case .back: state.position -= 1
    case .open: state.isOpen = true
    }
    observation = state
    return .applied
  }
  func draw(_ kind: ActionKind, seeing observation: State, using random: inout SeededRandom) -> Action {
    Action(rawValue: Int(kind.index)) ?? .step
  }
  func alphabet(within bound: ModelBound?) -> [Action] { Action.allCases }
  func describe(_ observation: State) -> String { "\(observation.position)" }

  /// A trace as it is shrunk, and how many actions were played for that.
  static func shrunk(_ lines: [String], statesAreWhole: Bool) throws -> (trace: [String]?, played: Int) {
    let corridor = Corridor(statesAreWhole: statesAreWhole)
    let target = FuzzTarget(
      "corridor", machine: corridor,
      rules: [
        Rule(
          "door.closed", "The doors stay closed", source: "test", violationKinds: ["open"],
          check: .state { $0.after.isOpen ? .violated("open") : .holds })
      ])
    let finding = try target.shrink(traceText(nil, lines), ShrinkOptions(proveStates: 0)).first
    return (finding?.trace, corridor.played.with { $0 })
  }
}

@Suite("What is known of the steps of other traces")
struct KnownStepsTests {
  private typealias Line = TraceLine<String>

  private func trace(_ text: String) -> Trace<String> {
    Trace(
      start: 0,
      lines: text.split(separator: " ").map {
        Line(String($0.drop { $0 == "~" }), leavesPending: $0.hasPrefix("~"))
      })
  }

  @Test("A step that is refused makes no difference, and nothing fails at its end")
  func refused() {
    let known = KnownSteps<String>()
    let first = known.note(Line("a"), isLast: false, leavesNothing: true, at: known.begin(at: 0))
    known.noteRefused("b", at: first)
    known.notePassing(trace("a c"))
    #expect(known.passes(trace("a b c")))
    #expect(known.passes(trace("a b b c")))
    #expect(known.passes(trace("a b")))
    #expect(!known.passes(trace("b c")))
    #expect(!known.passes(trace("a b c d")))
    #expect(!known.passes(Trace(start: 1, lines: trace("a c").lines)))
  }

  @Test("A mark after which nothing is pending makes no difference, and any other does")
  func marks() {
    let known = KnownSteps<String>()
    let start = known.begin(at: 0)
    _ = known.note(Line("a", leavesPending: true), isLast: false, leavesNothing: true, at: start)
    _ = known.note(Line("b", leavesPending: true), isLast: false, leavesNothing: false, at: start)
    for passing in ["a c", "b c"] { known.notePassing(trace(passing)) }
    #expect(known.passes(trace("~a c")))
    #expect(!known.passes(trace("~b c")))
  }

  @Test("Traces are shrunk to the same with fewer steps")
  func fewer() throws {
    let lines = "back step open back step step back step open step back step step open".split(separator: " ")
    let whole = try Corridor.shrunk(lines.map(String.init), statesAreWhole: true)
    let known = try Corridor.shrunk(lines.map(String.init), statesAreWhole: false)
    #expect(known.trace == ["step", "step", "step", "open"])
    #expect(known.trace == whole.trace)
    #expect(known.played < whole.played, "\(known.played) of \(whole.played)")
  }
}
