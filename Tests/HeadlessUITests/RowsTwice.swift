import SwiftUI
import Testing

/// Lists to which `onAppear` adds rows, and that come back.
@Suite @MainActor struct RowsTwice {
  struct Item: Identifiable, Hashable {
    let id = UUID()
    let title: String
  }

  @Observable final class Store {
    var items: [Item] = []
    var visits = 0
    var page = 0
    func load() -> [Item] { ["Apple", "Pear", "Plum"].map { Item(title: $0) } }
    func next() -> [Item] {
      page += 1
      return (1...3).map { Item(title: "Item \(page * 3 + $0)") }
    }
  }

  enum Manner: CaseIterable {
    case appends, inTask, inSelection, inTab
    case replaces, once, flagged, addsOne, nextPage, byButton, byPushed, prepends, ofOne, refreshed, cleared,
      shuffled

    static let wrong: [Manner] = [.appends, .inTask, .inSelection, .inTab]
    static let right = allCases.filter { !wrong.contains($0) }
  }

  private struct Shop: View {
    let manner: Manner
    @State private var store = Store()
    @State private var hasLoaded = false
    @State private var chosen: Item?

    private var list: some View {
      List {
        ForEach(store.items) { NavigationLink($0.title, value: $0) }
        if manner == .byButton { Button("Twice") { store.items += store.load() } }
      }
      .navigationTitle("Shop")
      .onAppear(perform: appear)
      .onDisappear { if manner == .cleared { store.items = [] } }
      .task {
        if manner == .inTask { store.items += store.load() }
      }
      .refreshable { if manner == .refreshed { store.items = store.load() } }
    }

    private func appear() {
      switch manner {
      case .appends, .inTab, .inSelection, .cleared: store.items += store.load()
      case .replaces: store.items = store.load()
      case .once, .byButton, .byPushed, .refreshed: if store.items.isEmpty { store.items += store.load() }
      case .flagged:
        if !hasLoaded { store.items += store.load() }
        hasLoaded = true
      case .addsOne:
        if store.items.isEmpty {
          store.items = store.load()
        } else {
          store.items.append(Item(title: "Visit"))
        }
      case .nextPage: if store.items.count < 9 { store.items += store.next() }
      case .prepends: store.items = Array((store.load().prefix(1) + store.items).prefix(4))
      case .ofOne: store.items.append(Item(title: "Apple"))
      case .shuffled: store.items = store.items.reversed() + (store.items.isEmpty ? store.load() : [])
      default: break
      }
    }

    @ViewBuilder private var stack: some View {
      NavigationStack {
        list.navigationDestination(for: Item.self) { item in
          List {
            Text(item.title)
            if manner == .byPushed { Button("Twice") { store.items += store.load() } }
          }
          .navigationTitle(item.title)
        }
      }
    }

    var body: some View {
      switch manner {
      case .inTab:
        TabView {
          stack.tabItem { Text("Shop") }
          Text("More").tabItem { Text("More") }
        }
      case .inSelection:
        NavigationSplitView {
          List(store.items, selection: $chosen) { Text($0.title).tag($0) }
            .navigationTitle("Shop").onAppear(perform: appear)
        } detail: {
          Text(chosen?.title ?? "None")
        }
      default: stack
      }
    }
  }

  @Test(arguments: Manner.wrong) func theyAreThereTwice(manner: Manner) async throws {
    try await fails(
      HeadlessApp("shop") { Shop(manner: manner) },
      "the rows of a list are there twice now that its view has come back, as 'Apple'")
  }

  @Test(arguments: Manner.right) func othersAreThereOnce(manner: Manner) async throws {
    try await passes(HeadlessApp("shop") { Shop(manner: manner) })
  }
}
