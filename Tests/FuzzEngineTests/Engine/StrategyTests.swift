import FuzzEngine
import Testing

@Suite("Strategy")
struct StrategyTests {
  /// How many times a rule of settled states was asked in runs of `steps` lines; a marked line asks it once
  /// less.
  private func asked(_ strategy: FuzzStrategy, runs: Int, steps: Int) -> Int {
    let report = Ticker.target(breaksAt: .max).fuzz(.small(runs: runs, steps: steps, strategy: strategy))
    return report.rules.first { $0.id == "ticker.rests" }?.checked ?? 0
  }

  @Test("Uniform and weighted leave nothing in flight; interleaving leaves about a quarter")
  func marks() {
    #expect(asked(.uniform, runs: 200, steps: 50) == 200 * 51)
    #expect(asked(.weighted, runs: 200, steps: 50) == 200 * 51)
    let marked = 200 * 51 - asked(.interleaving, runs: 200, steps: 50)
    #expect((2_000...3_000).contains(marked))
  }

  @Test(
    "The last line of a run is never marked",
    arguments: [FuzzStrategy.uniform, .weighted, .interleaving, .swarm, .corpus])
  func lastLine(strategy: FuzzStrategy) {
    #expect(asked(strategy, runs: 300, steps: 1) == 600)
  }

  @Test("Interleaving runs have few, some or many marks, each run its own share")
  func shares() {
    var few = 0
    var some = 0
    var many = 0
    var isNextMarked: [Bool] = []
    for seed in 1...90 {
      var options = CampaignOptions.small(seed: UInt64(seed), runs: 1, steps: 240, strategy: .interleaving)
      options.shrinks = false
      let trace = Ticker.target(breaksAt: 200).fuzz(options).findings.first?.trace ?? []
      switch trace.count(where: { $0 == "~tick" }) {
      // One line in two is marked while something is in flight, whatever the share.
      case 1...36:
        few += 1
        isNextMarked += zip(trace, trace.dropFirst()).filter { $0.0 == "~tick" }.map { $0.1 == "~tick" }
      case 37...78: some += 1
      case 79...150: many += 1
      default: Issue.record("\(trace.count) lines, marks outside every share")
      }
    }
    #expect(min(few, some, many) >= 20)
    #expect((0.4...0.6).contains(Double(isNextMarked.count { $0 }) / Double(isNextMarked.count)))
  }

  @Test("Uniform draws every kind alike, weighted by the machine's weights")
  func shareOfKinds() {
    func drawn(_ strategy: FuzzStrategy) -> [Int] {
      Counter.target().fuzz(.small(strategy: strategy)).kinds.map { $0.applied + $0.ignored.reduce(0, +) }
    }
    let uniform = drawn(.uniform)
    let weighted = drawn(.weighted)
    #expect(uniform.allSatisfy { (1_750...2_100).contains($0) })
    #expect(weighted[0] > 3 * weighted[2])
    #expect(weighted[1] > 3 * weighted[3])
  }

  @Test("Without a choice the strategies are mixed, and a finding names the one that met it")
  func turns() throws {
    let finding = try #require(LateMail.target(isPlanted: true).fuzz(.small()).findings.first)
    let strategy = try #require(finding.strategy.flatMap(FuzzStrategy.init(rawValue:)))
    #expect(![.mix, .uniform, .weighted].contains(strategy))
  }

  @Test(
    "A bug that needs something in flight is missed by those that leave nothing there",
    arguments: FuzzStrategy.allCases)
  func lateBug(strategy: FuzzStrategy) {
    let report = LateMail.target(isPlanted: true).fuzz(.small(strategy: strategy))
    #expect(report.findings.isEmpty == [.uniform, .weighted].contains(strategy))
    #expect(LateMail.target(isPlanted: false).fuzz(.small(strategy: strategy)).findings.isEmpty)
  }
}
