import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

@Suite("Rules of split navigation")
struct RuleTests {
  @Test("a campaign finds the canary", arguments: Canary.all)
  func findsCanary(_ canary: Canary) async throws { #expect(try await canary.isFound(7, false)) }

  @Test("every way of every rule has a canary, and every canary a way")
  func everyWayHasACanary() {
    let ways = SplitRules.all.flatMap { rule in rule.ways.map { "\(rule.id) \($0)" } }
    #expect(Set(Canary.all.map { "\($0.rule) \($0.way)" }) == Set(ways))
  }

  @Test("LazySplit without flaws keeps every rule, whatever is in flight")
  func cleanKeepsEveryRule() {
    var options = CampaignOptions(seed: 11)
    options.runs = 300
    let report = FuzzTarget("lazysplit/clean", LazySplit.clean).fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
    #expect(report.rules.filter { $0.applies && $0.exercised == 0 }.map(\.id) == [])
  }

  @Test("the bound of the model stops less than one line in a hundred")
  func boundIsRarelyReached() {
    var options = CampaignOptions(seed: 5)
    options.runs = 60
    options.shrinks = false
    for design in [LazySplit.clean, .head, .version16, .version13] {
      let report = FuzzTarget("lazysplit/bound", design).fuzz(options)
      let bound = report.kinds.reduce(0) { $0 + $1.ignored[0] }
      #expect(bound * 100 < report.actions)
    }
  }

  @Test("findings of a campaign on one device stay on that device")
  func findingsStayWhereTheyWereLookedFor() {
    let target = FuzzTarget("lazysplit/head", LazySplit.head)
    var options = CampaignOptions(seed: 4)
    options.runs = 60
    options.proveStates = 0
    options.starts = target.machine.starts.indices.filter { index in
      target.machine.starts[index].header == [.init("device", "ipad-13 landscape")]
    }
    let findings = target.fuzz(options).findings
    #expect(findings.count > 5)
    #expect(findings.allSatisfy { $0.start == [.init("device", "ipad-13 landscape")] })
  }

  @Test("a memory of turns sees every delivery, a memory of lines sees the line once")
  func moments() throws {
    for (moment, device, isBroken) in [
      (MemoryCheck<SplitObservation, SplitAction>.Moment.turns, "iphone-15-pro-max portrait", true),
      (.turns, "iphone-15 portrait", false), (.lines, "iphone-15-pro-max portrait", false),
    ] {
      let rule = SplitRule(
        "test.two-deliveries", "No line lands two deliveries", source: "test", ways: ["two"],
        check: .memory(
          MemoryCheck(at: moment, begin: { _ in 0 }) { count, step in
            if step.action == nil, step.kind != .launch { count += 1 }
            return count >= 2 ? .broken("two") : .holds
          }))
      let machine = FuzzTarget("lazysplit/clean", LazySplit.clean).machine
      let target = FuzzTarget("lazysplit/clean", machine: machine, rules: [rule])
      let trace = TraceText(
        start: [.init("device", device)],
        lines: [TraceText.Line("rotate", leavesInFlight: false, number: 1)])
      #expect(try target.replay(trace).broken.isEmpty != isBroken)
    }
  }
}
