/// Answers rules of kind *neutral* at one state by playing branches of it.
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

  /// Where two branches parted, for reports.
  struct Parting {
    let insertion: Check.Insertion
    let followUps: [Machine.Action]
    let without: Machine.Observation
    let with: Machine.Observation
  }

  @usableFromInline let machine: Machine
  @usableFromInline let start: Branch

  @inlinable
  init(_ machine: Machine, _ state: Machine.State, _ observation: Machine.Observation) {
    self.machine = machine
    start = Branch(state: state, observation: observation)
  }

  /// The answer of a rule to everything that it would insert here.
  @inlinable
  func answer(_ check: Check) -> Verdict {
    var verdict = Verdict.notExercised
    for insertion in check.insertions(start.observation) {
      guard let (without, with) = branches(check, insertion) else { continue }
      switch answer(check, without, with) {
      case .broken(let way): return .broken(way)
      case .holds: verdict = .holds
      case .notExercised: break
      }
    }
    return verdict
  }

  /// The answer to one insertion, followed in every way.
  @inlinable
  func answer(_ check: Check, _ without: Branch, _ with: Branch) -> Verdict {
    let atOnce = check.compare(without.observation, with.observation)
    guard case .holds = atOnce, !isSame(without, with) else { return atOnce }
    for choice in check.followUps(without.observation).indices {
      if case .broken(let way) = follow(check, choice, without, with) { return .broken(way) }
    }
    return .holds
  }

  /// The answer to one insertion, followed in one way: what a campaign asks, since it asks often.
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
    var without = without
    var with = with
    for _ in 0..<Check.followUpLimit {
      let actions = check.followUps(without.observation)
      guard !actions.isEmpty else { return .holds }
      let action = actions[choice % actions.count]
      _ = play(action, leavesInFlight: false, &without)
      _ = play(action, leavesInFlight: false, &with)
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
      guard play(line.action, leavesInFlight: line.leavesInFlight, &branch) == .applied,
        !check.isVoid(branch.observation)
      else { return nil }
    }
    settle(&branch)
    return machine.isAtRest(branch.state) && !check.isVoid(branch.observation) ? branch : nil
  }

  @inlinable
  func play(_ action: Machine.Action, leavesInFlight: Bool, _ branch: inout Branch) -> Outcome {
    let outcome = machine.step(&branch.state, &branch.observation, action)
    if !leavesInFlight { settle(&branch) }
    return outcome
  }

  @inlinable
  func settle(_ branch: inout Branch) {
    _ = Turns.untilRest { machine.land(&branch.state, &branch.observation) }
  }

  /// Whether two branches cannot differ any more.
  @inlinable
  func isSame(_ one: Branch, _ other: Branch) -> Bool { machine.statesAreWhole && one.state == other.state }

  /// Where the branches part that make `answer` say that a rule is broken; nil where it is not.
  func parting(_ check: Check) -> Parting? {
    for insertion in check.insertions(start.observation) {
      guard let (without, with) = branches(check, insertion), case .broken = answer(check, without, with)
      else {
        continue
      }
      if case .broken = check.compare(without.observation, with.observation) {
        return Parting(
          insertion: insertion, followUps: [], without: without.observation, with: with.observation)
      }
      for choice in check.followUps(without.observation).indices {
        if let parting = parting(check, insertion, choice, without, with) { return parting }
      }
    }
    return nil
  }

  private func parting(
    _ check: Check, _ insertion: Check.Insertion, _ choice: Int, _ without: Branch, _ with: Branch
  ) -> Parting? {
    var without = without
    var with = with
    var taken: [Machine.Action] = []
    for _ in 0..<Check.followUpLimit {
      let actions = check.followUps(without.observation)
      guard !actions.isEmpty else { return nil }
      taken.append(actions[choice % actions.count])
      _ = play(taken[taken.count - 1], leavesInFlight: false, &without)
      _ = play(taken[taken.count - 1], leavesInFlight: false, &with)
      switch check.compareLater(without.observation, with.observation) {
      case .broken:
        return Parting(
          insertion: insertion, followUps: taken, without: without.observation, with: with.observation)
      case .notExercised: return nil
      case .holds: if isSame(without, with) { return nil }
      }
    }
    return nil
  }
}

extension NeutralBranches {
  /// Where the branches part, with every step in words; nil where the rule is not violated.
  func insertion(_ check: Check) -> Insertion? {
    guard let parting = parting(check) else { return nil }
    var branch = start
    func step(_ line: TraceLine<Machine.Action>, isInserted: Bool) -> Insertion.Step {
      let instruction = machine.instruction(for: line, in: branch.state, seeing: branch.observation)
      _ = play(line.action, leavesInFlight: line.leavesInFlight, &branch)
      return Insertion.Step(
        text: (line.leavesInFlight ? "~" : "") + machine.text(of: line.action), instruction: instruction,
        isInserted: isInserted)
    }
    var steps = parting.insertion.lines.map {
      step(TraceLine($0.action, leavesInFlight: $0.leavesInFlight), isInserted: true)
    }
    settle(&branch)
    steps += parting.followUps.map { step(TraceLine($0), isInserted: false) }
    return Insertion(
      steps: steps,
      instead: parting.insertion.instead.map {
        ($0.leavesInFlight ? "~" : "") + machine.text(of: $0.action)
      },
      expected: machine.depict(parting.without), actual: machine.depict(parting.with))
  }
}
