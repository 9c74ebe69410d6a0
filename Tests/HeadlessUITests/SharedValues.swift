import FuzzEngine
import SplitFuzz
import Testing

@testable import SwiftUI

/// One value of a view in several places, as in a constant: each place has state of its own.
@MainActor @Suite struct SharedValues {
  struct Counted: DynamicProperty {
    @State var number = 0
  }

  struct Counter: View {
    @State private var number = 0
    var counted = Counted()
    @Environment(\.lineLimit) private var limit
    var body: some View {
      Text("\(number) \(counted.number) \(limit ?? 0)")
      Button("add \(limit ?? 0)") {
        number += 1
        counted.number += limit ?? 0
      }
    }
  }

  struct Twice: View {
    static let counter = Counter()
    var body: some View {
      Self.counter.environment(\.lineLimit, 1)
      Self.counter.environment(\.lineLimit, 2)
    }
  }

  /// Apple, "Demystify SwiftUI" (WWDC21 10022): state belongs to a view's identity, and a view's value is not its identity.
  @Test(arguments: 1...2) func eachPlaceHasItsOwnState(launch: Int) throws {
    let graph = evaluated(Twice())
    #expect(graph.page.texts.filter { !$0.hasPrefix("add") } == ["0 0 1", "0 0 2"])
    try graph.tap("add 1")
    #expect(graph.page.texts.filter { !$0.hasPrefix("add") } == ["1 1 1", "0 0 2"])
    try graph.tap("add 2")
    try graph.tap("add 1")
    #expect(graph.page.texts.filter { !$0.hasPrefix("add") } == ["2 2 1", "1 2 2"])
  }

  final class Router: ObservableObject {
    @Published var path: [Int] = []
  }

  struct Step: View {
    @EnvironmentObject private var router: Router
    let number: Int
    var body: some View {
      Button("Go on") { router.path.append(number + 1) }.navigationTitle("Step \(number)")
    }
  }

  /// The views of an app's routes, which are made once for all of its launches.
  struct Routed: View {
    static let views = (0...3).map { AnyView(Step(number: $0)) }
    @StateObject private var router = Router()
    var body: some View {
      NavigationStack(path: $router.path) {
        Self.views[0].navigationDestination(for: Int.self) { Self.views[min($0, 3)] }
      }
      .environmentObject(router)
    }
  }

  struct Tabs: View {
    var body: some View {
      TabView {
        Routed().tabItem { Text("1") }
        Routed().tabItem { Text("2") }
      }
    }
  }

  @Test func viewsThatOutliveALaunchAreNotOfThatLaunch() async throws {
    #expect(try await HeadlessApp("routed") { Tabs() }.test(seed: 42, runs: 20).findings.isEmpty)
  }
}

/// What is made in one branch of a trace has the identity of what is made in another, and another name.
@Suite @MainActor struct ValuesThatAreMade {
  struct Chat: Identifiable, Hashable {
    let id: Int
    let name: String
    static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
  struct Chats: View {
    @State private var chats = [Chat(id: 1, name: "Old")]
    @State private var chosen: Chat.ID?
    @State private var path: [Chat] = []
    var body: some View {
      NavigationSplitView {
        List(chats, selection: $chosen) { Text($0.name) }
          .toolbar {
            ForEach(["Ann", "Ben", "Cy"], id: \.self) { name in Button("Call \(name)") { add(name) } }
          }
      } detail: {
        NavigationStack(path: $path) {
          VStack {
            if let chat = chats.first(where: { $0.id == chosen }) {
              Text(chat.name).navigationTitle(chat.name)
              ForEach(["Dot", "Eve", "Flo"], id: \.self) { name in
                Button("Invite \(name)") { path = [Chat(id: 100 + chats.count, name: name)] }
              }
            } else {
              Text("Choose")
            }
          }
          .navigationDestination(for: Chat.self) { Text("With \($0.name)").navigationTitle($0.name) }
        }
      }
    }
    private func add(_ name: String) {
      chats.append(Chat(id: chats.count + 1, name: name))
      (chosen, path) = (chats.count, [])
    }
  }

  @Test(arguments: [false, true]) func areNamedAsTheyAreHere(resets: Bool) async throws {
    let app =
      resets ? HeadlessApp("resetting chats", reset: {}) { Chats() } : HeadlessApp("chats") { Chats() }
    for seed: UInt64 in 1...6 {
      #expect(try await app.test(seed: seed, runs: 12, savesFailures: false).findings.isEmpty)
    }
  }

  /// What only an inserted step shows, which no trace has met.
  struct Locking: View {
    @State private var path: [String] = []
    @Environment(\.scenePhase) private var phase
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Letter", value: "letter").navigationDestination(for: String.self) { Text($0) }
      }
      .onChange(of: phase) { if phase == .background, path.count == 1 { path.append("safe place") } }
    }
  }

  @Test func areNamedWhereAStepIsInserted() async throws {
    let app = HeadlessApp("locking") { Locking() }
    try await fails(app, "background (inserted)  detail: safe place (2 deep)")
  }
}
