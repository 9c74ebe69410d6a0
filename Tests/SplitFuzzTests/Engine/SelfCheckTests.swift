import SplitFuzz
import Testing

@Suite("Self-check")
struct SelfCheckTests {
  private static let plants = [
    Plant("dips", rule: "counter.never-negative", in: Counter.target([.dips])),
    Plant("sticks", rule: "counter.adds", in: Counter.target([.sticks])),
  ]

  @Test("A campaign looks for every planted flaw and says which were missed")
  func countsPlants() async {
    var target = Counter.target()
    target.plants = Self.plants + [Plant("none", rule: "counter.adds", in: Counter.target())]
    let expected = CampaignReport.SelfCheck(planted: 3, found: 2, missed: ["none"])
    #expect(target.fuzz(.small(runs: 1)).selfCheck == expected)
    var options = CampaignOptions.small(runs: 1)
    options.jobs = 2
    #expect(await target.fuzzInParallel(options).selfCheck == expected)
  }

  @Test("A planted flaw is found only by its own rule")
  func wrongRule() {
    #expect(Self.plants[0].isFound(1))
    #expect(!Plant("dips", rule: "counter.adds", in: Counter.target([.dips])).isFound(1))
  }

  @Test("The self-check's seeds follow the campaign's seed, one for each flaw")
  func seeds() {
    func seeds(of seed: UInt64) -> [UInt64] {
      let told = SeedLedger()
      var target = Counter.target()
      target.plants = ["a", "b"].map { name in
        Plant(name, rule: "counter.adds") {
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

@Suite("Causes")
struct CauseTests {
  private func finding(_ rule: String, _ start: String, _ lines: [String]) -> Finding {
    Finding(
      signature: .init(system: "s", rule: rule, way: "w", action: "a"), statement: "", source: "",
      start: [.init("start", start)], startScreen: "",
      lines: lines.map { Finding.Line(text: $0, screen: "", instruction: "", broken: [], ignored: nil) },
      minimality: .local, shrunkLength: lines.count, originalLength: lines.count, run: 0, actionsToFind: 0,
      strategy: nil, firstWrongLine: lines.count)
  }

  @Test("Findings whose traces begin alike share a cause, wherever the shortest of them stands")
  func groups() {
    let findings = [
      finding("one", "five", ["jam", "add 1"]), finding("two", "zero", ["jam"]),
      finding("three", "five", ["jam"]), finding("four", "five", ["add 1"]),
      finding("five", "five", ["jam", "reset"]), finding("six", "five", []), finding("seven", "five", []),
    ]
    #expect(
      Finding.groupedByCause(findings).map { $0.map(\.signature.rule) } == [
        ["one", "three", "five"], ["two"], ["four"], ["six", "seven"],
      ])
    #expect(Finding.groupedByCause([]).isEmpty)
  }

  @Test("One flaw that breaks two rules at one line is one cause")
  func oneFlaw() {
    var options = CampaignOptions.small()
    options.starts = [0]
    let findings = Counter.target([.alarms]).fuzz(options).findings.filter { $0.signature.action == "take" }
    #expect(findings.count == 2)
    #expect(Finding.groupedByCause(findings).count == 1)
  }
}
