import SplitFuzz
import SwiftUI
import Testing

/// A `NavigationView` around tabs, as apps still have it.
@Suite @MainActor struct OlderViewElsewhereTests {
  /// Tabs with stacks of their own, and a `NavigationView` around them that holds nothing else.
  struct Around: View {
    var body: some View {
      NavigationView {
        TabView {
          NavigationStack {
            List(["a", "b"], id: \.self) { NavigationLink($0, value: $0) }.navigationTitle("Letters")
              .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
          }
          .tabItem { Text("Letters") }
          NavigationStack { Text("None").navigationTitle("Numbers") }.tabItem { Text("Numbers") }
        }
      }
    }
  }

  /// All of this app is in its first column, from which nothing leads on.
  @Test func aNavigationViewAroundStacksLeadsNowhere() async throws {
    let app = HeadlessApp("around") { Around() }
    try await app.test("", at: ["device": "iphone-15 portrait"], showing: "sidebar: menu")
    try await app.test("link 11; back; link 12", at: ["device": "iphone-15 portrait"])
    try await passes(app)
  }
}
