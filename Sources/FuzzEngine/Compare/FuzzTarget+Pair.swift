extension FuzzTarget {
  /// Two systems that understand the same actions, stepped together; what is found is where they part.
  ///
  /// Version against version, a repaired design against the published one, a live router against a design: both take
  /// each action, by its text, and what a person sees of them must be the same. Everything else (strategies,
  /// shrinking, exploration, proofs) works as for one system. The second machine's rules and the first's are not
  /// asked.
  ///
  /// Traces begin at the starts that both have, by their header lines; where there are none, nothing can be run.
  ///
  /// - Parameter other: The second system.
  /// - Returns: A target with the one rule `screens.agree`.
  public func against<Other: EngineMachine>(
    _ other: FuzzTarget<Other>
  ) -> FuzzTarget<some EngineMachine> {
    var pair = paired(other, deafTo: nil)
    if let deaf = machine.weights.indices.max(by: { machine.weights[$0] < machine.weights[$1] }) {
      let flawed = paired(self, deafTo: ActionKind(UInt8(deaf)))
      pair.plants = [Plant("deaf-to-\(machine.actionKinds[deaf])", rule: "screens.agree", in: flawed)]
    }
    return pair
  }

  private func paired<Other: EngineMachine>(
    _ other: FuzzTarget<Other>, deafTo: ActionKind?
  ) -> FuzzTarget<PairMachine<Machine, Other>> {
    let (first, second) = (machine, other.machine)
    let persons = machine.personKinds
    let looksSame: @Sendable (Machine.Observation, Other.Observation) -> Bool
    if Machine.self == Other.self {
      looksSame = { one, two in (two as? Machine.Observation).map { first.looksSame(one, $0) } ?? false }
    } else {
      looksSame = { first.depict($0) == second.depict($1) }
    }
    let rule = Rule<PairMachine<Machine, Other>.Observation, Machine.Action>(
      "screens.agree", "\(name) and \(other.name) show the same and take the same actions",
      source: "a comparison of two systems", ways: ["screens-part", "taken-by-one"],
      check: .state { step in
        guard step.after.agreeElsewhere, looksSame(step.after.first, step.after.second) else {
          return .broken("screens-part")
        }
        // What is in flight differs before anybody can see it.
        return step.after.takenBy == nil || !persons.contains(step.kind) ? .holds : .broken("taken-by-one")
      })
    let machine = PairMachine(first, second, deafTo: deafTo, looksSame: looksSame)
    var pair = FuzzTarget<PairMachine<Machine, Other>>(
      "\(name) against \(other.name)", settings: settings, machine: machine, rules: [rule],
      actionForms: actionForms, runsOnMainActor: runsOnMainActor || other.runsOnMainActor)
    pair.runsAside = !pair.runsOnMainActor && (runsAside || other.runsAside)
    pair.caveats = caveats + other.caveats.filter { !caveats.contains($0) }
    return pair
  }
}
