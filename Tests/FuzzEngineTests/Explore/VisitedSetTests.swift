import Testing

@testable import FuzzEngine

@Suite("Visited states")
struct VisitedSetTests {
  @Test("Each state is new once, through every growth, and a visited one takes at most 48 bytes")
  func growth() {
    let visited = VisitedSet<Int>(memoryByteCount: 0, merges: true)
    let none = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { none.deallocate() }
    var allNew = true
    var most = 0
    for state in 0..<200_000 {
      let digest = Fingerprint(bytesOf: state)
      let link = ExploreLink(parent: UInt32(state / 2), code: UInt16(state & 0x7FFF))
      allNew = visited.insert(digest, state, none, link) == state && allNew
      if state > 100_000 { most = max(most, visited.bytesPerState) }
    }
    #expect(allNew)
    #expect(most <= 48)
    for state in stride(from: 0, to: 200_000, by: 997) {
      #expect(
        withUnsafePointer(to: state) { visited.number(of: Fingerprint(bytesOf: state), $0, none) == state })
      #expect(visited.link(UInt32(state)).parent == UInt32(state / 2))
      #expect(Int(visited.link(UInt32(state)).code) == state & 0x7FFF)
    }
    #expect(
      withUnsafePointer(to: 200_000) { visited.number(of: Fingerprint(bytesOf: 200_000), $0, none) == nil })
    #expect(visited.count == 200_000)
  }

  @Test("Nodes differ by what a rule remembers")
  func memories() {
    let visited = VisitedSet<Int>(memoryByteCount: 2, merges: true)
    let link = ExploreLink(parent: 0, code: 0)
    func insert(_ memory: [UInt8]) -> Int? {
      memory.withUnsafeBytes { bytes in
        bytes.baseAddress.map { visited.insert(Fingerprint(high: 1, low: 1), 5, $0, link) }
      }
    }
    #expect(insert([1, 2]) == 0)
    #expect(insert([2, 1]) == 1)
    #expect(insert([1, 2]) == 0)
  }

  @Test("What is never compared goes once it is expanded, and its memory with it; what waits stays")
  func forgetting() {
    let visited = VisitedSet<Int>(memoryByteCount: 0, merges: false)
    let none = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { none.deallocate() }
    let link = ExploreLink(parent: 0, code: 0)
    for state in 0..<100_000 { _ = visited.insert(Fingerprint(bytesOf: state), state, none, link) }
    let before = visited.byteCount
    visited.forget(before: 50_000)
    #expect(before - visited.byteCount == 3 * VisitedSet<Int>.segmentLength * 8)
    #expect((50_000..<100_000).allSatisfy { visited.state($0) == $0 })
    let whole = VisitedSet<Int>(memoryByteCount: 0, merges: true)
    for state in 0..<100_000 { _ = whole.insert(Fingerprint(bytesOf: state), state, none, link) }
    whole.forget(before: 50_000)
    #expect((0..<100_000).allSatisfy { whole.state($0) == $0 })
  }

  @Test("Digests of bytes differ wherever one bit does")
  func bits() {
    var seen: Set<Fingerprint> = []
    for length in [1, 8, 15, 16, 17, 33, 130] {
      for bit in 0..<length * 8 {
        var bytes = Array(repeating: UInt8(0), count: length)
        bytes[bit / 8] = 1 << UInt8(bit % 8)
        #expect(seen.insert(bytes.withUnsafeBytes { Fingerprint($0) }).inserted)
      }
    }
    // One half alone tells all of them apart as well.
    #expect(Set(seen.map(\.high)).count == seen.count)
    #expect(Set(seen.map(\.low)).count == seen.count)
  }
}

extension Fingerprint {
  /// Digests the bytes of a value without padding, the same at every launch.
  init(bytesOf value: some BitwiseCopyable) { self = withUnsafeBytes(of: value) { Fingerprint($0) } }
}
