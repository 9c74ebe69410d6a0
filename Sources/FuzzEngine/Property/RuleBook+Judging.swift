/// Evaluates the rules of a book on launches, turns and lines, and counts what they return.
extension RuleBook {
  /// Forgets the trace before and judges a launch.
  @inlinable
  func begin(_ launch: Subject) {
    found.removeAll(keepingCapacity: true)
    for index in rules.indices { isSilent[index] = false }
    unreached = .max
    hasViolations = false
    context.initializeMemory(as: UInt8.self, repeating: 0, count: contextByteCount)
    for fold in lineFolds { fold.check.begin(fold.memory, launch.before) }
    noticed.update(repeating: .all, count: lineFolds.count)
    for fold in turnFolds { fold.check.begin(fold.memory, launch.before) }
    ask(&alwaysByKind[Self.anyKind], launch, 0)
    guard launch.isAtRest else { return }
    look(at: launch, note: 0, number: 0)
    ask(&settledByKind[Self.anyKind], launch, 0)
  }

  /// Judges the end of a turn.
  @inlinable
  func evaluateTurn(_ turn: Subject, number: Int) {
    ask(&alwaysByKind[Int(turn.kind.index)], turn, number)
    turnCount &+= 1
    for index in turnFolds.indices {
      Unmanaged.passUnretained(turnFolds[index])._withUnsafeGuaranteedRef {
        take($0.check.fold($0.memory, turn), of: $0.rule, turn, number)
      }
    }
    if let reader { reader._withUnsafeGuaranteedRef { $0.readTurn(turn) } }
  }

  /// Judges the end of a line.
  ///
  /// Rules that look at single steps are evaluated only on a line that began and ended at rest; a settled state
  /// that an earlier action's late delivery helped to make is shown to all rules of settled states. The note is what is
  /// remembered of the state now; zero where nothing is.
  @inlinable
  func evaluateStep(_ line: Subject, _ facts: StepFacts, note: UInt64, number: Int) {
    if line.isAtRest { restCount &+= 1 }
    let facts = facts.rawValue | StepFacts.isStep
    for index in lineFolds.indices where noticed[index].rawValue & facts != 0 {
      Unmanaged.passUnretained(lineFolds[index])._withUnsafeGuaranteedRef {
        let verdict = $0.check.fold($0.memory, line)
        noticed[index] = $0.check.notices($0.memory)
        if line.isAtRest { take(verdict, of: $0.rule, line, number) }
      }
    }
    if let reader { reader._withUnsafeGuaranteedRef { $0.readLine(line) } }
    let kind = Int(line.kind.index)
    let reachable = reachesByKind[kind] & unreached
    if reachable != 0, line.isApplied { noteReaches(reachable, line) }
    guard line.isAtRest else { return }
    look(at: line, note: note, number: number)
    ask(&settledByKind[line.beganAtRest ? kind : Self.anyKind], line, number)
    guard line.beganAtRest, line.isApplied else { return }
    ask(&stepsByKind[kind], line, number)
  }

  /// Takes the verdicts on a settled state, of which the note holds all that do not violate a rule.
  @inlinable
  @inline(__always)
  func look(at line: Subject, note: UInt64, number: Int) {
    var note = note == 0 ? SettledNote.unknown : note
    let isEachCounted = hasViolations
    if !isEachCounted {
      seenCount &+= 1
      if note & seenBits & SettledNote.violations == 0 { return count(note & seenBits) }
    }
    for index in seen.indices {
      let known = note & 3
      note &>>= 2
      Unmanaged.passUnretained(seen[index])._withUnsafeGuaranteedRef {
        if isEachCounted {
          if isSilent[$0.rule] { return }
          evaluationCounts[$0.rule] &+= 1
        } else if known < SettledNote.violated {
          nonVacuousCounts[$0.rule] &+= Int(known)
          return
        }
        take($0.check(line.after), of: $0.rule, line, number)
      }
    }
  }

  /// Counts what a note says of the rules of kind *possible*; false where that has to be said rule by rule.
  @inlinable
  @inline(__always)
  func countPossible(_ note: UInt64) -> Bool {
    guard !hasViolations, note & possibleBits & SettledNote.violations == 0 else { return false }
    possibleCount &+= 1
    count(note & possibleBits)
    return true
  }

  @inlinable
  @inline(__always)
  func count(_ note: UInt64) {
    settledCounts.add(note)
    if settledCounts.count == .max { addSettledCounts() }
  }

  @inlinable
  func addSettledCounts() {
    guard settledCounts.count != 0 else { return }
    for place in seen.indices { nonVacuousCounts[seen[place].rule] &+= settledCounts.sum(at: place) }
    for place in possible.indices {
      nonVacuousCounts[possible[place].rule] &+= settledCounts.sum(at: seen.count &+ place)
    }
    settledCounts = SettledCounts()
  }

  @inlinable
  @inline(__always)
  func ask(_ group: inout Group, _ step: Subject, _ number: Int) {
    // Where no rule is silent all are evaluated, and counted at once.
    let isEachCounted = hasViolations
    if !isEachCounted { group.count &+= 1 }
    for index in group.judges.indices {
      Unmanaged.passUnretained(group.judges[index])._withUnsafeGuaranteedRef {
        if isEachCounted {
          if isSilent[$0.rule] { return }
          evaluationCounts[$0.rule] &+= 1
        }
        take($0.check(step), of: $0.rule, step, number)
      }
    }
  }

  /// Counts what this line reaches; where a rule is reported once a trace, it is counted once a trace as well.
  @inlinable
  func noteReaches(_ reachable: UInt64, _ step: Subject) {
    var left = reachable
    while left != 0 {
      let place = left.trailingZeroBitCount
      left &= left &- 1
      Unmanaged.passUnretained(reaches[place])._withUnsafeGuaranteedRef {
        evaluationCounts[$0.rule] &+= 1
        guard case .holds = $0.check(step) else { return }
        nonVacuousCounts[$0.rule] &+= 1
        guard reportsOnce else { return }
        isSilent[$0.rule] = true
        unreached &= ~(1 &<< UInt64(place))
      }
    }
  }

  @inlinable
  func note(_ verdict: Verdict, of rule: Int, line: Int, kind: ActionKind) {
    evaluationCounts[rule] &+= 1
    take(verdict, of: rule, line: line, kind: kind)
  }

  @inlinable
  @inline(__always)
  func take(_ verdict: Verdict, of rule: Int, _ step: Subject, _ number: Int) {
    if case .vacuous = verdict, !hasViolations { return }
    take(verdict, of: rule, line: number, kind: step.kind)
  }

  /// Takes a verdict, and reports a violation when it begins.
  @inlinable
  func take(_ verdict: Verdict, of rule: Int, line: Int, kind: ActionKind) {
    switch verdict {
    case .vacuous: if hasViolations { setViolationKind(of: rule, to: 0) }
    case .holds:
      nonVacuousCounts[rule] &+= 1
      if hasViolations { setViolationKind(of: rule, to: 0) }
    case .violated(let violationKind):
      nonVacuousCounts[rule] += 1
      report(violationKind, of: rule, line: line, kind: kind)
    }
  }

  @usableFromInline
  @inline(never)
  func report(_ violationKind: ViolationKind, of rule: Int, line: Int, kind: ActionKind) {
    if isSilent[rule] { return }
    let index = number(of: violationKind, rule)
    switch rules[rule].check {
    case .state, .seen, .always, .possible, .neutral:
      let number = UInt8(index + 1)
      if context.load(fromByteOffset: rule, as: UInt8.self) == number { return }
      setViolationKind(of: rule, to: number)
    case .step, .memory, .sometimes: break
    }
    if reportsOnce { isSilent[rule] = true }
    hasViolations = true
    found.append(
      Violation(rule: rule, violationKind: rules[rule].violationKinds[index], kind: kind, line: line))
  }

  /// The number of a violation kind among those that a rule lists; exploration meets one millions of times.
  private func number(of violationKind: ViolationKind, _ rule: Int) -> Int {
    if let known = reported[rule].first(where: { $0.text == violationKind.text }) { return known.index }
    let name = violationKind.description
    guard let index = rules[rule].violationKinds.firstIndex(of: name), index < UInt8.max else {
      preconditionFailure("\(rules[rule].id) answered '\(name)', which it does not list as a way")
    }
    reported[rule].append((violationKind.text, index))
    return index
  }

  @inlinable
  func setViolationKind(of rule: Int, to number: UInt8) {
    context.storeBytes(of: number, toByteOffset: rule, as: UInt8.self)
  }

  /// Goes on where another trace left off, as if nothing had been reported yet.
  @inlinable
  func resume(_ saved: UnsafeRawPointer) {
    if !found.isEmpty { found.removeAll(keepingCapacity: true) }
    if reportsOnce { for index in rules.indices { isSilent[index] = false } }
    unreached = .max
    context.copyMemory(from: saved, byteCount: contextByteCount)
    noticed.update(repeating: .all, count: lineFolds.count)
    var violationKinds: UInt64 = 0
    for offset in stride(from: 0, to: kindsByteCount, by: 8) {
      violationKinds |= context.load(fromByteOffset: offset, as: UInt64.self)
    }
    hasViolations = violationKinds != 0
    if let reader { reader._withUnsafeGuaranteedRef { $0.reset() } }
  }

  /// Keeps a rule from being reported again in the trace being played.
  @inlinable
  func silence(_ rule: Int) {
    isSilent[rule] = true
    // What was reached is not violated.
    if let place = reaches.firstIndex(where: { $0.rule == rule }) {
      unreached &= ~(1 &<< UInt64(place))
      return
    }
    if case .sometimes = rules[rule].check { return }
    hasViolations = true
  }
}
