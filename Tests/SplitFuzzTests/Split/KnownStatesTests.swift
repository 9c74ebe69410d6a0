import FuzzEngine
import SplitFuzz
import SplitModel
import Testing

@testable import SplitDesigns

@Suite("States that were met before")
struct KnownStatesTests {
  /// Plays the same lines for a player that remembers states and for one that asks every rule anew.
  private func expectSame<Design: NavigationDesign>(_ design: Design, isFlawed: Bool) {
    let machine = SplitMachine(SplitSimulation(SplitApp(design)))
    let rules = SplitRules.all.filter { $0.kindName != "neutral" }
    let remembering = Player(machine, rules: rules, reporting: .once)
    let asking = Player(machine, rules: rules, reporting: .once, evaluating: .onRequest)
    let weights = Weights(machine.weights)
    var violations = 0
    for run in 0..<60 {
      var random = SeededRandom(seed: 5, stream: UInt64(run))
      for player in [remembering, asking] { player.begin(at: run % machine.starts.count) }
      for _ in 0..<120 {
        let kind = weights.draw(using: &random)
        let action = machine.draw(kind, seeing: asking.observation, using: &random)
        let isMarked = random.chance(24)
        for player in [remembering, asking] { player.play(action, leavesPending: isMarked) }
        asking.evaluatePossible()
      }
      for player in [remembering, asking] { player.evaluatePossible() }
      #expect(remembering.book.violations == asking.book.violations)
      violations += asking.book.violations.count
    }
    #expect(asking.book.nonVacuous.reduce(0, +) > 10_000)
    #expect((violations > 0) == isFlawed)
  }

  @Test("rules give the same results from the cache and anew")
  func known() {
    expectSame(LazySplit.clean, isFlawed: false)
    expectSame(LazySplit.head, isFlawed: true)
    expectSame(Navigator.clean, isFlawed: false)
    expectSame(SidebarColumns.head, isFlawed: true)
  }
}
