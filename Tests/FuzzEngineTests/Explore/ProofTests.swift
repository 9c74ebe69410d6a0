import Testing

@testable import FuzzEngine

@Suite("Proof of minimality")
struct ProofTests {
  @Test("A shorter trace of another shape is found, and the shrinker's own length stands beside it")
  func shorter() throws {
    let finding = try #require(Detour().target().fuzz(.small()).findings.first)
    #expect(finding.trace == ["jump", "jump", "jump", "push"])
    #expect(finding.minimality == .proved)
    #expect(finding.searchedTo == 3)
    #expect(finding.shrunkLength == 12)
  }

  @Test("A trace that is the shortest is proved so")
  func proved() throws {
    let finding = try #require(LateMail.target(isPlanted: true).fuzz(.small()).findings.first)
    #expect(finding.minimality == .proved)
    #expect(finding.searchedTo == finding.lines.count - 1)
    #expect(finding.shrunkLength == finding.lines.count)
  }

  @Test("A search that is cut short says how far it came, and leaves the trace alone")
  func cutShort() throws {
    var options = CampaignOptions.small()
    options.proveStates = 3
    let finding = try #require(Detour().target().fuzz(options).findings.first)
    #expect(finding.minimality == .local)
    #expect(finding.lines.count == 12)
    #expect(try #require(finding.searchedTo) < 4)
    options.proveStates = 0
    let unproved = try #require(Detour().target().fuzz(options).findings.first)
    #expect(unproved.searchedTo == nil)
    #expect(unproved.minimality == .local)
  }

  @Test("Without an alphabet nothing is proved")
  func noAlphabet() throws {
    let finding = try #require(Detour(hasAlphabet: false).target().fuzz(.small()).findings.first)
    #expect(finding.minimality == .local)
    #expect(finding.searchedTo == nil)
  }

  @Test("A machine that hides state is searched trace by trace")
  func hiddenState() throws {
    var options = CampaignOptions.small()
    options.proveStates = 2_000
    let finding = try #require(Detour(statesAreWhole: false).target().fuzz(options).findings.first)
    #expect(finding.trace == ["jump", "jump", "jump", "push"])
    #expect(finding.minimality == .proved)
  }

  @Test("Without exploration neighbours are merged into what a person can do", arguments: [true, false])
  func merged(statesAreWhole: Bool) throws {
    var options = CampaignOptions.small()
    options.proveStates = 0
    let walk = Detour(length: 8, statesAreWhole: statesAreWhole)
    let finding = try #require(walk.target().fuzz(options).findings.first)
    let steps = [String](repeating: "step", count: 8)
    #expect(finding.trace == (statesAreWhole ? steps : ["jump", "jump"]) + ["push"])
  }

  @Test("Campaigns report the same for any number of jobs, proofs too", arguments: [2, 7])
  func sameForAnyJobs(jobs: Int) async {
    var options = CampaignOptions.small()
    let one = Counter.target([.sticks, .dips]).fuzz(options)
    options.jobs = jobs
    let many = await Counter.target([.sticks, .dips]).run { [options] in $0.fuzz(options) }
    #expect(one.comparable == many.comparable)
  }
}
