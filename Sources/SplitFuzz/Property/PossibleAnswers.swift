/// Answers rules of kind *possible*, and remembers for which states they hold.
///
/// Whether something can be reached depends on the state alone, so an answer is worth keeping. States are
/// kept and compared whole: what is remembered can make an answer faster, never different.
@usableFromInline
struct PossibleAnswers<Machine: StateMachine> {
  @usableFromInline static var capacity: Int { 4_096 }

  @usableFromInline struct Entry {
    @usableFromInline let state: Machine.State
    @usableFromInline let exercised: UInt64
    @usableFromInline init(state: Machine.State, exercised: UInt64) {
      self.state = state
      self.exercised = exercised
    }
  }

  @usableFromInline var kept: [Entry?] = []

  @usableFromInline init() {}

  /// Asks every rule of the book about a state at rest.
  ///
  /// A machine that asks only now and then copies by replaying, and may hold more than its states show: nothing is
  /// kept for it.
  @inlinable
  mutating func ask(
    _ book: RuleBook<Machine.Observation, Machine.Action>, _ machine: Machine, _ state: Machine.State,
    _ observation: Machine.Observation, line: Int, kind: ActionKind
  ) {
    guard machine.possibleInterval == 1 else {
      for possible in book.possible {
        let verdict = Self.answer(possible.check, machine, state, observation)
        book.note(verdict, of: possible.rule, line: line, kind: kind)
      }
      return
    }
    if kept.isEmpty { kept = Array(repeating: nil, count: Self.capacity) }
    let place = Int(truncatingIfNeeded: machine.fingerprint(of: state).low) & (Self.capacity - 1)
    if let entry = kept[place], entry.state == state {
      for (index, possible) in book.possible.enumerated() {
        let verdict: Verdict = entry.exercised & (1 << UInt64(index)) == 0 ? .notExercised : .holds
        book.note(verdict, of: possible.rule, line: line, kind: kind)
      }
      return
    }
    var exercised: UInt64 = 0
    var allHold = true
    for (index, possible) in book.possible.enumerated() {
      let verdict = Self.answer(possible.check, machine, state, observation)
      switch verdict {
      case .notExercised: break
      case .holds: exercised |= 1 << UInt64(index)
      case .broken: allHold = false
      }
      book.note(verdict, of: possible.rule, line: line, kind: kind)
    }
    if allHold { kept[place] = Entry(state: state, exercised: exercised) }
  }

  /// Tries the obvious ways, settled after each action.
  @inlinable
  static func answer(
    _ check: PossibleCheck<Machine.Observation, Machine.Action>, _ machine: Machine, _ state: Machine.State,
    _ observation: Machine.Observation
  ) -> Verdict {
    guard let bound = check.bound(observation) else { return .notExercised }
    if check.isReached(observation) { return .holds }
    for attempt in 0..<check.attempts
    where reaches(check, attempt, bound, machine, state, observation) { return .holds }
    return .broken(check.way)
  }

  @inlinable
  static func reaches(
    _ check: PossibleCheck<Machine.Observation, Machine.Action>, _ attempt: Int, _ bound: Int,
    _ machine: Machine, _ state: Machine.State, _ observation: Machine.Observation
  ) -> Bool {
    var state = state
    var observation = observation
    for _ in 0..<bound {
      guard let action = check.next(observation, attempt) else { return false }
      _ = machine.step(&state, &observation, action)
      var turns = 0
      while turns < Player<Machine>.turnLimit, machine.land(&state, &observation) { turns += 1 }
      if check.isReached(observation) { return true }
    }
    return false
  }
}
