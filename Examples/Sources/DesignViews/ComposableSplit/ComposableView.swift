import SwiftUI

/// Three features in a sidebar, each with a list of models and the details of one.
struct ComposableView: View {
  @Bindable var store: ComposableStore

  var body: some View {
    NavigationSplitView(columnVisibility: store.hasBugs ? .constant(.all) : $store.visibility) {
      List(
        selection: Binding {
          store.shown?.name
        } set: {
          store.select($0)
        }
      ) {
        ForEach(store.features.map(\.name), id: \.self) { name in
          NavigationLink(value: name) { Text(name) }
        }
      }
      .navigationTitle("Sidebar")
    } content: {
      if let feature = store.shown { FeatureView(store: store, feature: feature) }
    } detail: {
      if let details = store.shown?.details { Text(details.description).navigationTitle("Detail") }
    }
  }
}

/// The models of a feature.
struct FeatureView: View {
  let store: ComposableStore
  @Bindable var feature: Feature

  var body: some View {
    List(
      selection: Binding {
        feature.details
      } set: {
        choose($0)
      }
    ) {
      ForEach(feature.models.map { FeatureModel(number: $0, feature: feature.name) }) { model in
        NavigationLink(value: model) { Text("Model \(model.number)") }
          .swipeActions {
            Button("Delete", role: .destructive) { store.delete(model.number) }
              .accessibilityIdentifier("Delete \(model.number)")
          }
      }
    }
    .navigationTitle(feature.name)
    .toolbar {
      if store.client.free != nil { Button("New") { feature.sheet = NewModel() } }
    }
    .sheet(item: $feature.sheet) { sheet in
      NewModelView(title: "New Model of \(feature.name)", sheet: sheet, dismiss: { feature.sheet = nil }) {
        store.save(sheet, of: feature)
      }
    }
  }

  private func choose(_ model: FeatureModel?) {
    feature.details = model.flatMap { feature.models.contains($0.number) ? $0 : nil }
  }
}

/// Names a model; a button stands for the keyboard.
struct NewModelView: View {
  let title: String
  @Bindable var sheet: NewModel
  let dismiss: () -> Void
  let save: () -> Void

  var body: some View {
    NavigationStack {
      VStack {
        Text("A model needs a name.")
        if sheet.name.isEmpty { Button("Name") { sheet.name = "Model" } }
      }
      .navigationTitle(title)
      .toolbar {
        Button("Cancel") { dismiss() }
        Button("Save") { save() }.disabled(sheet.name.isEmpty || sheet.isSaving)
      }
    }
  }
}
