import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

private struct ManyRouter {
  var row: String? = "one"
  var path: [String] = []
}

/// Values get numbers as they are met, and what was only asked about a copy gets one as well.
@Suite("What repeats, by the names of values")
@MainActor
struct LiveRepeatTests {
  private func target() throws -> FuzzTarget<LiveMachine> {
    try LiveSystem<ManyRouter>(
      "many", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { _, top in top == nil ? ["first", "second"] : [] },
      make: { _ in ManyRouter() }
    ).target()
  }

  /// Plays a trace while somebody asks about another link, then once more without; returns what differed.
  private func difference(asking text: String?) throws -> Nondeterminism? {
    let target = try target()
    let machine = target.machine
    let player = Player(machine, rules: [], reporting: .once, evaluating: .onRequest)
    player.begin(at: machine.fullestStart)
    var answers: [LineResult<SplitObservation>?] = [player.lineResult(.applied)]
    if let text {
      var (copy, seen) = (player.state, player.observation)
      _ = machine.step(&copy, &seen, try machine.action(from: text))
    }
    let action = try machine.action(from: "link 2")
    answers.append(player.lineResult(player.play(action, leavesPending: false)))
    let trace = Trace(start: machine.fullestStart, lines: [TraceLine(action)])
    return NondeterminismCheck(machine).difference(in: trace, from: answers)
  }

  @Test("a view is the same whatever number its value had")
  func names() throws {
    #expect(try difference(asking: nil) == nil)
    #expect(try difference(asking: "link 1") == nil)
  }
}
