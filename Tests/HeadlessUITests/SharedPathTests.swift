import FuzzEngine
import SplitFuzz
import SwiftUI
import Testing

/// Stacks in several tabs, and what stands on their paths.
@Suite @MainActor struct SharedPathTests {
  enum Kind { case shared, ofEachTab, apart, emptied }

  @Observable final class Router {
    var tab = 0
    var path: [Int] = []
    var paths: [Int: [Int]] = [:]
    /// The path of the tab that is chosen.
    var current: [Int] {
      get { paths[tab, default: []] }
      set { paths[tab] = newValue }
    }
  }

  struct Tabs: View {
    let kind: Kind
    @State private var router = Router()

    var body: some View {
      TabView(selection: $router.tab) {
        ForEach(0..<3) { tab in
          NavigationStack(path: path(of: tab)) {
            List(1..<4) { NavigationLink("Item \($0)", value: $0) }
              .navigationTitle("Tab \(tab)")
              .navigationDestination(for: Int.self) { item in
                NavigationLink("More", value: item + 10).navigationTitle("Number \(item)")
              }
          }
          .tabItem { Text("Tab \(tab)") }
          .tag(tab)
        }
      }
      .onChange(of: router.tab) { if kind == .emptied { router.path = [] } }
    }

    private func path(of tab: Int) -> Binding<[Int]> {
      switch kind {
      case .shared, .emptied: $router.path
      case .ofEachTab: $router.current
      case .apart:
        Binding($router.paths[tab])
          ?? Binding {
            []
          } set: {
            router.paths[tab] = $0
          }
      }
    }
  }

  @Test func onePathOfSeveralTabsIsReported() async throws {
    try await fails(HeadlessApp("tabs") { Tabs(kind: .shared) }, "is on the path of another tab too")
  }

  @Test func pathsOfTheirOwnPass() async throws {
    try await passes(HeadlessApp("tabs") { Tabs(kind: .apart) })
    try await passes(HeadlessApp("tabs") { Tabs(kind: .ofEachTab) })
  }

  /// What is emptied as another tab is chosen is shown in none.
  @Test func onePathThatIsEmptiedPasses() async throws {
    try await passes(HeadlessApp("tabs") { Tabs(kind: .emptied) })
  }

  /// The write of a pop arrives also where a person chooses another tab meanwhile.
  @Test func aPopIsWrittenThoughItsTabIsLeft() async throws {
    try await HeadlessApp("tabs") { Tabs(kind: .apart) }.test(
      #"link 1 "Item 1"; link 1 "More"; ~back; link 3; link 4"#,
      at: ["device": "iphone-15 portrait"], showing: "detail: 1 <back")
  }
}
