import FuzzEngine
import Testing

@Suite("Kinds of rule")
struct RuleKindTests {
  private struct Canary: CustomTestStringConvertible {
    let flaw: Counter.Flaws
    let rule: String
    let start: Int
    let trace: [String]
    var testDescription: String { rule }
  }

  private static let canaries = [
    Canary(flaw: .alarms, rule: "counter.quiet", start: 0, trace: ["add 4", "take 1"]),
    Canary(flaw: .sticks, rule: "counter.adds", start: 1, trace: ["add 2", "add 1"]),
    Canary(flaw: .dips, rule: "counter.never-negative", start: 0, trace: ["take 1"]),
    Canary(flaw: .forgetsLaunch, rule: "counter.returns", start: 1, trace: ["reset"]),
    Canary(flaw: .jams, rule: "counter.resettable", start: 1, trace: ["add 1", "jam"]),
  ]

  @Test("Each kind of rule finds its flaw and shrinks it to the shortest trace", arguments: canaries)
  private func canary(_ canary: Canary) {
    var options = CampaignOptions.small(strategy: .weighted)
    options.starts = [canary.start]
    let finding = Counter.target(canary.flaw).fuzz(options).finding(canary.rule)
    #expect(finding?.trace == canary.trace)
    #expect(finding?.minimality == .local)
    #expect(finding?.lines.last?.violations.contains { $0.hasPrefix(canary.rule) } == true)
  }

  @Test("A counter without faults passes all its rules, none of them vacuous")
  func clean() {
    let report = Counter.target().fuzz(.small(runs: 500))
    #expect(report.findings.isEmpty)
    #expect(report.rules.count == 7)
    #expect(report.rules.allSatisfy { $0.applies && $0.nonVacuous > 0 && $0.nonVacuous <= $0.checked })
  }

  @Test("A rule of settled states does not see what an always rule sees within a line")
  func settledIsBlindInFlight() {
    let report = Counter.target([.dips]).fuzz(.small())
    #expect(report.finding("counter.never-negative") != nil)
    #expect(report.finding("counter.settled-negative") == nil)
  }

  @Test(
    "The violation of a sampled rule of kind possible is attributed to the step that first violated it",
    arguments: [true, false])
  func sampledPossible(isWhole: Bool) {
    var machine = Counter([.jams])
    machine.statesAreWhole = isWhole
    let target = FuzzTarget("counter/test", machine: machine, rules: [Counter.resettableRule])
    var options = CampaignOptions.small()
    options.starts = [1]
    let report = target.fuzz(options)
    #expect(report.findings.map(\.signature.action) == ["jam"])
    #expect(report.findings.map(\.trace) == [["add 1", "jam"]])
    #expect(report.isDeterministic)
  }
}
