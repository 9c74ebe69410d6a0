extension StarterFiles {
  /// A file of tests: what it imports and declares, a test of the system that a call makes, and others.
  func tests(_ imports: String, _ declarations: String, of system: String, and others: String = "") -> String
  {
    let first =
      isXCTest
      ? """
      final class \(target): XCTestCase {
        /// No rule is violated; SPLITFUZZ_SEED, SPLITFUZZ_RUNS and SPLITFUZZ_TIME override the defaults.
        @MainActor
        func testViolatesNoRule() async throws {
      """
      : """
      @Suite("\(type) navigation")
      @MainActor
      struct \(target) {
        @Test("no rule is violated; SPLITFUZZ_SEED, SPLITFUZZ_RUNS and SPLITFUZZ_TIME override the defaults")
        func violatesNoRule() async throws {
      """
    return """
      \(imports)
      import \(isXCTest ? "XCTest" : "Testing")

      \(declarations)

      \(first)
          try await \(system).test(seed: 42)
        }
      \(others)}

      """
  }

  /// The tests and the router.
  var source: String {
    let saved =
      isXCTest
      ? """

        /// Each saved trace does what it expects.
        @MainActor
        func testSavedTraces() async throws {
          for saved in try CaseFile.all(beside: #filePath) {
            do { try await \(function)().test(saved) } catch { XCTFail("\\(error)") }
          }
        }

      """
      : """

        @Test("a saved trace does what it expects", arguments: try CaseFile.all(beside: #filePath))
        func savedTrace(_ saved: CaseFile) async throws {
          try await \(function)().test(saved)
        }

      """
    return tests("import SplitFuzz", router, of: "\(function)()", and: saved)
  }

  private var router: String {
    """
    // MARK: - Remove this, and add '@testable import' of your app's module at the top.

    /// In place of your router, which may be a class or a struct and does not depend on SplitFuzz.
    struct \(type)Router {
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
    func \(function)() -> LiveSystem<\(type)Router> {
      LiveSystem(
        "\(name)",
        // `.buttons(…)` where rows are plain buttons.
        sidebar: .list(\(type)Router.sections, selection: \\.section),
        // `.link(value)` and `.button(opens:) { … }` where a view has both.
        detail: .stack(path: \\.path) { router, view in router.links(on: view).map { .link($0) } },
        compactColumn: .isDetailInFront(\\.isDetailInFront),
        // Deep links, notifications, and other calls from code; a deep link names the view that must be shown.
        events: [.deepLink("notification", to: "Apple") { $0.show("Apple", in: "Fruit") }],
        // Pass the argument to asynchronous work: 'deferred.later("load") { … }' is delivered by a step of a trace.
        make: { _ in \(type)Router() })
    }

    // MARK: - Tests
    """
  }
}
