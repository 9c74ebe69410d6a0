import Foundation
import SplitFuzz
import SwiftUI
import Testing

/// Events that bring new data, and are to leave the person in place.
@MainActor @Suite struct RefreshTests {
  struct Item: Identifiable, Hashable {
    let id: String
    let name: String
  }

  @MainActor final class Store: ObservableObject {
    enum Form { case kept, otherIdentities, replacedViews, emptied, asks }
    let form: Form
    @Published var items: [Item] = []
    @Published var isLoading = false
    @Published var problem: String?
    @Published var chosen: Item?
    @Published var path: [Item] = []
    private var count = 0

    init(_ form: Form) {
      self.form = form
      fill()
    }
    private func fill() {
      items = ["A", "B", "C"].map { Item(id: form == .otherIdentities ? "\($0) \(count)" : $0, name: $0) }
    }
    func reload() async {
      isLoading = true
      try? await Task.sleep(for: .seconds(1))
      count += 1
      fill()
      isLoading = false
      if form == .emptied { path = [] }
      if form == .asks { problem = "Offline" }
    }
  }

  struct Root: View {
    @ObservedObject var store: Store
    var body: some View {
      if store.form == .replacedViews, store.isLoading { ProgressView() } else { content }
    }
    private var content: some View {
      NavigationStack(path: $store.path) {
        List(store.items) { item in
          NavigationLink(item.name, value: item)
          Details(item: item)
        }
        .navigationTitle("Items")
        .navigationDestination(for: Item.self) { Text("Text").navigationTitle("Item \($0.name)") }
      }
      .alert(
        "Offline",
        isPresented: Binding(get: { store.problem != nil }, set: { if !$0 { store.problem = nil } })
      ) {}
    }
  }
  /// A row with a sheet of its own.
  struct Details: View {
    let item: Item
    @State private var isOpen = false
    var body: some View {
      Button("About \(item.name)") { isOpen = true }.sheet(isPresented: $isOpen) {
        Text("All about \(item.name)")
      }
    }
  }

  /// What is chosen is found by its identity.
  struct Columns: View {
    @ObservedObject var store: Store
    @State private var chosen: String?
    var body: some View {
      NavigationSplitView {
        List(store.items, selection: $chosen) { Text($0.name) }.navigationTitle("Items")
      } detail: {
        Found(store: store, id: chosen ?? "")
      }
    }
  }
  /// So is what is pushed.
  struct Pushed: View {
    @ObservedObject var store: Store
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        List(store.items) { NavigationLink($0.name, value: $0.id) }.navigationTitle("Items")
          .navigationDestination(for: String.self) { Found(store: store, id: $0) }
      }
    }
  }
  struct Found: View {
    @ObservedObject var store: Store
    let id: String
    var body: some View {
      if let item = store.items.first(where: { $0.id == id }) {
        Text("Text").navigationTitle("Item \(item.name)")
      } else {
        Text("Nothing").navigationTitle("Nothing")
      }
    }
  }

  private func app(_ form: Store.Form) -> HeadlessApp { app(form) { Root(store: $0) } }

  private func app<Shown: View>(
    _ form: Store.Form, _ root: @escaping @MainActor (Store) -> Shown
  ) -> HeadlessApp {
    HeadlessApp(
      "items", making: { Store(form) }, events: [.refresh("sync") { store in Task { await store.reload() } }],
      content: root)
  }

  @Test func whatItTakesAwayIsFound() async throws {
    try await fails(app(.otherIdentities), "after new data what was presented is gone (RefreshTests.swift")
    try await fails(app(.replacedViews), "after new data what was presented is gone")
    try await fails(app(.emptied), "after new data what was pushed is gone")
    try await fails(
      app(.otherIdentities) { Columns(store: $0) }, "after new data what is chosen has no row")
    try await fails(
      app(.otherIdentities) { Pushed(store: $0) }, "after new data what is pushed shows something else")
  }

  @Test func whatStaysIsRight() async throws {
    try await passes(app(.kept))
    try await passes(app(.asks))
    try await passes(app(.kept) { Columns(store: $0) })
    try await passes(app(.kept) { Pushed(store: $0) })
  }

  @MainActor final class Shrinking: ObservableObject {
    let clears: Bool
    @Published var names = ["A", "B", "C"]
    @Published var chosen: String?
    init(clears: Bool) { self.clears = clears }
    func sync() {
      if names.count > 1 { names.removeFirst() }
      if clears, let chosen, !names.contains(chosen) { self.chosen = nil }
    }
  }

  struct Names: View {
    @ObservedObject var list: Shrinking
    var body: some View {
      NavigationSplitView {
        List(list.names, id: \.self, selection: $list.chosen) { Text($0) }
      } detail: {
        if let name = list.chosen { Text("Text").navigationTitle(name) } else { Text("Choose a name") }
      }
    }
  }

  /// As in uzairansaruzi/hermex, pull request 113.
  @Test func aChoiceMayGoWithItsRow() async throws {
    func app(clears: Bool) -> HeadlessApp {
      HeadlessApp("names", making: { Shrinking(clears: clears) }, events: [.refresh("sync") { $0.sync() }]) {
        Names(list: $0)
      }
    }
    try await passes(app(clears: true), runs: 40)
    try await fails(app(clears: false), "clear the selection where its row is gone", runs: 40)
  }

  @MainActor @Observable final class Sections { var chosen: String? = "Home" }

  /// Tabs where the width is compact, and columns elsewhere.
  struct Adaptive: View {
    @Bindable var sections: Sections
    @Environment(\.horizontalSizeClass) private var width
    private let names = ["Home", "More"]
    var body: some View {
      if width == .compact {
        TabView(selection: $sections.chosen) {
          ForEach(names, id: \.self) { name in
            Tab(name, systemImage: "circle", value: name as String?) { page(name) }
          }
        }
      } else {
        NavigationSplitView {
          List(names, id: \.self, selection: $sections.chosen) { Text($0) }.navigationTitle("Menu")
        } detail: {
          page(sections.chosen ?? "Home").id(sections.chosen)
        }
      }
    }
    private func page(_ name: String) -> some View {
      NavigationStack { Text("Text of \(name)").navigationTitle(name) }
    }
  }

  /// Another width is no new data.
  @Test func otherContainersMayComeAfterwards() async throws {
    try await passes(
      HeadlessApp("sections", making: { Sections() }, events: [.refresh("sync") { _ in }]) {
        Adaptive(sections: $0)
      }, runs: 40)
  }

  struct Chat: Hashable {
    var name: String
    var lines: [String]
  }
  @MainActor @Observable final class Chats {
    var all = [Chat(name: "Ann", lines: ["Hello"]), Chat(name: "Ben", lines: ["Hi"])]
    func receive() { for index in all.indices { all[index].lines.append("Late \(all[index].lines.count)") } }
  }
  /// A chat as it is handed over, or as it was at first.
  struct Handed: View {
    let chat: Chat
    var body: some View { List(chat.lines, id: \.self) { Text($0) }.navigationTitle(chat.name) }
  }
  struct Kept: View {
    @State var chat: Chat
    var body: some View { Handed(chat: chat) }
  }
  /// A draft of its name, which new data leaves alone.
  struct Draft: View {
    @State var name: String
    var body: some View { Form { TextField("Name", text: $name) }.navigationTitle("Edit") }
  }
  enum Showing { case handed, kept, draft }
  /// The page of a chat.
  struct ChatPage: View {
    let chat: Chat
    let showing: Showing
    var body: some View {
      switch showing {
      case .handed: Handed(chat: chat)
      case .kept: Kept(chat: chat)
      case .draft: Draft(name: chat.lines.joined())
      }
    }
  }
  struct ChatList: View {
    let chats: Chats
    let showing: Showing
    var body: some View {
      NavigationStack {
        List(chats.all.indices, id: \.self) { NavigationLink(chats.all[$0].name, value: $0) }
          .navigationTitle("Chats")
          .navigationDestination(for: Int.self) { ChatPage(chat: chats.all[$0], showing: showing) }
      }
    }
  }
  struct ChatColumns: View {
    let chats: Chats
    let showing: Showing
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(chats.all.indices, id: \.self, selection: $chosen) { Text(chats.all[$0].name) }
          .navigationTitle("Chats")
      } detail: {
        if let chosen {
          ChatPage(chat: chats.all[chosen], showing: showing).id(chosen)
        } else {
          Text("No chat")
        }
      }
    }
  }

  @Test func aCopyThatHidesNewDataIsReported() async throws {
    func app<Content: View>(_ content: @escaping @MainActor (Chats) -> Content) -> HeadlessApp {
      HeadlessApp(
        "chats", making: { Chats() }, events: [.refresh("receive") { $0.receive() }], content: content)
    }
    func stack(_ showing: Showing) -> HeadlessApp { app { ChatList(chats: $0, showing: showing) } }
    try await fails(stack(.kept), "after new data what is pushed does not show 'Late 1'", runs: 40)
    try await passes(stack(.handed))
    try await passes(stack(.draft))
    func columns(_ showing: Showing) -> HeadlessApp { app { ChatColumns(chats: $0, showing: showing) } }
    try await fails(columns(.kept), "after new data the detail does not show 'Late 1'", runs: 40)
    try await passes(columns(.handed))
    try await passes(columns(.draft))
  }
}
