/// Looks for a way to a goal by trying everything a person can do, where the obvious ways fail.
///
/// Breadth-first, settled after each action, states compared by what they hold and offer; the order is that of the machine's
/// alphabet, so the result is a function of the state.
@usableFromInline
final class PossibleSearch<Machine: EngineMachine> {
  @usableFromInline typealias Check = PossibleCheck<Machine.Observation, Machine.Action>

  /// How many states are looked at before the goal counts as out of reach.
  @usableFromInline static var stateLimit: Int { 2_048 }
  /// The same for a machine whose states are copied by replaying.
  @usableFromInline static var dearStateLimit: Int { 48 }

  @usableFromInline let machine: Machine
  @usableFromInline let actions: [Machine.Action]
  /// What is tried after a first action: where states are copied by replaying, only what the machine's bounds leave.
  @usableFromInline let laterActions: [Machine.Action]
  @usableFromInline let limit: Int
  /// The states from which no single action reaches a goal, by state and rule: searches from neighbouring states
  /// end at the same ones, and the last action is most of a search.
  @exclusivity(unchecked) @usableFromInline var deadEnds = SettledTable()

  @usableFromInline
  init(_ machine: Machine) {
    self.machine = machine
    let kinds = machine.userKinds
    actions = machine.alphabet(within: nil).filter { kinds.contains(machine.kind(of: $0)) }
    limit = machine.statesAreWhole ? Self.stateLimit : Self.dearStateLimit
    laterActions =
      machine.statesAreWhole
      ? actions
      : machine.alphabet(within: ModelBound(machine.bounds)).filter { kinds.contains(machine.kind(of: $0)) }
  }

  deinit { deadEnds.deallocate() }

  /// Whether a person reaches a check's goal within `bound` actions; dead ends are remembered under the check's number.
  @inlinable
  func reaches(
    _ check: Check, of rule: Int?, within bound: Int, from state: Machine.State,
    _ observation: Machine.Observation
  ) -> Bool {
    guard !actions.isEmpty, bound > 0 else { return false }
    let rule = check.isSameEverywhere ? rule : nil
    let start = observation
    var seen: Set<Place> = []
    seen.reserveCapacity(bound > 1 ? actions.count : 1)
    seen.insert(place(state, observation))
    var frontier = [(state, observation)]
    for depth in 1...bound {
      var next: [(Machine.State, Machine.Observation)] = []
      for (state, observation) in frontier {
        // Under this a state is remembered as a dead end of a rule.
        let key = rule.map { rule in
          machine.fingerprint(of: state).combined(with: Fingerprint(high: UInt64(rule), low: 0))
        }
        // Nothing that a last action leads to is kept, so leaving such actions out changes no result.
        if depth == bound, let key, deadEnds.mark(of: key) != 0 { continue }
        let isAtRest = machine.isAtRest(state)
        var before = observation
        for action in depth == 1 ? actions : laterActions {
          if isAtRest, machine.refuse(action, &before) != nil { continue }
          var state = state
          var observation = before
          guard machine.settle(&state, &observation, action) == .applied else { continue }
          if check.isReached(start, observation) { return true }
          guard depth < bound, seen.count < limit, seen.insert(place(state, observation)).inserted else {
            continue
          }
          next.append((state, observation))
        }
        if let key, deadEnds.mark(of: key) == 0 { deadEnds.keep(1, of: key) }
      }
      if next.isEmpty { return false }
      frontier = next
    }
    return false
  }

  /// A state, and the actions that are there in one that does not hold all, by what they are called: a button may come that
  /// no path tells of, also in the place of another.
  @usableFromInline struct Place: Hashable {
    @usableFromInline let state: Machine.State
    @usableFromInline let offers: [String?]

    @inlinable init(state: Machine.State, offers: [String?]) {
      (self.state, self.offers) = (state, offers)
    }
  }

  @inlinable
  func place(_ state: Machine.State, _ observation: Machine.Observation) -> Place {
    guard !machine.statesAreWhole, machine.isAtRest(state) else { return Place(state: state, offers: []) }
    var seen = observation
    let offers = actions.map { action in
      machine.refuse(action, &seen) == nil ? machine.text(of: action, in: state, seeing: seen) : nil
    }
    return Place(state: state, offers: offers)
  }
}
