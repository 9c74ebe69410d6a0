import SplitFuzz
import Testing
import XCTest

/// A router that takes away what it opened in a task of its own, so that its push is lost where the task runs.
@MainActor private final class TaskRouter {
  var row: String? = "one"
  var path: [Int] = []
  /// Takes no writes.
  var isStubborn: Bool {
    get { true }
    set {}
  }

  func open() {
    path.append(1)
    Task { path = [] }
  }

  static func system(_ asynchrony: Asynchrony) -> LiveSystem<TaskRouter> {
    LiveSystem(
      "tasks", sidebar: .list(["one", "two"], selection: \.row),
      detail: .stack(path: \.path) { (_: TaskRouter, top: Int?) in
        top == nil ? [.button(opens: 1) { $0.open() }] : []
      },
      asynchrony: asynchrony, make: { _ in TaskRouter() })
  }
}

@Suite("Live systems on the command line")
struct LiveCommandTests {
  @Test("a description that does not fit its router ends the program with its diagnostic and 65")
  func misfit() async throws {
    let result = await #expect(processExitsWith: .exitCode(65), observing: [\.standardErrorContent]) {
      await FuzzCommand.main(
        systems: [
          try LiveSystem<TaskRouter>(
            "tasks", sidebar: .list(["one"], selection: \.row), detail: .view(),
            visibility: .isSidebarShown(\.isStubborn), make: { _ in TaskRouter() }
          ).system(summary: "tasks")
        ], default: "tasks", version: "1.0.0")
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("the description of 'tasks' does not fit") && message.contains("- visibility: "))
  }

  @Test(
    "each mode comes to an end, and says what it does not control",
    arguments: [
      (Asynchrony.none, "asynchronous work is not run"), (.injected, "passed: "),
      (.yields(4), "timing not controlled"),
    ])
  func modes(_ asynchrony: Asynchrony, said: String) async throws {
    let system = try await TaskRouter.system(asynchrony).system(summary: "tasks")
    let words = ["--seed", "3", "--runs", "2", "--rules", "push.visible", "--no-shrink", "--verbose"]
    let answer = await Shell.run(words, systems: [system])
    // Whether the tasks have run by then is up to the machine.
    #expect(answer.code == 0 || answer.code == 1 && asynchrony == .yields(4), "\(answer.err)")
    #expect(answer.out.contains(said), "\(answer.out)")
  }
}

/// The same in XCTest, whose tests run on the main actor where their class does.
@MainActor final class AsynchronyTests: XCTestCase {
  func testModes() async throws {
    for asynchrony in [Asynchrony.none, .injected] {
      try await TaskRouter.system(asynchrony).test(seed: 3, runs: 2)
    }
    do {
      try await TaskRouter.system(.yields(4)).test(seed: 3, runs: 2, savesFailures: false)
    } catch let failure as TestFailure {
      XCTAssertEqual(failure.finding?.signature.rule, "push.visible")
    }
  }
}
