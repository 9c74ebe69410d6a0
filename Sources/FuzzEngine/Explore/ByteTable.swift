/// Numbers strings of at least one byte, each different one once, in the order in which they come.
///
/// It is unchecked because one worker or one rule adds while nobody else looks.
@usableFromInline
final class ByteTable: @unchecked Sendable {
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var bytes: UnsafeMutableRawPointer
  @exclusivity(unchecked) private var capacity = 1 << 12
  /// Where each string ends.
  @exclusivity(unchecked) private var ends: ContiguousArray<Int> = [0]
  /// Half a digest, and a number counted from one; zero where there is none.
  @exclusivity(unchecked) private var places: ContiguousArray<UInt64>

  init() {
    bytes = .allocate(byteCount: capacity, alignment: 16)
    places = ContiguousArray(repeating: 0, count: 1 << 8)
  }

  deinit { bytes.deallocate() }

  /// What it takes now.
  var byteCount: Int { capacity + ends.count * 8 + places.count * 8 }

  /// The string with a number.
  subscript(_ number: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes + ends[number], count: ends[number + 1] - ends[number])
  }

  /// The number of a string, which is given where it has none.
  @usableFromInline
  func number(of string: UnsafeRawBufferPointer) -> UInt32 {
    let digest = Fingerprint(string).low
    var place = place(of: digest)
    while places[place] != 0 {
      if places[place] >> 32 == digest >> 32 {
        let number = Int(places[place] & 0xFFFF_FFFF) - 1
        if isSame(self[number], string) { return UInt32(number) }
      }
      place = (place + 1) & (places.count - 1)
    }
    append(string)
    places[place] = digest & ~0xFFFF_FFFF | UInt64(count)
    if count * 2 > places.count { grow() }
    return UInt32(count - 1)
  }

  /// Whether two strings are the same, eight bytes at a time.
  private func isSame(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    guard one.count == other.count else { return false }
    for place in stride(from: 0, to: one.count, by: 8)
    where Fingerprint.word(one, place) != Fingerprint.word(other, place) { return false }
    return true
  }

  private func place(of digest: UInt64) -> Int { Int(truncatingIfNeeded: digest) & (places.count - 1) }

  private func append(_ string: UnsafeRawBufferPointer) {
    let end = ends[count] + string.count
    if end > capacity {
      capacity = max(capacity * 2, end)
      let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
      larger.copyMemory(from: bytes, byteCount: ends[count])
      bytes.deallocate()
      bytes = larger
    }
    UnsafeMutableRawBufferPointer(start: bytes + ends[count], count: string.count).copyMemory(from: string)
    ends.append(end)
    count += 1
  }

  private func grow() {
    places = ContiguousArray(repeating: 0, count: places.count * 4)
    for number in 0..<count {
      let digest = Fingerprint(self[number]).low
      var place = place(of: digest)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = digest & ~0xFFFF_FFFF | UInt64(number + 1)
    }
  }
}
