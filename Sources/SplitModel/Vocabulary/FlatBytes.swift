/// Whether two flat values are equal; comparing field by field takes ten times as long.
@inlinable func haveSameBytes<Value: BitwiseCopyable>(_ left: Value, _ right: Value) -> Bool {
  withUnsafePointer(to: left) { one in
    withUnsafePointer(to: right) { haveSameBytes(one, $0, count: MemoryLayout<Value>.size) }
  }
}

/// Whether two stretches of bytes are equal, without a jump for each word.
@inlinable func haveSameBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, count: Int) -> Bool {
  var difference: UInt64 = 0
  var position = 0
  while position &+ 8 <= count {
    difference |=
      one.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      ^ other.loadUnaligned(fromByteOffset: position, as: UInt64.self)
    position &+= 8
  }
  while position < count {
    difference |= UInt64((one + position).load(as: UInt8.self) ^ (other + position).load(as: UInt8.self))
    position &+= 1
  }
  return difference == 0
}

/// A memory whose values are compared and hashed as bytes, for types that hold tuples.
package protocol FlatMemory: Hashable, Sendable, BitwiseCopyable {}

extension FlatMemory {
  package static func == (left: Self, right: Self) -> Bool { haveSameBytes(left, right) }
  package func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}

extension UInt8 {
  /// One of eight facts that share a byte; `bit` is in `0..<8`.
  @inlinable subscript(bit bit: UInt8) -> Bool {
    @inline(__always) get { self & (1 &<< bit) != 0 }
    @inline(__always) set { self = newValue ? self | (1 &<< bit) : self & ~(1 &<< bit) }
  }
}
