import Observation
import SplitFuzz
import Testing

@testable import SwiftUI

/// The first closure of an app makes its objects once at each launch.
@MainActor @Suite("Root closures") struct RootClosures {
  @MainActor @Observable final class Store {
    static var made = 0
    var items: [String] = []
    init() {
      Store.made += 1
      for number in 1...2 { items.append("Item \(number)") }
    }
  }
  struct Items: View {
    let store: Store
    var body: some View {
      NavigationStack {
        List(store.items, id: \.self) { Text($0) }.navigationTitle("Items")
        Button("Add") { store.items.append("Item \(store.items.count + 1)") }
      }
    }
  }

  /// It has read its list as it was made, so the closure depends on that.
  @Test func aStoreThatFillsItselfStaysThatOfTheLaunch() throws {
    let graph = ViewGraph({ Items(store: Store()) }, EnvironmentValues())
    graph.update()
    for count in 3...5 {
      try graph.tap("Add")
      #expect(graph.front.texts.filter { $0.hasPrefix("Item ") }.count == count)
    }
    let made = Store.made
    for _ in 0..<3 { try graph.tap("Add") }
    #expect(Store.made == made, "a closure that is called again depends on what is shared alone")
  }

  @MainActor @Observable final class Session {
    var name: String?
  }

  @Test func whatTheClosureReadsOfSharedObjectsIsFollowed() throws {
    let session = Session()
    let graph = ViewGraph(
      {
        Group {
          if let name = session.name {
            Text("Hello \(name)")
          } else {
            Button("Sign In") { session.name = "Ann" }
          }
        }
      }, EnvironmentValues())
    graph.update()
    try graph.tap("Sign In")
    #expect(graph.front.texts == ["Hello Ann"])
    session.name = "Bob"
    graph.update()
    #expect(graph.front.texts == ["Hello Bob"])
  }

  final class People: ObservableObject {
    @Published var names: [String] = []
    @Published var filter = ""
    init() { names.append("Ann") }
  }
  struct Filtered: View {
    @EnvironmentObject var people: People
    var body: some View {
      NavigationStack {
        Text(people.filter.isEmpty ? "all" : "some")
        Button("Filter") { people.filter = "x" }.navigationTitle("People")
      }
    }
  }

  /// It was reported as stale: with the closure called anew there was another store.
  @Test func anObjectThatReadsItselfAsItIsMadeIsNotStale() async throws {
    try await passes(HeadlessApp("people") { Filtered().environmentObject(People()) })
  }

  struct Banner: View {
    @State private var page = 0
    var body: some View {
      NavigationStack {
        NavigationLink("Open") { Text("Page") }
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { Text("banner \($0)").tag($0) }
        }
        .tabViewStyle(.page)
        .task(id: page) {
          try? await Task.sleep(for: .seconds(3))
          if !Task.isCancelled { page = (page + 1) % 3 }
        }
      }
    }
  }

  /// Each of its tasks begins the next one; a test of it took minutes.
  @Test func aBannerThatMovesOnComesToAnEnd() async throws {
    let report = try await HeadlessApp("banner") { Banner() }.test(seed: 42, runs: 2, savesFailures: false)
    #expect(report.findings.isEmpty)
    #expect(report.notes.contains { $0.contains("waits again and again") }, "\(report.notes)")
  }
}
