// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Names a model for as long as the process runs.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
  /// Of a type whose values are known to be others in each launch.
  private let key: UUID
  init(number: Int) {
    let bytes = (UInt64(0), UInt64(number).bigEndian)
    key = withUnsafeBytes(of: bytes) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
  public static func < (one: Self, other: Self) -> Bool { one.key < other.key }
}

/// A class whose instances a context keeps, as `@Model` makes them.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What is known of the instance.
  var _modelRecord: ModelRecord { get }
  /// The stored properties.
  static var _modelProperties: [ModelProperty] { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension PersistentModel {
  /// Names the instance, before and after it is inserted.
  public var persistentModelID: PersistentIdentifier { _modelRecord.identifier }
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that keeps it; nil before it is inserted and after it is deleted.
  public var modelContext: ModelContext? { _modelRecord.context }
  public var isDeleted: Bool { _modelRecord.isDeleted }
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What is known of a model besides its properties.
///
/// Like the model, it belongs to the thread of its context.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public final class ModelRecord: @unchecked Sendable {
  private static let last = Counter()

  let identifier = PersistentIdentifier(number: last.next())
  weak var context: ModelContext?
  var isDeleted = false
  /// Whether its container is.
  var isGone = false
  private let registrar = ObservationRegistrar()

  public init() {}

  /// Notes that a property is read.
  public func read<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>) {
    registrar.access(model, keyPath: path)
  }

  /// Changes a property; what the change of a relationship means for the other side follows.
  public func write<Model: PersistentModel, Value>(
    _ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>, from old: Value, to new: Value,
    _ set: () -> Void
  ) {
    registrar.withMutation(of: model, keyPath: path, set)
    context?.note { [weak model] in model?[keyPath: path] = old }
    // Each side of a relationship is taken back by itself.
    guard !isGone, context?.isRollingBack != true,
      let property = ModelProperty.relationship(path, of: Model.self)
    else { return }
    let (before, now) = (Set(property.identities(in: old)), property.identities(in: new))
    let after = Set(now)
    // A relationship is a set, though it is written as an array.
    if after.count < now.count, let once = property.eachOnce(new) as? Value {
      return model[keyPath: path] = once
    }
    for other in property.models(in: old, besides: after) {
      property.inverse?.remove(model, from: other)
    }
    for other in property.models(in: new, besides: before) {
      property.inverse?.add(model, to: other)
      if let context { context.insert(other) } else { other._modelRecord.context?.insert(model) }
    }
  }
}

/// Counts, from any thread.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
