import FuzzEngine
import Testing

@testable import SplitFuzz

@Suite("Seeded faults of the self-check")
struct SeededAppTests {
  @Test("each fault is found by its rule with every seed", arguments: SeededApp.Fault.allCases)
  func found(_ fault: SeededApp.Fault) throws {
    let seededFault = try #require(SeededApp.seededFaults.first { $0.name == fault.rawValue })
    for seed in 0..<5 as Range<UInt64> { #expect(seededFault.isFound(seed), "seed \(seed)") }
  }
}
