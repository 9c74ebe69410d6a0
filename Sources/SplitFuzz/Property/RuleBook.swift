/// The rules that bind one system, sorted by when they are asked, with their memories and counters.
///
/// Built once a player and reset from trace to trace; judging neither allocates nor looks a rule up by name.
/// It keeps the violations of the trace being played.
public final class RuleBook<Observation: Sendable, Action: Sendable> {
  @usableFromInline typealias Subject = Step<Observation, Action>

  @usableFromInline struct Judge {
    @usableFromInline let rule: Int
    @usableFromInline let check: Rule<Observation, Action>.Judgement
    @usableFromInline init(rule: Int, check: @escaping Rule<Observation, Action>.Judgement) {
      self.rule = rule
      self.check = check
    }
  }

  @usableFromInline struct Fold {
    @usableFromInline let rule: Int
    @usableFromInline let check: MemoryCheck<Observation, Action>
    @usableFromInline let memory: UnsafeMutableRawPointer
  }

  @usableFromInline struct Possible {
    @usableFromInline let rule: Int
    @usableFromInline let check: PossibleCheck<Observation, Action>
  }

  /// Every rule that was handed in, in that order; violations and counters are numbered by it.
  public let rules: [Rule<Observation, Action>]
  /// Which of the rules bind the system.
  public let applies: [Bool]
  /// What was broken in the trace being played, in the order of lines.
  @inlinable public var violations: [Violation] { found }

  // What the loop reads lies in plain buffers: walking an array would count references at every line.
  @exclusivity(unchecked) @usableFromInline var found: [Violation] = []
  @usableFromInline let settledByKind: UnsafeMutablePointer<UnsafeMutableBufferPointer<Judge>>
  @usableFromInline let settledAll: UnsafeMutableBufferPointer<Judge>
  @usableFromInline let stepsByKind: UnsafeMutablePointer<UnsafeMutableBufferPointer<Judge>>
  @usableFromInline let always: UnsafeMutableBufferPointer<Judge>
  @usableFromInline let lineFolds: UnsafeMutableBufferPointer<Fold>
  @usableFromInline let turnFolds: UnsafeMutableBufferPointer<Fold>
  @usableFromInline let possible: [Possible]
  @usableFromInline let judgesTurns: Bool
  @usableFromInline let reportsOnce: Bool
  @usableFromInline let askedCounts: UnsafeMutablePointer<Int>
  @usableFromInline let exercisedCounts: UnsafeMutablePointer<Int>
  @usableFromInline let isSilent: UnsafeMutablePointer<Bool>
  @usableFromInline let isBroken: UnsafeMutablePointer<Bool>
  private var brokenWays: [String]

  /// Sorts rules for a system with `kindCount` kinds of action, seen at its start as `start`.
  public init(
    _ rules: [Rule<Observation, Action>], kindCount: Int, start: Observation, reporting: Reporting
  ) {
    self.rules = rules
    let applies = rules.map { $0.applies(start) }
    self.applies = applies
    reportsOnce = reporting == .once
    var settled: [Judge] = []
    var steps: [Judge] = []
    var always: [Judge] = []
    var lineFolds: [Fold] = []
    var turnFolds: [Fold] = []
    var possible: [Possible] = []
    for (index, rule) in rules.enumerated() where applies[index] {
      switch rule.check {
      case .state(let check): settled.append(Judge(rule: index, check: check))
      case .step(let check): steps.append(Judge(rule: index, check: check))
      case .always(let check): always.append(Judge(rule: index, check: check))
      case .possible(let check): possible.append(Possible(rule: index, check: check))
      case .memory(let check):
        let memory = UnsafeMutableRawPointer.allocate(
          byteCount: max(1, check.byteCount), alignment: check.alignment)
        let fold = Fold(rule: index, check: check, memory: memory)
        switch check.moment {
        case .lines: lineFolds.append(fold)
        case .turns: turnFolds.append(fold)
        }
      }
    }
    func byKind(_ judges: [Judge]) -> UnsafeMutablePointer<UnsafeMutableBufferPointer<Judge>> {
      let table = UnsafeMutablePointer<UnsafeMutableBufferPointer<Judge>>.allocate(capacity: Self.kindLimit)
      for kind in 0..<Self.kindLimit {
        let asked = judges.filter {
          kind < kindCount && rules[$0.rule].kinds.contains(ActionKind(UInt8(kind)))
        }
        (table + kind).initialize(to: Self.buffer(asked))
      }
      return table
    }
    settledByKind = byKind(settled)
    settledAll = Self.buffer(settled)
    stepsByKind = byKind(steps)
    self.always = Self.buffer(always)
    self.lineFolds = Self.buffer(lineFolds)
    self.turnFolds = Self.buffer(turnFolds)
    self.possible = possible
    judgesTurns = !always.isEmpty || !turnFolds.isEmpty
    askedCounts = .allocate(capacity: max(1, rules.count))
    exercisedCounts = .allocate(capacity: max(1, rules.count))
    isSilent = .allocate(capacity: max(1, rules.count))
    isBroken = .allocate(capacity: max(1, rules.count))
    brokenWays = Array(repeating: "", count: rules.count)
    askedCounts.initialize(repeating: 0, count: max(1, rules.count))
    exercisedCounts.initialize(repeating: 0, count: max(1, rules.count))
    isSilent.initialize(repeating: false, count: max(1, rules.count))
    isBroken.initialize(repeating: false, count: max(1, rules.count))
  }

  deinit {
    for fold in Array(lineFolds) + Array(turnFolds) { fold.memory.deallocate() }
    for kind in 0..<Self.kindLimit {
      settledByKind[kind].deinitialize().deallocate()
      stepsByKind[kind].deinitialize().deallocate()
    }
    settledByKind.deallocate()
    stepsByKind.deallocate()
    settledAll.deinitialize().deallocate()
    always.deinitialize().deallocate()
    lineFolds.deinitialize().deallocate()
    turnFolds.deinitialize().deallocate()
    askedCounts.deallocate()
    exercisedCounts.deallocate()
    isSilent.deallocate()
    isBroken.deallocate()
  }

  private static var kindLimit: Int { 64 }

  private static func buffer<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = buffer.initialize(fromContentsOf: elements)
    return buffer
  }

  /// How often each rule was asked since the book was made, one entry per rule.
  public var checked: [Int] { Array(UnsafeBufferPointer(start: askedCounts, count: rules.count)) }
  /// How often each rule's guard was met since the book was made, one entry per rule.
  public var exercised: [Int] { Array(UnsafeBufferPointer(start: exercisedCounts, count: rules.count)) }

  /// Forgets the trace before and judges a launch.
  @inlinable
  func begin(_ launch: Subject) {
    found.removeAll(keepingCapacity: true)
    for index in rules.indices {
      isSilent[index] = false
      isBroken[index] = false
    }
    for fold in lineFolds { fold.check.begin(fold.memory, launch.before) }
    for fold in turnFolds { fold.check.begin(fold.memory, launch.before) }
    for judge in always { note(judge.check(launch), of: judge.rule, launch, 0) }
    guard launch.isAtRest else { return }
    for judge in settledAll { note(judge.check(launch), of: judge.rule, launch, 0) }
  }

  /// Judges the end of a turn.
  @inlinable
  func judgeTurn(_ turn: Subject, number: Int) {
    ask(always, turn, number)
    for index in turnFolds.indices {
      let verdict = turnFolds[index].check.fold(turnFolds[index].memory, turn)
      note(verdict, of: turnFolds[index].rule, turn, number)
    }
  }

  /// Judges the end of a line.
  ///
  /// Rules that look at single steps are asked only of a line that began and ended at rest; a settled state
  /// that an earlier action's late delivery helped to make is shown to all rules of settled states.
  @inlinable
  func judgeLine(_ line: Subject, number: Int) {
    for index in lineFolds.indices {
      let verdict = lineFolds[index].check.fold(lineFolds[index].memory, line)
      if line.isAtRest { note(verdict, of: lineFolds[index].rule, line, number) }
    }
    guard line.isAtRest else { return }
    let kind = Int(line.kind.index)
    ask(line.beganAtRest ? settledByKind[kind] : settledAll, line, number)
    guard line.beganAtRest, line.isApplied else { return }
    ask(stepsByKind[kind], line, number)
  }

  @inlinable
  func ask(_ judges: UnsafeMutableBufferPointer<Judge>, _ step: Subject, _ number: Int) {
    for index in judges.indices where !isSilent[judges[index].rule] {
      note(judges[index].check(step), of: judges[index].rule, step, number)
    }
  }

  @inlinable
  func note(_ verdict: Verdict, of rule: Int, _ step: Subject, _ number: Int) {
    note(verdict, of: rule, line: number, kind: step.kind)
  }

  /// Counts a verdict, and reports a rule when it breaks: one that stays broken is not broken again.
  @inlinable
  func note(_ verdict: Verdict, of rule: Int, line: Int, kind: ActionKind) {
    askedCounts[rule] += 1
    switch verdict {
    case .notExercised: isBroken[rule] = false
    case .holds:
      exercisedCounts[rule] += 1
      isBroken[rule] = false
    case .broken(let way):
      exercisedCounts[rule] += 1
      report(way, of: rule, line: line, kind: kind)
    }
  }

  @usableFromInline
  func report(_ way: Way, of rule: Int, line: Int, kind: ActionKind) {
    if isSilent[rule] { return }
    let name = way.description
    precondition(
      rules[rule].ways.contains(name), "\(rules[rule].id) answered '\(name)', which it does not list as a way"
    )
    switch rules[rule].check {
    case .state, .always, .possible:
      if isBroken[rule], brokenWays[rule] == name { return }
      isBroken[rule] = true
      brokenWays[rule] = name
    case .step, .memory: break
    }
    if reportsOnce { isSilent[rule] = true }
    found.append(Violation(rule: rule, way: name, line: line, kind: kind))
  }
}
