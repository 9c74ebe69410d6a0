// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Gives an actor a context of its own.
@attached(member, names: named(modelContainer), named(modelContext), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "HeadlessMacros", type: "ModelActor")

/// An actor that works in a context of its own, as `@ModelActor` makes it.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  var modelContext: ModelContext { get }
}

extension ModelActor {
  public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
    modelContext.registeredModel(for: id)
  }
}
