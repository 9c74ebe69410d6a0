/// What an app remembers, whatever its type: up to 56 flat bytes, or an object for anything else.
public struct AppMemory: Hashable, Sendable {
  /// The most bytes that are stored inline.
  @inlinable public static var capacity: Int { 56 }

  // Nil where the memory is flat. It stands first, so that the bytes and the platform's state are neighbors.
  @usableFromInline var object: AppObject?
  @usableFromInline var bytes: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  /// Stores a value: inline where it has at most 56 bytes, no padding and no references, else in an object.
  @inlinable
  public init<Value: Hashable & Sendable>(_ value: Value) {
    bytes = (0, 0, 0, 0, 0, 0, 0)
    if Self.isFlat(Value.self) {
      withUnsafeMutablePointer(to: &bytes) {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: Value.self).initialize(to: value)
      }
    } else {
      object = AppValue(value)
    }
  }

  /// Whether values of a type are stored inline.
  @inlinable
  static func isFlat<Value>(_ type: Value.Type) -> Bool {
    _isPOD(Value.self) && MemoryLayout<Value>.size <= capacity && MemoryLayout<Value>.alignment == 1
  }

  /// The value, which must be of the type that was stored.
  @inlinable
  public func value<Value: Hashable & Sendable>(as type: Value.Type) -> Value {
    guard Self.isFlat(Value.self) else { return AppValue<Value>.cast(object).value }
    return withUnsafePointer(to: bytes) { UnsafeRawPointer($0).assumingMemoryBound(to: Value.self).pointee }
  }

  /// Changes the value in place; an object that other states share is copied first.
  @inlinable
  public mutating func update<Value: Hashable & Sendable, Result>(
    as type: Value.Type, _ body: (inout Value) -> Result
  ) -> Result {
    if Self.isFlat(Value.self) {
      return withUnsafeMutablePointer(to: &bytes) {
        body(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: Value.self).pointee)
      }
    }
    if !isKnownUniquelyReferenced(&object) { object = AppValue(AppValue<Value>.cast(object).value) }
    return body(&AppValue<Value>.cast(object).value)
  }

  /// Compares what is stored.
  @inlinable
  public static func == (left: AppMemory, right: AppMemory) -> Bool {
    if let one = left.object, let other = right.object { return one === other || one.isEqual(to: other) }
    return withUnsafePointer(to: left.bytes) { one in
      withUnsafePointer(to: right.bytes) { haveSameBytes(one, $0, count: capacity) }
    }
  }

  /// Hashes what is stored.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    if let object { return object.hash(into: &hasher) }
    withUnsafeBytes(of: bytes) { hasher.combine(bytes: $0) }
  }
}

/// A value that does not fit inline, with its type erased.
@usableFromInline
class AppObject: @unchecked Sendable {
  @usableFromInline init() {}
  @usableFromInline func isEqual(to other: AppObject) -> Bool { self === other }
  @usableFromInline func hash(into hasher: inout Hasher) {}
}

/// The value of a memory's object, which is changed only while one memory refers to it.
@usableFromInline
final class AppValue<Value: Hashable & Sendable>: AppObject, @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  @inlinable
  static func cast(_ object: AppObject?) -> AppValue {
    guard let object else { preconditionFailure("a memory was read as a type that was not stored") }
    return unsafeDowncast(object, to: AppValue.self)
  }

  @usableFromInline
  override func isEqual(to other: AppObject) -> Bool { (other as? AppValue)?.value == value }
  @usableFromInline
  override func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
