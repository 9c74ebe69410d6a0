import FuzzEngine
import SwiftUI
import Testing

/// What apps put on the global queues.
@MainActor @Suite struct GlobalQueueTests {
  enum Form: CaseIterable { case after, atOnce, continuation, waitsInTheTask }

  /// A view that goes once a server has deleted what it shows.
  struct Items: View {
    let form: Form
    let isWrong: Bool
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        List { ForEach(0..<3) { NavigationLink("Item \($0)", value: $0) } }
          .navigationTitle("Items")
          .navigationDestination(for: Int.self) { number in
            List {
              Button("Delete") { delete(number) }
              NavigationLink("More", value: number + 10)
            }
            .navigationTitle("Item \(number)")
          }
      }
    }

    private func delete(_ number: Int) {
      let leave: @MainActor () -> Void = {
        if path.last == number || isWrong && !path.isEmpty { path.removeLast() }
      }
      switch form {
      case .after:
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) { DispatchQueue.main.async { leave() } }
      case .atOnce: DispatchQueue.global(qos: .userInitiated).async { DispatchQueue.main.async { leave() } }
      case .continuation:
        Task {
          await Self.answer()
          leave()
        }
      case .waitsInTheTask:
        DispatchQueue.global().async {
          let isDone = DispatchSemaphore(value: 0)
          Thread.detachNewThread { isDone.signal() }
          isDone.wait()
          DispatchQueue.main.async { leave() }
        }
      }
    }

    nonisolated private static func answer() async {
      await withCheckedContinuation { waiting in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) { waiting.resume() }
      }
    }
  }

  @Test(arguments: Form.allCases) func theTraceSaysWhenItIsDone(form: Form) async throws {
    try await fails(
      HeadlessApp("items") { Items(form: form, isWrong: true) }, "violates late-work.only-its-view")
    let outcome = try await HeadlessApp("items") { Items(form: form, isWrong: false) }.test(seed: 42)
    #expect(outcome.notes.isEmpty, "\(outcome.notes)")
  }

  @Test func whatTheMainThreadWaitsForIsDoneByTheQueue() throws {
    let control = try #require(Tasks.control)
    let isDone = DispatchSemaphore(value: 0)
    let end = control.call(AppTasks()) {
      DispatchQueue.global().async { isDone.signal() }
      return isDone.wait(timeout: .now() + 60)
    }
    #expect(end == .success)
  }
}
