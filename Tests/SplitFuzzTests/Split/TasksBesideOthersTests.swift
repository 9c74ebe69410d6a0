import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitFuzz

/// A router that loads what it shows when it is shown first.
@MainActor private final class LazyRouter {
  var row: String? = "one"
  var path: [Int] = []
  private let isDetached: Bool
  private var isLoaded = false

  init(isDetached: Bool) { self.isDetached = isDetached }

  func load() {
    if isLoaded { return }
    isLoaded = true
    if isDetached {
      Task.detached { [self] in await fetch() }
    } else {
      Task { await fetch() }
    }
  }

  nonisolated private func fetch() async {
    await Task.yield()
    await show()
  }

  private func show() { path = [9] }
}

/// A router without tasks.
@MainActor private final class IdleRouter {
  var row: String? = "one"
  var path: [Int] = []
}

@Suite("Tasks of several systems in one process") struct TasksBesideOthersTests {
  @MainActor private func lazy(isDetached: Bool) throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "lazy", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (router: LazyRouter, top: Int?) in
        router.load()
        return top == nil ? [.button(opens: 1) { $0.path = [1] }] : []
      },
      asynchrony: .controlled, make: { _ in LazyRouter(isDetached: isDetached) }
    ).target()
  }

  @MainActor private func idle() throws -> FuzzTarget<LiveMachine> {
    try LiveSystem(
      "idle", sidebar: .list(["one"], selection: \.row),
      detail: .stack(path: \.path) { (_: IdleRouter, top: Int?) in
        top == nil ? [.button(opens: 1) { $0.path = [1] }] : [.button(opens: 2) { $0.path = [1, 2] }]
      },
      asynchrony: .controlled, make: { _ in IdleRouter() }
    ).target()
  }

  @Test(
    "what one starts while it is only shown is pending in it, and not in the system that had a turn last",
    arguments: [false, true])
  func areItsOwn(isDetached: Bool) async throws {
    let (lazy, idle) = (try await lazy(isDetached: isDetached), try await idle())
    let pending = await idle.run { target in
      let (shown, other) = (lazy.machine, target.machine)
      var loading = shown.state(at: shown.fullestStart)
      var still = other.state(at: other.fullestStart)
      var stillSeen = other.observe(still)
      // The links of the one are read after the other's launch.
      var seen = shown.observe(loading)
      _ = other.step(&still, &stillSeen, .open(0))
      _ = shown.step(&loading, &seen, .open(0))
      return (other.pendingEvents(still), shown.pendingEvents(loading))
    }
    #expect(pending.0.isEmpty, "\(pending.0)")
    #expect(pending.1.count == 1 && pending.1[0].contains("LazyRouter."), "\(pending.1)")
  }
}
