import Testing

@testable import FuzzEngine

@Suite("Campaign")
struct CampaignTests {
  @Test("A seeded fault that takes five particular actions in a row is found and shrunk to those five")
  func findsToyBug() {
    let report = DisplayToy.target(isPlanted: true).fuzz(.small(runs: 2_000, steps: 200))
    #expect(report.findings.count == 1)
    #expect(report.findings.first?.trace == ["push 0", "close swipe", "flip", "open keyboard", "pop"])
    #expect(report.findings.first?.minimality == .local)
    #expect(report.findings.first?.signature.description == "display-toy display.agrees disagrees pop")
  }

  @Test("The clean toy gives no finding, and its rule was evaluated at every settled step")
  func cleanToy() {
    let report = DisplayToy.target(isPlanted: false).fuzz(.small(runs: 600, steps: 200))
    #expect(report.findings.isEmpty)
    #expect(report.ending == .runs)
    #expect(report.actions == 120_000)
    #expect(report.rules.first?.nonVacuous ?? 0 > 100_000)
  }

  @Test("The report is the same for any number of jobs", arguments: [1, 2, 7, 200])
  func sameForAnyJobs(jobs: Int) async {
    let target = Counter.target([.sticks, .dips, .jams, .alarms, .forgetsLaunch])
    let expected = target.fuzz(.small(runs: 200))
    #expect(expected.findings.count >= 5)
    var options = CampaignOptions.small(runs: 200)
    options.jobs = jobs
    let report = await target.run { [options] in $0.fuzz(options) }
    #expect(report.comparable == expected.comparable)
    #expect(report.timing.jobs == min(jobs, 64))
  }

  @Test("A pinned seed gives pinned figures in debug and release")
  func pinnedFigures() {
    let report = Counter.target([.alarms]).fuzz(.small(seed: 7, runs: 100, steps: 50))
    #expect(report.actions == 5_000)
    #expect(report.applied == PinnedFigures.applied)
    #expect(report.states == PinnedFigures.states)
    #expect(report.findings.map(\.signature.rule) == ["counter.quiet", "counter.takes"])
    #expect(report.findings.map(\.run) == PinnedFigures.runs)
    #expect(report.findings.map(\.actionsToFind) == PinnedFigures.actionsToFind)
  }

  @Test("A report is printed as what was done, the findings and the notes")
  func printed() {
    var report = Counter.target([.alarms]).fuzz(.small(seed: 7, runs: 100, steps: 50))
    report.notes = ["a note\nof two lines"]
    #expect(
      report.description == """
        counter/test: 100 runs, 5,000 actions, 2 findings
        counter counter.quiet alarm take
        counter counter.takes wrong-rest take
        a note of two lines
        """)
  }

  @Test("Every line is counted once, by kind and by why it was ignored")
  func countsKinds() {
    let report = Counter.target().fuzz(.small(strategy: .uniform))
    #expect(report.kinds.map(\.kind) == ["add", "take", "reset", "jam"])
    #expect(report.kinds.reduce(0) { $0 + $1.applied + $1.ignored.reduce(0, +) } == report.actions)
    #expect(report.kinds[0].ignored[0] > 0)
    #expect(report.kinds[0].ignored[1] == 0)
    #expect(report.kinds[1].ignored[0] == 0)
    #expect(report.kinds[1].ignored[1] > 0)
    #expect(report.kinds[3].ignored == [0, 0])
  }

  @Test("The shards of a campaign do its runs between them, each run once")
  func shards() {
    let target = Counter.target()
    var whole = target.fuzz(.small(runs: 101, strategy: .interleaving)).kinds.map(\.applied)
    var runs = 0
    for index in 1...3 {
      var options = CampaignOptions.small(runs: 101, strategy: .interleaving)
      options.shard = .init(index, of: 3)
      let report = target.fuzz(options)
      runs += report.runs
      whole = zip(whole, report.kinds.map(\.applied)).map { $0 - $1 }
    }
    #expect(runs == 101)
    #expect(whole == [0, 0, 0, 0])
  }

  @Test("A shard's finding names the run by its number in the whole campaign")
  func shardRunNumber() {
    var options = CampaignOptions.small(runs: 90)
    options.shard = .init(2, of: 3)
    let finding = Counter.target([.dips]).fuzz(options).finding("counter.never-negative")
    #expect(finding?.run.map { $0 % 3 } == 1)
  }

  @Test("Enough findings end a campaign at the end of their epoch")
  func keepGoing() {
    var options = CampaignOptions.small(runs: 1_000)
    options.keepGoing = 1
    let report = Counter.target([.dips]).fuzz(options)
    #expect(report.ending == .findings)
    let first = report.findings.compactMap(\.run).min() ?? 0
    // Epochs end behind 1, 2, 4, 8 runs and so on.
    #expect(report.runs.nonzeroBitCount == 1 && (first + 1...2 * first + 1).contains(report.runs))
  }

  @Test(
    "A campaign settles once hardly anything new is to be expected, whatever draws its lines",
    arguments: ["mix", "uniform"])
  func untilSettled(strategy: String) {
    var options = CampaignOptions.small(runs: 100_000)
    (options.untilSettled, options.strategy) = (true, strategy)
    let report = Counter.target([]).fuzz(options)
    #expect(report.ending == .settled)
    #expect(report.chanceOfNews <= 0.05)
    // With one state that a run alone has met at most, that takes some twenty thousand runs.
    #expect((19_000..<100_000).contains(report.runs))
    #expect(Counter.target([]).fuzz(.small(runs: 64)).chanceOfNews > 0.9)
  }

  @Test("An interruption ends a campaign at once and keeps what was found")
  func interruption() {
    var options = CampaignOptions.small(runs: 1_000)
    options.isInterrupted = { true }
    let report = Counter.target([.dips]).fuzz(options)
    #expect(report.ending == .interrupted)
    #expect(report.runs < 64)
    #expect(report.finding("counter.never-negative")?.trace == ["take 1"])
  }

  @Test("A run is left where the campaign is over, and what it broke until then is kept")
  func endsWithinARun() {
    final class Answers: @unchecked Sendable { var count = 0 }
    let answers = Answers()
    var options = CampaignOptions.small(runs: 100, steps: 1_000_000)
    options.isInterrupted = {
      answers.count += 1
      return answers.count > 20
    }
    let report = Counter.target([.alarms]).fuzz(options)
    #expect(report.ending == .interrupted)
    #expect(report.runs == 1)
    #expect((1...1_000_000).contains(report.actions))
    #expect(report.findings.contains { $0.actionsToFind ?? .max <= report.actions })
  }

  @Test("Time ends a campaign that has no other end")
  func time() {
    var options = CampaignOptions.small()
    options.runs = nil
    options.time = .zero
    let report = Counter.target().fuzz(options)
    #expect(report.ending == .time)
    #expect(report.runs < 64)
  }

  @Test("A campaign of no runs reports nothing")
  func noRuns() {
    let report = Counter.target([.dips]).fuzz(.small(runs: 0))
    #expect(report.runs == 0)
    #expect(report.findings.isEmpty)
  }

  @Test("Only the selected rules are evaluated and listed")
  func ruleSelection() {
    var options = CampaignOptions.small()
    options.rules = RuleSelection(without: ["counter.never-negative"])
    let report = Counter.target([.dips]).fuzz(options)
    #expect(report.findings.isEmpty)
    #expect(report.rules.count == Counter.allRules.count - 1)
  }

  @Test("Starts that are no default are used only on request")
  func startSelection() {
    let target = Counter.target([.bornWrong])
    #expect(target.fuzz(.small()).findings.isEmpty)
    var options = CampaignOptions.small()
    options.starts = [2]
    let finding = target.fuzz(options).findings.first
    #expect(finding?.signature.action == "launch")
    #expect(finding?.lines == [])
    #expect(finding?.start == [.init("start", "nine")])
  }

  @Test("A machine that never comes to rest is noted, and the campaign ends")
  func neverSettles() {
    let report = Counter.target([.dips, .neverRests]).fuzz(.small())
    #expect(report.notes.count { $0.contains("did not come to rest within 256 turns") } == 1)
    let resting = Counter.target([.dips]).fuzz(.small())
    #expect(resting.notes.isEmpty)
    // A line of that kind takes as long as hundreds, so a run ends after a few.
    #expect(report.actions < resting.actions / 2)
  }

  @Test("What does not happen again when replayed is noted, and is no finding")
  func unrepeatable() {
    var machine = Counter()
    machine.noise = Noise(loudAt: 500)
    let target = FuzzTarget("counter/noisy", machine: machine, rules: Counter.allRules)
    let report = target.fuzz(.small())
    #expect(!report.isDeterministic)
    #expect(report.findings.isEmpty)
    #expect(report.notes.first?.hasPrefix("counter counter.quiet alarm") == true)
    #expect(Counter.target([.alarms]).fuzz(.small()).isDeterministic)
  }

  @Test("Progress is reported at the end of every epoch")
  func progress() {
    var options = CampaignOptions.small(runs: 100, steps: 10)
    let told = Ledger()
    options.progress = { told.append($0) }
    _ = Counter.target().fuzz(options)
    #expect(
      told.all
        == [1, 2, 4, 8, 16, 32, 64, 100].map {
          CampaignProgress(runs: $0, runLimit: 100, actions: 10 * $0, findings: 0)
        })
  }

  @Test("A target that needs the main actor runs there, whatever the jobs")
  func mainActor() async throws {
    let system = ConfiguredSystem(MainActorLamp.target, seen: 0)
    var options = CampaignOptions.small()
    options.jobs = 2
    let report = await onThread { [options] in system.use { $0.fuzz(options) } }
    #expect(report.timing.jobs == 1)
    #expect(report.findings.first?.trace == ["press", "press", "press"])
    let replay = try await onThread {
      try system.use { try $0.replay(traceText(nil, ["press"]), rules: RuleSelection()) }
    }
    #expect(replay.lines.map(\.screen) == ["1"])
    let presses = traceText(nil, ["press", "press", "press", "press"])
    let shrunk = try await onThread { try system.use { try $0.shrink(presses, ShrinkOptions()) } }
    #expect(shrunk.map(\.trace.count) == [3])
  }
}
