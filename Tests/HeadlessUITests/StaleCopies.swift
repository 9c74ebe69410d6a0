import SwiftUI
import Testing

/// Pushed views that show a copy of what was renamed meanwhile.
@Suite @MainActor struct StaleCopies {
  struct Item: Identifiable, Hashable {
    let id: Int
    var title: String
    var isDone = false
  }

  @Observable final class Store {
    var items = [Item(id: 1, title: "Apple"), Item(id: 2, title: "Pear")]
    func item(_ id: Int) -> Item { items.first { $0.id == id } ?? items[0] }
    func rename(_ id: Int, _ title: String = "Plum") {
      if let index = items.firstIndex(where: { $0.id == id }) { items[index].title = title }
    }
    func mark(_ id: Int) {
      if let index = items.firstIndex(where: { $0.id == id }) { items[index].isDone.toggle() }
    }
  }

  enum Manner: CaseIterable {
    case inSheet, byButton, inAlert, inState, typed, inText
    case lookedUp, byIdentity, bound, updated, onDismiss, popped, replaced, marked, counted, constant, other,
      later
    case inTitle, draft

    static let wrong: [Manner] = [.inSheet, .byButton, .inAlert, .inState, .typed, .inText]
    static let right = allCases.filter { !wrong.contains($0) }
    var pushesIdentity: Bool { [.inState, .byIdentity, .bound].contains(self) }
  }

  private struct Kept: View {
    @State private var title: String
    init(_ title: String) { _title = State(initialValue: title) }
    var body: some View { Text("About").navigationTitle(title) }
  }

  private struct Editor: View {
    let manner: Manner
    let store: Store
    let id: Int
    @State private var draft = "New"
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationStack {
        Form {
          if manner == .typed {
            TextField("Title", text: $draft)
            Button("Save") {
              if !draft.isEmpty { store.rename(id, draft) }
              dismiss()
            }
          } else {
            Button("Rename") {
              switch manner {
              case .marked: store.mark(id)
              case .draft: break
              default: store.rename(manner == .other ? 3 - id : id)
              }
              if manner != .inText { dismiss() }
            }
            Button("Close") { dismiss() }
          }
        }
        .navigationTitle("Edit")
      }
    }
  }

  private struct Page: View {
    let manner: Manner
    let store: Store
    let item: Item
    @Binding var path: [Item]
    @State private var isEditing = false
    @State private var isAsking = false
    @State private var title: String?

    private var shown: String {
      switch manner {
      case .lookedUp, .byIdentity, .bound, .counted: store.item(item.id).title
      case .updated, .onDismiss, .later: title ?? item.title
      case .constant: "Item"
      case .inTitle: "\(item.title) is \(store.item(item.id).title)"
      default: item.title
      }
    }

    var body: some View {
      List {
        if manner == .inText { Text(shown) }
        if manner == .inState { Kept(item.title) }
        if [.byButton, .popped, .replaced].contains(manner) {
          Button("Rename now") {
            store.rename(item.id)
            if manner == .popped { path = [] }
            if manner == .replaced { path = [store.item(item.id)] }
          }
        } else {
          Button("Edit") { if manner == .inAlert { isAsking = true } else { isEditing = true } }
        }
      }
      .modifier(Titled(title: [.inText, .inState].contains(manner) ? nil : shown))
      .onChange(of: store.item(item.id).title) { if manner == .updated { title = store.item(item.id).title } }
      .alert("Rename?", isPresented: $isAsking) { Button("Rename") { store.rename(item.id) } }
      .sheet(isPresented: $isEditing) {
        if manner == .onDismiss { title = store.item(item.id).title }
        guard manner == .later else { return }
        Task {
          try? await Task.sleep(for: .seconds(1))
          title = store.item(item.id).title
        }
      } content: {
        Editor(manner: manner, store: store, id: item.id)
      }
    }
  }

  private struct Titled: ViewModifier {
    let title: String?
    func body(content: Content) -> some View {
      if let title { content.navigationTitle(title) } else { content }
    }
  }

  private struct Home: View {
    let manner: Manner
    @State private var store = Store()
    @State private var path: [Item] = []
    @State private var ids: [Int] = []

    private func label(_ item: Item) -> String {
      switch manner {
      case .marked: item.isDone ? "\(item.title) ✓" : item.title
      case .counted: "\(item.title), \(item.title.count) letters"
      default: item.title
      }
    }

    var body: some View {
      if manner.pushesIdentity {
        NavigationStack(path: $ids) {
          List(store.items) { NavigationLink(label($0), value: $0.id) }
            .navigationTitle("Items")
            .navigationDestination(for: Int.self) {
              Page(manner: manner, store: store, item: store.item($0), path: $path)
            }
        }
      } else {
        NavigationStack(path: $path) {
          List(store.items) { NavigationLink(label($0), value: $0) }
            .navigationTitle("Items")
            .navigationDestination(for: Item.self) {
              Page(manner: manner, store: store, item: $0, path: $path)
            }
        }
      }
    }
  }

  @Test(arguments: Manner.wrong) func theyShowTheOldName(manner: Manner) async throws {
    try await fails(
      HeadlessApp("items") { Home(manner: manner) }, "it has a copy from when it was pushed")
  }

  @Test(arguments: Manner.right) func othersShowTheNewOne(manner: Manner) async throws {
    try await passes(HeadlessApp("items") { Home(manner: manner) })
  }
}
