/// What tells a value that only looks matter of from others of its type.
///
/// Nothing is drawn here, but apps compare fonts, choose among colours and put detents in sets.
struct Likeness: Hashable, Sendable {
  private var bits: UInt64 = 0

  init(_ name: String) {
    for byte in name.utf8 { mix(UInt64(byte)) }
  }

  private mutating func mix(_ word: UInt64) {
    bits = (bits ^ word) &* 0x9e37_79b9_7f4a_7c15
    bits ^= bits >> 29
  }

  func with(_ other: Likeness) -> Likeness {
    var result = self
    result.mix(other.bits)
    return result
  }

  func with(_ number: Double) -> Likeness {
    var result = self
    result.mix(number.bitPattern)
    return result
  }
}
