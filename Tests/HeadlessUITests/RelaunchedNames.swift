import Foundation
import SplitFuzz
import SwiftUI
import Testing

/// A value that is read from storage after a relaunch is called what it was called before.
@MainActor @Suite("Names after a relaunch") struct RelaunchedNames {
  struct Recipe: Identifiable {
    let id: String
    let name: String
    let category: String
  }
  /// They are known by UUIDs, which are new at each launch elsewhere.
  static let recipes = (0..<4).map {
    Recipe(
      id: "00000000-0000-0000-0000-00000000000\($0)", name: "Recipe \($0)",
      category: $0 % 2 == 0 ? "Dessert" : "Pancake")
  }

  struct Categories: View {
    @SceneStorage("RelaunchedNames.category") private var category: String?
    @SceneStorage("RelaunchedNames.recipe") private var id: String?
    var body: some View {
      NavigationSplitView {
        List(["Dessert", "Pancake"], id: \.self, selection: $category) { Text($0) }.navigationTitle(
          "Categories")
      } content: {
        if let category {
          List(recipes.filter { $0.category == category }, selection: $id) { Text($0.name) }
            .navigationTitle(category)
        } else {
          Text("Choose")
        }
      } detail: {
        if let recipe = recipes.first(where: { $0.id == id }) {
          Text("Text").navigationTitle(recipe.name)
        } else {
          Text("None")
        }
      }
      .onChange(of: category) { category in
        if recipes.first(where: { $0.id == id })?.category != category { id = nil }
      }
    }
  }

  /// The list that is shown first was another one.
  @Test func anItemOfAnotherListKeepsItsName() async throws {
    let app = HeadlessApp("categories", restoresPlace: true) { Categories() }
    try await app.test(
      #"choose "Pancake"; choose "Dessert"; link 8 "Recipe 0"; relaunch"#,
      at: ["device": "ipad-13 landscape"], showing: "sidebar: menu | content: Dessert | detail: Recipe 0")
    try await passes(app, runs: 20)
  }

  struct Filtered: View {
    @SceneStorage("RelaunchedNames.filter") private var filter = "Dessert"
    @SceneStorage("RelaunchedNames.filtered") private var id: String?
    var body: some View {
      NavigationSplitView {
        List(recipes.filter { $0.category == filter || $0.id == id }, selection: $id) { Text($0.name) }
          .navigationTitle("Recipes")
          .toolbar {
            Picker("Filter", selection: $filter) {
              Text("Dessert").tag("Dessert")
              Text("Pancake").tag("Pancake")
            }
          }
      } detail: {
        Text(recipes.first { $0.id == id }?.name ?? "None")
      }
    }
  }

  /// Both of the other filter had no row at the launch.
  @Test func aRowThatCameLateKeepsItsName() async throws {
    try await HeadlessApp("filtered", restoresPlace: true) { Filtered() }.test(
      #"link 11 "Pancake"; choose 4 "Recipe 3"; link 11 "Dessert"; relaunch"#,
      at: ["device": "ipad-13 landscape"], showing: "sidebar: menu | detail: Recipe 3")
  }
}
