/// A generator of random numbers whose sequence is a function of its seed alone, on every platform.
///
/// The algorithm is xoshiro256** seeded through SplitMix64 (Blackman and Vigna, public domain,
/// prng.di.unimi.it). Its sequence for a seed is pinned by a test and never changes, since corpora and
/// reports quote seeds.
@frozen
public struct SeededRandom: RandomNumberGenerator, Sendable {
  @usableFromInline var s0: UInt64
  @usableFromInline var s1: UInt64
  @usableFromInline var s2: UInt64
  @usableFromInline var s3: UInt64

  /// Creates the generator of one stream of a seed; streams of the same seed are independent.
  ///
  /// - Parameters:
  ///   - seed: Any number, zero included.
  ///   - stream: Which of the seed's sequences; a campaign gives each run its own.
  @inlinable
  public init(seed: UInt64, stream: UInt64 = 0) {
    var mixer = seed ^ (stream &* 0xD1B5_4A32_D192_ED03)
    s0 = SeededRandom.splitMix(&mixer)
    s1 = SeededRandom.splitMix(&mixer)
    s2 = SeededRandom.splitMix(&mixer)
    s3 = SeededRandom.splitMix(&mixer)
  }

  /// Draws the next 64 bits.
  @inlinable
  @inline(__always)
  public mutating func next() -> UInt64 {
    let product = s1 &* 5
    let result = ((product << 7) | (product >> 57)) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = (s3 << 45) | (s3 >> 19)
    return result
  }

  /// Draws a number in `0..<bound`; zero when `bound` is zero or less.
  ///
  /// The bias of the multiplication method is below `bound / 2^32`, which no campaign can notice.
  @inlinable
  public mutating func below(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    return Int(((next() >> 32) &* UInt64(truncatingIfNeeded: bound)) >> 32)
  }

  /// Returns true in `share` of 256 draws.
  @inlinable
  public mutating func chance(_ share: UInt8) -> Bool { UInt8(truncatingIfNeeded: next() >> 56) < share }

  @inlinable
  static func splitMix(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
