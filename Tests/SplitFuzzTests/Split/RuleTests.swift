import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

@Suite("Rules of split navigation")
struct RuleTests {
  @Test("a campaign finds the seeded fault", arguments: Canary.all)
  func findsCanary(_ canary: Canary) async throws { #expect(try await canary.isFound(7, false)) }

  @Test("each violation kind of each rule has a seeded fault, and each seeded fault a violation kind")
  func everyKindHasAFault() {
    let violationKinds = SplitRules.all.flatMap { rule in rule.violationKinds.map { "\(rule.id) \($0)" } }
    #expect(Set(Canary.all.map { "\($0.rule) \($0.violationKind)" }) == Set(violationKinds))
  }

  @Test("LazySplit without flaws violates no rule, whatever is in flight")
  func cleanViolatesNoRule() {
    var options = CampaignOptions(seed: 11)
    options.runs = 150
    let report = FuzzTarget("lazysplit/clean", LazySplit.clean).fuzz(options)
    #expect(report.findings.isEmpty, "\(report.findings.map(\.signature))")
    #expect(report.rules.filter { $0.applies && $0.nonVacuous == 0 }.map(\.id) == [])
  }

  @Test("less than one action in a hundred reaches a limit of the model")
  func limitIsRarelyReached() {
    var options = CampaignOptions(seed: 5)
    options.runs = 8
    options.shrinks = false
    for design in [LazySplit.clean, .head, .version16, .version13] {
      let report = FuzzTarget("lazysplit/bound", design).fuzz(options)
      let bound = report.kinds.reduce(0) { $0 + $1.ignored[0] }
      #expect(bound * 100 < report.actions)
    }
  }

  @Test("findings of a campaign on one device stay on that device")
  func findingsStayOnTheirDevice() {
    let target = FuzzTarget("lazysplit/head", LazySplit.head)
    var options = CampaignOptions(seed: 4)
    options.runs = 16
    options.proveStates = 0
    options.starts = target.machine.starts.indices.filter { index in
      target.machine.starts[index].header == [.init("device", "ipad-13 landscape")]
    }
    let findings = target.fuzz(options).findings
    #expect(findings.count > 5)
    #expect(findings.allSatisfy { $0.start == [.init("device", "ipad-13 landscape")] })
  }

  @Test("a fold over turns runs for every delivery, a fold over steps once for each step")
  func moments() throws {
    for (moment, device, isBroken) in [
      (MemoryCheck<SplitObservation, SplitAction>.Moment.turns, "iphone-15-pro-max portrait", true),
      (.turns, "iphone-15 portrait", false), (.lines, "iphone-15-pro-max portrait", false),
    ] {
      let rule = SplitRule(
        "test.two-deliveries", "No step has two deliveries", source: "test", violationKinds: ["two"],
        check: .memory(
          MemoryCheck(at: moment, begin: { _ in 0 }) { count, step in
            if step.action == nil, step.kind != .launch { count += 1 }
            return count >= 2 ? .violated("two") : .holds
          }))
      let machine = FuzzTarget("lazysplit/clean", LazySplit.clean).machine
      let target = FuzzTarget("lazysplit/clean", machine: machine, rules: [rule])
      let trace = TraceText(
        start: [.init("device", device)],
        lines: [TraceText.Line("rotate", leavesPending: false, number: 1)])
      #expect(try target.replay(trace).violations.isEmpty != isBroken)
    }
  }
}
