import SplitFuzz
import Testing
import XCTest

struct LateLicences: LicenceService {
  let deferred: Deferred

  func count(_ answer: @escaping (Int) -> Void) { deferred.later("count") { answer(2) } }
}

/// The body of the settings.
func settings(_ make: @escaping (any LicenceService) -> SettingsRouter) -> LiveSystem<SettingsRouter> {
  LiveSystem(
    "settings",
    sidebar: .list(SettingsRouter.Pane.allCases, selection: \.pane),
    detail: .stack(path: \.path) { router, page in
      router.pages(after: page).map { next in .button(opens: next) { $0.open(next) } }
    },
    compactColumn: .isDetailInFront(\.isDetailInFront),
    events: [.deepLink("privacy", to: SettingsRouter.Page.detail(.privacy)) { $0.showPrivacy() }],
    make: { make(LateLicences(deferred: $0)) })
}

@Suite("Settings, on the main actor")
struct SettingsTests {
  @Test("the router violates no rule")
  func violatesNoRule() async throws {
    try await settings { SettingsRouter(service: $0) }.test(seed: 42, runs: 200)
  }

  @Test("a router that does not set the pane fails, in a few lines")
  func forgetful() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await settings { ForgetfulSettingsRouter(service: $0) }.test(
        seed: 42, runs: 64, savesFailures: false)
    }
    #expect((failure?.lines.count ?? 99) <= TestFailure.lineLimit)
    // One cause: the page is there without its root, and where it is hidden the link is lost.
    #expect(failure?.description.contains("request.not-lost") == true)
  }

  @Test("a saved trace does what it expects", arguments: try CaseFile.all(beside: #filePath))
  func savedTrace(_ saved: CaseFile) async throws {
    try await settings { SettingsRouter(service: $0) }.test(saved)
  }
}

// XCTest creates its objects off the main actor, so the class is nonisolated and its tests are not.
nonisolated final class SettingsXCTests: XCTestCase {
  @MainActor
  func testViolatesNoRule() async throws {
    try await settings { SettingsRouter(service: $0) }.test(seed: 7, runs: 64)
  }

  @MainActor
  func testSavedTraces() async throws {
    for saved in try CaseFile.all(beside: #filePath) {
      do {
        try await settings { SettingsRouter(service: $0) }.test(saved)
      } catch {
        XCTFail("\(error)")
      }
    }
  }
}
