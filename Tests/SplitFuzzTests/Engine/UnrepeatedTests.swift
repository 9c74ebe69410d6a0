import Testing

@testable import FuzzEngine
@testable import SplitFuzz

/// A lamp with a switch; what it remembers may outlive it, as a singleton does.
private struct Lamp: EngineMachine {
  final class Shared: Hashable, @unchecked Sendable {
    // Used by one thread.
    var count = 0
    static func == (one: Shared, other: Shared) -> Bool { one === other }
    func hash(into hasher: inout Hasher) {}
  }

  enum Action: Hashable, Sendable { case press, wait }

  let shared: Shared?
  var actionKinds: [String] { ["press", "wait"] }
  var ignoreReasons: [String] { ["bound"] }
  var starts: [StartPoint] { [StartPoint()] }
  func state(at start: Int) -> Int { 0 }
  func observe(_ state: Int) -> Int { state }
  func step(_ state: inout Int, _ observation: inout Int, _ action: Action) -> Outcome {
    if action == .press {
      shared?.count += 1
      // From the third press of the process on it is broken.
      state = (shared?.count ?? 0) > 2 ? 0 : 1 - state
    }
    observation = state
    return .applied
  }
  func kind(of action: Action) -> ActionKind { ActionKind(action == .press ? 0 : 1) }
  func draw(_ kind: ActionKind, seeing observation: Int, using random: inout SeededRandom) -> Action {
    kind.index == 0 ? .press : .wait
  }
  func alphabet(within bound: ModelBound?) -> [Action] { [.press, .wait] }
  var statesAreWhole: Bool { shared == nil }
  func text(of action: Action) -> String { action == .press ? "press" : "wait" }
  func action(from text: String) throws(ActionTextError) -> Action {
    if text == "press" { return .press }
    if text == "wait" { return .wait }
    throw ActionTextError("unknown action '\(text)'")
  }
  func depict(_ observation: Int) -> String { observation == 1 ? "light" : "dark" }

  static func target(_ shared: Shared?) -> FuzzTarget<Lamp> {
    FuzzTarget(
      "lamp", machine: Lamp(shared: shared),
      rules: [
        Rule(
          "lamp.dark", "It is dark", source: "a test", ways: ["light"],
          check: .state { $0.after == 1 ? .broken("light") : .holds })
      ])
  }
}

@Suite("What is answered in two ways")
struct UnrepeatedTests {
  @Test("a campaign names the first line that differs, asks for a singleton, and sets findings aside")
  func campaigns() throws {
    let report = Lamp.target(Lamp.Shared()).fuzz(.small())
    let unrepeated = try #require(report.unrepeated)
    #expect(!report.isRepeatable && report.findings.isEmpty)
    #expect(unrepeated.lines.last == "press" && unrepeated.lines.dropLast().allSatisfy { $0 == "wait" })
    #expect(unrepeated.first == "light" && unrepeated.second == "dark")
    #expect(unrepeated.description.contains("outlives a trace"))
    let well = Lamp.target(nil).fuzz(.small())
    #expect(well.isRepeatable && well.unrepeated == nil && well.findings.count == 1)
  }

  @Test("so does a replay, and an exploration")
  func others() throws {
    let lines = ["wait", "press"].enumerated().map {
      TraceText.Line($0.element, leavesInFlight: false, number: $0.offset + 1)
    }
    let shared = Lamp.Shared()
    shared.count = 1
    let replay = try Lamp.target(shared).replay(TraceText(start: [], lines: lines))
    #expect(replay.unrepeated?.lines == ["wait", "press"])
    #expect(try Lamp.target(nil).replay(TraceText(start: [], lines: lines)).unrepeated == nil)
    let explored = Lamp.target(Lamp.Shared()).explore(ExploreOptions())
    #expect(explored.findings.isEmpty && !explored.isRepeatable)
    #expect(Lamp.target(nil).explore(ExploreOptions()).isRepeatable)
  }
}
