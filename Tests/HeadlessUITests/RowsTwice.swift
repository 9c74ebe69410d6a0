import FuzzEngine
import SwiftUI
import Testing

/// Lists to which `onAppear` adds rows, and that come back: a note says so where all are there twice.
@Suite @MainActor struct RowsTwice {
  struct Item: Identifiable, Hashable {
    let id = UUID()
    let title: String
  }

  @Observable final class Store {
    var items: [Item] = []
    var stored: [Item] = []
    var page = 0
    func load() -> [Item] { ["Apple", "Pear", "Plum"].map { Item(title: $0) } }
    func next() -> [Item] {
      page += 1
      return (1...3).map { Item(title: "Item \(page * 3 + $0)") }
    }
  }

  enum Manner: CaseIterable {
    case appends, inTask, inSelection, inTab
    case replaces, copies, once, flagged, addsOne, nextPage, byButton, byPushed, prepends, ofOne, refreshed,
      cleared,
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
      case .copies:
        if store.stored.isEmpty { store.stored = store.load() }
        store.items = store.stored
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
            if manner == .copies { Button("Again") { store.stored += store.load() } }
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

  private func isNoted(_ manner: Manner) async throws -> Bool {
    let report = try await HeadlessApp("shop") { Shop(manner: manner) }.test(seed: 42, runs: 12)
    let note = "all rows of a list are there twice once its view has come back, such as 'Apple'"
    return report.notes.contains { $0.contains(note) }
  }

  @Test(arguments: Manner.wrong) func thatIsNoted(manner: Manner) async throws {
    #expect(try await isNoted(manner))
  }

  @Test(arguments: Manner.right) func othersAreNot(manner: Manner) async throws {
    #expect(try await !isNoted(manner))
  }
}
