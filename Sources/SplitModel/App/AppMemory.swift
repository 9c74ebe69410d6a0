/// What an app remembers, whatever its type: up to 56 flat bytes, or an object for anything else.
public struct AppMemory: Hashable, Sendable {
  @usableFromInline var object: AppObject?
  @usableFromInline var bytes = FlatBytes()

  /// Stores a value: inline where it has at most 56 bytes, no padding and no references, else in an object.
  @inlinable public init<Value: Hashable & Sendable>(_ value: Value) {
    if FlatBytes.holds(Value.self) {
      withUnsafeMutablePointer(to: &bytes) {
        _ = UnsafeMutableRawPointer($0).initializeMemory(as: Value.self, to: value)
      }
    } else {
      object = AppValue(value)
    }
  }

  /// Reads the value where it is.
  @inlinable public func withPointer<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    if let object { return body(UnsafeRawPointer(object.value)) }
    return withUnsafePointer(to: bytes) { body(UnsafeRawPointer($0)) }
  }

  /// Changes the value where it is; an object that other states share is copied first.
  mutating func withMutablePointer<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    makeUnique()
    if let object { return body(object.value) }
    return withUnsafeMutablePointer(to: &bytes) { body(UnsafeMutableRawPointer($0)) }
  }

  mutating func makeUnique() {
    if object != nil, !isKnownUniquelyReferenced(&object) { object = object?.copy() }
  }

  /// Compares what is stored.
  public static func == (left: AppMemory, right: AppMemory) -> Bool {
    if let one = left.object, let other = right.object { return one === other || one.isEqual(to: other) }
    return left.bytes.isSame(as: right.bytes)
  }

  /// Hashes what is stored.
  public func hash(into hasher: inout Hasher) {
    if let object { return object.hash(into: &hasher) }
    withUnsafeBytes(of: bytes) { hasher.combine(bytes: $0) }
  }
}

/// The inline part of a memory.
@frozen public struct FlatBytes: Sendable, BitwiseCopyable {
  @usableFromInline var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0, 0, 0, 0, 0, 0, 0
  )

  @inlinable init() {}

  @inlinable func isSame(as other: FlatBytes) -> Bool {
    let (one, two) = (words, other.words)
    return (one.0 ^ two.0) | (one.1 ^ two.1) | (one.2 ^ two.2) | (one.3 ^ two.3) | (one.4 ^ two.4)
      | (one.5 ^ two.5) | (one.6 ^ two.6) == 0
  }

  @inlinable static func holds<Value>(_ type: Value.Type) -> Bool {
    _isPOD(Value.self) && MemoryLayout<Value>.size <= MemoryLayout<FlatBytes>.size
      && MemoryLayout<Value>.alignment == 1
  }
}

/// A value that does not fit inline, with its type erased.
@usableFromInline class AppObject: @unchecked Sendable {
  /// Where the value is; changed only while one memory refers to the object.
  @usableFromInline let value: UnsafeMutableRawPointer

  @usableFromInline init(_ value: UnsafeMutableRawPointer) { self.value = value }
  @usableFromInline func copy() -> AppObject { self }
  @usableFromInline func isEqual(to other: AppObject) -> Bool { self === other }
  @usableFromInline func hash(into hasher: inout Hasher) {}
}

@usableFromInline final class AppValue<Value: Hashable & Sendable>: AppObject, @unchecked Sendable {
  @inlinable init(_ value: Value) {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    super.init(place)
  }

  deinit {
    typed.deinitialize(count: 1)
    typed.deallocate()
  }

  @usableFromInline var typed: UnsafeMutablePointer<Value> { value.assumingMemoryBound(to: Value.self) }
  @usableFromInline override func copy() -> AppObject { AppValue(typed.pointee) }
  @usableFromInline override func isEqual(to other: AppObject) -> Bool {
    (other as? AppValue)?.typed.pointee == typed.pointee
  }
  @usableFromInline override func hash(into hasher: inout Hasher) { hasher.combine(typed.pointee) }
}
