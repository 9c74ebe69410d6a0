import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

/// Navigation state as the documentation shows it, with nothing clever about it.
private struct Plain {
  var row: String?
  var path: [String] = []
  var covering: [String] = []
  var isShown = true
  var isDetailInFront = false
}

/// A router that opens a view when its load is complete, unless somebody has gone elsewhere by then.
@MainActor private final class LateOpener {
  var row: String?
  var path: [String] = []
  private let deferred: Deferred

  init(deferred: Deferred) { self.deferred = deferred }

  func open(_ view: String) {
    let place = (row, path)
    deferred.later("load") { [self] in if (row, path) == place, path.count < 3 { path.append(view) } }
  }
}

/// Apps that do what the documentation says: a rule that fires on one of them cries wolf.
@Suite("Stock routers")
@MainActor
struct StockRouterTests {
  private static let detail = LiveStack<Plain>.stack(path: \.path) { router, top in
    router.row == nil ? [] : top == nil ? ["x", "y"] : top == "x" ? ["z"] : []
  }

  private func system(
    _ name: String, visibility: Bool = false, column: Bool = false, style: SplitStyle = .automatic,
    covers: Bool = false
  ) -> LiveSystem<Plain> {
    LiveSystem(
      name, sidebar: .list(["a", "b", "c"], selection: \.row), detail: Self.detail,
      fullScreen: covers ? .stack(path: \.covering) { _, top in top == nil ? [] : ["over"] } : nil,
      visibility: visibility ? .isSidebarShown(\.isShown) : nil,
      compactColumn: column ? .isDetailInFront(\.isDetailInFront) : nil, style: style,
      events: [.deepLink("open-b", to: "b") { $0.row = "b" }], make: { _ in Plain() })
  }

  private func expectNoFinding<Router>(_ system: LiveSystem<Router>) throws {
    var options = CampaignOptions(seed: 12)
    options.runs = 60
    options.steps = 120
    let findings = try system.fuzz(options).findings
    #expect(findings.isEmpty, "\(findings.map { ($0.signature, $0.start, $0.lines.map(\.text)) })")
  }

  @Test("a router with every binding bound to plain state keeps every rule")
  func everythingBound() throws {
    try expectNoFinding(system("bound", visibility: true, column: true))
  }

  @Test(
    "a router with nothing bound keeps every rule in any style",
    arguments: [SplitStyle.automatic, .balanced, .prominentDetail])
  func nothingBound(_ style: SplitStyle) throws { try expectNoFinding(system("bare", style: style)) }

  @Test("a router with a stack over everything keeps every rule")
  func fullScreen() throws { try expectNoFinding(system("covers", visibility: true, covers: true)) }

  @Test("a router that opens views when they are loaded fits its description and keeps every rule")
  func lateOpener() throws {
    let late = LiveSystem<LateOpener>(
      "late", sidebar: .list(["a", "b"], selection: \.row),
      detail: .stack(path: \.path) { router, _ in
        router.row == nil ? [] : ["x", "y"].map { view in .button(opens: view) { $0.open(view) } }
      }, make: { LateOpener(deferred: $0) })
    try expectNoFinding(late)
  }

  @Test("a link that selects a row and writes an equal path is not lost: whether it is kept is not known")
  func equalPath() throws {
    func lost(_ go: @escaping (inout Plain) -> Void) throws -> [String] {
      let deep = LiveSystem(
        "deep", sidebar: .list(["a", "b"], selection: \.row), detail: Self.detail,
        events: [.deepLink("x of b", to: "x", go)], make: { _ in Plain() })
      var options = CampaignOptions(seed: 12, runs: 40)
      options.rules.only = ["request.not-lost"]
      options.shrinks = false
      return try deep.fuzz(options).findings.map(\.signature.violationKind)
    }
    #expect(try lost { ($0.row, $0.path) = ("b", ["x"]) } == [])
    #expect(try lost { $0.row = "b" } == ["lost"])
  }

  @Test("a router with more values than there are numbers reaches the bound and breaks nothing")
  func manyValues() throws {
    struct Numbers {
      var row: String? = "a"
      var path: [Int] = []
      var next = 0
    }
    let many = LiveSystem<Numbers>(
      "many", sidebar: .list(["a"], selection: \.row),
      detail: .stack(path: \.path) { router, _ in
        [
          .button(opens: router.next) {
            $0.path = [$0.next]
            $0.next += 1
          }
        ]
      }, make: { _ in Numbers() })
    var options = CampaignOptions(seed: 1)
    options.runs = 3
    options.steps = 3_000
    let report = try many.fuzz(options)
    #expect(report.findings.map(\.signature.rule) == [])
    #expect(report.kinds.reduce(0) { $0 + $1.ignored[0] } > 0)
  }
}
