/// Flaws of one design: a bit for each case of its enumeration.
struct FlawSet<Flaw: RawRepresentable<UInt8> & Sendable>: ExpressibleByArrayLiteral, Hashable, Sendable {
  // LazySplit has 65 flaws, so one word does not hold them.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(arrayLiteral flaws: Flaw...) {
    for flaw in flaws {
      if flaw.rawValue < 64 {
        low |= 1 << UInt64(flaw.rawValue)
      } else {
        high |= 1 << UInt64(flaw.rawValue & 63)
      }
    }
  }

  @inline(__always) func contains(_ flaw: Flaw) -> Bool {
    (flaw.rawValue < 64 ? low : high) & 1 << UInt64(flaw.rawValue & 63) != 0
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
