import SplitFuzz
import SplitModel
import Testing

@testable import FuzzEngine

/// A router whose deep link chooses another row, and keeps the path of the one before.
private struct Forgetful {
  var row: String?
  var path: [String] = []
  var isDetailInFront = false

  @MainActor static var system: LiveSystem<Forgetful> {
    LiveSystem(
      "forgetful",
      sidebar: .buttons(
        ["one", "two"], chosen: { $0.row },
        choose: { router, row in (router.row, router.path, router.isDetailInFront) = (row, [], true) }),
      detail: .stack(path: \.path) { router, top in router.row != nil && top == nil ? ["leaf"] : [] },
      compactColumn: .isDetailInFront(\.isDetailInFront),
      events: [.deepLink("two", to: "two") { ($0.row, $0.isDetailInFront) = ("two", true) }],
      make: { _ in Forgetful() })
  }
}

@Suite("Where live findings are shown")
@MainActor
struct LiveShowingTests {
  /// The device, the screen and the length of the lost deep link, which is lost on every device.
  private func lost(_ agrees: @escaping VerdictComparison) throws -> [String] {
    var options = CampaignOptions(seed: 1, runs: 30)
    options.rules.only = ["request.not-lost"]
    options.agrees = agrees
    let finding = try #require(try Forgetful.system.fuzz(options).findings.first)
    return [finding.start[0].value, finding.lines.last?.screen ?? "", "\(finding.lines.count)"]
  }

  @Test("a stale path is shown where the row stands beside it, unless the verdict is another one there")
  func stalePath() async throws {
    #expect(try lost { _, _, _ in false } == ["iphone-15 portrait", "detail: leaf <back", "3"])
    let shown = ["iphone-15-pro-max landscape", "sidebar: menu | detail: leaf <back", "3"]
    #expect(try lost { _, _, _ in true } == shown)
    let failure = try #require(
      await #expect(throws: TestFailure.self) {
        try await Forgetful.system.test(seed: 1, runs: 30, savesFailures: false)
      })
    #expect(failure.description.contains("sidebar: menu | detail: leaf <back"), "\(failure.description)")
  }
}
