import SwiftUI

/// Three columns: categories, recipes, and a recipe with others that go with it.
public struct CookbookView: View {
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @State private var cookbook: Cookbook

  /// Shows a cookbook.
  public init(_ cookbook: Cookbook) { _cookbook = State(initialValue: cookbook) }

  /// The columns.
  public var body: some View {
    @Bindable var cookbook = cookbook
    NavigationSplitView(columnVisibility: $visibility) {
      List(Category.allCases, selection: $cookbook.category) { category in
        NavigationLink(category.rawValue, value: category)
      }
      .navigationTitle("Categories")
    } content: {
      if let category = cookbook.category {
        List(selection: $cookbook.recipe) {
          ForEach(cookbook.recipes(in: category)) { recipe in
            NavigationLink(recipe.name, value: recipe)
          }
        }
        .navigationTitle(category.rawValue)
      } else {
        Text("Choose a category")
      }
    } detail: {
      NavigationStack(path: $cookbook.path) {
        if let recipe = cookbook.recipe {
          RecipeView(recipe: recipe)
            .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0) }
        } else {
          Text("Choose a recipe")
        }
      }
    }
    // Not on the list above: it is another view each time a category is chosen, and would not see the change.
    .onChange(of: cookbook.category) { cookbook.keepRecipeInCategory() }
    .environment(cookbook)
  }
}

/// One recipe.
struct RecipeView: View {
  let recipe: Recipe
  @Environment(Cookbook.self) private var cookbook
  @State private var isDeleting = false

  var body: some View {
    List {
      Section("Goes with") {
        ForEach(cookbook.related(to: recipe)) { NavigationLink($0.name, value: $0) }
      }
    }
    .navigationTitle(recipe.name)
    .toolbar {
      ToolbarItem(placement: .destructiveAction) {
        Button("Delete", role: .destructive) { isDeleting = true }
      }
    }
    .confirmationDialog("Delete?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) { cookbook.delete(recipe) }
      Button("Keep", role: .cancel) {}
    }
  }
}
