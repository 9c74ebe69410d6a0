import Testing

@testable import FuzzEngine

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
  /// How often it was described, where its words depend on that.
  var looks: Shared?
  var actionKinds: [String] { ["press", "wait"] }
  var ignoreReasons: [String] { ["limit"] }
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
  var statesAreWhole: Bool { shared == nil && looks == nil }
  func text(of action: Action) -> String { action == .press ? "press" : "wait" }
  func action(from text: String) throws(ActionTextError) -> Action {
    if text == "press" { return .press }
    if text == "wait" { return .wait }
    throw ActionTextError("unknown action '\(text)'")
  }
  func describe(_ observation: Int) -> String {
    looks?.count += 1
    return describePlainly(observation) + (looks.map { ", look \($0.count)" } ?? "")
  }
  func describePlainly(_ observation: Int) -> String { observation == 1 ? "light" : "dark" }

  static func target(_ shared: Shared?, looks: Shared? = nil) -> FuzzTarget<Lamp> {
    FuzzTarget(
      "lamp", machine: Lamp(shared: shared, looks: looks),
      rules: [
        Rule(
          "lamp.dark", "It is dark", source: "a test", violationKinds: ["light"],
          check: .state { $0.after == 1 ? .violated("light") : .holds })
      ])
  }
}

/// A switch that outlives each trace, and a look at it that no run takes: only what a rule of kind *neutral* does then shows it.
///
/// Its states cannot be copied: what is no longer the latest is played again.
private struct Cupboard: EngineMachine {
  final class Shared: @unchecked Sendable {
    // Used by one thread.
    var (isOn, latest) = (false, 0)
  }
  enum Action: Hashable, Sendable { case press, wait, look }
  struct State: Hashable, Sendable {
    var (actions, number, seen) = ([Action](), 0, "")
  }

  let shared = Shared()
  var actionKinds: [String] { ["press", "wait"] }
  var ignoreReasons: [String] { ["limit"] }
  var starts: [StartPoint] { [StartPoint()] }
  var statesAreWhole: Bool { false }
  func state(at start: Int) -> State { State() }
  func observe(_ state: State) -> String { state.seen }
  func step(_ state: inout State, _ observation: inout String, _ action: Action) -> Outcome {
    let isLatest = state.number == shared.latest
    for action in (isLatest ? [] : state.actions) + [action] where action == .press { shared.isOn.toggle() }
    if action == .look { state.seen = shared.isOn ? "on" : "off" }
    shared.latest += 1
    state.number = shared.latest
    state.actions.append(action)
    observation = state.seen
    return .applied
  }
  func kind(of action: Action) -> ActionKind { ActionKind(action == .press ? 0 : 1) }
  func draw(_ kind: ActionKind, seeing observation: String, using random: inout SeededRandom) -> Action {
    kind.index == 0 ? .press : .wait
  }
  func alphabet(within bound: ModelBound?) -> [Action] { [.press, .wait] }
  func text(of action: Action) -> String { "\(action)" }
  func action(from text: String) throws(ActionTextError) -> Action {
    switch text {
    case "press": return .press
    case "wait": return .wait
    case "look": return .look
    default: throw ActionTextError("unknown action '\(text)'")
    }
  }
  func describe(_ observation: String) -> String { observation }

  static var target: FuzzTarget<Cupboard> {
    let check = NeutralCheck<String, Action>(
      insertions: { _ in [.init(.wait)] }, compare: { _, _ in .holds }, followUps: { _ in [.look] },
      compareLater: { $0 == $1 ? .holds : .violated("differs") })
    return FuzzTarget(
      "cupboard", machine: Cupboard(),
      rules: [
        Rule(
          "cupboard.waits", "Waiting changes nothing", source: "a test", violationKinds: ["differs"],
          check: .neutral(check))
      ])
  }
}

@Suite("Results of two kinds")
struct NondeterminismTests {
  @Test func twoResultsThatLookAlikeDifferInWhatIsPending() {
    let result: LineResult<Int> = (isApplied: true, observation: 0, isAtRest: false, description: nil)
    let found = NondeterminismCheck(Lamp(shared: nil)).difference(
      in: Trace(start: 0, lines: []), from: [result])
    #expect(found?.first == "dark; something is pending" && found?.second == "dark")
  }

  @Test("a campaign names the first step that differs, suggests a singleton, and sets findings aside")
  func campaigns() throws {
    let report = Lamp.target(Lamp.Shared()).fuzz(.small())
    let nondeterminism = try #require(report.nondeterminism)
    #expect(!report.isDeterministic && report.findings.isEmpty)
    #expect(
      nondeterminism.lines.last == "press" && nondeterminism.lines.dropLast().allSatisfy { $0 == "wait" })
    #expect(nondeterminism.first == "light" && nondeterminism.second == "dark")
    #expect(nondeterminism.description.contains("outlives a trace"))
    let well = Lamp.target(nil).fuzz(.small())
    #expect(well.isDeterministic && well.nondeterminism == nil && well.findings.count == 1)
  }

  @Test("so does a replay, and an exploration")
  func others() throws {
    let lines = ["wait", "press"].enumerated().map {
      TraceText.Line($0.element, leavesPending: false, number: $0.offset + 1)
    }
    let shared = Lamp.Shared()
    shared.count = 1
    let replay = try Lamp.target(shared).replay(TraceText(start: [], lines: lines))
    #expect(replay.nondeterminism?.lines == ["wait", "press"])
    #expect(try Lamp.target(nil).replay(TraceText(start: [], lines: lines)).nondeterminism == nil)
    let explored = Lamp.target(Lamp.Shared()).explore(ExploreOptions())
    #expect(explored.findings.isEmpty && !explored.isDeterministic)
    #expect(Lamp.target(nil).explore(ExploreOptions()).isDeterministic)
  }

  @Test("words that depend on what was described before are no difference")
  func words() throws {
    let report = Lamp.target(nil, looks: Lamp.Shared()).fuzz(.small())
    #expect(report.isDeterministic && report.findings.count == 1)
  }

  @Test("what a rule inserts is no finding where the same steps without it differ as well")
  func inserted() throws {
    let report = Cupboard.target.fuzz(.small())
    #expect(report.findings.isEmpty && !report.isDeterministic)
    #expect(report.nondeterminism?.lines.last == "look")
  }
}
