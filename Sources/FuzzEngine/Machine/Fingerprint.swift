/// A digest of 128 bits that stands for a whole state.
///
/// Two different states among *n* have the same one with a chance of about n² / 2^129, so nothing that must be
/// certain may rest on it alone. It distinguishes states and is never ordered, saved or reported.
@frozen
public struct Fingerprint: Hashable, Sendable, BitwiseCopyable {
  /// The first half.
  public let high: UInt64
  /// The second half.
  public let low: UInt64

  /// Puts two halves together.
  @inlinable
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Digests what a value hashes; differs from launch to launch.
  @inlinable
  public init(hashing value: some Hashable) {
    var first = Hasher()
    first.combine(value)
    var second = Hasher()
    second.combine(0x9E37_79B9_7F4A_7C15 as UInt64)
    second.combine(value)
    self.init(
      high: UInt64(truncatingIfNeeded: first.finalize()), low: UInt64(truncatingIfNeeded: second.finalize()))
  }

  /// Digests bytes, sixteen at a time in two lanes of multiply and fold.
  @inlinable
  public init(_ bytes: UnsafeRawBufferPointer) {
    var high: UInt64 = 0xA076_1D64_78BD_642F ^ UInt64(truncatingIfNeeded: bytes.count)
    var low: UInt64 = 0xE703_7ED1_A0B4_28DB
    var position = 0
    while position &+ 16 <= bytes.count {
      let one = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
      let other = bytes.loadUnaligned(fromByteOffset: position &+ 8, as: UInt64.self).littleEndian
      Fingerprint.mix(&high, &low, one, other)
      position &+= 16
    }
    if position < bytes.count, bytes.count >= 16 {
      // The last sixteen once more, since fewer would have to be read one by one.
      let one = bytes.loadUnaligned(fromByteOffset: bytes.count &- 16, as: UInt64.self).littleEndian
      let other = bytes.loadUnaligned(fromByteOffset: bytes.count &- 8, as: UInt64.self).littleEndian
      Fingerprint.mix(&high, &low, one, other)
    } else if position < bytes.count {
      Fingerprint.mix(
        &high, &low, Fingerprint.word(bytes, position), Fingerprint.word(bytes, position &+ 8))
    }
    self.init(
      high: Fingerprint.fold(high ^ 0x1D8E_4E27_C47D_124F, low ^ 0xEB44_ACCA_B455_D165),
      low: low ^ high &>> 29)
  }

  /// This digest and another value's in one.
  @inlinable
  public func combined(with other: Fingerprint) -> Fingerprint {
    Fingerprint(
      high: Fingerprint.fold(high ^ 0x2D35_8DCC_AA6C_78A5, other.high ^ 0x8BB8_4B93_962E_ACC9) ^ other.low,
      low: Fingerprint.fold(low ^ 0x4B33_A62E_D433_D4A3, other.low ^ 0x4D5A_2DA5_1DE1_AA47) ^ other.high)
  }

  @inlinable
  static func mix(_ high: inout UInt64, _ low: inout UInt64, _ one: UInt64, _ other: UInt64) {
    high = fold(one ^ high, other ^ 0x8EBC_6AF0_9C88_C6E3)
    low = fold(other ^ low, one ^ 0x5899_65CC_7537_4CC3) ^ one &+ other
  }

  @inlinable
  static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low ^ one
  }

  /// The eight bytes at a position; beyond the end they count as zero.
  @inlinable
  static func word(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> UInt64 {
    if position &+ 8 <= bytes.count {
      return bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
    }
    var word: UInt64 = 0
    var rest = position
    while rest < bytes.count {
      word |= UInt64(bytes[rest]) &<< UInt64((rest &- position) &* 8)
      rest &+= 1
    }
    return word
  }
}
