import Observation
import SwiftUI
import Testing

/// A view that is handed a value goes on showing that once its row is called otherwise.
@MainActor @Suite struct RenamedRows {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }
  @MainActor @Observable final class Store {
    var items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Eggs"), Item(id: 3, name: "Bread")]
    func rename(_ id: Int, _ name: String) {
      for index in items.indices where items[index].id == id { items[index].name = name }
    }
  }

  struct Editor: View {
    let store: Store
    let item: Item
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Form { TextField("Name", text: $name) }.onAppear { name = item.name }
        .toolbar {
          Button("Save") {
            if !name.isEmpty { store.rename(item.id, name) }
            dismiss()
          }
        }
    }
  }
  struct Detail: View {
    let store: Store
    let item: Item
    @State private var isEdited = false
    var body: some View {
      Text("Item").navigationTitle(item.name).toolbar { Button("Edit") { isEdited = true } }
        .sheet(isPresented: $isEdited) { NavigationStack { Editor(store: store, item: item) } }
    }
  }

  /// Pushes the value itself, or what identifies it.
  struct Pushed: View {
    let isCopied: Bool
    @State private var store = Store()
    var body: some View {
      NavigationStack {
        List(store.items) { item in
          if isCopied {
            NavigationLink(item.name, value: item)
          } else {
            NavigationLink(item.name, value: item.id)
          }
        }
        .navigationTitle("Items")
        .navigationDestination(for: Item.self) { Detail(store: store, item: $0) }
        .navigationDestination(for: Int.self) { id in
          if let item = store.items.first(where: { $0.id == id }) { Detail(store: store, item: item) }
        }
      }
    }
  }

  /// Keeps the value that it is handed, and renames it itself.
  struct Counter: View {
    let store: Store
    @State var item: Item
    var body: some View {
      Text(item.name).navigationTitle("Details")
      Button("Double") { store.rename(item.id, item.name + " twice") }
    }
  }
  struct Linked: View {
    @State private var store = Store()
    var body: some View {
      NavigationStack {
        List(store.items) { item in NavigationLink(item.name) { Counter(store: store, item: item) } }
          .navigationTitle("Items")
      }
    }
  }

  /// A view with a text for all rows, which is the first name of one of them.
  struct Draft: View {
    let store: Store
    let id: Int
    var body: some View {
      Text("Milk").navigationTitle("Letter").toolbar { Button("Rename") { store.rename(id, "Bill") } }
    }
  }
  struct Drafts: View {
    @State private var store = Store()
    var body: some View {
      NavigationStack {
        List(store.items) { item in NavigationLink(item.name) { Draft(store: store, id: item.id) } }
          .navigationTitle("Items")
      }
    }
  }

  /// What is typed into a field is there, and the title is that of all it may be called.
  struct Typed: View {
    @State private var store = Store()
    @State private var chosen: Int?
    var body: some View {
      NavigationSplitView {
        List(store.items, selection: $chosen) { item in
          Text(item.name).swipeActions { Button("Flag") {} }
        }
      } detail: {
        if let index = store.items.firstIndex(where: { $0.id == chosen }) {
          Form { TextField("Name", text: $store.items[index].name) }
            .navigationTitle(Store().items[index].name).id(chosen)
        } else {
          Text("Choose")
        }
      }
    }
  }

  /// Rows that say something else for a while, and fields in the place of rows.
  struct Folders: View {
    enum Form { case badge, state, inPlace }
    let form: Form
    @State private var store = Store()
    @State private var chosen: Int?
    @State private var marked: Int?
    var body: some View {
      NavigationSplitView {
        List($store.items, selection: $chosen) { $item in row($item) }.navigationTitle("Folders")
      } detail: {
        if let item = store.items.first(where: { $0.id == chosen }) {
          Button("Mark") { marked = item.id }.navigationTitle(item.name).id(item.id)
        } else {
          Text("Choose")
        }
      }
    }
    @ViewBuilder private func row(_ item: Binding<Item>) -> some View {
      let isMarked = marked == item.wrappedValue.id
      switch form {
      case .badge:
        VStack {
          if isMarked { Text("Pinned") }
          Text(item.wrappedValue.name)
        }
      case .state: Text(isMarked ? "Syncing" : item.wrappedValue.name)
      case .inPlace:
        if isMarked {
          TextField("Name", text: item.name).onSubmit { marked = nil }
        } else {
          Text(item.wrappedValue.name).contextMenu {
            Button("Rename") { marked = item.wrappedValue.id }
          }
        }
      }
    }
  }

  @Test(arguments: [Folders.Form.badge, .state, .inPlace])
  func whatStandsOnARowBesideItsNameRenamesNothing(form: Folders.Form) async throws {
    try await passes(HeadlessApp("folders") { Folders(form: form) }, runs: 40)
  }

  @Test func aCopyIsFound() async throws {
    let stays = "the view 'Milk' still shows 'Milk', which its row calls"
    try await fails(HeadlessApp("pushed") { Pushed(isCopied: true) }, stays, runs: 40)
    try await fails(
      HeadlessApp("linked") { Linked() }, "still shows 'Milk', which its row calls 'Milk twice' now")
  }

  @Test func whatIsLookedUpIsRight() async throws {
    try await passes(HeadlessApp("pushed") { Pushed(isCopied: false) }, runs: 40)
    try await passes(HeadlessApp("drafts") { Drafts() })
    try await passes(HeadlessApp("typed") { Typed() }, runs: 40)
  }
}
