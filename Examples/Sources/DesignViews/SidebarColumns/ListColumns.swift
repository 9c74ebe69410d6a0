import SwiftUI

/// The sidebar example with lists and nothing wrong: what is chosen stands in the storage alone.
struct ListColumnsView: View {
  @ObservedObject var store: ItemStore
  @AppStorage("selectedCategory") private var category: String?
  @AppStorage("selectedItem") private var item: String?

  var body: some View {
    NavigationSplitView {
      List(
        store.categories, id: \.self,
        selection: Binding {
          category
        } set: {
          select($0)
        }
      ) { Text($0) }
      .navigationTitle("Menu")
    } content: {
      if let category {
        List(store.items(in: category), selection: $item) { Text($0.name) }.navigationTitle(category)
      } else {
        Text("Select a category")
      }
    } detail: {
      if let item {
        Text("Information about the item").navigationTitle(item)
      } else {
        Text("Select an item")
      }
    }
    .onReceive(store.requests) { select($0) }
  }

  private func select(_ category: String?) {
    if category != self.category { item = nil }
    self.category = category
  }
}
