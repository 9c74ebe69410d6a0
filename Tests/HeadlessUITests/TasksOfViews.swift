import SplitFuzz
import SwiftUI
import Testing

/// Views that start a task wherever they appear, as most do that load something: what is wrong beside it is found.
@Suite @MainActor struct TasksOfViews {
  struct Articles: View {
    let clears: Bool
    @State private var feed: String? = "News"
    @State private var article: Int?
    @State private var read: Set<Int> = []
    var body: some View {
      NavigationSplitView {
        List(["News", "Sport"], id: \.self, selection: $feed) { Text($0) }
      } content: {
        List(1..<5, id: \.self, selection: $article) {
          Text(read.contains($0) ? "Article \($0), read" : "Article \($0)")
        }
        .navigationTitle(feed ?? "")
      } detail: {
        if let article {
          Text("Text").navigationTitle("Article \(article)")
            .task {
              try? await Task.sleep(for: .seconds(1))
              if !Task.isCancelled { read.insert(article) }
            }
            .onDisappear { if clears { self.article = nil } }
            .id(article)
        } else {
          Text("Choose")
        }
      }
    }
  }

  @Test func workThatChangesNoPlaceExcusesNothing() async throws {
    try await passes(HeadlessApp("articles") { Articles(clears: false) })
    try await fails(HeadlessApp("clearing") { Articles(clears: true) }, "push.visible covered")
  }
}
