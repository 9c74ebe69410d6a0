import SplitFuzz
import Testing
import XCTest

/// The body of the albums app.
@MainActor
func albums(
  _ make: @escaping (@escaping (String, @escaping (Int) -> Void) -> Void) -> AlbumsRouter
) -> LiveSystem<AlbumsRouter> {
  LiveSystem(
    "albums",
    sidebar: .list(AlbumsRouter.genres, selection: \.genre),
    detail: .stack(path: \.path) { router, screen in
      switch screen {
      case nil:
        return router.albums.map { album in
          .button(opens: AlbumsRouter.Screen.album(album)) { $0.open(album: album) }
        }
      case .album(let album):
        return (0..<(router.tracks[album] ?? 0)).map {
          .link(AlbumsRouter.Screen.track(album: album, number: $0))
        }
      case .track:
        return []
      }
    },
    compactColumn: .isDetailInFront(\.isDetailInFront),
    events: [
      .deepLink("share", to: AlbumsRouter.Screen.album("Tosca")) { $0.show(album: "Tosca", in: "Opera") }
    ],
    make: { deferred in
      make { album, answer in deferred.later("count") { answer(album.count % 3) } }
    })
}

@Suite("Albums, in Swift 5")
@MainActor
struct AlbumsTests {
  @Test("the router violates no rule")
  func violatesNoRule() async throws {
    let report = try await albums { AlbumsRouter(countTracks: $0) }.test(seed: 42, runs: 200)
    #expect(report.runs >= 200 || report.ending == .time)
  }

  @Test("a router that does not set the genre fails, in a few lines")
  func hasty() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await albums { HastyAlbumsRouter(countTracks: $0) }.test(seed: 42, runs: 64, savesFailures: false)
    }
    #expect((failure?.lines.count ?? 99) <= TestFailure.lineLimit)
    // One cause: the page is there without its root, and where it is hidden the link is lost.
    #expect(failure?.description.contains("request.not-lost") == true)
  }

  @Test("a saved trace does what it expects", arguments: try CaseFile.all(beside: #filePath))
  func savedTrace(_ saved: CaseFile) async throws {
    try await albums { AlbumsRouter(countTracks: $0) }.test(saved)
  }
}

final class AlbumsXCTests: XCTestCase {
  @MainActor
  func testViolatesNoRule() async throws {
    try await albums { AlbumsRouter(countTracks: $0) }.test(seed: 7, runs: 64)
  }

  @MainActor
  func testSavedTraces() async throws {
    for saved in try CaseFile.all(beside: #filePath) {
      do {
        try await albums { AlbumsRouter(countTracks: $0) }.test(saved)
      } catch {
        XCTFail("\(error)")
      }
    }
  }
}
