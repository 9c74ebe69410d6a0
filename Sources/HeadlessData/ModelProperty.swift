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
  fileprivate let isUnique: Bool
  private let kind: (any RelatedValue.Type)?
  private let read: (any PersistentModel) -> Any
  /// Lets it lead to a model as well, or no longer; for nil, to none at all.
  private let set: (any PersistentModel, any PersistentModel, _ leads: Bool?) -> Void

  /// A property, and what is said of it where it leads to models.
  public init<Root: PersistentModel, Value>(
    _ path: KeyPath<Root, Value>, _ relationship: Schema.Relationship = Schema.Relationship(),
    isUnique: Bool = false
  ) {
    (self.path, root, self.relationship, self.isUnique) = (path, Root.self, relationship, isUnique)
    let kind = Value.self as? any RelatedValue.Type
    self.kind = kind
    destination = kind?.model ?? (Value.self as? any PersistentModel.Type)
    read = { ($0 as? Root).map { $0[keyPath: path] as Any } ?? () }
    set = { root, model, leads in
      guard let root = root as? Root, let path = path as? ReferenceWritableKeyPath<Root, Value>,
        let value = kind?.value(root[keyPath: path], model, leads) as? Value
      else { return }
      root[keyPath: path] = value
    }
  }

  func identities(in value: Any) -> [ObjectIdentifier] {
    kind?.identities(in: value) ?? [ObjectIdentifier(value as AnyObject)]
  }
  func models(in value: Any, besides known: Set<ObjectIdentifier> = []) -> [any PersistentModel] {
    kind?.models(in: value, besides: known)
      ?? (value as? any PersistentModel).map { known.contains(ObjectIdentifier($0)) ? [] : [$0] } ?? []
  }
  /// The same value with each model once.
  func eachOnce(_ value: Any) -> Any { kind?.eachOnce(value) ?? value }
  func models(of root: any PersistentModel) -> [any PersistentModel] { models(in: read(root)) }

  /// Lets it lead to a model as well, or, where it leads to one, to that alone.
  func add(_ model: any PersistentModel, to root: any PersistentModel) {
    if !leads(root, to: model) { set(root, model, true) }
  }
  func remove(_ model: any PersistentModel, from root: any PersistentModel) {
    if leads(root, to: model) { set(root, model, false) }
  }
  func empty(_ root: any PersistentModel) { set(root, root, nil) }
  private func leads(_ root: any PersistentModel, to model: any PersistentModel) -> Bool {
    identities(in: read(root)).contains(ObjectIdentifier(model))
  }

  /// The relationship of a model's type at a key path; nil where that leads to no models.
  static func relationship(_ path: AnyKeyPath, of type: any PersistentModel.Type) -> ModelProperty? {
    relationships(of: type).first { $0.path == path }
  }

  static func relationships(of type: any PersistentModel.Type) -> [ModelProperty] {
    KnownProperties.shared.of(type).relationships
  }

  /// The properties of which each model of a type has a value of its own.
  static func unique(of type: any PersistentModel.Type) -> [ModelProperty] {
    KnownProperties.shared.of(type).unique
  }
  func hasOneValue(_ one: any PersistentModel, _ other: any PersistentModel) -> Bool {
    guard type(of: one) == type(of: other), let value = read(one) as? AnyHashable else { return false }
    return read(other) as? AnyHashable == value
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

/// The relationships of each type and what is unique in it, found once.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private final class KnownProperties: @unchecked Sendable {
  typealias Known = (relationships: [ModelProperty], unique: [ModelProperty])
  static let shared = KnownProperties()
  private let lock = NSLock()
  private var known: [ObjectIdentifier: Known] = [:]

  func of(_ type: any PersistentModel.Type) -> Known {
    lock.withLock {
      if let all = known[ObjectIdentifier(type)] { return all }
      let properties = type._modelProperties
      let all = (properties.filter { $0.destination != nil }, properties.filter(\.isUnique))
      known[ObjectIdentifier(type)] = all
      return all
    }
  }
}

/// A value that leads to models; of many only those are looked at that matter, since there may be thousands.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private protocol RelatedValue {
  static var model: (any PersistentModel.Type)? { get }
  static func identities(in value: Any) -> [ObjectIdentifier]
  static func models(in value: Any, besides known: Set<ObjectIdentifier>) -> [any PersistentModel]
  /// The value that leads to a model as well, or no longer, or to none at all; for at most one, to that alone.
  static func value(_ old: Any, _ model: any PersistentModel, _ leads: Bool?) -> Any
  static func eachOnce(_ value: Any) -> Any
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Array: RelatedValue {
  static var model: (any PersistentModel.Type)? { Element.self as? any PersistentModel.Type }
  static func identities(in value: Any) -> [ObjectIdentifier] {
    (value as? [Element])?.map { ObjectIdentifier($0 as AnyObject) } ?? []
  }
  static func models(in value: Any, besides known: Set<ObjectIdentifier>) -> [any PersistentModel] {
    let new = (value as? [Element])?.filter { !known.contains(ObjectIdentifier($0 as AnyObject)) }
    return new?.compactMap { $0 as? any PersistentModel } ?? []
  }
  static func value(_ old: Any, _ model: any PersistentModel, _ leads: Bool?) -> Any {
    guard let leads else { return [Element]() }
    let old = old as? [Element] ?? []
    return leads ? old + [model].compactMap { $0 as? Element } : old.filter { $0 as AnyObject !== model }
  }
  static func eachOnce(_ value: Any) -> Any {
    var met: Set<ObjectIdentifier> = []
    return (value as? [Element] ?? []).filter { met.insert(ObjectIdentifier($0 as AnyObject)).inserted }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Optional: RelatedValue {
  private static var many: (any RelatedValue.Type)? { Wrapped.self as? any RelatedValue.Type }
  static var model: (any PersistentModel.Type)? { many?.model ?? (Wrapped.self as? any PersistentModel.Type) }
  static func identities(in value: Any) -> [ObjectIdentifier] {
    guard let wrapped = value as? Wrapped else { return [] }
    return many?.identities(in: wrapped) ?? [ObjectIdentifier(wrapped as AnyObject)]
  }
  static func models(in value: Any, besides known: Set<ObjectIdentifier>) -> [any PersistentModel] {
    guard let wrapped = value as? Wrapped else { return [] }
    if let many { return many.models(in: wrapped, besides: known) }
    return (wrapped as? any PersistentModel).map { known.contains(ObjectIdentifier($0)) ? [] : [$0] } ?? []
  }
  static func value(_ old: Any, _ model: any PersistentModel, _ leads: Bool?) -> Any {
    if let many { return many.value((old as? Wrapped) as Any, model, leads) as? Wrapped as Any }
    return (leads == true ? model as? Wrapped : nil) as Any
  }
  static func eachOnce(_ value: Any) -> Any {
    guard let many, let wrapped = value as? Wrapped else { return value }
    return many.eachOnce(wrapped) as? Wrapped as Any
  }
}
