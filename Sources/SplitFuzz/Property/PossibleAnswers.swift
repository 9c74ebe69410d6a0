/// Answers rules of kind *possible*, and remembers what it answered for which state.
///
/// Whether something can be reached depends on the state alone, so an answer is worth keeping. States are
/// kept and compared whole: what is remembered can make an answer faster, never different.
@usableFromInline
final class PossibleAnswers<Machine: StateMachine> {
  @usableFromInline typealias Book = RuleBook<Machine.Observation, Machine.Action>
  @usableFromInline typealias Check = PossibleCheck<Machine.Observation, Machine.Action>

  // Plain buffers, because an array of states would copy one at every look; made when a state first comes to
  // rest, because a shrinker makes players by the thousand, and small at first for the same reason.
  @exclusivity(unchecked) @usableFromInline var places: Places?
  /// How many states were kept since the places were last enlarged.
  @exclusivity(unchecked) @usableFromInline var keptCount = 0

  /// Made when the obvious ways fail for the first time.
  @usableFromInline var search: PossibleSearch<Machine>?

  /// What is remembered of the state at a place.
  @usableFromInline
  struct Note {
    /// Zero while the place is empty, else one bit that says it is not and two for each rule: not exercised,
    /// holds, broken.
    @usableFromInline var mark: UInt64
    /// The half of the state's digest that does not choose the place.
    @usableFromInline var tag: UInt64
    @inlinable init(mark: UInt64, tag: UInt64) {
      self.mark = mark
      self.tag = tag
    }
  }

  /// A table in which a state may stand at one of two neighbouring places.
  @usableFromInline
  struct Places {
    /// The least and the greatest number of places, powers of two.
    @usableFromInline static var fewest: Int { 1_024 }
    @usableFromInline static var most: Int { 65_536 }

    @usableFromInline let count: Int
    @usableFromInline let states: UnsafeMutablePointer<Machine.State>
    @usableFromInline let notes: UnsafeMutablePointer<Note>

    @usableFromInline
    init(count: Int) {
      self.count = count
      states = .allocate(capacity: count)
      notes = .allocate(capacity: count)
      notes.initialize(repeating: Note(mark: 0, tag: 0), count: count)
    }

    /// The first of the two places for a digest.
    @inlinable
    func pair(of digest: Fingerprint) -> Int { Int(truncatingIfNeeded: digest.low) & (count &- 2) }

    /// What is remembered of a state; zero where nothing is.
    @inlinable
    func mark(
      of state: UnsafePointer<Machine.State>, _ digest: Fingerprint, _ machine: Machine
    ) -> UInt64 {
      let pair = pair(of: digest)
      for place in pair...pair &+ 1 where notes[place].mark != 0 && notes[place].tag == digest.high {
        if machine.areEqual(states + place, state) { return notes[place].mark }
      }
      return 0
    }

    /// Remembers a state, at a free place of its two or in the stead of one of those that stand there.
    @inlinable
    func keep(_ mark: UInt64, of state: UnsafePointer<Machine.State>, _ digest: Fingerprint) {
      let pair = pair(of: digest)
      var place = pair
      if notes[pair].mark != 0 {
        place = pair &+ 1
        if notes[place].mark != 0 { place = pair &+ Int(truncatingIfNeeded: digest.high >> 63) }
      }
      if notes[place].mark != 0 { (states + place).deinitialize(count: 1) }
      (states + place).initialize(to: state.pointee)
      notes[place] = Note(mark: mark, tag: digest.high)
    }

    func deallocate() {
      for place in 0..<count where notes[place].mark != 0 { (states + place).deinitialize(count: 1) }
      states.deallocate()
      notes.deallocate()
    }
  }

  @usableFromInline
  init() {}

  deinit { places?.deallocate() }

  @usableFromInline
  func makePlaces() -> Places {
    let made = Places(count: Places.fewest)
    places = made
    return made
  }

  /// Makes room for four times as many states, and keeps those that stand there.
  @usableFromInline
  func enlarge(_ machine: Machine) {
    keptCount = 0
    guard let old = places, old.count < Places.most else { return }
    let new = Places(count: old.count * 4)
    for place in 0..<old.count where old.notes[place].mark != 0 {
      let state = UnsafePointer(old.states + place)
      new.keep(old.notes[place].mark, of: state, machine.fingerprint(at: state))
    }
    old.deallocate()
    places = new
  }

  /// Asks every rule of the book about a state at rest, which a line led to.
  ///
  /// A machine that asks only now and then copies by replaying, and may hold more than its states show: nothing is
  /// kept for it.
  @inlinable
  func ask(
    _ book: Book, _ machine: Machine, _ state: UnsafePointer<Machine.State>,
    _ line: Step<Machine.Observation, Machine.Action>, number: Int, kind: ActionKind
  ) {
    guard machine.possibleInterval == 1, book.possible.count < 32 else {
      _ = answerAll(book, machine, state.pointee, line, number: number, kind: kind)
      return
    }
    let places = places ?? makePlaces()
    let digest = machine.fingerprint(at: state)
    let mark = places.mark(of: state, digest, machine)
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
    places.keep(
      answerAll(book, machine, state.pointee, line, number: number, kind: kind), of: state, digest)
    keptCount &+= 1
    if keptCount == places.count { enlarge(machine) }
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
