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

/// A router of which a task opens a view after so many waits.
@MainActor private final class PatientRouter {
  var row: String? = "one"
  var path: [Int] = []
  private let waits: Int
  private let tasks: Int

  init(_ waits: Int, _ tasks: Int) { (self.waits, self.tasks) = (waits, tasks) }

  func open(_ number: Int) {
    for task in 1...tasks {
      Task { [waits] in
        for _ in 0..<waits { await Task.yield() }
        if task == 1 { path.append(number) }
      }
    }
  }
}

@Suite("Tasks that wait more often than a turn allows") struct PatientTaskTests {
  @MainActor private func system(_ waits: Int, tasks: Int = 1) -> LiveSystem<PatientRouter> {
    LiveSystem(
      "patient", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (_: PatientRouter, top: Int?) in
        top == nil ? [.button { $0.open(1) }] : []
      },
      events: [.deepLink("push", to: 1) { $0.open(1) }],
      asynchrony: .controlled, make: { _ in PatientRouter(waits, tasks) }
    )
  }

  /// What is shown and pending once everything has settled.
  private func settled(_ waits: Int) async throws -> [String] {
    try await system(waits).target().run { target in
      let machine = target.machine
      var state = machine.state(at: machine.fullestStart)
      var observation = machine.observe(state)
      _ = machine.step(&state, &observation, try machine.action(from: "link 1"))
      while machine.deliverNext(&state, &observation) {}
      return [machine.describe(observation)] + machine.pendingEvents(state)
    }
  }

  @Test("are pending by the function in which they wait, and reports say so")
  func named() async throws {
    let few = try await settled(80)
    #expect(few == ["sidebar: menu | detail: 1 <back"])
    let seen = try await settled(250)
    #expect(
      seen == [
        "sidebar: menu | detail: one",
        "'PatientRouter.open(_:), which waits again and again' is pending, and nothing in flight completes it",
      ])
  }

  @Test(
    "report neither a request that is lost nor handlers that trigger each other; the report names them",
    arguments: [(waits: 250, tasks: 1), (70, 3)])
  func reported(waits: Int, tasks: Int) async throws {
    var options = CampaignOptions(seed: 1)
    (options.runs, options.steps, options.shrinks) = (6, 8, false)
    options.rules = RuleSelection(only: ["request.not-lost", "write-back.converges"])
    let report = try await system(waits, tasks: tasks).target().run { [options] in $0.fuzz(options) }
    let name = "'PatientRouter.open(_:), which waits again and again'"
    #expect(report.notes.contains { $0.contains(name) }, "\(report.notes)")
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
  }
}

/// A router that looks for what is new for ever.
@MainActor private final class PollingRouter {
  var row: String? = "one"
  var path: [Int] = []

  init(everySeconds seconds: Int) {
    Task {
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(seconds)) }
    }
  }
}

@Suite("Tasks that sleep in a loop") struct PollingTaskTests {
  @MainActor private func target(everySeconds seconds: Int) throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "polling", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (_: PollingRouter, _: Int?) in [] },
      asynchrony: .controlled, make: { _ in PollingRouter(everySeconds: seconds) }
    ).target()
  }

  @Test(
    "go on a few times, and less often after later events and where a sleep takes seconds",
    arguments: [(seconds: 1, deliveries: [23, 4, 4]), (30, [7, 1, 1])])
  func deliveries(seconds: Int, deliveries: [Int]) async throws {
    let seen = try await target(everySeconds: seconds).run { target in
      let machine = target.machine
      var state = machine.state(at: machine.fullestStart)
      var observation = machine.observe(state)
      return try ["choose one", "rotate", "rotate"].map { action in
        _ = machine.step(&state, &observation, try machine.action(from: action))
        var count = 0
        while machine.deliverNext(&state, &observation) { count += 1 }
        return count
      }
    }
    #expect(seen == deliveries, "\(seen)")
  }
}
