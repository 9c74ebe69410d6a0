import SplitFuzz
import SplitModel
import Testing

@testable import FuzzEngine
@testable import SplitDesigns

@Suite("Steps that do not concern a rule")
struct NoticedFactsTests {
  /// Plays the same lines for a player that passes rules over and for one that evaluates every rule at every step.
  private func expectSame<Machine: EngineMachine>(_ system: FuzzSystem, _ machine: Machine)
  where Machine.Observation == SplitObservation, Machine.Action == SplitAction {
    let rules = SplitRules.all.filter { $0.kindName == "memory" }
    let passing = Player(machine, rules: rules, reporting: .always)
    let asking = Player(machine, rules: rules.map { $0.noticingAll() }, reporting: .always)
    let weights = Weights(machine.weights)
    for run in 0..<(system.isListed ? 3 : 1) {
      var random = SeededRandom(seed: 3, stream: UInt64(run))
      for player in [passing, asking] { player.begin(at: run % machine.starts.count) }
      for line in 0..<100 {
        let likely = machine.likelyKinds(seeing: asking.observation, isAtRest: asking.isAtRest)
        var kind = weights.draw(using: &random)
        for _ in 0..<5 where !likely.contains(kind) { kind = weights.draw(using: &random) }
        let action = machine.draw(kind, seeing: asking.observation, using: &random)
        let isMarked = random.chance(24)
        for player in [passing, asking] { player.play(action, leavesPending: isMarked) }
        let (some, all) = (passing.book, asking.book)
        guard
          some.violations != all.violations || some.nonVacuous != all.nonVacuous
            || !some.remembersSame(as: all)
        else { continue }
        let differing = rules.indices.filter { some.nonVacuous[$0] != all.nonVacuous[$0] }.map {
          rules[$0].id
        }
        Issue.record("\(system.name), run \(run), line \(line), \(action): \(differing)")
        return
      }
    }
    #expect(passing.book.checked == asking.book.checked)
  }

  @Test("passing a rule over changes neither its memory nor what it finds", arguments: SplitSystems.all)
  func same(_ system: FuzzSystem) {
    for settings in [system.defaults, system.profiles.last?.settings ?? system.defaults] {
      switch system.configure(settings).target {
      case let target as FuzzTarget<SplitMachine>: expectSame(system, target.machine)
      case let target as FuzzTarget<LiveMachine>: expectSame(system, target.machine)
      default: Issue.record("\(system.name) is no system of split views")
      }
    }
  }

  @Test("a promise that does not hold is found")
  func lies() {
    let system = SplitSystems.all[0]
    let rule = SplitRule(
      "test.lies", "Says that nothing concerns it, and counts all the same", source: "test",
      violationKinds: [],
      check: .memory(
        MemoryCheck(
          begin: { _ in UInt8(0) }, notices: { _ in [] }, symbol: { $0.isAtRest },
          fold: { count, _ in
            count &+= 1
            return .holds
          })))
    let machine = (system.configure(system.defaults).target as? FuzzTarget<SplitMachine>)?.machine
    guard let machine else {
      Issue.record("\(system.name) is not flat")
      return
    }
    let players = [rule, rule.noticingAll()].map { Player(machine, rules: [$0], reporting: .always) }
    for player in players {
      player.begin(at: 0)
      for _ in 0..<3 { player.play(.rotate, leavesPending: false) }
    }
    #expect(players.map { $0.book.nonVacuous } == [[1], [3]])
    #expect(!players[0].book.remembersSame(as: players[1].book))
  }
}

extension Rule {
  fileprivate func noticingAll() -> Rule {
    guard case .memory(var check) = check else { return self }
    check.notices = { _ in .all }
    return Rule(
      id, statement, source: source, violationKinds: violationKinds, kinds: kinds, applies: applies,
      check: .memory(check))
  }
}

extension RuleBook {
  fileprivate func remembersSame(as other: RuleBook) -> Bool {
    UnsafeRawBufferPointer(start: context, count: contextByteCount).elementsEqual(
      UnsafeRawBufferPointer(start: other.context, count: contextByteCount))
  }
}
