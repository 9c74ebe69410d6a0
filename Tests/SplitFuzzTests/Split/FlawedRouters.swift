import FuzzEngine
import SplitFuzz
import SplitModel

/// A router whose compact column springs back to the sidebar whenever the platform moves it.
@MainActor var springyRouter: LiveSystem<SpringyRouter> {
  LiveSystem(
    "springy", sidebar: .list(["one", "two"], selection: \.row),
    detail: .stack(path: \.path) { _, _ in ["leaf"] },
    compactColumn: .isDetailInFront(\.isDetailInFront),
    onChange: [.onChange(of: \.isDetailInFront) { router, _, _ in router.isDetailInFront = false }],
    make: { _ in SpringyRouter() })
}

/// A router that selects a row and pushes in the same turn.
@MainActor var selectingRouter: LiveSystem<SpringyRouter> {
  LiveSystem(
    "selecting", sidebar: .list(["one", "two"], selection: \.row),
    detail: .stack(path: \.path) { _, _ in ["leaf"] },
    events: [
      .call("shows") { router in
        router.row = router.row == "two" ? "one" : "two"
        router.path = ["leaf"]
      }
    ], make: { _ in SpringyRouter() })
}

struct SpringyRouter {
  var row: String?
  var path: [String] = []
  var isDetailInFront = false
}

/// A router whose views load late and take the top view away when that fails.
@MainActor var latePopRouter: LiveSystem<LatePopRouter> {
  LiveSystem(
    "late-pop", sidebar: .list(["one", "two"], selection: \.row),
    detail: .stack(path: \.path) { _, top in
      top == nil ? [1, 2].map { number in .button(opens: number) { $0.open(number) } } : []
    },
    onChange: [.onChange(of: \.row) { router, _, _ in router.path = [] }],
    make: { LatePopRouter(deferred: $0) })
}

@MainActor final class LatePopRouter {
  var row: String?
  var path: [Int] = []
  private let deferred: Deferred

  init(deferred: Deferred) { self.deferred = deferred }

  func open(_ number: Int) {
    path.append(number)
    deferred.later("load", of: number) { [self] in if number == 1 { path = path.dropLast() } }
  }
}

/// A router whose buttons load a page late, which replaces whatever is shown by then.
@MainActor var staleAnswerRouter: LiveSystem<StaleAnswerRouter> {
  LiveSystem(
    "stale-answer", sidebar: .list(["one", "two"], selection: \.row),
    detail: .stack(path: \.path) { _, top in
      top == nil ? [1, 2].map { number in .button { $0.open(number) } } : []
    },
    onChange: [.onChange(of: \.row) { router, _, _ in router.path = [] }],
    make: { StaleAnswerRouter(deferred: $0) })
}

@MainActor final class StaleAnswerRouter {
  var row: String?
  var path: [Int] = []
  private let deferred: Deferred

  init(deferred: Deferred) { self.deferred = deferred }

  func open(_ number: Int) {
    deferred.later("load", of: Deferred.noView) { [self] in path = [number] }
  }
}

/// A router whose rows load their first entry late and push it wherever the person is by then.
@MainActor var latePushRouter: LiveSystem<LatePushRouter> {
  LiveSystem(
    "late-push",
    sidebar: .buttons(["one", "two"], chosen: { $0.row }, choose: { $0.choose($1) }),
    detail: .stack(path: \.path) { router, top in
      top == nil ? [.link("\(router.row ?? "none") leaf")] : []
    },
    make: { LatePushRouter(deferred: $0) })
}

@MainActor final class LatePushRouter {
  var row: String? = "one"
  var path: [String] = []
  private let deferred: Deferred

  init(deferred: Deferred) { self.deferred = deferred }

  func choose(_ row: String) {
    self.row = row
    path = []
    deferred.later("first", of: row) { [self] in if row == "two", path.isEmpty { path = ["first"] } }
  }
}

/// A router that keeps its path when another row is chosen.
@MainActor var pathRouter: LiveSystem<PathRouter> {
  LiveSystem(
    "path", sidebar: .list(["one", "two"], selection: \.row),
    detail: .stack(path: \.path) { _, top in top == nil ? ["leaf"] : [] }, make: { _ in PathRouter() })
}

struct PathRouter {
  var row: String?
  var path: [String] = []
}

/// A router with plain buttons and no compact column: collapsing falls back to the sidebar.
@MainActor var buttonRouter: LiveSystem<PathRouter> {
  LiveSystem(
    "buttons", sidebar: .buttons(["one", "two"], chosen: { $0.row }, choose: { $0.row = $1 }),
    detail: .stack(path: \.path) { _, top in top == nil ? ["leaf"] : [] }, make: { _ in PathRouter() })
}

/// A router that leaves its row when the path is empty.
@MainActor var leavingRouter: LiveSystem<PathRouter> {
  LiveSystem(
    "leaving", sidebar: .list(["one", "two"], selection: \.row),
    detail: .stack(path: \.path) { _, top in top == nil ? ["leaf"] : [] },
    onChange: [.onChange(of: \.path) { router, _, new in if new.isEmpty { router.row = nil } }],
    make: { _ in PathRouter() })
}

/// A router that does not let go of what it presents.
@MainActor var stubbornRouter: LiveSystem<StubbornRouter> {
  LiveSystem(
    "stubborn", sidebar: .list(["one", "two"], selection: \.row),
    detail: .stack(path: \.path) { _, top in
      top == nil ? [.button(opens: "item") { $0.item = "item" }] : []
    }.presenting(\.item),
    onChange: [.onChange(of: \.item) { router, old, new in if new == nil { router.item = old } }],
    make: { _ in StubbornRouter() })
}

struct StubbornRouter {
  var row: String?
  var path: [String] = []
  var item: String?
}

/// A router whose every load asks for the next one.
@MainActor var restlessRouter: LiveSystem<RestlessRouter> {
  LiveSystem(
    "restless",
    sidebar: .buttons(["one", "two"], chosen: { $0.row }, choose: { $0.choose($1) }),
    detail: .stack(path: \.path) { _, _ in [] }, make: { RestlessRouter(deferred: $0) })
}

@MainActor final class RestlessRouter {
  var row: String? = "one"
  var path: [String] = []
  private let deferred: Deferred

  init(deferred: Deferred) { self.deferred = deferred }

  func choose(_ row: String) {
    self.row = row
    load()
  }

  private func load() { deferred.later("load") { [self] in load() } }
}
