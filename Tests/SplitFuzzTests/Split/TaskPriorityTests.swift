import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

private actor Loader {
  private var count = 0

  private var cache: [String: String] = [:]

  func load() { count += 1 }

  func cached(_ name: String) async -> String {
    if let known = cache[name] { return known }
    let value = await fetched(name)
    cache[name] = value
    return value
  }

  func load(after wait: @Sendable () async -> Void) async {
    await wait()
    load()
  }
}

@concurrent private func fetched(_ name: String) async -> String {
  await Task.yield()
  return name
}

private nonisolated func fetch() async { await Task.yield() }

/// A router that opens a view and, in a task of some priority, takes it away later.
@MainActor private final class LateRouter {
  enum Wait: CaseIterable, Sendable {
    case yields, sleeps, detached, children, actor, actorFetches, actorCaches, actorSleeps, actors
  }

  var row: String? = "one"
  var path: [Int] = []
  private let wait: Wait
  private let priority: TaskPriority?
  private let loader = Loader()
  private let other = Loader()

  init(_ wait: Wait, _ priority: TaskPriority?) { (self.wait, self.priority) = (wait, priority) }

  func open(_ number: Int) {
    path.append(number)
    Task(priority: priority) {
      await pause()
      path = path.dropLast()
    }
  }

  private func pause() async {
    switch wait {
    case .yields: await Task.yield()
    case .sleeps: try? await Task.sleep(for: .seconds(1))
    case .detached: await Task.detached(priority: .low) { await Task.yield() }.value
    case .children:
      async let one: Void = fetch()
      async let two: Void = fetch()
      _ = await (one, two)
    case .actor: await loader.load()
    case .actorFetches: await loader.load { await fetch() }
    case .actorCaches: _ = await loader.cached("a")
    case .actorSleeps: await loader.load { try? await Task.sleep(for: .seconds(1)) }
    case .actors: await loader.load { [other] in await other.load() }
    }
  }
}

@Suite("Tasks with a priority of their own, and actors") struct TaskPriorityTests {
  @MainActor private func target(
    _ wait: LateRouter.Wait, _ priority: TaskPriority?
  ) throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "late", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (_: LateRouter, top: Int?) in
        top == nil ? [.button(opens: 1) { $0.open(1) }] : []
      },
      asynchrony: .controlled, make: { _ in LateRouter(wait, priority) }
    ).target()
  }

  private func seen(_ wait: LateRouter.Wait, _ priority: TaskPriority?) async throws -> [String] {
    try await target(wait, priority).panesAfterPush()
  }

  @Test("their waits end when the trace says so, one after the other", arguments: LateRouter.Wait.allCases)
  fileprivate func controlled(_ wait: LateRouter.Wait) async throws {
    let seen = try await seen(wait, .userInitiated)
    #expect(seen.count > 1 && seen.dropLast().allSatisfy { $0.hasSuffix("detail: 1 <back") }, "\(seen)")
    #expect(seen.last == "sidebar: menu | detail: one")
    for priority in [nil, .userInitiated] as [TaskPriority?] {
      let again = try await self.seen(wait, priority)
      #expect(again == seen)
    }
  }

  @Test("their waits have the names of the router's functions")
  func names() async throws {
    let asleep = try await seen(.sleeps, .userInitiated)
    #expect(
      asleep.dropLast().last?.hasPrefix("'LateRouter.pause(), asleep' is complete") == true, "\(asleep)")
    let inActor = try await seen(.actor, .userInitiated)
    #expect(inActor.first?.hasPrefix("'LateRouter.pause()' is complete") == true, "\(inActor)")
  }
}

extension FuzzTarget<LiveMachine> {
  /// The panes after a push and after each step of its tasks, with what is pending.
  func panesAfterPush() async throws -> [String] {
    try await run { target in
      let machine = target.machine
      var state = machine.state(at: machine.fullestStart)
      var observation = machine.observe(state)
      _ = machine.step(&state, &observation, try machine.action(from: "link 1"))
      var seen: [String] = []
      repeat {
        seen.append((machine.pendingEvents(state) + [machine.describe(observation)]).joined(separator: ", "))
      } while machine.deliverNext(&state, &observation)
      return seen
    }
  }
}
