import Testing

@testable import FuzzEngine

@Suite("Exploration")
struct ExploreTests {
  @Test("A bounded grid is counted exactly, with and without the memory of a rule")
  func countsGrid() {
    let report = Grid().target().explore(ExploreOptions())
    #expect(report.isComplete)
    #expect(report.states == 36)
    // Four ways out of each field but over the lower edges, where the action is ignored.
    #expect(report.transitions == 36 * 4 - 12)
    #expect(report.parts.first?.cut == 12)
    #expect(report.depth >= 10)
    // With the highest row so far: for each row h the fields up to it.
    #expect(report.parts.last?.states == 6 * (1 + 2 + 3 + 4 + 5 + 6))
    #expect(report.abstractStates == 4)
    #expect(report.abstractPairs == 3 + 4 * 3)
  }

  @Test("Where no start is a default one, all are explored")
  func withoutDefault() {
    #expect(Grid(startsByDefault: false).target().explore(ExploreOptions()).states == 36)
  }

  @Test("Counterexamples are shortest, each signature is reported once")
  func shortest() throws {
    let report = Grid().target().explore(ExploreOptions())
    let corner = report.findings.filter { $0.signature.rule == "grid.corner" }
    #expect(Set(corner.map(\.signature.action)) == ["right", "left", "up", "down"])
    #expect(corner.count == 4)
    #expect(corner.first { $0.signature.action == "right" }?.lines.count == 5)
    #expect(corner.first { $0.signature.action == "left" }?.lines.count == 7)
    let back = try #require(report.findings.first { $0.signature.rule == "grid.return" })
    #expect(back.lines.map(\.text) == ["up", "up", "up", "up", "down", "down", "down", "down"])
    #expect(report.findings.allSatisfy { $0.minimality == .proved })
  }

  @Test(
    "Without shrinking a trace is the first that was met, as short as the bound allows, and nothing is proved"
  )
  func unshrunk() {
    var options = ExploreOptions()
    let whole = Grid().target().explore(options)
    options.shrinks = false
    let report = Grid().target().explore(options)
    #expect(report.findings.map(\.signature) == whole.findings.map(\.signature))
    #expect(report.findings.map(\.lines.count) == whole.findings.map(\.lines.count))
    #expect(!report.findings.isEmpty && report.findings.allSatisfy { $0.minimality == .unfinished })
  }

  @Test("States with one digest stay different while they are compared whole")
  func collisions() {
    let report = Grid(digestsCollide: true).target().explore(ExploreOptions())
    #expect(report.states == 36)
    #expect(report.parts.allSatisfy { $0.collisionChance == 0 })
  }

  @Test("Late deliveries are explored in every order, against a plain search")
  func lateness() throws {
    let machine = LateMail(isPlanted: true)
    var seen: Set<LateMail.State> = [machine.state(at: 0)]
    var queue = [machine.state(at: 0)]
    while let state = queue.popLast() {
      for action in machine.alphabet(within: nil) {
        var (next, observation) = (state, state)
        guard machine.step(&next, &observation, action) == .applied else { continue }
        repeat {
          if seen.insert(next).inserted { queue.append(next) }
        } while false
        while machine.deliverNext(&next, &observation) {}
        if seen.insert(next).inserted { queue.append(next) }
      }
      var (next, observation) = (state, state)
      while machine.deliverNext(&next, &observation) {}
      if seen.insert(next).inserted { queue.append(next) }
    }
    let report = LateMail.target(isPlanted: true).explore(ExploreOptions())
    #expect(report.states == seen.count)
    let finding = try #require(report.findings.first)
    #expect(finding.lines.map(\.text) == ["~fetch", "visit 1"])
    #expect(LateMail.target(isPlanted: false).explore(ExploreOptions()).findings.isEmpty)
  }

  @Test("The report is the same for any number of jobs", arguments: [2, 7])
  func sameForAnyJobs(jobs: Int) async {
    func comparable(_ report: ExploreReport) -> String {
      var report = report
      report.timing = CampaignReport.Timing(seconds: 0, jobs: 0)
      for index in report.parts.indices { report.parts[index].seconds = 0 }
      return "\(report)"
    }
    var options = ExploreOptions()
    options.bound = ModelBound([ModelBound.Limit("size", 40, "")])
    let one = Grid().target().explore(options)
    options.jobs = jobs
    let many = await Grid().target().run { [options] in $0.explore(options) }
    #expect(one.states == 40 * 40)
    #expect(comparable(one) == comparable(many))
  }

  @Test("A depth, a memory limit and an interruption end it and are named")
  func limits() {
    var options = ExploreOptions()
    options.depth = 3
    let shallow = Grid().target().explore(options)
    #expect(shallow.stopped == .depth)
    #expect(shallow.states == 1 + 2 + 3 + 4)
    options = ExploreOptions()
    options.bound = ModelBound([ModelBound.Limit("size", 1_000, "")])
    options.memory = 1 << 20
    let full = Grid().target().explore(options)
    #expect(full.stopped == .memory)
    #expect(!full.isComplete)
    options.memory = nil
    options.isInterrupted = { true }
    #expect(Grid().target().explore(options).stopped == .interrupted)
    options = ExploreOptions()
    options.bound = ModelBound([ModelBound.Limit("size", 1_000, "")])
    options.time = .milliseconds(1)
    #expect(Grid().target().explore(options).stopped == .time)
  }

  @Test("A machine without an alphabet is not explored, and nothing is called proved of one that hides state")
  func refusals() {
    #expect(Detour(hasAlphabet: false).target().explore(ExploreOptions()).parts.isEmpty)
    let hidden = Detour(statesAreWhole: false).target().explore(ExploreOptions())
    #expect(hidden.findings.map(\.minimality) == [.local])
    #expect(hidden.notes.count == 1)
  }

  @Test("Possible rules are evaluated at every state, also at the depth limit")
  func asksAtDepth() {
    let stuck = FuzzTarget(
      "grid", machine: Grid(),
      rules: [
        Rule(
          "grid.home", "Home is one step away", source: "test", violationKinds: ["far"],
          check: .possible(
            PossibleCheck(
              violationKind: "far", bound: { _ in 1 }, isReached: { $0 == Grid.State() },
              next: { state, _ in state.x > 0 ? .left : .down })))
      ])
    var options = ExploreOptions()
    options.depth = 2
    let report = stuck.explore(options)
    #expect(report.findings.map(\.lines.count).min() == 2)
    options.depth = 1
    #expect(stuck.explore(options).findings.isEmpty)
  }
}
