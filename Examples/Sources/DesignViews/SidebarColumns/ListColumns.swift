import SwiftUI

/// The sidebar example's newest version: what is chosen stands in the storage alone.
///
/// A row is a link whose tag is compared with what is chosen: the list of another category has no row of that tag, and
/// the item's own list shows it as soon as it appears.
struct ListColumnsView: View {
  @ObservedObject var store: ItemStore
  /// Whether another category leaves the item chosen, as published.
  let keepsItem: Bool
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
        let items = store.items(in: category)
        List(
          items,
          selection: Binding {
            items.first { $0.name == item }?.name
          } set: {
            item = $0
          }
        ) { Text($0.name) }
        .navigationTitle(category)
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
    if category != self.category, !keepsItem { item = nil }
    self.category = category
  }
}
