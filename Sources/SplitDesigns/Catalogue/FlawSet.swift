import SplitModel

/// Flaws of one design: a bit for each case of its enumeration, which has at most 128.
struct FlawSet<Flaw: Sendable>: ExpressibleByArrayLiteral, Sendable {
  // LazySplit has 65 flaws, so one word does not hold them.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ flaws: [Flaw]) {
    for flaw in flaws {
      let number = Self.number(flaw)
      if number < 64 { low |= 1 << number } else { high |= 1 << (number & 63) }
    }
  }

  init(arrayLiteral flaws: Flaw...) { self.init(flaws) }

  private init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  // The byte of the case, because a raw value is looked up in a table where the compiler does not inline it.
  @inline(__always) private static func number(_ flaw: Flaw) -> UInt64 {
    UInt64(unsafeBitCast(flaw, to: UInt8.self))
  }

  @inline(__always) func contains(_ flaw: Flaw) -> Bool {
    let number = Self.number(flaw)
    return (number < 64 ? low : high) & 1 << (number & 63) != 0
  }

  func union(_ other: Self) -> Self { Self(low: low | other.low, high: high | other.high) }

  func subtracting(_ other: Self) -> Self { Self(low: low & ~other.low, high: high & ~other.high) }
}

/// A design with switches for the bugs that its versions have.
protocol FlawedDesign: NavigationDesign {
  associatedtype Flaw: CaseIterable & Sendable
  var flaws: FlawSet<Flaw> { get set }
}
