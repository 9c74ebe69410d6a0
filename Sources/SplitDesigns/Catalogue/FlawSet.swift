/// Flaws of one design: a bit for each case of its enumeration, which has at most 128.
struct FlawSet<Flaw: Sendable>: ExpressibleByArrayLiteral, Hashable, Sendable {
  // LazySplit has 65 flaws, so one word does not hold them.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(arrayLiteral flaws: Flaw...) {
    for flaw in flaws {
      let number = Self.number(flaw)
      if number < 64 { low |= 1 << number } else { high |= 1 << (number & 63) }
    }
  }

  // The byte of the case, because a raw value is looked up in a table where the compiler does not inline it.
  @inline(__always) private static func number(_ flaw: Flaw) -> UInt64 {
    UInt64(unsafeBitCast(flaw, to: UInt8.self))
  }

  @inline(__always) func contains(_ flaw: Flaw) -> Bool {
    let number = Self.number(flaw)
    return (number < 64 ? low : high) & 1 << (number & 63) != 0
  }

  func union(_ other: Self) -> Self {
    var all = self
    all.low |= other.low
    all.high |= other.high
    return all
  }

  func subtracting(_ other: Self) -> Self {
    var rest = self
    rest.low &= ~other.low
    rest.high &= ~other.high
    return rest
  }
}
