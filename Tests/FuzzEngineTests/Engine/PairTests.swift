import Testing

@testable import FuzzEngine

@Suite("Comparison of two systems")
struct PairTests {
  private func options(_ seed: UInt64 = 3) -> CampaignOptions {
    var options = CampaignOptions.small(seed: seed)
    options.proveStates = 5_000
    return options
  }

  @Test("two systems that differ part at the first step where a person sees it")
  func parts() throws {
    let report = LateMail.target(isPlanted: false).against(LateMail.target(isPlanted: true)).fuzz(options())
    let finding = try #require(report.finding("screens.agree"))
    #expect(finding.trace == ["~fetch", "visit 1"])
    #expect(finding.minimality == .proved)
    #expect(finding.lines.last?.screen == "folder 1 shows 1 ≠ folder 1 shows 0")
    #expect(report.selfCheck.found == 1)
  }

  @Test("a system compared with itself never parts, and the self-check would have seen it")
  func agrees() {
    let report = LateMail.target(isPlanted: true).against(LateMail.target(isPlanted: true)).fuzz(options())
    #expect(report.findings.isEmpty)
    #expect(report.selfCheck.seeded == 1)
    #expect(report.selfCheck.found == 1)
  }

  @Test("an action that only one of them takes is found, though both look the same")
  func takenByOne() throws {
    let report = FuzzTarget("open", machine: Fenced(hasFence: false), rules: [])
      .against(FuzzTarget("fenced", machine: Fenced(hasFence: true), rules: [])).fuzz(options())
    #expect(Set(report.findings.map(\.signature.violationKind)) == ["taken-by-one"])
    #expect(report.findings.first?.trace == ["right", "right", "right"])
  }
}

/// The grid, perhaps with a fence in the third column, on which it looks the same as beyond.
private struct Fenced: WordMachine {
  let hasFence: Bool
  private let grid = Grid()

  init(hasFence: Bool) { self.hasFence = hasFence }

  typealias State = Grid.State
  typealias Action = Grid.Action

  var ignoreReasons: [String] { grid.ignoreReasons }
  func state(at start: Int) -> State { State() }
  func step(_ state: inout State, _ observation: inout State, _ action: Action) -> Outcome {
    hasFence && action == .right && state.x == 2 ? .ignored(1) : grid.step(&state, &observation, action)
  }
  func describe(_ observation: State) -> String { "\(min(2, observation.x)) \(observation.y)" }
}
