import Observation
import SwiftUI

/// What the app's client keeps: five models at most, by number.
@MainActor @Observable final class Client {
  var models = [1, 2, 3]
  var free: Int? { (1...5).first { !models.contains($0) } }
}

/// A model as one feature shows it.
struct FeatureModel: Hashable, Identifiable, CustomStringConvertible {
  let number: Int
  let feature: String
  var id: FeatureModel { self }
  var description: String { "Model \(number) of \(feature)" }
}

/// A model that is being named, in a sheet.
@MainActor @Observable final class NewModel: Identifiable {
  var name = ""
  var isSaving = false
}

/// A feature: its list, what is chosen of it, and its sheet.
@MainActor @Observable final class Feature {
  let name: String
  var models: [Int] = []
  var details: FeatureModel?
  var sheet: NewModel?

  init(_ name: String) { self.name = name }

  /// Takes the models of the client's stream.
  func take(_ models: [Int], keepsDeleted: Bool) {
    self.models = models
    if !keepsDeleted, let shown = details, !models.contains(shown.number) { details = nil }
  }
}

/// The composable split's reducers as one store; effects are completed later, and those of a sheet go with it.
@MainActor @Observable final class ComposableStore {
  let client = Client()
  let features = ["A", "B", "C"].map { Feature($0) }
  var shown: Feature?
  var visibility = NavigationSplitViewVisibility.all
  /// Whether it has the bugs of the published version.
  let hasBugs: Bool
  /// Runs an effect of a view when it is complete.
  private let run: (_ effect: @escaping @MainActor () -> Void) -> Void

  init(hasBugs: Bool, run: @escaping (_ effect: @escaping @MainActor () -> Void) -> Void) {
    (self.hasBugs, self.run) = (hasBugs, run)
    shown = features[0]
    for feature in features where !hasBugs || feature === shown { feature.models = client.models }
  }

  /// Code of the app goes to a feature.
  func go(to name: String) {
    if !hasBugs { shown?.sheet = nil }
    select(name)
  }

  func select(_ name: String?) {
    guard name != shown?.name else { return }
    if !hasBugs { shown?.sheet = nil }
    shown = features.first { $0.name == name }
    listen()
  }

  /// The client's stream is about to have a value for the feature that is shown.
  private func listen() {
    guard let feature = shown else { return }
    run { [self] in
      guard shown === feature else { return }
      for other in hasBugs ? [feature] : features { other.take(client.models, keepsDeleted: hasBugs) }
    }
  }

  func delete(_ number: Int) {
    run { [self] in
      guard client.models.contains(number) else { return }
      client.models.removeAll { $0 == number }
      listen()
    }
  }

  func save(_ sheet: NewModel, of feature: Feature) {
    if !hasBugs { sheet.isSaving = true }
    run { [self] in
      guard feature.sheet === sheet else { return }
      run { if feature.sheet === sheet { feature.sheet = nil } }
      guard let number = client.free else { return }
      client.models = (client.models + [number]).sorted()
      listen()
    }
  }
}
