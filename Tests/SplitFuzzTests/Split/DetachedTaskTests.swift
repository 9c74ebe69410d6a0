import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

private nonisolated func fetch() async -> Int {
  await Task.yield()
  return 1
}

/// A router that opens a view and takes it away in a task that no other has begun, or in one of that.
@MainActor private final class DetachingRouter {
  enum Way: CaseIterable, Sendable {
    case onMain, afterwards, onMainAtOnce, twice
  }

  var row: String? = "one"
  var path: [Int] = []
  private let way: Way
  private let priority: TaskPriority?

  init(_ way: Way, _ priority: TaskPriority?) { (self.way, self.priority) = (way, priority) }

  private func leave() { path = path.dropLast() }

  /// A task of a task, which has neither the priority nor the values of what the router began.
  private func begin() {
    Task { await leaveLater() }
  }

  private func leaveLater() async {
    _ = await fetch()
    leave()
  }

  private nonisolated func beginOnMain() async { await MainActor.run { self.begin() } }

  private nonisolated func beginElsewhere() {
    Task {
      _ = await fetch()
      await leave()
    }
  }

  func open(_ number: Int) {
    path.append(number)
    switch way {
    case .onMain: Task.detached(priority: priority) { await self.beginOnMain() }
    case .afterwards:
      Task.detached(priority: priority) {
        await MainActor.run { _ = self.path }
        self.beginElsewhere()
      }
    case .onMainAtOnce:
      Task.detached(priority: priority, operation: leaveLater)
    case .twice:
      Task.detached(priority: priority) {
        let inner = Task.detached { await self.beginOnMain() }
        await inner.value
      }
    }
  }
}

@MainActor private final class NamedRouter {
  enum Way: CaseIterable, Sendable { case detached, value, child, group, high }

  var row: String? = "one"
  var path: [Int] = []
  private let way: Way

  init(_ way: Way) { self.way = way }

  func open(_ number: Int) {
    path.append(number)
    Task { await load() }
  }

  private func load() async {
    switch way {
    case .detached: await Task.detached { _ = await fetch() }.value
    case .value: _ = await Task.detached { await fetch() }.value
    case .child:
      async let one = fetch()
      _ = await one
    case .group:
      await withTaskGroup(of: Int.self) { group in
        group.addTask { await fetch() }
        for await _ in group {}
      }
    case .high: try? await Task.detached(priority: .high) { try await Task.sleep(for: .seconds(1)) }.value
    }
  }
}

@Suite("Tasks that are detached, and what they begin") struct DetachedTaskTests {
  @MainActor private func target(
    _ way: DetachingRouter.Way, _ priority: TaskPriority?
  ) throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "detaching", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (_: DetachingRouter, top: Int?) in
        top == nil ? [.button(opens: 1) { $0.open(1) }] : []
      },
      asynchrony: .controlled, make: { _ in DetachingRouter(way, priority) }
    ).target()
  }

  @MainActor private func target(_ way: NamedRouter.Way) throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "named", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (_: NamedRouter, top: Int?) in
        top == nil ? [.button(opens: 1) { $0.open(1) }] : []
      },
      asynchrony: .controlled, make: { _ in NamedRouter(way) }
    ).target()
  }

  @Test(
    "each of their waits ends when the trace says so", arguments: DetachingRouter.Way.allCases,
    [nil, TaskPriority.high])
  fileprivate func controlled(
    _ way: DetachingRouter.Way, _ priority: TaskPriority?
  ) async throws {
    let target = try await target(way, priority)
    let seen = try await target.panesAfterPush()
    #expect(seen.count > 2, "\(seen)")
    let waits = seen.dropLast()
    #expect(waits.allSatisfy { $0.contains("is complete") && $0.hasSuffix("detail: 1 <back") }, "\(seen)")
    #expect(seen.last == "sidebar: menu | detail: one", "\(seen)")
    for _ in 0..<4 {
      let again = try await target.panesAfterPush()
      #expect(again == seen)
    }
  }

  @Test(
    "one that has not begun is called by the function that makes it", arguments: NamedRouter.Way.allCases)
  fileprivate func named(_ way: NamedRouter.Way) async throws {
    let seen = try await target(way).panesAfterPush()
    #expect(!seen.contains { $0.contains("'task ") }, "\(seen)")
    #expect(seen.contains { $0.contains("'NamedRouter.load()' is complete") }, "\(seen)")
  }
}
