/// What no source settles, each with its alternatives; the first of each is the default.
public struct Assumptions: Hashable, Sendable, BitwiseCopyable {
  /// Two bits for each, in the order of the table.
  private var bits: UInt64 = 0

  /// Takes every default.
  public init() {}

  /// Sets one assumption by the names of the table; false when there is no such name or value.
  public mutating func set(_ name: String, to value: String) -> Bool {
    guard let position = Self.table.firstIndex(where: { $0.name == name }),
      let index = Self.table[position].values.firstIndex(of: value)
    else { return false }
    let shift = UInt64(position * 2)
    bits = bits & ~(3 << shift) | UInt64(index) << shift
    return true
  }

  @inline(__always) func value<Value: AssumedValue>(_ position: UInt64) -> Value {
    let raw = UInt8(truncatingIfNeeded: bits >> (position &* 2)) & 3
    guard let value = Value(rawValue: raw) else { preconditionFailure("no such value") }
    return value
  }
}

protocol AssumedValue: CaseIterable, RawRepresentable, Sendable where RawValue == UInt8 {}
