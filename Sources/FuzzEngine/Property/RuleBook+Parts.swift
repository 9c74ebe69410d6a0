/// A rule's check with the rule's number.
@usableFromInline
final class Numbered<Check> {
  @usableFromInline let rule: Int
  @usableFromInline let check: Check

  @usableFromInline
  init(rule: Int, check: Check) {
    self.rule = rule
    self.check = check
  }
}

/// What a book keeps of each rule: its check, and which rule it is.
extension RuleBook {
  /// A rule that is one closure.
  ///
  /// A class, because calling a closure that stands in a buffer would count its references at every call; not generic
  /// over the closure, which would then be called through a thunk.
  @usableFromInline final class Judge {
    @usableFromInline let rule: Int
    @usableFromInline let check: Rule<Observation, Action>.Evaluation

    @usableFromInline
    init(rule: Int, check: @escaping Rule<Observation, Action>.Evaluation) {
      self.rule = rule
      self.check = check
    }
  }

  /// A rule of what is seen at a settled state.
  @usableFromInline final class SeenJudge {
    @usableFromInline let rule: Int
    @usableFromInline let check: @Sendable (Observation) -> Verdict

    @usableFromInline
    init(rule: Int, check: @escaping @Sendable (Observation) -> Verdict) {
      self.rule = rule
      self.check = check
    }
  }

  /// Rules that are evaluated together, and how often all of them were.
  @usableFromInline struct Group {
    @usableFromInline let judges: UnsafeMutableBufferPointer<Judge>
    @usableFromInline var count = 0

    init(_ judges: [Judge]) { self.judges = RuleBook.buffer(judges) }
  }

  /// A rule with memory, and where in the book's context its memory is.
  @usableFromInline final class Fold {
    @usableFromInline let rule: Int
    @usableFromInline let check: MemoryCheck<Observation, Action>
    @usableFromInline let memory: UnsafeMutableRawPointer

    @usableFromInline
    init(
      rule: Int, check: MemoryCheck<Observation, Action>, memory: UnsafeMutableRawPointer
    ) {
      self.rule = rule
      self.check = check
      self.memory = memory
    }
  }

  /// How often each rule was evaluated since the book was made, one entry per rule.
  public var checked: [Int] {
    var counts = Array(UnsafeBufferPointer(start: evaluationCounts, count: rules.count))
    for table in [settledByKind, stepsByKind, alwaysByKind] {
      for kind in 0...Self.anyKind {
        for judge in table[kind].judges { counts[judge.rule] += table[kind].count }
      }
    }
    for judge in seen { counts[judge.rule] += seenCount }
    for possible in possible { counts[possible.rule] += possibleCount }
    for fold in lineFolds { counts[fold.rule] += restCount }
    for fold in turnFolds { counts[fold.rule] += turnCount }
    return counts
  }

  /// How often each rule's guard was met since the book was made, one entry per rule.
  public var nonVacuous: [Int] {
    addSettledCounts()
    return Array(UnsafeBufferPointer(start: nonVacuousCounts, count: rules.count))
  }

  static func buffer<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = buffer.initialize(fromContentsOf: elements)
    return buffer
  }
}
