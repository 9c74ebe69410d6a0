/// Numbers what one rule remembers.
///
/// It is unchecked because one worker or one product adds while nobody else looks.
@usableFromInline
final class MemoryTable: @unchecked Sendable {
  private let known: VisitedSet<UInt8>

  init(byteCount: Int) { known = VisitedSet(memoryByteCount: byteCount, merges: true) }

  var count: Int { known.count }
  /// Whether there are more than numbers for them.
  var isOverfull: Bool { known.count > Int(UInt16.max) }

  /// The number of a memory, which is given where it has none.
  @usableFromInline
  func number(of memory: UnsafeRawPointer) -> UInt16 {
    let digest = Fingerprint(UnsafeRawBufferPointer(start: memory, count: known.memoryByteCount))
    let start = ExploreLink(parent: ExploreLink.noParent, code: 0)
    return UInt16(truncatingIfNeeded: known.insert(digest, 0, memory, start))
  }

  /// Copies a memory.
  @usableFromInline
  func copy(_ number: UInt16, to memory: UnsafeMutableRawPointer) {
    let first = Int(number) * known.memoryByteCount
    known.memories.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[first..<first + known.memoryByteCount])
      UnsafeMutableRawBufferPointer(start: memory, count: bytes.count).copyMemory(from: bytes)
    }
  }

  /// The numbers here of the memories of another table, from one of them on.
  func numbers(in other: MemoryTable, from first: Int) -> [UInt16] {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: known.memoryByteCount, alignment: 16)
    defer { memory.deallocate() }
    return (first..<other.count).map {
      other.copy(UInt16($0), to: memory)
      return number(of: memory)
    }
  }
}
