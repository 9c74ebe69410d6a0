import Testing

@testable import FuzzEngine

@Suite("Mutated cases")
struct CaseMutationTests {
  @Test("ten thousand mutated files are read or refused, never trapped on, and what is read prints to itself")
  func survives() throws {
    var random = SeededRandom(seed: 20_261_121)
    var readCount = 0
    var refusals: Set<String> = []
    for _ in 0..<10_000 {
      let bytes = Self.mutated(Array(CorpusCaseTests.canonical.utf8), &random)
      do {
        let saved = try CaseFile(bytes, path: "m.steps").saved
        readCount += 1
        let again = try CaseFile(Array(saved.text.utf8), path: "m.steps")
        #expect(again.saved == saved)
        #expect(again.saved.text == saved.text)
        #expect(again.trace == saved.trace)
      } catch {
        #expect(error.message.hasPrefix("m.steps"))
        refusals.insert(error.message.split(separator: ";").last.map(String.init) ?? "")
      }
    }
    // A mutation that never or always breaks the file would test only half of the parser.
    #expect(readCount > 1_000)
    #expect(readCount < 9_000)
    #expect(refusals.count > 10)
  }

  /// One to four changes: bytes flipped, cut out, doubled, put in, swapped, or the end lost.
  private static func mutated(_ original: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = original
    let odd = Array("\n\r\t #~\"\\;=, \u{0}\u{301}é1 violates passes quirks assume splitfuzz 2".utf8)
    for _ in 0...random.below(4) {
      guard !bytes.isEmpty else { break }
      let place = random.below(bytes.count)
      let end = min(bytes.count, place + 1 + random.below(24))
      switch random.below(7) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
      case 3: bytes.insert(odd[random.below(odd.count)], at: place)
      case 4: bytes.swapAt(place, random.below(bytes.count))
      case 5: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: odd[random.below(odd.count)...], at: place)
      }
    }
    return bytes
  }
}
