import Testing

@testable import FuzzEngine

@Suite("Rules with memory are followed along the stored transitions")
struct ExploreAlongTests {
  /// All that must be the same as when each rule has a search of its own.
  private func comparable(_ report: ExploreReport) -> String {
    var report = report
    report.timing = CampaignReport.Timing(seconds: 0, jobs: 0)
    for index in report.parts.indices {
      report.parts[index].seconds = 0
      report.parts[index].bytesPerState = 0
    }
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

  /// A mailbox whose rules remember few and many things, of lines and of turns, by symbols and by steps.
  private func mail() -> FuzzTarget<LateMail> {
    let plain = LateMail.target(isPlanted: true)
    typealias Target = FuzzTarget<LateMail>
    typealias Check = MemoryCheck<LateMail.Observation, LateMail.Action>
    func rule(_ id: String, _ violationKind: String, _ check: Check) -> Target.TargetRule {
      Target.TargetRule(
        id, "It holds", source: "test", violationKinds: [violationKind], check: .memory(check))
    }
    struct Streak: BitwiseCopyable {
      var folder: UInt8 = 0
      var count: UInt8 = 0
    }
    return FuzzTarget(
      "late-mail/1", machine: plain.machine,
      rules: plain.rules + [
        rule(
          "mail.streak", "long",
          MemoryCheck(
            begin: { _ in Streak() },
            symbol: { (folder: UInt8($0.after.folder), isOpening: $0.before.folder != $0.after.folder) }
          ) { memory, step in
            let isSame = memory.folder == step.folder
            memory = Streak(folder: step.folder, count: isSame ? min(3, memory.count + 1) : 0)
            return memory.count == 3 ? .violated("long") : step.isOpening ? .holds : .vacuous
          }),
        rule(
          "mail.kinds", "long",
          MemoryCheck(begin: { _ in Streak() }) { memory, step in
            let isSame = memory.folder == step.kind.index
            memory = Streak(folder: step.kind.index, count: isSame ? min(3, memory.count + 1) : 0)
            return memory.count == 3 ? .violated("long") : isSame ? .holds : .vacuous
          }),
        rule(
          "mail.busy", "busy",
          MemoryCheck(
            at: .turns, begin: { _ in UInt8(0) },
            symbol: { (changes: $0.before.shown != $0.after.shown, isAction: $0.action != nil) }
          ) { turns, step in
            guard step.changes else { return .vacuous }
            turns = (turns + 1) % 5
            return turns == 0 && !step.isAction ? .violated("busy") : .holds
          }),
        rule(
          "mail.everywhere", "been",
          MemoryCheck(begin: { UInt8(1 << $0.folder) }, symbol: { UInt8($0.after.folder) }) {
            folders, folder in
            folders |= 1 << folder
            return folders == 31 ? .violated("been") : .holds
          }),
      ])
  }

  @Test("The same states, counts, findings and traces as when each rule has a search of its own")
  func same() {
    var options = ExploreOptions()
    let whole = expectSame(mail(), options)
    #expect(whole.isComplete)
    #expect(Set(whole.findings.map(\.signature.rule)).count == 5)
    options.shrinks = false
    for depth in [0, 1, 3, 6] {
      options.depth = depth
      options.jobs = 1 + depth % 3
      _ = expectSame(mail(), options)
    }
  }

  @Test("Where the transitions take too much memory, each rule gets a search of its own")
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
