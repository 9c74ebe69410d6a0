// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Gives an actor a context of its own.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@attached(member, names: named(modelContainer), named(modelContext), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "HeadlessMacros", type: "ModelActor")

/// An actor that works in a context of its own, as `@ModelActor` makes it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  var modelContext: ModelContext { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModelActor {
  public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
    modelContext.registeredModel(for: id)
  }
}
