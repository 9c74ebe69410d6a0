import SplitFuzz
import SwiftUI
import Testing

/// Rows of the second of three columns that come late, while a sheet chooses one of them.
@MainActor @Suite struct LateRows {
  struct Story: Hashable, Identifiable {
    let id: Int
    var name: String { "Story \(id)" }
  }

  /// Loads as a server does, and is shared by all launches.
  actor Server {
    func stories() async -> [Story] {
      try? await Task.sleep(for: .milliseconds(10))
      return (1...3).map(Story.init)
    }
  }
  static let server = Server()

  struct News: View {
    @State private var topic: String?
    @State private var stories: [Story] = []
    @State private var chosen: Story?
    @State private var showsBookmarks = false
    var body: some View {
      NavigationSplitView {
        List(["World", "Sports"], id: \.self, selection: $topic) { Text($0) }.navigationTitle("News")
          .toolbar { Button("Bookmarks") { showsBookmarks = true } }
      } content: {
        List(stories, selection: $chosen) { Text($0.name).tag($0) }.navigationTitle(topic ?? "Stories")
      } detail: {
        if let chosen { Text(chosen.name).navigationTitle(chosen.name) } else { Text("Choose") }
      }
      .task(id: topic) {
        let loaded = await LateRows.server.stories()
        if topic != nil, !Task.isCancelled { stories = loaded }
      }
      .sheet(isPresented: $showsBookmarks) {
        List(1..<4) { number in
          Button("Open \(number)") { (topic, chosen, showsBookmarks) = ("World", Story(id: number), false) }
        }
        .navigationTitle("Bookmarks")
      }
    }
  }

  @Test func aChosenItemMayGetItsRow() async throws {
    try await passes(HeadlessApp("news") { News() }, runs: 40)
  }
}
