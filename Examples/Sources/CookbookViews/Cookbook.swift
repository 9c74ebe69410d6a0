import Observation

/// A recipe.
struct Recipe: Hashable, Identifiable {
  let id: Int
  let name: String
  let category: Category
}

/// What recipes are for.
enum Category: String, CaseIterable, Identifiable {
  case breakfast, salads, soups
  var id: Category { self }
}

/// All recipes, and where a person is among them.
@Observable public final class Cookbook {
  var category: Category?
  var recipe: Recipe? {
    // What goes with one recipe does not stay on another.
    didSet { if recipe != oldValue { path = [] } }
  }
  var path: [Recipe] = []
  private(set) var recipes: [Recipe] = Category.allCases.flatMap { category in
    (1...3).map {
      Recipe(id: category.hashNumber * 10 + $0, name: "\(category.rawValue) \($0)", category: category)
    }
  }

  /// Begins with all recipes.
  public init() {}

  func recipes(in category: Category) -> [Recipe] { recipes.filter { $0.category == category } }

  func related(to recipe: Recipe) -> [Recipe] { recipes(in: recipe.category).filter { $0 != recipe } }

  /// Deletes a recipe, wherever it is shown.
  func delete(_ deleted: Recipe) {
    recipes.removeAll { $0 == deleted }
    path.removeAll { $0 == deleted }
    if recipe == deleted { recipe = nil }
  }

  /// Closes a recipe that is not in the chosen category.
  func keepRecipeInCategory() {
    if recipe?.category != category { recipe = nil }
  }

  /// Opens a recipe from outside, such as from a widget.
  public func open(recipe id: Int) {
    guard let found = recipes.first(where: { $0.id == id }) else { return }
    (category, recipe) = (found.category, found)
    path = []
  }
}

extension Category {
  fileprivate var hashNumber: Int { Category.allCases.firstIndex(of: self).map { $0 + 1 } ?? 0 }
}
