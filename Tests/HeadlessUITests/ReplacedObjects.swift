import Observation
import SplitFuzz
import SwiftUI
import Testing

/// Objects that views make themselves: each evaluation of the body around makes another, and what the old one held is gone.
@Suite @MainActor struct ReplacedObjects {
  final class Store: ObservableObject { @Published var likes = 0 }
  final class Router: ObservableObject {
    @Published var path: [Int] = []
    @Published var isOpen = false
    @Published var chosen: Int?
  }
  @Observable final class Paths { var path: [Int] = [] }

  struct Like: View {
    @EnvironmentObject var store: Store
    var body: some View { Button("Like") { store.likes += 1 } }
  }
  /// Evaluated anew with each like.
  struct Root<Content: View>: View {
    @StateObject var store = Store()
    @ViewBuilder let content: () -> Content
    var body: some View { content().environmentObject(store) }
  }

  struct Home: View {
    @ObservedObject var router = Router()
    var body: some View {
      NavigationStack(path: $router.path) {
        NavigationLink("One", value: 1).navigationTitle("Home")
          .navigationDestination(for: Int.self) { _ in Like().navigationTitle("One") }
      }
    }
  }
  struct Newer: View {
    @Bindable var paths = Paths()
    var body: some View {
      NavigationStack(path: $paths.path) {
        NavigationLink("One", value: 1).navigationTitle("Home")
          .navigationDestination(for: Int.self) { _ in Like().navigationTitle("One") }
      }
    }
  }
  struct Opening: View {
    @ObservedObject var router = Router()
    var body: some View {
      NavigationStack {
        Button("Open") { router.isOpen = true }.navigationTitle("Home").sheet(isPresented: $router.isOpen) {
          Like()
        }
      }
    }
  }
  struct Choosing: View {
    @ObservedObject var router = Router()
    var body: some View {
      NavigationSplitView {
        List(1..<4, selection: $router.chosen) { Text("\($0)") }.navigationTitle("Numbers")
      } detail: {
        if router.chosen == nil { Text("None") } else { Like() }
      }
    }
  }

  @Test func whatTheyHeldIsMissed() async throws {
    func problem(_ object: String, in view: String, _ what: String) -> String {
      "'\(object)' is made anew whenever what is around '\(view)' is evaluated, and \(what) gone"
    }
    try await fails(
      HeadlessApp("path") { Root { Home() } }, problem("Router", in: "Home", "the views on its path are"))
    try await fails(
      HeadlessApp("newer") { Root { Newer() } }, problem("Paths", in: "Newer", "the views on its path are"))
    try await fails(
      HeadlessApp("sheet") { Root { Opening() } }, problem("Router", in: "Opening", "what is presented is"))
    try await fails(
      HeadlessApp("choice") { Root { Choosing() } }, problem("Router", in: "Choosing", "the selection is"))
  }

  /// Another object that is there to stay.
  struct Games: View {
    @State var game = Router()
    var body: some View { Board(game: game) { game = Router() } }
  }
  struct Board: View {
    @ObservedObject var game: Router
    let restart: () -> Void
    var body: some View {
      NavigationStack(path: $game.path) {
        NavigationLink("Move", value: 1).navigationTitle("Board")
          .navigationDestination(for: Int.self) { _ in Button("New game", action: restart) }
      }
    }
  }
  /// One that is made anew for what is chosen.
  struct Chosen: View {
    @State var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(1..<4, selection: $chosen) { Text("\($0)") }.navigationTitle("Numbers")
      } detail: {
        if chosen == nil { Text("None") } else { Home() }
      }
    }
  }

  @Test func whatIsReplacedOnPurposeIsNot() async throws {
    try await passes(HeadlessApp("games") { Games() })
    try await passes(HeadlessApp("chosen") { Chosen().environmentObject(Store()) })
  }
}
