import FuzzEngine
import SplitModel
import Testing

@testable import SplitFuzz

/// A shop whose pages are loaded before they are shown.
@MainActor private final class PageRouter {
  enum Way { case newest, any, detached }

  var row: String? = "shop"
  var path: [String] = []
  private let way: Way
  private var wanted = ""

  init(_ way: Way) { self.way = way }

  func show(_ page: String) {
    wanted = page
    let shop = row
    Task {
      let loaded = await Self.load(page)
      switch way {
      case .newest: if wanted == page, row == shop, path.isEmpty { path = [loaded] }
      case .any: if row != nil { path = [loaded] }
      case .detached: Task.detached { [self] in await finish(loaded) }
      }
    }
  }

  nonisolated private func finish(_ page: String) async {
    await Task.yield()
    await MainActor.run { if wanted == page, row != nil, path.isEmpty { path = [page] } }
  }

  nonisolated private static func load(_ page: String) async -> String {
    await Task.yield()
    return page
  }

  static func system(
    _ way: Way, made: @escaping @MainActor @Sendable (PageRouter) -> Void = { _ in }
  ) -> LiveSystem<PageRouter> {
    LiveSystem(
      "pages", sidebar: .list(["shop"], selection: \.row),
      detail: .stack(path: \.path) { (_: PageRouter, top: String?) in
        top == nil ? [.button { $0.show("tea") }, .button { $0.show("milk") }] : []
      },
      asynchrony: .controlled,
      make: { _ in
        let router = PageRouter(way)
        made(router)
        return router
      })
  }
}

@Suite("Work that ends late")
@MainActor
struct StaleResultTests {
  @Test("one that replaces what a newer one has shown is found with each seed, and minimal", arguments: 1...3)
  func isFound(seed: UInt64) async throws {
    let report = try await PageRouter.system(.any).target().run {
      var options = CampaignOptions(seed: seed, runs: 40)
      options.rules = RuleSelection(only: ["late-work.only-its-view"])
      return $0.fuzz(options)
    }
    let found = try #require(report.findings.first { $0.signature.violationKind == "replaces-newer" })
    #expect(found.signature.rule == "late-work.only-its-view")
    // Two taps, then both results, each after its wait; the first tap may open what shows the page.
    #expect(found.lines.count <= 6, "\(found.lines.map(\.text))")
    #expect(
      found.lines.contains { $0.text.hasSuffix("\"PageRouter.load(_:)\"") }, "\(found.lines.map(\.text))")
  }

  @Test("work that takes off its view, and then an older one that does the same, replaces nothing")
  func goingBack() {
    func shown(_ path: [Int]) -> BodyDescription {
      var body = BodyDescription()
      body.stacks[1].isPresent = true
      body.stacks[1].root = .section(SidebarSection(0))
      for page in path { body.stacks[1].path.append(.destination(Destination(UInt8(page)))) }
      return body
    }
    /// Whether the last of some bodies replaces what a newer one has brought, each by when its work was begun.
    func isReplaced(_ first: BodyDescription, _ next: [(body: BodyDescription, began: Int)]) -> Bool {
      var memory = LiveMemory(names: ValueNames(), launched: DeviceEnvironment(device: 0, isLandscape: false))
      memory.body = first
      return next.map { (body, began) in
        defer { memory.body = body }
        return memory.isNewerReplaced(by: body, of: began)
      }.last ?? false
    }
    #expect(!isReplaced(shown([1, 2, 3]), [(shown([1, 2]), 2), (shown([]), 1)]))
    #expect(isReplaced(shown([]), [(shown([2]), 2), (shown([1]), 1)]))
    #expect(!isReplaced(shown([]), [(shown([1]), 1), (shown([2]), 2)]))
  }

  @Test("a router that drops stale results is right", arguments: [PageRouter.Way.newest, .detached])
  fileprivate func isRight(_ way: PageRouter.Way) async throws {
    let report = try await PageRouter.system(way).target().run { $0.fuzz(CampaignOptions(seed: 1, runs: 20)) }
    #expect(report.findings.isEmpty, "\(report.findings.map { ($0.signature, $0.lines.map(\.text)) })")
    #expect(report.isDeterministic && !report.notes.contains { $0.hasPrefix("a queue") }, "\(report.notes)")
  }

  /// A router's pending work after its page was asked for, and what is said where something changes it then.
  private func played(
    changing change: @escaping @MainActor @Sendable (PageRouter) -> Void = { _ in }
  ) async throws -> (pending: [String], notes: [String]) {
    let made = Made()
    return try await PageRouter.system(.detached) { made.router = $0 }.target().run { target in
      let machine = target.machine
      var state = machine.state(at: machine.fullestStart)
      var observation = machine.observe(state)
      for action in [SplitAction.open(0), .deliver(1), .deliver(1)] {
        _ = machine.step(&state, &observation, action)
      }
      let pending = machine.pendingEvents(state)
      MainThread.does { if let router = made.router { change(router) } }
      _ = machine.step(&state, &observation, .open(1))
      return (pending, target.laterCaveats())
    }
  }

  @MainActor private final class Made { var router: PageRouter? }

  @Test("a detached task that begins after a wait is a step of the trace")
  func isKept() async throws {
    let pending = try await played().pending
    #expect(pending.count == 1 && pending[0].hasSuffix("is complete"), "\(pending)")
  }

  @Test("a change between two actions is said, and nothing where there is none")
  func isSaid() async throws {
    let said = "a queue, a thread or a network request"
    #expect(try await !played().notes.contains { $0.hasPrefix(said) })
    #expect(try await played { $0.path = ["coffee"] }.notes.contains { $0.hasPrefix(said) })
  }
}
