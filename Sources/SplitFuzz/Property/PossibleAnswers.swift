/// Answers rules of kind *possible*, and remembers what was answered for which states.
///
/// Whether something can be reached depends on the state alone, so an answer is worth keeping. States are
/// kept and compared whole: what is remembered can make an answer faster, never different.
@usableFromInline
final class PossibleAnswers<Machine: StateMachine> {
  @usableFromInline typealias Book = RuleBook<Machine.Observation, Machine.Action>
  @usableFromInline typealias Check = PossibleCheck<Machine.Observation, Machine.Action>

  /// The number of places; a state has one, so a power of two.
  @usableFromInline static var capacity: Int { 4_096 }

  // Plain buffers, because an array of states would copy one at every look.
  @usableFromInline let states: UnsafeMutablePointer<Machine.State>
  /// For each place zero while it is empty, else one bit that says it is not, and two for each rule: whether it
  /// holds, and whether it is broken.
  @usableFromInline let marks: UnsafeMutablePointer<UInt64>

  /// Made when the obvious ways fail for the first time.
  @usableFromInline var search: PossibleSearch<Machine>?

  @usableFromInline
  init() {
    states = .allocate(capacity: Self.capacity)
    marks = .allocate(capacity: Self.capacity)
    marks.initialize(repeating: 0, count: Self.capacity)
  }

  deinit {
    for place in 0..<Self.capacity where marks[place] != 0 { (states + place).deinitialize(count: 1) }
    states.deallocate()
    marks.deallocate()
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
    let isKept = machine.possibleInterval == 1
    let place =
      isKept ? Int(truncatingIfNeeded: machine.fingerprint(of: state).low) & (Self.capacity &- 1) : 0
    if isKept, marks[place] != 0, states[place] == state {
      for index in book.possible.indices {
        let answer = marks[place] >> UInt64(1 &+ 2 &* index) & 3
        let verdict: Verdict =
          answer == 0 ? .notExercised : answer == 1 ? .holds : .broken(book.possible[index].check.way)
        book.note(verdict, of: book.possible[index].rule, line: number, kind: kind)
      }
      return
    }
    var mark: UInt64 = 1
    for index in book.possible.indices {
      let verdict = answer(book.possible[index].check, machine, state, line.after)
      switch verdict {
      case .notExercised: break
      case .holds: mark |= 1 << UInt64(1 &+ 2 &* index)
      case .broken: mark |= 2 << UInt64(1 &+ 2 &* index)
      }
      book.note(verdict, of: book.possible[index].rule, line: number, kind: kind)
    }
    if isKept { keep(state, mark, at: place) }
  }

  @inlinable
  func keep(_ state: Machine.State, _ mark: UInt64, at place: Int) {
    if marks[place] == 0 {
      (states + place).initialize(to: state)
    } else {
      states[place] = state
    }
    marks[place] = mark
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
      _ = machine.step(&state, &observation, action)
      var turns = 0
      while turns < Player<Machine>.turnLimit, machine.land(&state, &observation) { turns += 1 }
      if check.isReached(start, observation) { return true }
    }
    return false
  }
}
