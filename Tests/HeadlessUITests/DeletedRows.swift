import Foundation
import SwiftUI
import Testing

/// Rows that a swipe deletes, and the ones that go.
@MainActor @Suite struct DeletedRows {
  struct Fruit: Identifiable, Hashable {
    let id: String
    var name: String { id }
  }
  enum Deleting: CaseIterable {
    case takesOffsetsOfAll, takesElement, countsRows, countsDown, namesPositions, asksFirst, removesLater,
      hides
  }

  struct Fruits: View {
    let deleting: Deleting
    @State private var all = ["Cherry", "Apple", "Date", "Banana"].map(Fruit.init)
    @State private var added = 0
    @State private var asked: IndexSet?
    @State private var hidden: Set<String> = []
    private var sorted: [Fruit] { all.sorted { $0.name < $1.name } }

    var body: some View {
      NavigationStack {
        List {
          switch deleting {
          case .countsRows:
            ForEach(all.indices, id: \.self) { Text(all[$0].name) }.onDelete { all.remove(atOffsets: $0) }
          case .countsDown:
            ForEach(all.indices.reversed(), id: \.self) { Text(all[$0].name) }
              .onDelete { for offset in $0 { all.remove(at: all.count - 1 - offset) } }
          case .namesPositions:
            ForEach(all.indices.map { "Row \($0)" }, id: \.self) { Text($0) }
              .onDelete { all.remove(atOffsets: $0) }
          default:
            ForEach(sorted) { fruit in Text(hidden.contains(fruit.id) ? "Gone" : fruit.name) }
              .onDelete { delete($0) }
          }
          Button("Add") {
            added += 1
            all.append(Fruit(id: "Elderberry \(added)"))
          }
        }
        .navigationTitle("Fruits")
        .alert(
          "Delete?",
          isPresented: Binding {
            asked != nil
          } set: {
            if !$0 { asked = nil }
          }
        ) {
          Button("Yes") { if let asked { remove(asked) } }
          Button("No") {}
        }
      }
    }

    private func delete(_ offsets: IndexSet) {
      switch deleting {
      case .takesOffsetsOfAll: all.remove(atOffsets: offsets)
      case .asksFirst: asked = offsets
      case .hides: hidden.formUnion(offsets.map { sorted[$0].id })
      case .removesLater:
        let ids = offsets.map { sorted[$0].id }
        Task {
          try? await Task.sleep(for: .seconds(1))
          all.removeAll { ids.contains($0.id) }
        }
      default: remove(offsets)
      }
    }
    private func remove(_ offsets: IndexSet) {
      let ids = offsets.map { sorted[$0].id }
      all.removeAll { ids.contains($0.id) }
    }
  }

  @Test func anotherRowThatGoesIsReported() async throws {
    try await fails(
      HeadlessApp("fruits") { Fruits(deleting: .takesOffsetsOfAll) }, "'onDelete' is called for row")
  }

  @Test(arguments: Deleting.allCases.filter { $0 != .takesOffsetsOfAll })
  func theRowThatGoesIsNot(deleting: Deleting) async throws {
    try await passes(HeadlessApp("fruits") { Fruits(deleting: deleting) })
  }

  /// Offsets among what a search has found are taken for offsets among all, or are not; or it asks first.
  enum Finding { case takesOffsetsOfAll, takesFound, asksFirst }
  struct Searched: View {
    let finding: Finding
    @State private var all = ["Apple", "Banana", "Cherry"].map(Fruit.init)
    @State private var text = ""
    @State private var asked: Fruit?
    private var found: [Fruit] { all.filter { text.isEmpty || $0.name.contains(text) } }

    var body: some View {
      NavigationStack {
        List {
          ForEach(found) { Text($0.name) }.onDelete { offsets in
            switch finding {
            case .takesOffsetsOfAll: all.remove(atOffsets: offsets)
            case .takesFound: remove(offsets.map { found[$0] })
            case .asksFirst: asked = offsets.map { found[$0] }.first
            }
          }
        }
        .navigationTitle("Fruits")
        .searchable(text: $text)
        .toolbar {
          Button("Clean Up") { remove(Array(all.prefix(1))) }
          if let asked { Button("Really") { remove([asked]) } }
        }
      }
    }
    private func remove(_ fruits: [Fruit]) {
      all.removeAll { fruits.contains($0) }
      asked = nil
    }
  }

  /// As in a sample of Apple's: the list shows the same as before until the search is over.
  @Test func anotherRowThatGoesThanTheOneThatWasFoundIsReported() async throws {
    let app = HeadlessApp("found") { Searched(finding: .takesOffsetsOfAll) }
    try await fails(app, "'onDelete' is called for a row that a search has found", runs: 40)
    for finding in [Finding.takesFound, .asksFirst] {
      try await passes(HeadlessApp("found") { Searched(finding: finding) }, runs: 40)
    }
  }

  /// Rows with a button that deletes: what they show, or what is chosen.
  enum Swiping: CaseIterable {
    case deletesRow, namesPositions, countsDown, asksFirst, isInGroups, deletesChosen
  }
  struct Swiped: View {
    let swiping: Swiping
    @State private var all = [3, 4, 5]
    @State private var chosen: Int?
    @State private var asked: Int?
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          switch swiping {
          case .namesPositions: ForEach(all.indices, id: \.self) { row(at: $0) }
          case .countsDown: ForEach(all.indices.reversed(), id: \.self) { row(at: $0) }
          case .isInGroups:
            ForEach(["First", "All"], id: \.self) { group in
              ForEach(all.filter { group == "All" || $0 == 3 }, id: \.self) { row($0) }
            }
          default: ForEach(all, id: \.self) { row($0) }
          }
        }
        .alert("Sure?", isPresented: .constant(asked != nil)) {
          Button("Yes") {
            delete(asked)
            asked = nil
          }
          Button("No") { asked = nil }
        }
      } detail: {
        Text(chosen.map { "Item \($0)" } ?? "None")
      }
    }
    private func row(at index: Int) -> some View {
      Text("Item \(all[index])").tag(all[index]).swipeActions {
        Button("Delete", role: .destructive) { delete(all[index]) }
      }
    }
    private func row(_ item: Int) -> some View {
      Text("Item \(item)").contextMenu {
        Button("Delete", role: .destructive) {
          if swiping == .asksFirst { asked = item } else { delete(swiping == .deletesChosen ? chosen : item) }
        }
      }
    }
    private func delete(_ item: Int?) {
      all.removeAll { $0 == item }
      if chosen == item { chosen = nil }
    }
  }

  @Test func aRowsButtonThatDeletesWhatIsChosenIsReported() async throws {
    try await fails(HeadlessApp("swiped") { Swiped(swiping: .deletesChosen) }, "is tapped on row")
    for swiping in Swiping.allCases where swiping != .deletesChosen {
      try await passes(HeadlessApp("swiped") { Swiped(swiping: swiping) })
    }
  }

  /// Items that lead to each other, over a list of some of them.
  struct Favorites: View {
    @State private var items = [1, 2, 3]
    @State private var favorites: Set<Int> = [1]
    @State private var path: [Int] = []
    let leaves: Bool
    var body: some View {
      NavigationStack(path: $path) {
        List(items.filter { favorites.contains($0) }, id: \.self) { NavigationLink("Item \($0)", value: $0) }
          .navigationTitle("Favorites")
          .navigationDestination(for: Int.self) { item in
            Form {
              if items.contains(item) {
                Button("Unfavorite") { favorites.remove(item) }
                ForEach(items.filter { $0 != item }, id: \.self) { NavigationLink("See \($0)", value: $0) }
                Button("Delete", role: .destructive) { delete(item) }
              }
            }
            .navigationTitle("Item \(item)")
          }
      }
    }
    private func delete(_ item: Int) {
      if leaves { path.removeAll { $0 == item } }
      items.removeAll { $0 == item }
    }
  }

  /// A link above an item goes with another item that is deleted there.
  @Test func whatHadLeftTheListBeforeIsNotDeleted() async throws {
    try await passes(HeadlessApp("favorites") { Favorites(leaves: true) }, runs: 40)
    try await fails(HeadlessApp("favorites") { Favorites(leaves: false) }, "deleted.not-shown", runs: 40)
  }

  /// An order that a confirmation dialog of the older form deletes.
  struct Orders: View {
    let leaves: Bool
    @State private var orders = [1, 2, 3]
    @State private var path: [Int] = []
    @State private var isAsking = false
    var body: some View {
      NavigationStack(path: $path) {
        List(orders, id: \.self) { NavigationLink("Order \($0)", value: $0) }
          .navigationTitle("Orders")
          .navigationDestination(for: Int.self) { order in
            Button("End") { isAsking = true }
              .navigationTitle("Order \(order)")
              .actionSheet(isPresented: $isAsking) {
                ActionSheet(
                  title: Text("Sure?"), buttons: [.destructive(Text("End Order")) { end(order) }, .cancel()])
              }
          }
      }
    }
    private func end(_ order: Int) {
      orders.removeAll { $0 == order }
      if leaves { path = [] }
    }
  }
  @Test func aDestructiveButtonOfTheOlderFormDeletes() async throws {
    try await passes(HeadlessApp("orders") { Orders(leaves: true) })
    try await fails(HeadlessApp("orders") { Orders(leaves: false) }, "deleted.not-shown")
  }
}
