/// Plays actions on a machine, delivers what is pending, and evaluates the rules wherever they can be violated.
///
/// This is the engine's only loop over turns: campaigns, replays and shrinking all play through it, so what
/// one of them calls a violation the others do as well. A player is used by one task at a time and reused
/// from run to run.
public final class Player<Machine: EngineMachine> {
  /// What is being driven.
  public let machine: Machine
  /// The rules, what they remember, and how often they were non-vacuous; its counters outlive a trace.
  public let book: RuleBook<Machine.Observation, Machine.Action>

  // One task at a time uses a player, so checking for exclusive access would find nothing, at
  // a third of the loop's cost.
  // In a buffer of its own, because a class's own property is copied wherever it is handed on.
  @usableFromInline let stateNow: UnsafeMutablePointer<Machine.State>
  @exclusivity(unchecked) @usableFromInline var linesPlayed = 0
  /// How many lines did not come to rest.
  @exclusivity(unchecked) @usableFromInline var endlessLines = 0
  // What is seen now stands in the line's own step, where the machine brings it up to date: an observation is
  // the largest thing in the loop, and copying it costs more than most rules do.
  @usableFromInline let line: Step<Machine.Observation, Machine.Action>
  @usableFromInline let turn: Step<Machine.Observation, Machine.Action>
  @exclusivity(unchecked) @usableFromInline var restLine = 0
  @exclusivity(unchecked) @usableFromInline var restKind = ActionKind.launch
  /// At which settled state from here rules of kind *possible* are evaluated: one for the next, zero for none.
  @exclusivity(unchecked) @usableFromInline var possibleCountdown: Int
  /// Whether they are evaluated at one settled state of a run, since each evaluation means replaying.
  @usableFromInline let isPossibleDear: Bool
  @usableFromInline let settledResults: SettledResults<Machine>
  @exclusivity(unchecked) @usableFromInline var neutral: NeutralSchedule
  /// The kinds of action that rules of kind *neutral* insert; none unless copying a state means replaying.
  @usableFromInline let insertedKinds: ActionKindSet
  /// The settled line before, if it was of such a kind.
  @exclusivity(unchecked) @usableFromInline var earlier: SettledLine<Machine>?
  /// Reads the edges of the code under test that a line passes; nil where edges are not counted.
  var edges: EdgeReader? { didSet { readsEdges = edges != nil } }
  // Asking an optional object counts its references.
  @exclusivity(unchecked) @usableFromInline var readsEdges = false
  /// The session of an isolated process; nil elsewhere.
  @usableFromInline let session: IsolationSession?
  /// The end of the process at a state, where one was recorded.
  @usableFromInline let endOf: ((Machine.State) -> ProcessEnd?)?
  /// The end of the process that the trace has come to; nil where it has not.
  @exclusivity(unchecked) @usableFromInline var end: ProcessEnd?

  /// The state now.
  @inlinable public var state: Machine.State { currentState }
  /// What is seen now.
  @inlinable public var observation: Machine.Observation { line.seenAfter }
  /// Whether nothing is in flight now.
  @inlinable public var isAtRest: Bool { line.isAtRest }
  /// Whether some line did not come to rest within `Turns.limit` turns: two handlers trigger each other for ever.
  @inlinable public var neverSettles: Bool { endlessLines > 0 }

  /// Prepares a player at the machine's first start.
  ///
  /// - Parameters:
  ///   - machine: What to drive.
  ///   - rules: Which rules to evaluate; those that do not apply to the machine are left out of the loop.
  ///   - reporting: Whether a rule is reported once a trace or at every step that violates it.
  ///   - evaluating: At which settled states rules of kinds *possible* and *neutral* are evaluated.
  ///   - focus: The only rule of kinds *possible* and *neutral* to be evaluated, an index into `rules`; nil means all.
  @inlinable
  public init(
    _ machine: Machine, rules: [Rule<Machine.Observation, Machine.Action>], reporting: Reporting,
    evaluating: SettledEvaluation = .sampled, focus: Int? = nil
  ) {
    self.machine = machine
    let first = machine.state(at: 0)
    let seen = machine.observe(first)
    let fullest =
      machine.fullestStart == 0 ? seen : machine.observe(machine.state(at: machine.fullestStart))
    stateNow = .allocate(capacity: 1)
    stateNow.initialize(to: first)
    book = RuleBook(
      rules, kindCount: machine.actionKinds.count, start: fullest, reporting: reporting, focus: focus)
    line = Step(launch: seen, isAtRest: true)
    turn = Step(turnOf: line)
    isPossibleDear = evaluating == .sampled && !machine.statesAreWhole
    possibleCountdown = evaluating == .onRequest || book.possible.isEmpty || isPossibleDear ? 0 : 1
    // Exploration, on which proofs rest, remembers nothing, and a state that is not whole says too little.
    settledResults = SettledResults(book, remembers: evaluating != .onRequest && machine.statesAreWhole)
    neutral = NeutralSchedule(
      book.neutral.isEmpty ? .onRequest : evaluating, interval: isPossibleDear ? 256 : 1)
    insertedKinds = ActionKindSet(
      bits: isPossibleDear ? book.neutral.reduce(0) { $0 | rules[$1.rule].kinds.bits } : 0)
    (session, endOf) = endings(of: machine).map { ($0.session, $0.end) } ?? (nil, nil)
  }

  deinit {
    stateNow.deinitialize(count: 1)
    stateNow.deallocate()
  }

  @inlinable var currentState: Machine.State {
    unsafeAddress { UnsafePointer(stateNow) }
    unsafeMutableAddress { stateNow }
  }

  /// Goes back to a start, an index into the machine's `starts`, and judges the launch.
  @inlinable
  public func begin(at start: Int) {
    currentState = machine.state(at: start)
    linesPlayed = 0
    restLine = 0
    restKind = .launch
    endlessLines = 0
    earlier = nil
    line.launch(machine.observe(currentState), isAtRest: machine.isAtRest(currentState))
    book.begin(line)
    end = nil
    if endOf != nil { _ = meetEnd(of: .launch) }
    if line.isAtRest { comeToRest(noteNow) }
  }

  /// Draws the settled states of a run at which rules are sampled, from the campaign's seed and the run's number.
  @inlinable
  func beginRun(_ run: Int, seed: UInt64, steps: Int) {
    neutral.seed(seed, run: run)
    guard isPossibleDear, !book.possible.isEmpty else { return }
    var random = SeededRandom(seed: seed &+ 1, stream: ~UInt64(truncatingIfNeeded: run))
    possibleCountdown = 1 + random.below(max(1, min(steps, 32)))
  }

  /// Evaluates what is due at the last state of a run.
  @inlinable
  func endRun() {
    if possibleCountdown != 0 { evaluatePossible() }
    evaluateNeutral(isLast: true)
  }

  /// Plays one line and judges it.
  @inlinable
  @discardableResult
  public func play(_ action: Machine.Action, leavesPending: Bool) -> Outcome {
    linesPlayed += 1
    // A line that is refused at rest is seen by no rule, so nothing is written down for one.
    if line.isNowAtRest, let refusal = machine.refuse(action, &line.seenAfter) { return refusal }
    line.keepSeen()
    line.wasAtRest = line.isNowAtRest
    line.actionDone = action
    let kind = machine.blamedKind(of: action, seeing: line.seenAfter)
    if readsEdges { beginEdges() }
    let outcome = machine.step(&currentState, &line.seenAfter, action)
    line.wasApplied = outcome == .applied
    if line.isApplied {
      // What an ignored line delivers was begun by an earlier action, whose kind it keeps.
      line.kindOfLine = kind
      line.isNowAtRest = machine.isAtRest(currentState)
      // The line's first turn begins and, so far, ends where the line does.
      if book.evaluatesTurns { book.evaluateTurn(line, number: linesPlayed) }
    }
    let hasDelivered = !leavesPending && !line.isAtRest && deliverAll()
    if readsEdges { endEdges() }
    if endOf != nil, meetEnd(of: kind) { return outcome }
    guard line.isApplied || hasDelivered else { return outcome }
    evaluateStep()
    return outcome
  }

  /// Goes on from a state that another trace reached by so many lines, with what `saveContext` wrote there.
  @inlinable
  func resume(
    _ state: Machine.State, _ observation: Machine.Observation, _ context: UnsafeRawPointer, lines: Int
  ) {
    currentState = state
    linesPlayed = lines
    endlessLines = 0
    earlier = nil
    line.seenAfter = observation
    line.isNowAtRest = machine.isAtRest(state)
    line.kindOfLine = ActionKind(context.load(fromByteOffset: 0, as: UInt8.self))
    restKind = ActionKind(context.load(fromByteOffset: 1, as: UInt8.self))
    restLine = Int(context.loadUnaligned(fromByteOffset: 4, as: Int32.self))
    book.resume(context + Self.contextHead)
    end = endOf?(state)
  }

  /// Judges the line just played anew, as if it had not left anything in flight: what it did stays done, and what
  /// waits is delivered; the context is that before the line.
  @inlinable
  func settleLine(_ context: UnsafeRawPointer) {
    restKind = ActionKind(context.load(fromByteOffset: 1, as: UInt8.self))
    restLine = Int(context.loadUnaligned(fromByteOffset: 4, as: Int32.self))
    book.resume(context + Self.contextHead)
    if book.evaluatesTurns { book.evaluateTurn(line, number: linesPlayed) }
    _ = deliverAll()
    evaluateStep()
  }

  /// The bytes in front of the rules' part of a context.
  @inlinable static var contextHead: Int { 16 }

  /// The size of a context.
  @inlinable var contextByteCount: Int { Self.contextHead + book.contextByteCount }

  /// Writes what besides the state decides how the rest of a trace is judged.
  @inlinable
  func saveContext(to context: UnsafeMutableRawPointer) {
    context.initializeMemory(as: UInt8.self, repeating: 0, count: Self.contextHead)
    context.storeBytes(of: line.kind.index, toByteOffset: 0, as: UInt8.self)
    context.storeBytes(of: restKind.index, toByteOffset: 1, as: UInt8.self)
    context.storeBytes(of: Int32(truncatingIfNeeded: restLine), toByteOffset: 4, as: Int32.self)
    (context + Self.contextHead).copyMemory(from: book.context, byteCount: book.contextByteCount)
  }

  /// Delivers everything in flight; false when nothing was.
  @inlinable
  func deliverAll() -> Bool {
    turn.kindOfLine = line.kindOfLine
    turn.isNowAtRest = line.isNowAtRest
    let turns = Turns.untilRest {
      if turn.isAtRest { return false }
      if book.evaluatesTurns { turn.keepSeen() }
      guard machine.deliverNext(&currentState, &line.seenAfter) else { return false }
      endTurn()
      return true
    }
    if turns == Turns.limit { endlessLines += 1 }
    line.isNowAtRest = turn.isNowAtRest
    return turns > 0
  }

  /// Whether the trace has come to the end of the process; where it just has, that is noted as any other breach.
  @usableFromInline
  func meetEnd(of kind: ActionKind) -> Bool {
    if end != nil { return true }
    guard let met = endOf?(currentState) else { return false }
    end = met
    // No rule is evaluated at a state that was never reached.
    line.isNowAtRest = false
    guard met.isConfirmed, let rule = book.rules.firstIndex(where: { $0.id == met.rule }) else { return true }
    // What ends it while it is delivered was begun by an earlier action.
    let isDelivery = met.path.steps.last == ProcessPath.delivery
    book.found.append(
      Violation(
        rule: rule, violationKind: met.violationKind, kind: isDelivery ? line.kindOfLine : kind,
        line: linesPlayed))
    return true
  }

  @inlinable
  func endTurn() {
    turn.wasAtRest = turn.isNowAtRest
    turn.isNowAtRest = machine.isAtRest(currentState)
    guard book.evaluatesTurns else { return }
    book.evaluateTurn(turn, number: linesPlayed)
  }
}

/// At which settled states a player evaluates rules of kinds *possible* and *neutral*.
public enum SettledEvaluation: Sendable {
  /// As campaigns do: *possible* at every one, or at one of each run where copying a state means replaying; *neutral*
  /// at a seeded share.
  case sampled
  /// At every one.
  case always
  /// Only where `evaluateSettled` is called.
  case onRequest
}

/// What a player does with a rule that was violated in the trace it is playing.
public enum Reporting: Sendable {
  /// Reports each rule once a trace, the first time.
  case once
  /// Reports every line at which a rule is violated.
  case always
}
