import SwiftUI

/// The sidebar example's first version: three columns, rows that are plain views with a tap gesture, and a storage that
/// cannot say that nothing is chosen.
struct PlainColumnsView: View {
  @ObservedObject var store: ItemStore
  @AppStorage("selectedCategory") private var storedCategory = "Games"
  @AppStorage("selectedItem") private var storedItem = ""

  var body: some View {
    NavigationSplitView {
      List(store.categories, id: \.self) { category in
        Text(category).onTapGesture { store.select(category: category) }
      }
      .navigationTitle("Menu")
    } content: {
      if let category = store.selectedCategory {
        List(store.items(in: category)) { item in
          Text(item.name).onTapGesture { store.selectedItem = item }
        }
        .navigationTitle(category)
      } else {
        Text("Select a category")
      }
    } detail: {
      if let item = store.selectedItem {
        Text("Information about the item").navigationTitle(item.name)
      } else {
        Text("Select an item")
      }
    }
    .onChange(of: store.selectedCategory) { _, category in
      if let category { storedCategory = category }
    }
    .onChange(of: store.selectedItem) { _, item in
      if let item { storedItem = item.name }
    }
    .onAppear {
      store.select(category: storedCategory)
      store.selectedItem = store.item(named: storedItem)
    }
    .onReceive(store.requests) { store.select(category: $0) }
  }
}
