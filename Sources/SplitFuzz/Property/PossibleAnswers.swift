/// Answers rules of kind *possible*, and remembers what it answered for which state.
///
/// Whether something can be reached depends on the state alone, so an answer is worth keeping. A state is known
/// again by its whole digest; exploration, on which proofs rest, remembers nothing.
@usableFromInline
final class PossibleAnswers<Machine: StateMachine> {
  @usableFromInline typealias Book = RuleBook<Machine.Observation, Machine.Action>
  @usableFromInline typealias Check = PossibleCheck<Machine.Observation, Machine.Action>

  @usableFromInline let remembers: Bool
  @exclusivity(unchecked) @usableFromInline var table = PossibleTable()
  /// Made when the obvious ways fail for the first time.
  @usableFromInline var search: PossibleSearch<Machine>?

  @usableFromInline
  init(remembers: Bool) { self.remembers = remembers }

  deinit { table.deallocate() }

  /// Asks every rule of the book about a state at rest, which a line led to.
  @inlinable
  func ask(
    _ book: Book, _ machine: Machine, _ state: UnsafePointer<Machine.State>,
    _ line: Step<Machine.Observation, Machine.Action>, number: Int, kind: ActionKind
  ) {
    guard remembers, book.possible.count < 32 else {
      _ = answerAll(book, machine, state.pointee, line, number: number, kind: kind)
      return
    }
    let digest = machine.fingerprint(at: state)
    let mark = table.mark(of: digest)
    if mark != 0 {
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
    table.keep(answerAll(book, machine, state.pointee, line, number: number, kind: kind), of: digest)
  }

  /// Tries every rule; answers the mark to keep.
  @inlinable
  @inline(never)
  func answerAll(
    _ book: Book, _ machine: Machine, _ state: Machine.State,
    _ line: Step<Machine.Observation, Machine.Action>, number: Int, kind: ActionKind
  ) -> UInt64 {
    var mark: UInt64 = 1
    for index in book.possible.indices {
      let possible = book.possible[index]
      let verdict = answer(possible.check, of: index, machine, state, line.after)
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
    _ check: Check, of rule: Int, _ machine: Machine, _ state: Machine.State,
    _ observation: Machine.Observation
  ) -> Verdict {
    guard let bound = check.bound(observation) else { return .notExercised }
    if check.isReached(observation, observation) { return .holds }
    for attempt in 0..<check.attempts
    where Self.reaches(check, attempt, bound, machine, state, observation) { return .holds }
    let search = self.search ?? PossibleSearch(machine)
    self.search = search
    let rule = remembers ? rule : nil
    let isFound = search.reaches(check, of: rule, within: bound, from: state, observation)
    return isFound ? .holds : .broken(check.way)
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
