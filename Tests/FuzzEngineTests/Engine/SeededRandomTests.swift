import FuzzEngine
import Testing

@Suite("SeededRandom")
struct SeededRandomTests {
  /// Computed by a second implementation, in Python, from the published algorithms.
  @Test(
    "The sequence of a seed and stream never changes",
    arguments: [
      (0, 0, [0x99ec_5f36_cb75_f2b4, 0xbf6e_1f78_4956_452a, 0x1a5f_849d_4933_e6e0, 0x6aa5_94f1_262d_2d2c]),
      (42, 0, [0x1578_0b2e_0c2e_c716, 0x6104_d986_6d11_3a7e, 0xae17_5332_39e4_99a1, 0xecb8_ad47_03b3_60a1]),
      (42, 7, [0xab0b_230f_7fc4_8e9a, 0x048b_0576_8622_55ca, 0x8f66_4d3d_a440_9262, 0x06ad_dd70_503a_676c]),
    ] as [(UInt64, UInt64, [UInt64])])
  func goldenSequence(seed: UInt64, stream: UInt64, expected: [UInt64]) {
    var random = SeededRandom(seed: seed, stream: stream)
    #expect((0..<4).map { _ in random.next() } == expected)
  }

  @Test("A draw below a bound stays below it and reaches every number")
  func boundedDraws() {
    var random = SeededRandom(seed: 1)
    var seen = [0, 0, 0, 0, 0]
    for _ in 0..<1_000 { seen[random.below(5)] += 1 }
    #expect(seen.allSatisfy { (150...250).contains($0) })
    #expect(random.below(0) == 0)
    #expect(random.below(-3) == 0)
  }

  @Test("A share of 256ths comes true about that often, none never")
  func chances() {
    var random = SeededRandom(seed: 2)
    #expect((450...570).contains((0..<1_000).count { _ in random.chance(128) }))
    #expect((0..<1_000).count { _ in random.chance(0) } == 0)
  }
}
