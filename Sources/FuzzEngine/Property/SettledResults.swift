/// What is remembered of a settled state: two bits for each rule whose verdict depends on the state alone, those of what
/// is seen first and then those of kind *possible*, and the highest bit.
@usableFromInline
enum SettledNote {
  @usableFromInline static var holds: UInt64 { 1 }
  @usableFromInline static var violated: UInt64 { 2 }
  /// The bits of violations, and that which every note has.
  @usableFromInline static var violations: UInt64 { 0xAAAA_AAAA_AAAA_AAAA }
  /// A note of which nothing is known.
  @usableFromInline static var unknown: UInt64 { .max }
  @usableFromInline static var isMade: UInt64 { 1 << 63 }
  /// For how many rules there is room.
  @usableFromInline static var capacity: Int { 31 }

  /// The bits of some rules; all where there are too many, and nothing is counted by notes.
  static func bits(of rules: Range<Int>, count: Int) -> UInt64 {
    count > capacity ? .max : 1 << UInt64(2 * rules.upperBound) - 1 << UInt64(2 * rules.lowerBound)
  }
}

/// How often each rule has held by notes, in sums of a byte: four words for the rules of a note.
@usableFromInline
struct SettledCounts {
  @usableFromInline var sums: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  /// How many notes were added, at most as many as a byte counts.
  @usableFromInline var count: UInt8 = 0

  @inlinable init() {}

  @inlinable
  @inline(__always)
  mutating func add(_ note: UInt64) {
    let lowest: UInt64 = 0x0101_0101_0101_0101
    sums.0 &+= note & lowest
    sums.1 &+= note &>> 2 & lowest
    sums.2 &+= note &>> 4 & lowest
    sums.3 &+= note &>> 6 & lowest
    count &+= 1
  }

  /// The sum of the rule at a place in the note.
  @inlinable
  func sum(at place: Int) -> Int {
    let word = place & 2 == 0 ? (place & 1 == 0 ? sums.0 : sums.1) : place & 1 == 0 ? sums.2 : sums.3
    return Int(truncatingIfNeeded: word &>> UInt64(place / 4 &* 8) & 0xFF)
  }
}

/// Evaluates rules whose verdict depends on the settled state alone, and remembers the results for each state.
///
/// Finding what is possible takes many steps. A state is known again by its digest; exploration, on which proofs rest,
/// remembers nothing.
@usableFromInline
final class SettledResults<Machine: EngineMachine> {
  @usableFromInline typealias Book = RuleBook<Machine.Observation, Machine.Action>
  @usableFromInline typealias Check = PossibleCheck<Machine.Observation, Machine.Action>

  @usableFromInline let remembers: Bool
  /// How many actions long the ways are that are searched where the obvious ones fail; less finds fewer.
  @exclusivity(unchecked) @usableFromInline var searchLimit = Int.max
  /// For each digest the note.
  @exclusivity(unchecked) @usableFromInline var table = SettledTable()
  /// Where the actions lead that were tried first at the state that is evaluated.
  @exclusivity(unchecked) @usableFromInline
  var firstSteps: [(action: Machine.Action, state: Machine.State, observation: Machine.Observation)] = []
  /// Made when the obvious ways fail for the first time.
  @usableFromInline var search: PossibleSearch<Machine>?

  @usableFromInline
  init(_ book: Book, remembers: Bool) {
    let count = book.possible.count + book.seen.count
    self.remembers = remembers && !book.possible.isEmpty && count <= SettledNote.capacity
  }

  deinit { table.deallocate() }

  /// What is remembered of a settled state, once it was evaluated; zero where nothing is remembered.
  @inlinable
  func note(
    _ book: Book, _ machine: Machine, _ state: UnsafePointer<Machine.State>,
    _ seen: UnsafePointer<Machine.Observation>
  ) -> UInt64 {
    guard remembers else { return 0 }
    let digest = machine.fingerprint(at: state)
    let known = table.mark(of: digest)
    if known != 0 { return known }
    let note = results(book, machine, state.pointee, seen.pointee)
    table.keep(note, of: digest)
    return note
  }

  /// Evaluates every rule of kind *possible* at a settled state, of which there may be a note.
  @inlinable
  func evaluatePossible(
    _ book: Book, _ machine: Machine, _ state: UnsafePointer<Machine.State>,
    _ seen: UnsafePointer<Machine.Observation>, note: UInt64, number: Int, kind: ActionKind
  ) {
    let note = note != 0 ? note : results(book, machine, state.pointee, seen.pointee)
    if book.countPossible(note) { return }
    let first = book.seen.count
    for index in book.possible.indices {
      let possible = book.possible[index]
      let result = note &>> UInt64(2 &* (first &+ index)) & 3
      book.note(
        result == 0 ? .vacuous : result == 1 ? .holds : .violated(possible.check.violationKind),
        of: possible.rule,
        line: number, kind: kind)
    }
  }

  /// Tries every rule.
  @inlinable
  @inline(never)
  func results(
    _ book: Book, _ machine: Machine, _ state: Machine.State, _ seen: Machine.Observation
  ) -> UInt64 {
    var note = SettledNote.isMade
    for index in book.seen.indices {
      switch book.seen[index].check(seen) {
      case .vacuous: break
      case .holds: note |= SettledNote.holds &<< UInt64(2 &* index)
      case .violated: note |= SettledNote.violated &<< UInt64(2 &* index)
      }
    }
    let first = book.seen.count
    firstSteps.removeAll(keepingCapacity: true)
    for index in book.possible.indices {
      guard let bound = book.possible[index].check.bound(seen) else { continue }
      let isReached = reaches(book.possible[index].check, of: index, bound, machine, state, seen)
      note |= (isReached ? SettledNote.holds : SettledNote.violated) &<< UInt64(2 &* (first &+ index))
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
    return search.reaches(check, of: rule, within: min(bound, searchLimit), from: state, observation)
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
