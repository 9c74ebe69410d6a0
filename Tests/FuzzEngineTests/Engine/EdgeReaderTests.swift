import Testing

@testable import FuzzEngine

@Suite("Edges of the code under test")
struct EdgeReaderTests {
  private let modules = [2, 3].map { count in
    let module = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    module.initialize(repeating: 0)
    return module
  }

  @Test("a line's features are its edges with the order of magnitude of their counts")
  func features() throws {
    defer { for module in modules { module.deallocate() } }
    let reader = try #require(EdgeReader(modules))
    #expect(reader.featureCount == 40)
    modules[0][1] = 9
    reader.clear()
    for (count, magnitude) in [
      (1, 0), (2, 1), (3, 2), (4, 3), (7, 3), (8, 4), (31, 5), (32, 6), (127, 6), (255, 7),
    ] {
      modules[1][2] = UInt8(count)
      reader.read()
      #expect(reader.features == [4 * 8 + magnitude])
      reader.clear()
    }
    reader.read()
    #expect(reader.features == [])
    #expect(reader.passedCount == 2)
  }

  @Test("code without counters has no reader, and campaigns with its strategy draw as usual")
  func none() {
    #expect(EdgeReader([]) == nil)
    #expect(EdgeReader() == nil)
  }
}
