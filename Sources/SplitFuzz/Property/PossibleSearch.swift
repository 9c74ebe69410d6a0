/// Looks for a way to a goal by trying everything a person can do, where the obvious ways fail.
///
/// Breadth-first, settled after each action, whole states compared; the order is that of the machine's
/// alphabet, so the answer is a function of the state.
@usableFromInline
struct PossibleSearch<Machine: StateMachine> {
  /// How many states are looked at before the goal counts as out of reach.
  @usableFromInline static var stateLimit: Int { 2_048 }
  /// The same for a machine whose states are copied by replaying.
  @usableFromInline static var dearStateLimit: Int { 48 }

  @usableFromInline let machine: Machine
  @usableFromInline let actions: [Machine.Action]
  @usableFromInline let limit: Int

  @usableFromInline
  init(_ machine: Machine) {
    self.machine = machine
    let kinds = machine.personKinds
    actions = machine.alphabet(within: nil).filter { kinds.contains(machine.kind(of: $0)) }
    limit = machine.possibleInterval > 1 ? Self.dearStateLimit : Self.stateLimit
  }

  /// Whether a person reaches the goal within `bound` actions.
  @inlinable
  func reaches(
    _ check: PossibleCheck<Machine.Observation, Machine.Action>, within bound: Int, from state: Machine.State,
    _ observation: Machine.Observation
  ) -> Bool {
    guard !actions.isEmpty, bound > 0 else { return false }
    let start = observation
    var seen: Set<Machine.State> = [state]
    var frontier = [(state, observation)]
    for depth in 1...bound {
      var next: [(Machine.State, Machine.Observation)] = []
      for (state, observation) in frontier {
        for action in actions {
          var state = state
          var observation = observation
          guard machine.step(&state, &observation, action) == .applied else { continue }
          var turns = 0
          while turns < Player<Machine>.turnLimit, machine.land(&state, &observation) { turns += 1 }
          if check.isReached(start, observation) { return true }
          guard depth < bound, seen.count < limit, seen.insert(state).inserted else { continue }
          next.append((state, observation))
        }
      }
      if next.isEmpty { return false }
      frontier = next
    }
    return false
  }
}
