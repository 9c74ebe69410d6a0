import FuzzEngine
import SwiftUI
import Testing

/// What apps have Dispatch do on other queues than the main one, or as an item.
@MainActor @Suite struct DispatchTests {
  enum Form: CaseIterable { case after, atOnce, continuation, waitsForAThread, twice }

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
      case .twice:
        DispatchQueue.global().async {
          DispatchQueue.main.async {
            DispatchQueue.global().async { DispatchQueue.main.async { leave() } }
          }
        }
      case .continuation:
        Task {
          await Self.answer()
          leave()
        }
      case .waitsForAThread:
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
    let right = HeadlessApp("items") { Items(form: form, isWrong: false) }
    let outcome = try await right.test(seed: 42, runs: 15)
    #expect(outcome.notes.isEmpty, "\(outcome.notes)")
  }

  /// A sheet without content, which an item presents.
  struct Offer: View {
    let cancels: Bool
    @State private var isOffered = false

    var body: some View {
      NavigationStack {
        Button("Wait") {
          let item = DispatchWorkItem { isOffered = true }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
          if cancels { item.cancel() }
        }
        .navigationTitle("Offers")
      }
      .sheet(isPresented: $isOffered) { EmptyView() }
    }
  }

  @Test func anItemIsDoneUnlessItIsCancelled() async throws {
    try await fails(HeadlessApp("offers") { Offer(cancels: false) }, "views.no-misuse shows-nothing")
    try await passes(HeadlessApp("offers") { Offer(cancels: true) })
  }

  /// An item that the app performs itself.
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        Button("Count") { DispatchWorkItem { count += 1 }.perform() }.navigationTitle("Count \(count)")
      }
    }
  }

  @Test(arguments: ["~link 1", "link 1"]) func anItemIsDoneOnceWhereTheAppPerformsIt(
    steps: String
  ) async throws {
    try await HeadlessApp("counter") { Counter() }.test(
      steps, at: ["device": "iphone-15 portrait"], showing: "detail: Count 1")
  }

  final class News: ObservableObject, @unchecked Sendable {
    @Published var items: [Int] = []

    func load(onMain: Bool) {
      DispatchQueue.global().async {
        if onMain { DispatchQueue.main.async { self.items = [1, 2] } } else { self.items = [1, 2] }
      }
    }
  }

  struct NewsList: View {
    let onMain: Bool
    @StateObject private var news = News()

    var body: some View {
      NavigationStack {
        List(news.items, id: \.self) { NavigationLink("Item \($0)", value: $0) }
          .navigationTitle("News")
          .navigationDestination(for: Int.self) { Text("Text \($0)") }
      }
      .onAppear { news.load(onMain: onMain) }
    }
  }

  @Test(arguments: [true, false]) func changesOffTheMainThreadAreNoted(onMain: Bool) async throws {
    let notes = try await HeadlessApp("news") { NewsList(onMain: onMain) }.test(seed: 42, runs: 3).notes
    let isNoted = notes.contains { $0.hasPrefix("'News' announces a change off the main thread") }
    #expect(isNoted != onMain, "\(notes)")
  }
}
