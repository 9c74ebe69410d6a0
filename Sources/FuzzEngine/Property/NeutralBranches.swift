/// Evaluates rules of kind *neutral* at one state by playing branches of it.
@usableFromInline
struct NeutralBranches<Machine: EngineMachine> {
  @usableFromInline typealias Check = NeutralCheck<Machine.Observation, Machine.Action>

  /// One branch: where it is, and what is seen there.
  @usableFromInline struct Branch {
    @usableFromInline var state: Machine.State
    @usableFromInline var observation: Machine.Observation
    @inlinable init(state: Machine.State, observation: Machine.Observation) {
      self.state = state
      self.observation = observation
    }
  }

  @usableFromInline let machine: Machine
  @usableFromInline let start: Branch

  @inlinable
  init(_ machine: Machine, _ state: Machine.State, _ observation: Machine.Observation) {
    self.machine = machine
    start = Branch(state: state, observation: observation)
  }

  /// The verdict of a rule on everything that it would insert here.
  @inlinable
  func answer(_ check: Check) -> Verdict {
    var verdict = Verdict.vacuous
    for insertion in check.insertions(start.observation) {
      guard let (without, with) = branches(check, insertion) else { continue }
      switch answer(check, without, with) {
      case .violated(let violationKind): return .violated(violationKind)
      case .holds: verdict = .holds
      case .vacuous: break
      }
    }
    return verdict
  }

  /// The verdict on one insertion, followed in every way.
  @inlinable
  func answer(_ check: Check, _ without: Branch, _ with: Branch) -> Verdict {
    let atOnce = check.compare(without.observation, with.observation)
    guard case .holds = atOnce, !isSame(without, with) else { return atOnce }
    for choice in check.followUps(without.observation).indices {
      if case .violated(let violationKind) = follow(check, choice, without, with) {
        return .violated(violationKind)
      }
    }
    return .holds
  }

  /// The verdict on one insertion, followed in one way: what a campaign evaluates, since it does so often.
  @inlinable
  func sample(
    _ check: Check, _ without: Branch, _ with: Branch, _ random: inout SeededRandom
  ) -> Verdict {
    let atOnce = check.compare(without.observation, with.observation)
    guard case .holds = atOnce, !isSame(without, with) else { return atOnce }
    let choices = check.followUps(without.observation).count
    guard choices > 0 else { return .holds }
    return follow(check, random.below(choices), without, with)
  }

  /// Takes both branches on by the same actions, at each state the one at the same position of what can be
  /// done there.
  @inlinable
  func follow(_ check: Check, _ choice: Int, _ without: Branch, _ with: Branch) -> Verdict {
    var (without, with) = (without, with)
    var count = 0
    return follow(check, choice, &without, &with, &count)
  }

  @inlinable
  func follow(
    _ check: Check, _ choice: Int, _ without: inout Branch, _ with: inout Branch, _ count: inout Int
  ) -> Verdict {
    while count < Check.followUpLimit {
      let actions = check.followUps(without.observation)
      guard !actions.isEmpty else { return .holds }
      let action = actions[choice % actions.count]
      _ = play(action, leavesPending: false, &without)
      _ = play(action, leavesPending: false, &with)
      count += 1
      let verdict = check.compareLater(without.observation, with.observation)
      guard case .holds = verdict, !isSame(without, with) else { return verdict }
    }
    return .holds
  }

  /// Both branches at rest; nil where a line was not there to be taken.
  @inlinable
  func branches(_ check: Check, _ insertion: Check.Insertion) -> (without: Branch, with: Branch)? {
    guard let without = branch(check, insertion.instead), let with = branch(check, insertion.lines) else {
      return nil
    }
    return (without, with)
  }

  @inlinable
  func branch(_ check: Check, _ lines: [Check.Line]) -> Branch? {
    // Most of what a rule would insert is not there to be taken, and a branch is large.
    if let first = lines.first {
      var seen = start.observation
      guard machine.refuse(first.action, &seen) == nil else { return nil }
    }
    var branch = start
    for line in lines {
      guard play(line.action, leavesPending: line.leavesPending, &branch) == .applied,
        !check.isVoid(branch.observation)
      else { return nil }
    }
    settle(&branch)
    return machine.isAtRest(branch.state) && !check.isVoid(branch.observation) ? branch : nil
  }

  @inlinable
  func play(_ action: Machine.Action, leavesPending: Bool, _ branch: inout Branch) -> Outcome {
    leavesPending
      ? machine.step(&branch.state, &branch.observation, action)
      : machine.settle(&branch.state, &branch.observation, action)
  }

  @inlinable
  func settle(_ branch: inout Branch) {
    _ = Turns.untilRest { machine.deliverNext(&branch.state, &branch.observation) }
  }

  /// Whether two branches cannot differ any more.
  @inlinable
  func isSame(_ one: Branch, _ other: Branch) -> Bool { machine.statesAreWhole && one.state == other.state }
}

extension NeutralBranches {
  /// Where the branches part, with every step in words; nil where the rule is not violated.
  func insertion(_ check: Check) -> Insertion? {
    for insertion in check.insertions(start.observation) {
      guard let (without, with) = branches(check, insertion) else { continue }
      if case .violated = check.compare(without.observation, with.observation) {
        return described(check, insertion, choice: 0, count: 0, without, with)
      }
      guard case .violated = answer(check, without, with) else { continue }
      for choice in check.followUps(without.observation).indices {
        var (without, with, count) = (without, with, 0)
        if case .violated = follow(check, choice, &without, &with, &count) {
          return described(check, insertion, choice: choice, count: count, without, with)
        }
      }
    }
    return nil
  }

  /// An insertion with so many further actions, which led to different screens.
  private func described(
    _ check: Check, _ insertion: Check.Insertion, choice: Int, count: Int, _ without: Branch, _ with: Branch
  ) -> Insertion {
    func text(_ line: Check.Line) -> String {
      (line.leavesPending ? "~" : "") + machine.text(of: line.action)
    }
    var branch = start
    var noteCount = machine.notes(start.state).count
    func step(_ line: Check.Line, isInserted: Bool) -> Insertion.Step {
      let instruction = machine.instruction(for: line, in: branch.state, seeing: branch.observation)
      _ = play(line.action, leavesPending: line.leavesPending, &branch)
      let notes = machine.notes(branch.state).dropFirst(noteCount)
      noteCount += notes.count
      return Insertion.Step(
        text: text(line), instruction: instruction, isInserted: isInserted,
        writes: notes.filter { !$0.isMistake }.map(\.text))
    }
    var steps = insertion.lines.map { step($0, isInserted: true) }
    settle(&branch)
    // The further actions are those that can be taken in the other branch.
    var other = self.branch(check, insertion.instead) ?? start
    for _ in 0..<count {
      let actions = check.followUps(other.observation)
      let action = actions[choice % actions.count]
      _ = play(action, leavesPending: false, &other)
      steps.append(step(Check.Line(action), isInserted: false))
    }
    return Insertion(
      steps: steps, instead: insertion.instead.map(text), expected: machine.describe(without.observation),
      actual: machine.describe(with.observation))
  }
}
