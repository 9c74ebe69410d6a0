import FuzzEngine
import Testing

@Suite("What each strategy is for")
struct StrategyStrengthTests {
  private static let plain: [FuzzStrategy] = [.uniform, .weighted, .interleaving]

  private static func options(_ strategy: FuzzStrategy, corpus: [TraceText] = []) -> CampaignOptions {
    var options = CampaignOptions.small(runs: 640, steps: 120, strategy: strategy)
    options.corpus = corpus
    return options
  }

  @Test(
    "Many of one kind and none of another is found by swarm and the mix", arguments: FuzzStrategy.allCases)
  func swarm(strategy: FuzzStrategy) {
    let report = Heap().target.fuzz(Self.options(strategy))
    if strategy == .swarm || strategy == .mix { #expect(report.findings.first?.lines.count == 30) }
    if Self.plain.contains(strategy) { #expect(report.findings.isEmpty) }
  }

  @Test("A staircase is climbed by novelty and the mix, step by step", arguments: FuzzStrategy.allCases)
  func novelty(strategy: FuzzStrategy) {
    let climb = Climb(height: 12, isVisible: true)
    let report = climb.target.fuzz(Self.options(strategy))
    if strategy == .novelty || strategy == .mix {
      #expect(report.findings.first?.trace == climb.violationKind + ["lever"])
    }
    if Self.plain.contains(strategy) || strategy == .swarm { #expect(report.findings.isEmpty) }
  }

  @Test(
    "A saved trace and one line more is found by corpus and the mix, even in the dark",
    arguments: FuzzStrategy.allCases)
  func corpus(strategy: FuzzStrategy) {
    let climb = Climb(height: 12, isVisible: false)
    let saved = traceText(nil, climb.violationKind)
    let foreign = traceText(nil, ["jump high"])
    let report = climb.target.fuzz(Self.options(strategy, corpus: [foreign, saved]))
    let finds = strategy == .corpus || strategy == .mix
    #expect(report.findings.map(\.trace) == (finds ? [climb.violationKind + ["lever"]] : []))
    #expect(climb.target.fuzz(Self.options(strategy)).findings.isEmpty)
  }

  @Test("A machine that copies by replaying is climbed as well, its traces played again")
  func replaying() {
    var climb = Climb(height: 8, isVisible: true)
    climb.statesAreWhole = false
    let report = climb.target.fuzz(Self.options(.novelty))
    #expect(report.findings.first?.trace == climb.violationKind + ["lever"])
    #expect(report.isDeterministic)
  }

  @Test("What a campaign meets from a saved state replays from the start", arguments: 1...12)
  func resumesExactly(seed: UInt64) {
    for strategy in [FuzzStrategy.novelty, .corpus, .mix] {
      var options = CampaignOptions.small(seed: seed, runs: 192, strategy: strategy)
      options.shrinks = false
      let target = Counter.target([.sticks, .dips, .jams, .alarms, .forgetsLaunch])
      let report = target.fuzz(options)
      #expect(report.isDeterministic)
      #expect(report.findings.count >= 5)
      for finding in report.findings {
        let breach = "\(finding.signature.rule) \(finding.signature.violationKind)"
        #expect(finding.lines.last?.violations.contains(breach) ?? (finding.firstViolatedStep == 0))
        #expect(finding.lines.last?.text.hasPrefix("~") != true)
      }
    }
  }

  @Test("Every strategy gives the same report for any number of jobs", arguments: FuzzStrategy.allCases)
  func sameForAnyJobs(strategy: FuzzStrategy) async {
    let counter = Counter.target([.sticks, .dips, .jams, .alarms, .forgetsLaunch])
    let climb = Climb(height: 9, isVisible: true).target
    let mail = LateMail.target(isPlanted: true)
    for jobs in [2, 7] {
      var options = CampaignOptions.small(runs: 300, strategy: strategy)
      options.jobs = jobs
      let inParallel = await counter.run { [options] in $0.fuzz(options) }
      #expect(inParallel.comparable == counter.fuzz(options).comparable)
      let inParallel2 = await climb.run { [options] in $0.fuzz(options) }
      #expect(inParallel2.comparable == climb.fuzz(options).comparable)
      let inParallel3 = await mail.run { [options] in $0.fuzz(options) }
      #expect(inParallel3.comparable == mail.fuzz(options).comparable)
    }
  }

  @Test("Each shard of a mix does its own runs and learns for itself")
  func shards() {
    let climb = Climb(height: 7, isVisible: true).target
    for index in 1...2 {
      var options = Self.options(.mix)
      options.shard = .init(index, of: 2)
      let report = climb.fuzz(options)
      #expect(report.runs == 320)
      #expect(report.findings.first?.run.map { $0 % 2 } == index - 1)
    }
  }

  @Test("The lines of a run add up, whatever traces they are cut into", arguments: FuzzStrategy.allCases)
  func addsUp(strategy: FuzzStrategy) {
    for steps in [1, 7, 60] {
      let report = Counter.target().fuzz(.small(runs: 130, steps: steps, strategy: strategy))
      #expect(report.actions == 130 * steps)
      #expect(report.kinds.reduce(0) { $0 + $1.applied + $1.ignored.reduce(0, +) } == report.actions)
    }
  }

  @Test("States and pairs are counted over all jobs, each once")
  func countsPairs() {
    let climb = Climb(height: 3, isVisible: true)
    let report = climb.target.fuzz(.small(runs: 640, strategy: .uniform))
    #expect(report.states == 4)
    #expect(report.pairs == 3 * 6 + 1)
    #expect(report.coverage == nil)
  }
}
