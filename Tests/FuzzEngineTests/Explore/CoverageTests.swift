import FuzzEngine
import Testing

@Suite("Coverage")
struct CoverageTests {
  @Test("a campaign is held against what there is within the bound, and what lies beyond does not count")
  func grid() throws {
    var options = CampaignOptions.small(runs: 64, steps: 40)
    options.measuresCoverage = true
    let coverage = try #require(Grid().target().fuzz(options).coverage)
    #expect(coverage.statesExplored == 4)
    #expect(coverage.pairsExplored == 15)
    #expect(coverage.states == 4)
    #expect(coverage.pairs == 15)
    options.runs = 1
    options.steps = 1
    let little = try #require(Grid().target().fuzz(options).coverage)
    #expect(little.pairs <= 1)
    #expect(little.statesExplored == 4)
  }

  @Test("it is the same for any number of jobs, and absent with a note where nothing can be explored")
  func jobs() async {
    var options = CampaignOptions.small(runs: 64, steps: 20)
    options.measuresCoverage = true
    let one = Grid().target().fuzz(options)
    options.jobs = 3
    let inParallel = await Grid().target().run { [options] in $0.fuzz(options) }
    #expect(inParallel.coverage == one.coverage)
    let unknown = Detour(hasAlphabet: false).target().fuzz(options)
    #expect(unknown.coverage == nil)
    #expect(unknown.notes.contains { $0.hasPrefix("coverage was not measured") })
  }
}
