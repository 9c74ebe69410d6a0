import FuzzEngine
import Testing

@Suite("Rarer kinds of rule")
struct RareKindTests {
  private struct Planted: CustomTestStringConvertible {
    let flaw: Radio.Flaws
    let breach: String
    let trace: [String]
    var testDescription: String { breach }
  }

  private static let flaws = [
    Planted(
      flaw: .forgetsVolume, breach: "radio radio.mute differs louder", trace: ["louder", "louder", "louder"]),
    Planted(flaw: .drifts, breach: "radio radio.mute differs-later tune", trace: ["tune", "tune"]),
    Planted(flaw: .sticks, breach: "radio radio.first lost tune", trace: ["tune"]),
    Planted(flaw: .hearsHum, breach: "radio radio.humless louder louder", trace: ["hum", "louder"]),
    Planted(flaw: .humsOn, breach: "radio radio.short endless tune", trace: ["hum", "tune", "tune"]),
  ]

  @Test(
    "Each kind finds its flaw, lays it at the action that lost it, and shrinks it to the shortest trace",
    arguments: flaws)
  private func findsFlaw(_ seeded: Planted) {
    let report = Radio.target(Radio(seeded.flaw)).fuzz(.small(strategy: .weighted))
    let finding = report.findings.first { $0.signature.description == seeded.breach }
    #expect(finding?.trace == seeded.trace, "\(report.findings.map(\.signature))")
    #expect(report.isDeterministic)
  }

  @Test("A machine that copies by replaying is evaluated less often, with the same findings")
  func dearCopies() {
    var machine = Radio([.forgetsVolume, .sticks])
    machine.statesAreWhole = false
    let report = Radio.target(machine).fuzz(.small(runs: 1_024, strategy: .weighted))
    #expect(
      Set(report.findings.map(\.signature.description))
        .isSuperset(of: ["radio radio.mute differs louder", "radio radio.first lost tune"]))
    #expect(report.isDeterministic)
  }

  @Test("A finding says what was inserted and what came of it")
  func insertion() {
    let report = Radio.target(Radio(.drifts)).fuzz(.small(strategy: .weighted))
    #expect(
      report.finding("radio.mute")?.insertion?.description
        == "'mute', 'mute', then 'tune': station 0, volume 0; without the inserted steps: station 3, volume 0"
    )
    let others = report.findings.filter { $0.signature.rule != "radio.mute" }
    #expect(others.allSatisfy { $0.insertion == nil })
  }

  /// A radio whose rule is violated by whatever is inserted, in a way of its own.
  private func targetOfTwoWays(
    _ insertions: @escaping @Sendable (Radio.State) -> [NeutralCheck<Radio.State, Radio.Action>.Insertion]
  ) -> FuzzTarget<Radio> {
    let check = NeutralCheck<Radio.State, Radio.Action>(
      insertions: insertions, compare: { .violated($0.volume != $1.volume ? "volume" : "mute") })
    let rule = Radio.RadioRule(
      "radio.nothing", "Nothing changes anything", source: "test", violationKinds: ["volume", "mute"],
      check: .neutral(check))
    return FuzzTarget("radio/test", machine: Radio(), rules: [rule])
  }

  @Test("A rule that is violated in two ways at one state is no sign of chance", arguments: 1...8)
  func twoWays(seed: Int) {
    let report = targetOfTwoWays { $0.humLeft == 0 && $0.volume < 3 ? [.init(.louder), .init(.mute)] : [] }
      .fuzz(.small(seed: UInt64(seed), strategy: .weighted))
    #expect(report.isDeterministic, "\(report.notes)")
    #expect(report.finding("radio.nothing") != nil)
  }

  @Test("A violation that another stands for at first is found where it stands alone", arguments: 1...8)
  func standsAlone(seed: Int) {
    let report = targetOfTwoWays { $0.volume < 3 ? [.init(.louder), .init(.mute)] : [.init(.mute)] }
      .fuzz(.small(seed: UInt64(seed), runs: 200, strategy: .weighted))
    let found = report.findings.filter { $0.signature.violationKind == "mute" }
    #expect(found.contains { $0.signature.action == "louder" && $0.trace == ["louder", "louder", "louder"] })
  }

  @Test("Branches leave the run as it was: the same lines are played with and without neutral rules")
  func branchesDisturbNothing() {
    let machine = Radio([.forgetsVolume, .drifts])
    let with = Radio.target(machine).fuzz(.small(strategy: .weighted))
    let without = FuzzTarget(
      "radio/test", machine: machine, rules: Radio.rules.filter { $0.kindName != "neutral" }
    ).fuzz(.small(strategy: .weighted))
    #expect(with.kinds == without.kinds)
    #expect(with.states == without.states)
  }

  @Test("A radio without flaws keeps every rule and reaches what it must; a quiet one never does")
  func sometimes() {
    let clean = Radio.target(Radio()).fuzz(.small(strategy: .weighted))
    #expect(clean.findings.isEmpty)
    #expect(clean.rules.allSatisfy { $0.nonVacuous > 0 })
    let quiet = Radio.target(Radio(.isQuiet)).fuzz(.small(strategy: .weighted))
    #expect(quiet.findings.isEmpty)
    #expect(quiet.rules.filter { $0.nonVacuous == 0 }.map(\.id) == ["radio.loud"])
  }

  @Test("The search uses a person's actions only, and a machine without an alphabet is not searched")
  func search() {
    var blind = Radio()
    blind.hasAlphabet = false
    let report = Radio.target(blind).fuzz(.small())
    #expect(report.finding("radio.first")?.trace == ["tune"])
    // Scanning would lead home from anywhere, but it is nothing a person does.
    #expect(Radio.target(Radio(.sticks)).fuzz(.small()).finding("radio.first") != nil)
  }

  @Test("The same seed gives the same report with any number of jobs")
  func jobs() async {
    let target = Radio.target(Radio([.forgetsVolume, .drifts, .sticks]))
    let alone = target.fuzz(.small())
    for jobs in [2, 7] {
      var options = CampaignOptions.small()
      options.jobs = jobs
      let inParallel = await target.run { [options] in $0.fuzz(options) }
      #expect(inParallel.comparable == alone.comparable)
    }
  }

  @Test("Each kind has a name")
  func names() {
    #expect(Radio.rules.map(\.kindName) == ["neutral", "possible", "sometimes", "memory", "memory"])
  }
}
