/// Evaluates rules of kind *possible*, and remembers the results for each state.
///
/// The result depends on the state alone, and finding it takes many steps. A state is known again by its digest;
/// exploration, on which proofs rest, remembers nothing.
@usableFromInline
final class PossibleResults<Machine: EngineMachine> {
  @usableFromInline typealias Book = RuleBook<Machine.Observation, Machine.Action>
  @usableFromInline typealias Check = PossibleCheck<Machine.Observation, Machine.Action>

  @usableFromInline let remembers: Bool
  /// For each digest the results, two bits for each rule, and the highest bit.
  @exclusivity(unchecked) @usableFromInline var table = PossibleTable()
  /// Where the actions lead that were tried first at the state that is evaluated.
  @exclusivity(unchecked) @usableFromInline
  var firstSteps: [(action: Machine.Action, state: Machine.State, observation: Machine.Observation)] = []
  /// Made when the obvious ways fail for the first time.
  @usableFromInline var search: PossibleSearch<Machine>?

  @usableFromInline
  init(remembers: Bool) { self.remembers = remembers }

  deinit { table.deallocate() }

  @usableFromInline static var noteBit: UInt64 { 1 << 63 }
  /// How many rules there is room for in a note.
  @usableFromInline static var capacity: Int { 31 }

  /// Evaluates every rule of the book at a settled state.
  @inlinable
  func evaluate(
    _ book: Book, _ machine: Machine, _ state: UnsafePointer<Machine.State>, _ seen: Machine.Observation,
    number: Int, kind: ActionKind
  ) {
    let isNoted = remembers && book.possible.count <= Self.capacity
    let digest = isNoted ? machine.fingerprint(at: state) : Fingerprint(high: 0, low: 0)
    var note = isNoted ? table.mark(of: digest) : 0
    if note == 0 {
      note = results(book, machine, state.pointee, seen)
      if isNoted { table.keep(note, of: digest) }
    }
    for index in book.possible.indices {
      let possible = book.possible[index]
      let result = note &>> UInt64(2 &* index) & 3
      book.note(
        result == 0 ? .vacuous : result == 1 ? .holds : .violated(possible.check.violationKind),
        of: possible.rule,
        line: number, kind: kind)
    }
  }

  /// Tries every rule; the results as a note, two bits each: nothing to say, kept, violated.
  @inlinable
  @inline(never)
  func results(
    _ book: Book, _ machine: Machine, _ state: Machine.State, _ seen: Machine.Observation
  ) -> UInt64 {
    var note = Self.noteBit
    firstSteps.removeAll(keepingCapacity: true)
    for index in book.possible.indices {
      guard let bound = book.possible[index].check.bound(seen) else { continue }
      let isReached = reaches(book.possible[index].check, of: index, bound, machine, state, seen)
      note |= (isReached ? 1 : 2) &<< UInt64(2 &* index)
    }
    return note
  }

  /// Tries the obvious ways, settled after each action, and searches where they fail.
  @inlinable
  func reaches(
    _ check: Check, of rule: Int, _ bound: Int, _ machine: Machine, _ state: Machine.State,
    _ observation: Machine.Observation
  ) -> Bool {
    if check.isReached(observation, observation) { return true }
    for attempt in 0..<check.attempts
    where reaches(check, attempt, bound, machine, state, observation) { return true }
    let search = self.search ?? PossibleSearch(machine)
    self.search = search
    let rule = remembers ? rule : nil
    return search.reaches(check, of: rule, within: bound, from: state, observation)
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

  /// Where an action leads from the state that is evaluated; several rules begin with the same one.
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
