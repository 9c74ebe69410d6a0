import SplitFuzz
import Testing

// Three columns, a path that hides its elements, and presentations. The same file is in three modules: in Swift 6, in
// Swift 5, and with main-actor isolation by default.

/// The navigation of a photo library.
final class PhotosRouter {
  enum Page: Hashable { case details, edits }
  enum Presented: Hashable { case sharing, deletes(String) }

  var albums = ["Summer": ["beach", "boat"], "Winter": ["snow"]]
  var album: String? {
    didSet { if album != oldValue { photo = nil } }
  }
  var photo: String? {
    didSet { if photo != oldValue { pages = Pages() } }
  }
  var pages = Pages()
  var presented: Presented?
  private(set) var doneCount = 0

  /// Called by its alert.
  func delete(_ photo: String) {
    for album in albums.keys { albums[album]?.removeAll { $0 == photo } }
    doneCount += 1
    presented = nil
    if self.photo == photo { self.photo = nil }
  }

  /// Called by the button of its sheet.
  func share() {
    doneCount += 1
    presented = nil
  }

  /// Called by the widget, for a photo that may be deleted by now.
  func show(_ photo: String, in album: String) {
    guard showsWhatIsGone || albums[album]?.contains(photo) == true else { return }
    presented = nil
    self.album = album
    self.photo = photo
    pages = Pages()
  }

  private let showsWhatIsGone: Bool

  init(showsWhatIsGone: Bool = false) { self.showsWhatIsGone = showsWhatIsGone }
}

/// In place of SwiftUI's `NavigationPath`, which works too.
struct Pages: OpaquePath {
  private var values: [AnyHashable] = []

  var count: Int { values.count }
  mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }
  mutating func removeLast(_ count: Int) { values.removeLast(count) }
}

/// The body of the photo library.
@MainActor
func photos(_ make: @escaping () -> PhotosRouter) -> LiveSystem<PhotosRouter> {
  LiveSystem(
    "photos",
    sidebar: .list(["Summer", "Winter"], selection: \.album),
    content: .list(selection: \.photo) { router, album in router.albums[album] ?? [] },
    detail: .stack(opaque: \.pages) { router, page in
      guard let photo = router.photo else { return [] }
      switch page?.base as? PhotosRouter.Page {
      case nil:
        return [
          .link(PhotosRouter.Page.details),
          .button(presents: PhotosRouter.Presented.sharing) { $0.presented = .sharing },
          .button(presents: PhotosRouter.Presented.deletes(photo)) { $0.presented = .deletes(photo) },
        ]
      case .details: return [.link(PhotosRouter.Page.edits)]
      case .edits: return []
      }
    },
    sheet: .item(\.presented, as: .confirmationDialog) { _, presented in
      switch presented {
      case .sharing: [.button(confirms: .saving) { $0.share() }]
      case .deletes(let photo): [.button(confirms: .deletion) { $0.delete(photo) }]
      }
    } saves: {
      $0.doneCount
    },
    events: [
      .deepLink("memory", to: "beach", unless: { $0.albums["Summer"]?.contains("beach") != true }) {
        $0.show("beach", in: "Summer")
      }
    ],
    make: { _ in make() })
}

@Suite("Photos, in three columns")
@MainActor
struct PhotosTests {
  @Test("the router violates no rule")
  func violatesNoRule() async throws {
    try await photos { PhotosRouter() }.test(seed: 42, runs: 12)
  }

  @Test("a router that shows a deleted photo fails, in a few lines")
  func ghost() async throws {
    let failure = await #expect(throws: TestFailure.self) {
      try await photos { PhotosRouter(showsWhatIsGone: true) }.test(seed: 42, runs: 16, savesFailures: false)
    }
    #expect((failure?.lines.count ?? 99) <= TestFailure.lineLimit)
    #expect(failure?.finding?.signature.rule == "deleted.not-shown")
  }
}
