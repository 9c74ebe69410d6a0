// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A stored property of a model, by its key path.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ModelProperty {
  let path: AnyKeyPath
  /// The type that declares it.
  private let root: any PersistentModel.Type
  /// The models to which it leads; nil where it leads to none.
  let destination: (any PersistentModel.Type)?
  let relationship: Schema.Relationship
  private let related: (Any) -> [any PersistentModel]
  private let read: (any PersistentModel) -> Any
  /// Sets the models to which it leads.
  private let set: (any PersistentModel, [any PersistentModel]) -> Void

  /// A property, and what is said of it where it leads to models.
  public init<Root: PersistentModel, Value>(
    _ path: KeyPath<Root, Value>, _ relationship: Schema.Relationship = Schema.Relationship()
  ) {
    (self.path, root, self.relationship) = (path, Root.self, relationship)
    let kind = Value.self as? any RelatedValue.Type
    destination = kind?.model ?? (Value.self as? any PersistentModel.Type)
    related = { kind?.models(in: $0) ?? ($0 as? any PersistentModel).map { [$0] } ?? [] }
    read = { ($0 as? Root).map { $0[keyPath: path] as Any } ?? () }
    set = { root, models in
      guard let root = root as? Root, let path = path as? ReferenceWritableKeyPath<Root, Value>,
        let value = kind?.value(of: models) as? Value
      else { return }
      root[keyPath: path] = value
    }
  }

  func models(in value: Any) -> [any PersistentModel] { related(value) }
  func models(of root: any PersistentModel) -> [any PersistentModel] { related(read(root)) }

  /// Lets it lead to a model as well, or, where it leads to one, to that alone.
  func add(_ model: any PersistentModel, to root: any PersistentModel) {
    let models = models(of: root)
    if !models.contains(where: { $0 === model }) { set(root, models + [model]) }
  }

  func remove(_ model: any PersistentModel, from root: any PersistentModel) {
    let models = models(of: root)
    if models.contains(where: { $0 === model }) { set(root, models.filter { $0 !== model }) }
  }

  /// The relationship of a model's type at a key path; nil where that leads to no models.
  static func relationship(_ path: AnyKeyPath, of type: any PersistentModel.Type) -> ModelProperty? {
    relationships(of: type).first { $0.path == path }
  }

  static func relationships(of type: any PersistentModel.Type) -> [ModelProperty] {
    KnownRelationships.shared.of(type)
  }

  /// The property that leads back: the one that either names, or the only one there is.
  var inverse: ModelProperty? {
    guard let destination else { return nil }
    let all = Self.relationships(of: destination)
    if let named = relationship.inverse { return all.first { $0.path == named } }
    if let naming = all.first(where: { $0.relationship.inverse == path }) { return naming }
    let unnamed = all.filter { $0.destination == root && $0.relationship.inverse == nil && $0.path != path }
    let own = Self.relationships(of: root).filter {
      $0.destination == destination && $0.relationship.inverse == nil
    }
    return unnamed.count == 1 && own.count == 1 ? unnamed[0] : nil
  }
}

/// The relationships of each type, found once.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private final class KnownRelationships: @unchecked Sendable {
  static let shared = KnownRelationships()
  private let lock = NSLock()
  private var known: [ObjectIdentifier: [ModelProperty]] = [:]

  func of(_ type: any PersistentModel.Type) -> [ModelProperty] {
    lock.withLock {
      if let all = known[ObjectIdentifier(type)] { return all }
      let all = type._properties.filter { $0.destination != nil }
      known[ObjectIdentifier(type)] = all
      return all
    }
  }
}

/// A value that leads to models.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private protocol RelatedValue {
  static var model: (any PersistentModel.Type)? { get }
  static func models(in value: Any) -> [any PersistentModel]
  /// The value that leads to these; for at most one, the last.
  static func value(of models: [any PersistentModel]) -> Any
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Array: RelatedValue {
  static var model: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
  static func models(in value: Any) -> [any PersistentModel] {
    (value as? [Element])?.compactMap { $0 as? any PersistentModel } ?? []
  }
  static func value(of models: [any PersistentModel]) -> Any { models.compactMap { $0 as? Element } }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Optional: RelatedValue {
  static var model: (any PersistentModel.Type)? {
    (Wrapped.self as? any RelatedValue.Type)?.model ?? (Wrapped.self as? any PersistentModel.Type)
  }
  static func models(in value: Any) -> [any PersistentModel] {
    guard let wrapped = value as? Wrapped else { return [] }
    return (Wrapped.self as? any RelatedValue.Type)?.models(in: wrapped)
      ?? (wrapped as? any PersistentModel).map { [$0] } ?? []
  }
  static func value(of models: [any PersistentModel]) -> Any {
    if let many = Wrapped.self as? any RelatedValue.Type { return many.value(of: models) as? Wrapped as Any }
    return models.last as? Wrapped as Any
  }
}
