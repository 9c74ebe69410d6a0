import FuzzEngine
import Observation
import SplitFuzz
import Testing

@testable import SwiftUI

private struct WordKey: EnvironmentKey { static let defaultValue = "nothing" }

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

/// What packages find by introspection under a `NavigationView`.
@Suite @MainActor struct NavigationControllerTests {
  @MainActor final class Model {
    var controllers: NavigationControllers?
    var changes: [NavigationControllers.Change] = []
  }

  struct Page: View {
    let name: String
    @Environment(\.word) private var word

    var body: some View {
      List {
        if name == "Letter" { NavigationLink("More") { Page(name: "More") } }
        Text("inherits")
      }
      .navigationTitle("\(name), \(word)")
    }
  }

  struct Letters: View {
    let model: Model

    var body: some View {
      if UIDevice.current.userInterfaceIdiom == .pad { letters } else { letters.navigationViewStyle(.stack) }
    }

    private var letters: some View {
      NavigationView {
        List { NavigationLink("Letter") { Page(name: "Letter") } }.navigationTitle("Letters")
        Text("Choose a letter")
      }
      .introspectNavigationControllers { found in
        model.controllers = found
        found.didChange = { model.changes.append($0) }
      }
      .environment(\.word, "known")
    }
  }

  private let app = HeadlessApp(
    "letters", making: { Model() },
    events: [
      .event("push") { $0.controllers?.detail.push { Page(name: "Pushed") } },
      .event("push-first") { $0.controllers?.leading.push { Page(name: "First") } },
      .event("home") {
        $0.controllers?.detail.popToRoot()
        $0.controllers?.leading.popToRoot()
      },
      .event("show-list") { $0.controllers?.topColumn = .sidebar },
      .event("hide") { $0.controllers?.visibility = .detailOnly },
    ], names: DesignNames(rows: [], links: ["letter", "more"])
  ) { Letters(model: $0) }
  private let wide: KeyValuePairs = ["device": "ipad-13 landscape"]

  @Test("a link of the leading column replaces the detail, and one of the detail pushes there")
  func links() async throws {
    try await app.test(
      "open letter; open more", at: wide, showing: "sidebar: letters | detail: more-known <back")
    try await app.test(
      "open letter; open more; back", at: wide, showing: "sidebar: letters | detail: letter-known")
    try await app.test(
      "open letter; open more; open letter", at: wide, showing: "sidebar: letters | detail: letter-known")
  }

  @Test("code pushes on a controller, with an environment of its own, and pops to its root")
  func pushes() async throws {
    try await app.test(
      "call push; call push-first", at: wide,
      showing: "sidebar: first-nothing <back | detail: pushed-nothing <back")
    try await app.test(
      "call push; call push-first; call home", at: wide, showing: "sidebar: letters | detail: placeholder")
    try await app.test("call hide", at: wide, showing: "detail: placeholder")
  }

  @Test("code and links say which column is on top while they are collapsed")
  func topColumn() async throws {
    let narrow: KeyValuePairs = ["device": "ipad-13 portrait"]
    try await app.test("resize third; open letter", at: narrow, showing: "detail: letter-known <back")
    try await app.test(
      "resize third; open letter; call show-list", at: narrow, showing: "sidebar: letters")
  }

  @Test("a stack has the leading controller alone")
  func stack() async throws {
    let phone: KeyValuePairs = ["device": "iphone-15 portrait"]
    try await app.test("open letter; open more; back", at: phone, showing: "detail: letter-known <back")
    try await app.test(
      "open letter; call push; call push-first", at: phone, showing: "detail: first-nothing (2 deep) <back")
  }

  @Test("what a person changes is reported")
  func reports() throws {
    let model = Model()
    let graph = ViewGraph({ Letters(model: model) }, EnvironmentValues())
    UIDevice.current.userInterfaceIdiom = .pad
    graph.update()
    let found = try #require(model.controllers)
    let split = try #require(graph.page.splits.first)
    guard case .run(let tap)? = split.sidebar.stacks.first?.root.controls.first?.effect else {
      Issue.record("the list has no link")
      return
    }
    tap()
    #expect(model.changes.map { "\($0)" } == ["link"])
    #expect(found.hasDetail && found.topColumn == .detail && found.detail.count == 0)
    found.detail.push { Text("Pushed") }
    graph.update()
    graph.page.splits.first?.detail.stacks.first?.path.truncate(0)
    #expect(model.changes.map { "\($0)" } == ["link", "pop"] && found.detail.count == 0)
  }

  @MainActor @Observable final class Store {
    let deferred: Deferred
    var title = "now"
    init(_ deferred: Deferred) { self.deferred = deferred }
  }

  @Test("work that is put off to the next update is a later turn, and callbacks are seen")
  func laterTurns() async throws {
    struct Titled: View {
      let store: Store
      var body: some View {
        NavigationSplitView {
          Text("Menu")
        } detail: {
          Text("Detail").navigationTitle(store.title)
        }
      }
    }
    let app = HeadlessApp(
      "later", making: { (deferred: Deferred) in Store(deferred) },
      events: [
        .event("go") { store in
          store.deferred.afterUpdate {
            store.title = "later"
            store.deferred.callsBack(isRegistered: true)
          }
        }
      ]
    ) { Titled(store: $0) }
    let start: KeyValuePairs = ["device": "ipad-11 portrait"]
    try await app.test("~call go; reappear", at: start, showing: "detail: later (calls back)")
  }
}
