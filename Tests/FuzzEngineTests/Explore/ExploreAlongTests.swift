import Testing

@testable import FuzzEngine

@Suite("Rules with memory are explored along with the states")
struct ExploreAlongTests {
  /// All that must be the same as when each rule has a search of its own.
  private func comparable(_ report: ExploreReport) -> String {
    var report = report
    report.timing = CampaignReport.Timing(seconds: 0, jobs: 0)
    for index in report.parts.indices { report.parts[index].seconds = 0 }
    return "\(report)"
  }

  private func expectSame<Machine>(_ target: FuzzTarget<Machine>, _ options: ExploreOptions) -> ExploreReport
  {
    var options = options
    let along = target.explore(options)
    options.exploresAlong = false
    #expect(comparable(along) == comparable(target.explore(options)))
    return along
  }

  /// A mailbox whose rules remember few and many things, of lines and of turns, also what step they see.
  private func mail() -> FuzzTarget<LateMail> {
    let plain = LateMail.target(isPlanted: true)
    typealias TargetRule = FuzzTarget<LateMail>.TargetRule
    func rule(_ id: String, _ violationKind: String, _ check: TargetRule.Check) -> TargetRule {
      TargetRule(id, "It holds", source: "test", violationKinds: [violationKind], check: check)
    }
    struct Streak: BitwiseCopyable {
      var kind: UInt8 = 0
      var count: UInt8 = 0
    }
    return FuzzTarget(
      "late-mail/1", machine: plain.machine,
      rules: plain.rules + [
        rule(
          "mail.streak", "long",
          .memory(
            MemoryCheck(begin: { _ in Streak() }) { memory, step in
              let isSame = memory.kind == step.kind.index
              memory = Streak(kind: step.kind.index, count: isSame ? min(3, memory.count + 1) : 0)
              return memory.count == 3 ? .violated("long") : isSame ? .holds : .vacuous
            })),
        rule(
          "mail.busy", "busy",
          .memory(
            MemoryCheck(at: .turns, begin: { _ in UInt8(0) }) { turns, step in
              if step.before.shown == step.after.shown { return .vacuous }
              turns = (turns + 1) % 5
              return turns == 0 && step.kind.index == 2 ? .violated("busy") : .holds
            })),
        rule(
          "mail.everywhere", "been",
          .memory(
            MemoryCheck(begin: { UInt8(1 << $0.folder) }) { folders, step in
              folders |= 1 << UInt8(step.after.folder)
              return folders == 31 ? .violated("been") : .holds
            })),
      ])
  }

  @Test("The same states, counts, findings and traces as when each rule has a search of its own")
  func same() {
    var options = ExploreOptions()
    let whole = expectSame(mail(), options)
    #expect(whole.isComplete)
    #expect(Set(whole.findings.map(\.signature.rule)).count == 4)
    options.shrinks = false
    for depth in [0, 1, 3, 6] {
      options.depth = depth
      options.jobs = 1 + depth % 3
      _ = expectSame(mail(), options)
    }
  }

  @Test("Where everything together takes too much memory, each rule gets a search of its own")
  func givesUp() {
    var options = ExploreOptions()
    options.bound = ModelBound([ModelBound.Limit("size", 40, "fields along a side")])
    options.shrinks = false
    var stops: Set<ExploreReport.Stop> = []
    for memory in [1 << 19, 1 << 20, 1 << 21, 1 << 22, 1 << 23, 1 << 24] {
      options.memory = memory
      stops.insert(expectSame(Grid().target(), options).stopped)
    }
    #expect(stops == [.memory, .end])
  }
}
