// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation
@_exported public import Observation

/// Makes a class a model: its stored properties are observed, and its relationships are kept in step.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@attached(member, conformances: PersistentModel, names: named(_modelRecord), named(_modelProperties))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "HeadlessMacros", type: "Model")

/// What `@Model` puts before each stored property.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "HeadlessMacros", type: "PersistedProperty")

/// How a property is stored; without effect but where its values are to be unique.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "HeadlessMacros", type: "Attribute")

/// What becomes of the models that a property leads to, and which of their properties leads back.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "HeadlessMacros", type: "Attribute")

/// A property that is not stored.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@attached(peer)
public macro Transient() = #externalMacro(module: "HeadlessMacros", type: "Attribute")

/// What is found quickly; without effect.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "HeadlessMacros", type: "Attribute")

/// What is to be unique; without effect.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "HeadlessMacros", type: "Attribute")
