import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

private nonisolated func fetch() async -> Int {
  await Task.yield()
  return 1
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

@Suite("Tasks that have not begun") struct DetachedTaskTests {
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
    "one that has not begun is called by the function that makes it", arguments: NamedRouter.Way.allCases)
  fileprivate func named(_ way: NamedRouter.Way) async throws {
    let seen = try await target(way).panesAfterPush()
    #expect(!seen.contains { $0.contains("'task ") }, "\(seen)")
    #expect(seen.contains { $0.contains("'NamedRouter.load()' is complete") }, "\(seen)")
  }
}
