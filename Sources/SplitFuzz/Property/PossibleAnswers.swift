/// Answers rules of kind *possible*, and remembers what it answered for which state.
///
/// Whether something can be reached depends on the state alone, so an answer is worth keeping. States are
/// kept and compared whole: what is remembered can make an answer faster, never different.
@usableFromInline
final class PossibleAnswers<Machine: StateMachine> {
  @usableFromInline typealias Book = RuleBook<Machine.Observation, Machine.Action>
  @usableFromInline typealias Check = PossibleCheck<Machine.Observation, Machine.Action>

  /// The number of places; a state has one, so a power of two.
  @usableFromInline static var capacity: Int { 8_192 }

  // Plain buffers, because an array of states would copy one at every look; made when a state first comes to
  // rest, because a shrinker makes players by the thousand.
  @exclusivity(unchecked) @usableFromInline var places: Places?

  /// Made when the obvious ways fail for the first time.
  @usableFromInline var search: PossibleSearch<Machine>?

  @usableFromInline
  struct Places {
    @usableFromInline let states: UnsafeMutablePointer<Machine.State>
    /// For each place zero while it is empty, else one bit that says it is not and two for each rule: not
    /// exercised, holds, broken.
    @usableFromInline let marks: UnsafeMutablePointer<UInt64>

    @usableFromInline
    init() {
      states = .allocate(capacity: PossibleAnswers.capacity)
      marks = .allocate(capacity: PossibleAnswers.capacity)
      marks.initialize(repeating: 0, count: PossibleAnswers.capacity)
    }
  }

  @usableFromInline
  init() {}

  deinit {
    guard let places else { return }
    for place in 0..<Self.capacity where places.marks[place] != 0 {
      (places.states + place).deinitialize(count: 1)
    }
    places.states.deallocate()
    places.marks.deallocate()
  }

  @usableFromInline
  func makePlaces() -> Places {
    let made = Places()
    places = made
    return made
  }

  /// Asks every rule of the book about a state at rest, which a line led to.
  ///
  /// A machine that asks only now and then copies by replaying, and may hold more than its states show: nothing is
  /// kept for it.
  @inlinable
  func ask(
    _ book: Book, _ machine: Machine, _ state: Machine.State,
    _ line: Step<Machine.Observation, Machine.Action>, number: Int, kind: ActionKind
  ) {
    guard machine.possibleInterval == 1 else {
      _ = answerAll(book, machine, state, line, number: number, kind: kind)
      return
    }
    let places = places ?? makePlaces()
    let place = Int(truncatingIfNeeded: machine.fingerprint(of: state).low) & (Self.capacity &- 1)
    let mark = places.marks[place]
    if mark != 0, places.states[place] == state {
      for index in book.possible.indices {
        let possible = book.possible[index]
        let verdict: Verdict =
          switch mark >> (1 + 2 * UInt64(index)) & 3 {
          case 0: .notExercised
          case 1: .holds
          default: .broken(possible.check.way)
          }
        book.note(verdict, of: possible.rule, line: number, kind: kind)
      }
      return
    }
    let found = answerAll(book, machine, state, line, number: number, kind: kind)
    if mark == 0 {
      (places.states + place).initialize(to: state)
    } else {
      places.states[place] = state
    }
    places.marks[place] = found
  }

  /// Tries every rule; answers the mark to keep.
  @inlinable
  func answerAll(
    _ book: Book, _ machine: Machine, _ state: Machine.State,
    _ line: Step<Machine.Observation, Machine.Action>, number: Int, kind: ActionKind
  ) -> UInt64 {
    var mark: UInt64 = 1
    for index in book.possible.indices {
      let possible = book.possible[index]
      let verdict = answer(possible.check, machine, state, line.after)
      switch verdict {
      case .notExercised: break
      case .holds: mark |= 1 << (1 + 2 * UInt64(index))
      case .broken: mark |= 2 << (1 + 2 * UInt64(index))
      }
      book.note(verdict, of: possible.rule, line: number, kind: kind)
    }
    return mark
  }

  /// Tries the obvious ways, settled after each action, and searches where they fail.
  @inlinable
  func answer(
    _ check: Check, _ machine: Machine, _ state: Machine.State, _ observation: Machine.Observation
  ) -> Verdict {
    guard let bound = check.bound(observation) else { return .notExercised }
    if check.isReached(observation, observation) { return .holds }
    for attempt in 0..<check.attempts
    where Self.reaches(check, attempt, bound, machine, state, observation) { return .holds }
    let search = self.search ?? PossibleSearch(machine)
    self.search = search
    return search.reaches(check, within: bound, from: state, observation) ? .holds : .broken(check.way)
  }

  @inlinable
  static func reaches(
    _ check: Check, _ attempt: Int, _ bound: Int, _ machine: Machine, _ state: Machine.State,
    _ observation: Machine.Observation
  ) -> Bool {
    let start = observation
    var state = state
    var observation = observation
    for _ in 0..<bound {
      guard let action = check.next(observation, attempt) else { return false }
      machine.settle(&state, &observation, action)
      if check.isReached(start, observation) { return true }
    }
    return false
  }
}
