import Testing

@testable import FuzzEngine

@Suite("Self-check")
struct SelfCheckTests {
  private static let seededFaults = [
    SeededFault("dips", rule: "counter.never-negative", in: Counter.target([.dips])),
    SeededFault("sticks", rule: "counter.adds", in: Counter.target([.sticks])),
  ]

  @Test("A campaign searches for every seeded fault and reports the missed ones")
  func countsPlants() async {
    var target = Counter.target()
    target.seededFaults =
      Self.seededFaults + [SeededFault("none", rule: "counter.adds", in: Counter.target())]
    let expected = CampaignReport.SelfCheck(seeded: 3, found: 2, missed: ["none"])
    #expect(target.fuzz(.small(runs: 1)).selfCheck == expected)
    var options = CampaignOptions.small(runs: 1)
    options.jobs = 2
    let inParallel = await target.run { [options] in $0.fuzz(options) }
    #expect(inParallel.selfCheck == expected)
  }

  @Test("A seeded fault is found only by its own rule")
  func wrongRule() {
    #expect(Self.seededFaults[0].isFound(1))
    #expect(!SeededFault("dips", rule: "counter.adds", in: Counter.target([.dips])).isFound(1))
  }

  @Test("The self-check's seeds follow the campaign's seed, one for each flaw")
  func seeds() {
    func seeds(of seed: UInt64) -> [UInt64] {
      let told = SeedLedger()
      var target = Counter.target()
      target.seededFaults = ["a", "b"].map { name in
        SeededFault(name, rule: "counter.adds") {
          told.append($0)
          return true
        }
      }
      _ = target.fuzz(.small(seed: seed, runs: 1))
      return told.all
    }
    #expect(seeds(of: 1) == seeds(of: 1))
    #expect(Set(seeds(of: 1) + seeds(of: 2)).count == 4)
  }
}
