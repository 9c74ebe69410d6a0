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

  static func system(_ way: Way) -> LiveSystem<PageRouter> {
    LiveSystem(
      "pages", sidebar: .list(["shop"], selection: \.row),
      detail: .stack(path: \.path) { (_: PageRouter, top: String?) in
        top == nil ? [.button { $0.show("tea") }, .button { $0.show("milk") }] : []
      },
      asynchrony: .controlled, make: { _ in PageRouter(way) })
  }
}

@Suite("Answers that come late")
@MainActor
struct LateAnswerTests {
  @Test("one that replaces what a newer one has shown is found with each seed, and minimal", arguments: 1...3)
  func isFound(seed: UInt64) async throws {
    let report = try await PageRouter.system(.any).target().run {
      var options = CampaignOptions(seed: seed, runs: 40)
      options.rules = RuleSelection(only: ["late-work.only-its-view"])
      return $0.fuzz(options)
    }
    let found = try #require(report.findings.first { $0.signature.violationKind == "replaces-newer" })
    #expect(found.signature.rule == "late-work.only-its-view")
    // Two taps, then both answers, each after its wait; the first tap may open what shows the page.
    #expect(found.lines.count <= 6, "\(found.lines.map(\.text))")
    #expect(
      found.lines.contains { $0.text.hasSuffix("\"PageRouter.load(_:)\"") }, "\(found.lines.map(\.text))")
  }

  @Test("a router that drops old answers is right", arguments: [PageRouter.Way.newest, .detached])
  fileprivate func isRight(_ way: PageRouter.Way) async throws {
    let report = try await PageRouter.system(way).target().run { $0.fuzz(CampaignOptions(seed: 1, runs: 20)) }
    #expect(report.findings.isEmpty, "\(report.findings.map { ($0.signature, $0.lines.map(\.text)) })")
    #expect(report.isDeterministic && !report.notes.contains { $0.hasPrefix("a queue") }, "\(report.notes)")
  }
}
