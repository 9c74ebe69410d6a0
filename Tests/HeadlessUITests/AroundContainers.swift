import SplitFuzz
import SwiftUI
import Testing

/// What stands around containers, such as tabs and bars.
@MainActor @Suite struct AroundContainers {
  /// A view in a tab that pushes a page as it comes.
  struct Flights: View {
    let isOnce: Bool
    @State private var path: [Int] = []
    @State private var hasCome = false
    var body: some View {
      NavigationStack(path: $path) {
        Text("Flights").navigationTitle("Flights")
          .navigationDestination(for: Int.self) { Text("Text").navigationTitle("Flight \($0)") }
      }
      .onAppear {
        if !isOnce || !hasCome { path.append(1) }
        hasCome = true
      }
    }
  }
  struct Tabs: View {
    let isOnce: Bool
    let isInColumn: Bool
    @State private var chosen: String? = "A"
    var body: some View {
      TabView {
        if isInColumn {
          NavigationSplitView {
            List(["A", "B"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Home")
          } detail: {
            Flights(isOnce: isOnce)
          }
          .tabItem { Text("One") }
        } else {
          Flights(isOnce: isOnce).tabItem { Text("One") }
        }
        NavigationStack { Text("Text").navigationTitle("Other") }.tabItem { Text("Two") }
      }
    }
  }

  @Test(arguments: [false, true]) func whatATabPushesWheneverItComesIsFound(isInColumn: Bool) async throws {
    let text = "a view is pushed once more as its tab comes back, and is there twice"
    try await fails(HeadlessApp("tabs") { Tabs(isOnce: false, isInColumn: isInColumn) }, text)
    try await passes(HeadlessApp("tabs") { Tabs(isOnce: true, isInColumn: isInColumn) })
  }

  /// What a bar around a stack begins belongs to no view on that.
  struct Player: View {
    let isAround: Bool
    @State private var path: [Int] = []
    var body: some View {
      ZStack {
        NavigationStack(path: $path) {
          NavigationLink("Item", value: 1).navigationTitle("Items")
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("Item \(number)")
                if !isAround, number == 1 { notify }
              }
              .navigationTitle("Detail \(number)")
            }
        }
        if isAround { notify }
      }
    }
    private var notify: some View {
      Button("Notify me") {
        Task {
          try? await Task.sleep(for: .seconds(5))
          path = [2]
        }
      }
    }
  }

  @Test func whatABarBeginsMayComeAnywhere() async throws {
    try await passes(HeadlessApp("player") { Player(isAround: true) }, runs: 40)
    try await fails(HeadlessApp("player") { Player(isAround: false) }, "late-work.only-its-view", runs: 40)
  }
}
