/// Makes a failing trace as short and simple as its passes can, and keeps its signature.
///
/// Simpler is, in this order: fewer lines; fewer marks; an earlier start; simpler actions. Every candidate is
/// simpler than the best trace so far, so shrinking ends; the passes are repeated until none of them helps.
final class Shrinker<Machine: EngineMachine>: TraceReducer {
  /// Traces longer than this are tried without being remembered, so that memory stays small.
  private static var rememberedLength: Int { 64 }
  /// How many other failures one shrinking hands on.
  private static var slipLimit: Int { 16 }
  /// How many different actions of the trace as it was met are remembered.
  private static var poolLimit: Int { 64 }

  private let target: FuzzTarget<Machine>
  private let rules: [FuzzTarget<Machine>.TargetRule]
  var machine: Machine { target.machine }
  let starts: [Int]
  let trial: Trial<Machine>
  /// The simplest trace so far that has the signature.
  private(set) var best: Trace<Machine.Action>
  /// What is met in it, where that is known.
  private var knownCourse: TraceCourse?
  /// Failures of other signatures that turned up, each with the first trace that showed it.
  private(set) var slips: [Failure<Machine.Action>] = []
  private(set) var isExhausted = false
  /// The trace that was tested last.
  private(set) var tested: Trace<Machine.Action>?
  /// Whether the trace that was handed in, or a simpler one, was seen to have the signature.
  private(set) var hasSignature = false
  /// The traces that were taken while the trial was brief, each simpler than the one before.
  private var takenBriefly: [Trace<Machine.Action>] = []
  var stepsLeft: Int
  private let deadline: ContinuousClock.Instant?
  private let isInterrupted: @Sendable () -> Bool
  private let known: [Violation]
  /// Actions of the trace as it was met, each once, from which lines may be replaced.
  let pool: [Machine.Action]
  /// What a person can do, within the machine's bounds.
  private(set) lazy var alphabet = machine.alphabet(within: ModelBound(machine.bounds)).filter {
    machine.userKinds.contains(machine.kind(of: $0))
  }
  /// All that can be done, the program's own actions too.
  private(set) lazy var wholeAlphabet = machine.alphabet(within: nil)
  /// What a person can do where traces end that were asked for.
  var offers: [Trace<Machine.Action>: [Machine.Action]] = [:]
  /// Whether the trace that was passed in duplicates another failure; one that does not never becomes a duplicate.
  private let takesDuplicates: Bool
  /// Used for membership alone, so its order decides nothing.
  private var tried: Set<Trace<Machine.Action>> = []

  init(
    _ target: FuzzTarget<Machine>, _ rules: [FuzzTarget<Machine>.TargetRule], _ raw: Failure<Machine.Action>,
    _ limits: ShrinkOptions, known: [Violation]
  ) {
    self.target = target
    self.rules = rules
    takesDuplicates = !target.causes(of: raw.trace, raw.key, rules).isEmpty
    starts = limits.starts ?? target.machine.starts.defaults
    trial = Trial(target, rules, goal: raw.key)
    best = raw.trace
    best.dropLastMark()
    self.known = known
    var pool: [Machine.Action] = []
    for line in raw.trace.lines where pool.count < Self.poolLimit && !pool.contains(line.action) {
      pool.append(line.action)
    }
    self.pool = pool
    stepsLeft = limits.steps
    deadline = limits.time.map { ContinuousClock().now.advanced(by: $0) }
    isInterrupted = limits.isInterrupted
  }

  /// Shrinks until nothing helps or the budget is spent.
  func shrink() -> Finding.Minimality {
    guard test(best) else { return .unfinished }
    return briefly(shrinkAgain)
  }

  private func shrinkAgain() -> Finding.Minimality {
    var before: Trace<Machine.Action>
    repeat {
      before = best
      dropIgnored()
      cutLoops()
      deleteBlocks()
      deleteCombinations()
      dropMarks()
      lowerStart()
      simplifyActions()
      if best == before { moveStart() }
      if best == before { mergeLines() }
    } while best != before && !isExhausted
    return isExhausted ? .unfinished : .local
  }

  /// Does something with brief trials where each thorough one is dear, and does it again from the simplest trace on the way
  /// that has the signature, where what comes of it has not.
  ///
  /// A brief trial rejects nothing that a thorough one takes, so what it leaves is as minimal.
  func briefly(_ work: () -> Finding.Minimality) -> Finding.Minimality {
    guard trial.isDear, !trial.isBrief else { return work() }
    takenBriefly = [best]
    trial.isBrief = true
    let minimality = work()
    trial.isBrief = false
    let reached = best
    while best != takenBriefly[0], !trial.breaks(best) {
      takenBriefly.removeLast()
      (best, knownCourse) = (takenBriefly[takenBriefly.count - 1], nil)
    }
    return best == reached ? minimality : work()
  }

  func takes(_ candidate: Trace<Machine.Action>) -> Bool {
    var candidate = candidate
    candidate.dropLastMark()
    if candidate == best { return false }
    if candidate.lines.count <= Self.rememberedLength {
      guard tried.insert(candidate).inserted else { return false }
    }
    return test(candidate)
  }

  /// Plays a candidate; where the rule broke so at an earlier line already, the tail after that line goes
  /// too.
  private func test(_ candidate: Trace<Machine.Action>) -> Bool {
    let cost = candidate.lines.count + 1
    if stepsLeft < cost || isInterrupted()
      || (deadline.map { ContinuousClock().now >= $0 } ?? false)
    {
      isExhausted = true
    }
    if isExhausted { return false }
    stepsLeft -= cost
    tested = candidate
    let hasSignature = trial.breaks(candidate)
    keepOtherViolations(of: candidate)
    let first = trial.firstBreak
    guard hasSignature, takesDuplicates || target.causes(of: candidate, trial.goal, rules).isEmpty else {
      return false
    }
    self.hasSignature = true
    (best, knownCourse) = (candidate, trial.course)
    if trial.isBrief { takenBriefly.append(candidate) }
    if let first, first < candidate.lines.count { _ = takes(candidate.prefix(first)) }
    return true
  }

  /// What is met in the best trace.
  var course: TraceCourse {
    if let knownCourse { return knownCourse }
    let player = trial.player
    player.begin(at: best.start)
    var course = TraceCourse()
    course.note(player, isApplied: true)
    for line in best.lines {
      course.noteName(of: line.action, player)
      let outcome = player.play(line.action, leavesPending: line.leavesPending)
      course.note(player, isApplied: outcome == .applied)
    }
    return course
  }

  private func keepOtherViolations(of candidate: Trace<Machine.Action>) {
    guard !trial.player.book.violations.isEmpty, slips.count < Self.slipLimit else { return }
    for key in trial.slips(candidate)
    where !known.contains(key) && !slips.contains(where: { $0.key == key }) {
      slips.append(Failure(key: key, trace: candidate))
    }
  }
}
