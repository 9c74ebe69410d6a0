/// Answers rules of kind *possible*, and remembers for which state what was answered, also by rules of what is seen.
///
/// Both depend on the state alone, so an answer is worth keeping. A state is known again by its whole digest;
/// exploration, on which proofs rest, remembers nothing.
@usableFromInline
final class PossibleAnswers<Machine: EngineMachine> {
  @usableFromInline typealias Book = RuleBook<Machine.Observation, Machine.Action>
  @usableFromInline typealias Check = PossibleCheck<Machine.Observation, Machine.Action>

  @usableFromInline let remembers: Bool
  /// For each digest the answers, as the number of their tally plus one; the highest bit says that one is broken.
  @exclusivity(unchecked) @usableFromInline var table = PossibleTable()
  /// The digest of the state that was looked up last.
  @exclusivity(unchecked) @usableFromInline var digest = Fingerprint(high: 0, low: 0)
  /// Where the actions lead that were tried first at the state that is asked about.
  @exclusivity(unchecked) @usableFromInline
  var firstSteps: [(action: Machine.Action, state: Machine.State, observation: Machine.Observation)] = []
  /// Made when the obvious ways fail for the first time.
  @usableFromInline var search: PossibleSearch<Machine>?

  @usableFromInline
  init(remembers: Bool) { self.remembers = remembers }

  deinit { table.deallocate() }

  @usableFromInline static var brokenBit: UInt64 { 1 << 63 }

  /// Whether every rule that looks at the state alone is known to be kept where a line has come to rest; counts them as
  /// asked.
  ///
  /// Where something is broken now or was silenced, rules are asked one by one.
  @inlinable
  @inline(never)
  func recognises(_ book: Book, _ machine: Machine, _ state: UnsafePointer<Machine.State>) -> Bool {
    digest = machine.fingerprint(at: state)
    let mark = table.mark(of: digest)
    guard mark != 0, mark & Self.brokenBit == 0, !book.hasBreaks else { return false }
    book.tallies[Int(truncatingIfNeeded: mark) &- 1].times &+= 1
    return true
  }

  /// Asks every rule of the book about a state at rest, which a line led to; whether `recognises` was asked about this
  /// state last is known to who asks.
  @inlinable
  func ask(
    _ book: Book, _ machine: Machine, _ state: UnsafePointer<Machine.State>,
    _ line: Step<Machine.Observation, Machine.Action>, number: Int, kind: ActionKind, isLookedUp: Bool
  ) {
    guard remembers, book.possible.count < Book.Answers.capacity else {
      _ = answerAll(book, machine, state.pointee, line, number: number, kind: kind)
      return
    }
    let digest = isLookedUp ? digest : machine.fingerprint(at: state)
    let mark = table.mark(of: digest)
    if mark != 0 {
      let answers = book.tallies[Int(truncatingIfNeeded: mark & ~Self.brokenBit) &- 1].answers
      for index in book.possible.indices {
        let possible = book.possible[index]
        let verdict: Verdict =
          answers.holds(at: index)
          ? .holds : answers.isBroken(at: index) ? .broken(possible.check.way) : .notExercised
        book.note(verdict, of: possible.rule, line: number, kind: kind)
      }
      return
    }
    let answers = answerAll(book, machine, state.pointee, line, number: number, kind: kind)
    table.keep(
      UInt64(book.tally(of: answers) &+ 1) | (answers.hasBreak ? Self.brokenBit : 0), of: digest)
  }

  /// Tries every rule; answers what is to be kept.
  @inlinable
  @inline(never)
  func answerAll(
    _ book: Book, _ machine: Machine, _ state: Machine.State,
    _ line: Step<Machine.Observation, Machine.Action>, number: Int, kind: ActionKind
  ) -> Book.Answers {
    var answers = Book.Answers()
    firstSteps.removeAll(keepingCapacity: true)
    for index in book.possible.indices {
      let possible = book.possible[index]
      let verdict = answer(possible.check, of: index, machine, state, line.after)
      answers.note(verdict, at: index)
      book.note(verdict, of: possible.rule, line: number, kind: kind)
    }
    guard remembers else { return answers }
    for index in book.ofStates.indices {
      answers.note(book.ofStates[index].check(line.after), at: book.possible.count &+ index)
    }
    return answers
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
    where reaches(check, attempt, bound, machine, state, observation) { return .holds }
    let search = self.search ?? PossibleSearch(machine)
    self.search = search
    let rule = remembers ? rule : nil
    let isFound = search.reaches(check, of: rule, within: bound, from: state, observation)
    return isFound ? .holds : .broken(check.way)
  }

  @inlinable
  func reaches(
    _ check: Check, _ attempt: Int, _ bound: Int, _ machine: Machine, _ state: Machine.State,
    _ observation: Machine.Observation
  ) -> Bool {
    guard bound > 0, let first = check.next(observation, attempt) else { return false }
    let start = observation
    var (state, observation) = firstStep(first, machine, state, observation)
    var left = bound
    while !check.isReached(start, observation) {
      left -= 1
      guard left > 0, let action = check.next(observation, attempt) else { return false }
      machine.settle(&state, &observation, action)
    }
    return true
  }

  /// Where an action leads from the state that is asked about; several rules begin with the same one.
  @inlinable
  func firstStep(
    _ action: Machine.Action, _ machine: Machine, _ state: Machine.State, _ observation: Machine.Observation
  ) -> (Machine.State, Machine.Observation) {
    for step in firstSteps where step.action == action { return (step.state, step.observation) }
    var (state, observation) = (state, observation)
    machine.settle(&state, &observation, action)
    if remembers { firstSteps.append((action, state, observation)) }
    return (state, observation)
  }
}
