/// When a player evaluates rules of kind *neutral*.
@usableFromInline
struct NeutralSchedule {
  /// One settled state in this many, on average.
  @usableFromInline static var interval: Int { 64 }
  /// How many insertions are tried, at most, until one says something.
  @usableFromInline static var attempts: Int { 3 }

  @usableFromInline let evaluating: SettledEvaluation
  @usableFromInline let interval: Int
  @usableFromInline var random = SeededRandom(seed: 0)
  @usableFromInline var countdown = 0

  @usableFromInline
  init(_ evaluating: SettledEvaluation, interval: Int) {
    self.evaluating = evaluating
    self.interval = max(Self.interval, interval)
    countdown = evaluating == .onRequest ? .max : evaluating == .always ? 0 : interval
  }

  /// Draws the states of a run at which rules are evaluated, from the campaign's seed and the run's number.
  @inlinable
  mutating func seed(_ seed: UInt64, run: Int) {
    guard evaluating == .sampled else { return }
    random = SeededRandom(seed: ~seed, stream: UInt64(truncatingIfNeeded: run))
    countdown = 1 + random.below(2 * interval - 1)
  }

  /// Whether a state that has just come to rest is due for evaluation.
  @inlinable
  var isDue: Bool {
    mutating get {
      countdown &-= 1
      return countdown <= 0
    }
  }
}

/// A line that began at rest and came to rest.
@usableFromInline
struct SettledLine<Machine: EngineMachine> {
  @usableFromInline let action: Machine.Action
  /// What was seen before it.
  @usableFromInline let before: Machine.Observation
  /// The line that led there, and its kind.
  @usableFromInline let number: Int, kind: ActionKind

  @inlinable
  init(_ action: Machine.Action, before: Machine.Observation, number: Int, kind: ActionKind) {
    (self.action, self.before, self.number, self.kind) = (action, before, number, kind)
  }
}

extension Player {
  /// Evaluates what the trace itself has done as a rule would have it inserted, in its last line or its last two.
  ///
  /// That takes no branch, and so no replay. What is violated is violated at the state before.
  @inlinable
  func evaluatePlayed() {
    guard line.wasAtRest, line.isApplied, let action = line.actionDone,
      case let kind = machine.kind(of: action), insertedKinds.contains(kind)
    else {
      if earlier != nil { earlier = nil }
      return
    }
    let last = SettledLine<Machine>(action, before: line.before, number: restLine, kind: restKind)
    for rule in book.neutral where book.rules[rule.rule].kinds.contains(kind) {
      judge(rule, [action], from: last)
      if let earlier { judge(rule, [earlier.action, action], from: earlier) }
    }
    earlier = last
  }

  @inlinable
  func judge(
    _ rule: Numbered<NeutralCheck<Machine.Observation, Machine.Action>>, _ played: [Machine.Action],
    from first: SettledLine<Machine>
  ) {
    // Mostly the two are the same, which is found more quickly than what a rule would insert.
    let verdict = rule.check.compare(first.before, line.after)
    guard case .violated = verdict, !rule.check.isVoid(line.before), !rule.check.isVoid(line.after) else {
      return
    }
    let isInserted = rule.check.insertions(first.before).contains {
      $0.instead.isEmpty && $0.lines.elementsEqual(played) { !$0.leavesPending && $0.action == $1 }
    }
    if isInserted { book.note(verdict, of: rule.rule, line: first.number, kind: first.kind) }
  }

  /// Evaluates what is due at a settled state: everything, or in a campaign one thing that is drawn.
  @inlinable
  func evaluateNeutral(isLast: Bool) {
    switch neutral.evaluating {
    case .onRequest: return
    case .always: evaluateAllNeutral()
    case .sampled:
      if !isLast { neutral.countdown = 1 + neutral.random.below(2 * neutral.interval - 1) }
      // Where copying means replaying, not every run's last state is worth its price.
      if isLast, neutral.interval > NeutralSchedule.interval, !neutral.random.chance(32) { return }
      sampleNeutral()
    }
  }

  /// Evaluates every rule for everything that it would insert into the state now.
  @inlinable
  func evaluateAllNeutral() {
    for rule in book.neutral {
      let verdict = NeutralBranches(machine, currentState, line.after).answer(rule.check)
      book.note(verdict, of: rule.rule, line: restLine, kind: restKind)
    }
  }

  /// Evaluates one rule for one of its insertions, followed in one way; the next rule where the one that was drawn
  /// has nothing to insert, and the next insertion where what was drawn is not there to be taken.
  @inlinable
  func sampleNeutral() {
    guard line.isAtRest else { return }
    let count = book.neutral.count
    let first = neutral.random.below(count)
    for offset in 0..<count {
      let rule = book.neutral[(first + offset) % count]
      let insertions = rule.check.insertions(line.after)
      guard !insertions.isEmpty else { continue }
      let verdict = sample(rule.check, insertions, from: neutral.random.below(insertions.count))
      book.note(verdict, of: rule.rule, line: restLine, kind: restKind)
      return
    }
  }

  @inlinable
  func sample(
    _ check: NeutralCheck<Machine.Observation, Machine.Action>,
    _ insertions: [NeutralCheck<Machine.Observation, Machine.Action>.Insertion], from first: Int
  ) -> Verdict {
    let branches = NeutralBranches(machine, currentState, line.after)
    var attemptsLeft = NeutralSchedule.attempts
    for offset in insertions.indices where attemptsLeft > 0 {
      guard let pair = branches.branches(check, insertions[(first + offset) % insertions.count]) else {
        continue
      }
      let verdict = branches.sample(check, pair.without, pair.with, &neutral.random)
      guard case .vacuous = verdict else { return verdict }
      attemptsLeft -= 1
    }
    return .vacuous
  }

  /// Says where the branches of a violated rule diverge, at the state now; nil where it holds here.
  func explainNeutral(_ rule: Int) -> Insertion? {
    guard line.isAtRest, case .neutral(let check) = book.rules[rule].check else { return nil }
    return NeutralBranches(machine, currentState, line.after).insertion(check)
  }
}
