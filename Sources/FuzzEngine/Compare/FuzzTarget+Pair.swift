extension FuzzTarget {
  /// Two systems that take the same actions, stepped together; a finding is where they diverge.
  ///
  /// Both take each action, by its text, and what a person sees of them must be the same. Strategies, shrinking,
  /// exploration and proofs work as for one system; the machines' own rules are not evaluated. Traces begin at the
  /// starts that both have, by their header lines; where there are none, nothing can be run.
  ///
  /// - Parameter other: The second system.
  /// - Returns: A target with the one rule `screens.agree`.
  public func against<Other: EngineMachine>(
    _ other: FuzzTarget<Other>
  ) -> FuzzTarget<some EngineMachine> {
    var pair = paired(other, ignoring: nil)
    if let kind = machine.weights.indices.max(by: { machine.weights[$0] < machine.weights[$1] }) {
      let flawed = paired(self, ignoring: ActionKind(UInt8(kind)))
      pair.seededFaults = [
        SeededFault("ignores-\(machine.actionKinds[kind])", rule: "screens.agree", in: flawed)
      ]
    }
    return pair
  }

  private func paired<Other: EngineMachine>(
    _ other: FuzzTarget<Other>, ignoring kind: ActionKind?
  ) -> FuzzTarget<PairMachine<Machine, Other>> {
    let (first, second) = (machine, other.machine)
    let persons = machine.userKinds
    let looksSame: @Sendable (Machine.Observation, Other.Observation) -> Bool
    if let second = second as? Machine {
      looksSame = { one, two in
        (two as? Machine.Observation).map { first.looksSame(one, $0, of: second) } ?? false
      }
    } else {
      looksSame = { first.describe($0) == second.describe($1) }
    }
    let rule = Rule<PairMachine<Machine, Other>.Observation, Machine.Action>(
      "screens.agree", "\(name) and \(other.name) show the same and take the same actions",
      source: "a comparison of two systems", violationKinds: ["screens-differ", "taken-by-one"],
      check: .state { step in
        guard step.after.agreeElsewhere, looksSame(step.after.first, step.after.second) else {
          return .violated("screens-differ")
        }
        // What is pending differs before anybody can see it.
        return step.after.takenBy == nil || !persons.contains(step.kind) ? .holds : .violated("taken-by-one")
      })
    let machine = PairMachine(first, second, ignoring: kind, looksSame: looksSame)
    var pair = FuzzTarget<PairMachine<Machine, Other>>(
      "\(name) against \(other.name)", settings: settings, machine: machine, rules: [rule],
      actionForms: actionForms, runsOnMainActor: runsOnMainActor || other.runsOnMainActor)
    pair.runsAside = !pair.runsOnMainActor && (runsAside || other.runsAside)
    pair.caveats = caveats + other.caveats.filter { !caveats.contains($0) }
    pair.laterCaveats = { [laterCaveats, others = other.laterCaveats] in laterCaveats() + others() }
    return pair
  }
}
