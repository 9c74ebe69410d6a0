import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

/// A router of which a task waits for an answer that never comes.
@MainActor private final class StuckRouter {
  var row: String? = "one"
  var path: [Int] = []
  private let isStuck: Bool
  private var latest: Task<Void, Never>?

  init(isStuck: Bool) { self.isStuck = isStuck }

  func open(_ number: Int) {
    path.append(number)
    latest = Task { [isStuck] in
      await Task.yield()
      if isStuck, number == 1 { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
  }
}

@Suite("Tasks that never end") struct EndlessTaskTests {
  @MainActor private func target(isStuck: Bool) throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "stuck", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (_: StuckRouter, top: Int?) in
        top == nil ? [1, 2].map { number in .button(opens: number) { $0.open(number) } } : []
      },
      events: [.deepLink("badge", to: 1) { $0.open(1) }],
      asynchrony: .controlled, make: { _ in StuckRouter(isStuck: isStuck) }
    ).target()
  }

  /// What is pending after each of some actions.
  private func pending(after actions: [String], isStuck: Bool) async throws -> [[String]] {
    try await target(isStuck: isStuck).run { target in
      let machine = target.machine
      var state = machine.state(at: machine.fullestStart)
      var observation = machine.observe(state)
      return try actions.map {
        _ = machine.step(&state, &observation, try machine.action(from: $0))
        return machine.pendingEvents(state)
      }
    }
  }

  @Test("one is named by what it began at, once nothing is in flight any more")
  func named() async throws {
    let inFlight = ["'StuckRouter.open(_:)' is complete"]
    let tap = "'a task of a tap on one' is pending, and nothing in flight completes it"
    let call = "'a task of call badge' is pending, and nothing in flight completes it"
    // It leaves the main actor, and yields there.
    let deliveries = ["deliver 1", "deliver 1"]
    let seen = try await pending(
      after: ["link 1"] + deliveries + ["call badge"] + deliveries, isStuck: true)
    #expect(seen == [inFlight, inFlight, [tap], inFlight, inFlight, [tap, call]], "\(seen)")
  }

  @Test("nothing is said of tasks that end")
  func ended() async throws {
    let seen = try await pending(after: ["link 1", "deliver 1", "deliver 1"], isStuck: false)
    #expect(seen.last == [], "\(seen)")
  }
}
