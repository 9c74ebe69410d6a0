import SplitFuzz
import XCTest

// MARK: - Remove this, and add '@testable import' of your app's module at the top.

/// In place of your router, which may be a class or a struct and does not depend on SplitFuzz.
struct ClassicRouter {
  /// What `List(selection:)` is bound to.
  var section: String? {
    didSet { isDetailInFront = section != nil }
  }
  /// What the `NavigationStack` in the detail is bound to.
  var path: [String] = []
  /// What `preferredCompactColumn` is bound to.
  var isDetailInFront = false

  /// The rows of the sidebar.
  static let sections = ["Fruit", "Bread"]

  /// What the links of a view lead to; with no view, those of the section.
  func links(on view: String?) -> [String] {
    switch (section, view) {
    case ("Fruit", nil): ["Apple", "Pear"]
    case ("Bread", nil): ["Rye"]
    case (_, "Apple"): ["Pear"]
    default: []
    }
  }

  /// What a notification does when it is tapped.
  mutating func show(_ view: String, in section: String) {
    self.section = section
    path = [view]
  }
}

// MARK: - A description of your views

@MainActor
func classic() -> LiveSystem<ClassicRouter> {
  LiveSystem(
    "classic",
    // `.buttons(…)` where rows are plain buttons.
    sidebar: .list(ClassicRouter.sections, selection: \.section),
    // `.link(value)` and `.button(opens:) { … }` where a view has both.
    detail: .stack(path: \.path) { router, view in router.links(on: view).map { .link($0) } },
    compactColumn: .isDetailInFront(\.isDetailInFront),
    // Deep links, notifications, and other calls from code; a deep link names the view that must be shown.
    events: [.deepLink("notification", to: "Apple") { $0.show("Apple", in: "Fruit") }],
    // Pass the argument to asynchronous work: 'deferred.later("load") { … }' is delivered by a step of a trace.
    make: { _ in ClassicRouter() })
}

// MARK: - Tests

final class ClassicTests: XCTestCase {
  /// No rule is violated; SPLITFUZZ_SEED, SPLITFUZZ_RUNS and SPLITFUZZ_TIME override the defaults.
  @MainActor
  func testViolatesNoRule() async throws {
    try await classic().test(seed: 42)
  }

  /// Each saved trace does what it expects.
  @MainActor
  func testSavedTraces() async throws {
    for saved in try CaseFile.all(beside: #filePath) {
      do { try await classic().test(saved) } catch { XCTFail("\(error)") }
    }
  }
}
