import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

/// A router whose views load in a task of its own and take the top view away when that fails.
@MainActor final class TaskRouter {
  var row: String? = "one"
  var path: [Int] = []
  private let deferred: Deferred
  private let waits: Bool

  init(_ deferred: Deferred, waits: Bool) {
    self.deferred = deferred
    self.waits = waits
  }

  func open(_ number: Int) {
    path.append(number)
    Task {
      if waits { await deferred.wait("load", of: number) } else { await Task.yield() }
      if number == 1 { path = path.dropLast() }
    }
  }
}

@Suite("Control over what a router does later")
struct LiveAsynchronyTests {
  @MainActor
  private func target(_ asynchrony: Asynchrony, waits: Bool = false) throws -> FuzzTarget<LiveMachine> {
    try system(asynchrony, waits: waits).target()
  }

  @MainActor
  private func system(_ asynchrony: Asynchrony, waits: Bool = false) -> LiveSystem<TaskRouter> {
    LiveSystem(
      "tasks", sidebar: .list(["one", "two"], selection: \.row),
      detail: .stack(path: \.path) { (_: TaskRouter, top: Int?) in
        top == nil ? [1, 2].map { number in .button(opens: number) { $0.open(number) } } : []
      },
      asynchrony: asynchrony, make: { TaskRouter($0, waits: waits) })
  }

  private func options(_ rules: [String]) -> CampaignOptions {
    var options = CampaignOptions(seed: 3)
    options.runs = 2
    options.steps = 40
    options.rules = RuleSelection(only: rules)
    return options
  }

  @Test("tasks run where the main actor is given up, and the report says that timing is not controlled")
  func yields() async throws {
    // On a busy machine the task may come too late, or not each time alike; then it is tried again.
    var met: [String] = []
    for _ in 0..<3 where met.isEmpty {
      let report = try await target(.yields(40)).run { [options = options(["push.visible"])] in
        $0.fuzz(options)
      }
      #expect(report.notes.contains { $0.hasPrefix("timing not controlled: ") })
      met = report.findings.map(\.signature.rule)
    }
    // The task takes away what was opened before anybody has seen it.
    #expect(met == ["push.visible"])
  }

  @Test(
    "a test on the main actor fuzzes in each mode and comes to an end",
    arguments: [Asynchrony.none, .injected, .controlled, .yields(4)])
  @MainActor
  func onMainActor(_ asynchrony: Asynchrony) async throws {
    // Where the task runs, it takes away what was opened. After a number of yields it may have run or not: a busy machine
    // makes that differ from one play to the next.
    do { try await system(asynchrony).test(seed: 3, runs: 1, savesFailures: false) } catch let failure
      as TestFailure
    {
      let isFound = [.yields(4), .controlled].contains(asynchrony) && failure.finding != nil
      #expect(
        isFound || asynchrony == .yields(4) && failure.lines[0].contains("nondeterministic"), "\(failure)")
    }
  }

  @Test("controlled tasks run when the trace says so")
  func controlled() async throws {
    let target = try await target(.controlled)
    let seen = try await target.run { target in
      let machine = target.machine
      var state = machine.state(at: machine.fullestStart)
      var observation = machine.observe(state)
      var seen: [String] = []
      for text in ["link 1", "deliver 1", "deliver 1"] {
        _ = machine.step(&state, &observation, try machine.action(from: text))
        seen += [machine.describe(observation)] + machine.pendingEvents(state)
      }
      return seen
    }
    // The task leaves the main actor, yields there, and comes back.
    let waiting = ["sidebar: menu | detail: 1 <back", "'TaskRouter.open(_:)' is complete"]
    #expect(seen == waiting + waiting + ["sidebar: menu | detail: one"])
  }

  @Test("without control no task runs, and the report says that as well")
  func none() async throws {
    let report = try await target(.none).run { [options = options(["push.visible"])] in $0.fuzz(options) }
    #expect(report.notes.contains { $0.hasPrefix("asynchronous work is not run") })
    #expect(report.findings.isEmpty)
  }

  @Test("what waits for the Deferred completes when the trace says so")
  func waits() async throws {
    let target = try await target(.yields(40), waits: true)
    let seen = try await target.run { target in
      let machine = target.machine
      var state = machine.state(at: machine.fullestStart)
      var observation = machine.observe(state)
      for text in ["link 1", "back", "deliver 2", "link 2"] {
        _ = machine.step(&state, &observation, try machine.action(from: text))
      }
      let pendingEvents = machine.pendingEvents(state)
      let isLanded = machine.deliverNext(&state, &observation)
      return (
        pendingEvents, isLanded, observation.effects.completedForGoneView, machine.describe(observation)
      )
    }
    #expect(seen.0 == ["'load of '1'' is complete", "'load of '2'' is complete"])
    #expect(seen.1 && seen.2)
    // The answer for the first view takes the second one away.
    #expect(seen.3 == "sidebar: menu | detail: one")
  }

  @Test("what yields the main actor is refused where the main actor is held")
  @MainActor
  func refused() throws {
    let system = LiveSystem<TaskRouter>(
      "tasks", sidebar: .list(["one"], selection: \.row), detail: .stack(path: \.path) { _, _ in [] },
      asynchrony: .yields(1), make: { TaskRouter($0, waits: false) })
    #expect {
      try system.fuzz(CampaignOptions(seed: 1))
    } throws: {
      "\($0)".contains("write 'await target().run { $0.fuzz(options) }'")
    }
  }
}

/// A router that begins work and forgets about it.
@MainActor private final class ForgetfulRouter {
  var row: String? = "one"
  var path: [String] = []
  private let deferred: Deferred
  private let forgets: Bool

  init(_ deferred: Deferred, forgets: Bool) {
    self.deferred = deferred
    self.forgets = forgets
  }

  func open() {
    path.append("leaf")
    let work = deferred.begins("sync")
    deferred.later("upload", of: "leaf") { [forgets] in if !forgets { work.ends() } }
  }
}

@Suite("Work that is left behind")
@MainActor
struct PendingWorkTests {
  private func system(forgets: Bool) -> LiveSystem<ForgetfulRouter> {
    LiveSystem(
      "forgetful", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { _, top in top == nil ? [.button(opens: "leaf") { $0.open() }] : [] },
      make: { ForgetfulRouter($0, forgets: forgets) })
  }

  @Test("it is named once everything else has settled, and nothing is said where none is left")
  func named() throws {
    var options = CampaignOptions(seed: 1)
    options.runs = 3
    let left = try system(forgets: true).fuzz(options).notes
    #expect(
      left.contains {
        $0.contains("work was pending after everything had settled: 'sync' (")
      })
    let none = try system(forgets: false).fuzz(options).notes
    #expect(!none.contains { $0.contains("pending") })
  }

  @Test("what is pending is named")
  func pendingEvents() throws {
    let machine = try system(forgets: true).target().machine
    var state = machine.state(at: machine.fullestStart)
    var observation = machine.observe(state)
    _ = machine.step(&state, &observation, try machine.action(from: "link 1"))
    #expect(
      machine.pendingEvents(state) == [
        "'upload of 'leaf'' is complete", "'sync' is pending, and nothing in flight completes it",
      ])
  }
}
