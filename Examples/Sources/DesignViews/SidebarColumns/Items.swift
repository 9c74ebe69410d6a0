import Combine
import SwiftUI

/// Something in a category.
struct Item: Identifiable, Hashable {
  let category: String
  let name: String
  var id: String { name }
}

/// What there is, and what is chosen of it.
final class ItemStore: ObservableObject {
  let categories = ["Books", "Games", "Various", "Videos"]
  private let kinds = ["Books": "Book", "Games": "Game", "Various": "Stuff", "Videos": "Video"]
  /// What other code asks for.
  let requests = PassthroughSubject<String, Never>()
  @Published var selectedCategory: String?
  @Published var selectedItem: Item?

  func items(in category: String) -> [Item] {
    (1...3).map { Item(category: category, name: "\(kinds[category] ?? "") \($0)") }
  }

  func item(named name: String?) -> Item? {
    selectedCategory.flatMap { items(in: $0).first { $0.name == name } }
  }

  /// Chooses a category, and nothing in it.
  func select(category: String?) {
    if selectedCategory != category { selectedItem = nil }
    selectedCategory = category
  }
}
