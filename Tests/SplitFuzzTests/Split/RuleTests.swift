import SplitFuzz
import SplitModel
import Testing

@Suite("Rules of split navigation")
struct RuleTests {
  @Test("a campaign finds the canary", arguments: Canary.all)
  @MainActor
  func findsCanary(_ canary: Canary) throws { #expect(try canary.isFound(7, false)) }

  @Test("every rule has a canary, and every canary a rule")
  func everyRuleHasACanary() {
    #expect(Set(Canary.all.map(\.rule)) == Set(SplitRules.all.map(\.id)))
  }

  @Test("LazySplit without flaws keeps every rule, whatever is in flight")
  func cleanKeepsEveryRule() {
    var options = CampaignOptions(seed: 11)
    options.runs = 600
    let report = FuzzTarget("lazysplit/clean", LazySplit.clean).fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
    #expect(report.rules.filter { $0.applies && $0.exercised == 0 }.map(\.id) == [])
  }

  @Test("the bound of the model stops less than one line in a hundred")
  func boundIsRarelyReached() {
    var options = CampaignOptions(seed: 5)
    options.runs = 300
    options.shrinks = false
    for design in [LazySplit.clean, .head, .version16] {
      let report = FuzzTarget("lazysplit/bound", design).fuzz(options)
      let bound = report.kinds.reduce(0) { $0 + $1.ignored[0] }
      #expect(bound * 100 < report.actions)
    }
  }
}
