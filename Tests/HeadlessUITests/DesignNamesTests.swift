import FuzzEngine
import Observation
import SplitFuzz
import Testing

@testable import SwiftUI

/// What an app's views take from a design that they are compared with, and what was found by comparing.
@Suite @MainActor struct DesignNamesTests {
  struct Home: View {
    let log: Log
    var body: some View {
      NavigationSplitView {
        Button("First Row") { log.lines.append("row") }
        Button("Close") { log.lines.append("close") }
      } detail: {
        NavigationStack {
          Button("Show All") { log.lines.append("all") }.accessibilityIdentifier("Everything")
            .toolbar { Button("Menu") { log.lines.append("menu") } }
        }
      }
      .onAppear { log.lines.append("appear") }
      .onDisappear { log.lines.append("disappear") }
    }
  }

  @Observable final class Log { var lines: [String] = [] }

  private func graph<Content: View>(_ view: Content) -> ViewGraph {
    let graph = ViewGraph({ view }, EnvironmentValues())
    graph.update()
    return graph
  }

  @Test("an identifier names a control, and a label in lower case with hyphens where there is none")
  func names() throws {
    let page = graph(Home(log: Log())).page
    let split = try #require(page.splits.first)
    #expect(split.sidebar.controls.map(\.name) == ["first-row", "close"])
    #expect(split.detail.stacks.first?.root.controls.map(\.name) == ["everything", "menu"])
  }

  @Test("a second appearance runs the handlers of the first view, and of nothing in its columns")
  func appearsAgain() {
    let log = Log()
    let graph = graph(Home(log: log))
    graph.appearAgain()
    #expect(log.lines == ["appear", "disappear", "appear"])
  }

  struct Edge<Cover: View>: View {
    let cover: Cover
    var body: some View { Text("under").overlay(cover, alignment: .leading) }
  }

  @Test("what reaches into the safe area from the leading edge, and can be tapped, covers it")
  func coveredEdge() {
    #expect(graph(Edge(cover: Color.white.ignoresSafeArea())).page.coversEdge)
    #expect(!graph(Edge(cover: Color.white)).page.coversEdge)
    #expect(!graph(Edge(cover: Color.white.ignoresSafeArea().allowsHitTesting(false))).page.coversEdge)
    #expect(!graph(Text("under").ignoresSafeArea()).page.coversEdge)
  }

  /// A path keeps a value that nothing is declared for: a pop that is on its way stays one when that changes.
  struct Forgetful: View {
    @State private var path = [1]
    @State private var declares = true
    var body: some View {
      NavigationSplitView {
        Text("Menu")
      } detail: {
        NavigationStack(path: $path) {
          if declares {
            Button("Forget") { declares = false }.navigationDestination(for: Int.self) { Text("\($0)") }
          } else {
            Text("Nothing is declared here")
          }
        }
      }
    }
  }

  @Test("what is declared for a value changes no path")
  func unresolvedValues() async throws {
    let app = HeadlessApp("forgetful") { Forgetful() }
    try await app.test(
      "~back; link 1", at: ["device": "ipad-11 landscape"],
      showing: "sidebar: menu | detail: Nothing is declared here")
  }

  struct Lines: View {
    let log: Log
    var body: some View {
      NavigationSplitView {
        Text("Menu")
      } detail: {
        Text("Detail").navigationTitle("Lines \(log.lines.joined())")
      }
    }
  }

  @Test("an event has one of several arguments")
  func arguments() async throws {
    let app = HeadlessApp(
      "arguments", making: { Log() }, events: [.event("log", ["a", "b"]) { $0.lines.append($1) }]
    ) { Lines(log: $0) }
    try await app.test(
      "call log b; call log a", at: ["device": "ipad-11 portrait"], showing: "detail: Lines ba")
  }

  @Test("a trace may begin where the app is led at the launch")
  func starts() async throws {
    let app = HeadlessApp(
      "starts", making: { Log() }, events: [.event("log") { $0.lines.append("a") }],
      starts: [.event("logged") { $0.lines.append("start") }]
    ) { Lines(log: $0) }
    let start: KeyValuePairs = ["device": "ipad-11 portrait", "start": "logged"]
    try await app.test("call log", at: start, showing: "detail: Lines starta")
    try await app.test("call log", at: ["device": "ipad-11 portrait"], showing: "detail: Lines a")
  }

  /// A navigation view in its stack style, each screen with a link to the next one.
  struct Chain: View {
    let number: Int
    @State private var isNextShown = false
    var body: some View {
      Button("Next") { isNextShown = true }
        .background(
          NavigationLink(isActive: $isNextShown) {
            Chain(number: number + 1)
          } label: {
            EmptyView()
          }
        )
        .navigationTitle("Screen \(number)")
    }
  }

  @Test("links with flags show a view each, and going back switches theirs off")
  func navigationView() async throws {
    let app = HeadlessApp("chain") { NavigationView { Chain(number: 1) }.navigationViewStyle(.stack) }
    let start: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await app.test("link 1; link 1", at: start, showing: "detail: Screen 3 (2 deep) <back")
    try await app.test(
      "link 1; link 1; long-press-back 2; link 1", at: start, showing: "detail: Screen 2 <back")
  }

  /// An item that is identified as an object: another process has another one.
  struct Sheets: View {
    final class Item: Identifiable {}
    @State private var item: Item?
    var body: some View {
      NavigationSplitView {
        Button("Show") { item = Item() }
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
      .sheet(item: $item) { _ in NavigationStack { Text("Sheet").navigationTitle("New Item") } }
    }
  }

  @Test("a sheet is called as the root of its stack, and is the same sheet when a trace is played again")
  func sheets() async throws {
    let app = HeadlessApp("sheets") { Sheets() }
    try await app.test("link 11", at: ["device": "ipad-11 landscape"], showing: "sheet: New Item")
  }

  @Test("work that takes time is completed by the trace")
  func deferredWork() async throws {
    final class Store {
      let deferred: Deferred
      init(_ deferred: Deferred) { self.deferred = deferred }
      @MainActor func load(_ done: @escaping @MainActor @Sendable () -> Void) { deferred.later("load", done) }
    }
    struct Loading: View {
      let store: Store
      @State private var isLoaded = false
      var body: some View {
        NavigationSplitView {
          Text("Menu")
        } detail: {
          Button("Load") { store.load { isLoaded = true } }.navigationTitle(isLoaded ? "Loaded" : "Empty")
        }
      }
    }
    let app = HeadlessApp("loading", making: { (deferred: Deferred) in Store(deferred) }, events: []) {
      Loading(store: $0)
    }
    try await app.test("link 1", at: ["device": "ipad-11 portrait"], showing: "detail: Loaded")
  }
}
