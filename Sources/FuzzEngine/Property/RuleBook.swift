/// The rules that apply to one system, sorted by when they are evaluated, with their memories and counters.
///
/// Built once a player and reset from trace to trace; judging neither allocates nor looks a rule up by name.
/// It keeps the violations of the trace being played.
public final class RuleBook<Observation: Sendable, Action: Sendable> {
  @usableFromInline typealias Subject = Step<Observation, Action>

  /// Every rule that was handed in, in that order; violations and counters are numbered by it.
  public let rules: [Rule<Observation, Action>]
  /// Which of the rules apply to the system.
  public let applies: [Bool]
  /// What was violated in the trace being played, in the order of lines.
  @inlinable public var violations: [Violation] { found }

  // What the loop reads lies in plain buffers: walking an array would count references at every line.
  @exclusivity(unchecked) @usableFromInline var found: [Violation] = []
  // The tables by kind have one entry more, `anyKind`, with the rules that any kind may violate.
  @usableFromInline let settledByKind: UnsafeMutablePointer<Group>
  @usableFromInline let seen: UnsafeMutableBufferPointer<SeenJudge>
  @usableFromInline let stepsByKind: UnsafeMutablePointer<Group>
  @usableFromInline let alwaysByKind: UnsafeMutablePointer<Group>
  @usableFromInline let lineFolds: UnsafeMutableBufferPointer<Fold>
  /// For each of them the facts that concern it, with what it remembers now.
  @usableFromInline let noticed: UnsafeMutablePointer<StepFacts>
  @usableFromInline let turnFolds: UnsafeMutableBufferPointer<Fold>
  /// What may be reached, at most 64 rules, and for each kind of action which of them, one bit each.
  @usableFromInline let reaches: UnsafeMutableBufferPointer<Judge>
  @usableFromInline let reachesByKind: UnsafeMutablePointer<UInt64>
  /// Those that are not silent.
  @exclusivity(unchecked) @usableFromInline var unreached = UInt64.max
  @usableFromInline let possible: UnsafeMutableBufferPointer<Numbered<PossibleCheck<Observation, Action>>>
  @usableFromInline let neutral: [Numbered<NeutralCheck<Observation, Action>>]
  @exclusivity(unchecked) @usableFromInline var evaluatesTurns: Bool
  /// Reads what rules with memory read of each step; nil outside an exploration.
  @exclusivity(unchecked) @usableFromInline var reader: Unmanaged<SymbolReader<Observation, Action>>?
  /// For each rule the violation kinds that were reported, by the address of their names.
  var reported: [[(text: UnsafePointer<UInt8>, index: Int)]]
  @usableFromInline let reportsOnce: Bool
  /// How often each rule was evaluated alone; those that are evaluated together are counted together.
  @usableFromInline let evaluationCounts: UnsafeMutablePointer<Int>
  @exclusivity(unchecked) @usableFromInline var seenCount = 0
  @exclusivity(unchecked) @usableFromInline var restCount = 0
  @exclusivity(unchecked) @usableFromInline var turnCount = 0
  @exclusivity(unchecked) @usableFromInline var possibleCount = 0
  @usableFromInline let nonVacuousCounts: UnsafeMutablePointer<Int>
  /// The part of them that is still to be added.
  @exclusivity(unchecked) @usableFromInline var settledCounts = SettledCounts()
  /// The bits of a note for rules of what is seen, and for those of what is possible.
  @usableFromInline let seenBits: UInt64
  @usableFromInline let possibleBits: UInt64
  @usableFromInline let isSilent: UnsafeMutablePointer<Bool>
  /// Whether any rule is violated now or was silenced.
  @exclusivity(unchecked) @usableFromInline var hasViolations = false
  /// For each rule the way in which it is violated now, counted from one, and zero where it is not; behind them
  /// what the memory rules remember.
  @usableFromInline let context: UnsafeMutableRawPointer
  /// The size of the first part, whole words.
  @usableFromInline let kindsByteCount: Int
  /// The size of `context`, the same for books of the same rules.
  @usableFromInline let contextByteCount: Int

  /// Sorts rules for a system with `kindCount` kinds of action, seen at its start as `start`; of those that are evaluated on
  /// settled states `focus` may be the only one.
  public init(
    _ rules: [Rule<Observation, Action>], kindCount: Int, start: Observation, reporting: Reporting,
    focus: Int? = nil
  ) {
    self.rules = rules
    let applies = rules.map { $0.applies(start) }
    self.applies = applies
    reportsOnce = reporting == .once
    reported = rules.map { _ in [] }
    var settled: [Judge] = []
    var seen: [SeenJudge] = []
    var steps: [Judge] = []
    var always: [Judge] = []
    var lineFolds: [Fold] = []
    var turnFolds: [Fold] = []
    var possible: [Numbered<PossibleCheck<Observation, Action>>] = []
    var neutral: [Numbered<NeutralCheck<Observation, Action>>] = []
    var reaches: [Judge] = []
    contextByteCount = Self.contextByteCount(rules, applies)
    let context = UnsafeMutableRawPointer.allocate(
      byteCount: contextByteCount, alignment: Self.contextAlignment)
    context.initializeMemory(as: UInt8.self, repeating: 0, count: contextByteCount)
    self.context = context
    kindsByteCount = Self.aligned(rules.count, to: 8)
    var memoryOffset = kindsByteCount
    for (index, rule) in rules.enumerated() where applies[index] {
      switch rule.check {
      case .seen(let check) where rule.kinds == .all: seen.append(SeenJudge(rule: index, check: check))
      case .seen(let check): settled.append(Judge(rule: index) { check($0.after) })
      case .state(let check): settled.append(Judge(rule: index, check: check))
      case .step(let check): steps.append(Judge(rule: index, check: check))
      case .always(let check): always.append(Judge(rule: index, check: check))
      case .possible where focus ?? index != index, .neutral where focus ?? index != index: continue
      case .possible(let check): possible.append(Numbered(rule: index, check: check))
      case .neutral(let check): neutral.append(Numbered(rule: index, check: check))
      case .sometimes(let isReached):
        reaches.append(Judge(rule: index) { isReached($0) ? .holds : .vacuous })
      case .memory(let check):
        memoryOffset = Self.aligned(memoryOffset, to: check.alignment)
        let fold = Fold(rule: index, check: check, memory: context + memoryOffset)
        memoryOffset += check.byteCount
        switch check.moment {
        case .lines: lineFolds.append(fold)
        case .turns: turnFolds.append(fold)
        }
      }
    }
    func byKind(_ judges: [Judge], kindCount: Int) -> UnsafeMutablePointer<Group> {
      let table = UnsafeMutablePointer<Group>.allocate(capacity: Self.anyKind + 1)
      for kind in 0..<Self.kindLimit {
        let evaluated = judges.filter {
          kind < kindCount && rules[$0.rule].kinds.contains(ActionKind(UInt8(kind)))
        }
        (table + kind).initialize(to: Group(evaluated))
      }
      (table + Self.anyKind).initialize(to: Group(judges))
      return table
    }
    settledByKind = byKind(settled, kindCount: kindCount)
    stepsByKind = byKind(steps, kindCount: kindCount)
    precondition(reaches.count <= 64, "at most 64 rules of kind sometimes may bind a system")
    self.reaches = Self.buffer(reaches)
    reachesByKind = .allocate(capacity: Self.kindLimit)
    for kind in 0..<Self.kindLimit {
      (reachesByKind + kind).initialize(
        to: reaches.indices.reduce(0) {
          let isOf = kind < kindCount && rules[reaches[$1].rule].kinds.contains(ActionKind(UInt8(kind)))
          return isOf ? $0 | 1 << UInt64($1) : $0
        })
    }
    // A turn may be that of a line whose kind is the launch.
    alwaysByKind = byKind(always, kindCount: Self.kindLimit)
    self.seen = Self.buffer(seen)
    self.lineFolds = Self.buffer(lineFolds)
    noticed = .allocate(capacity: max(1, lineFolds.count))
    noticed.initialize(repeating: .all, count: max(1, lineFolds.count))
    self.turnFolds = Self.buffer(turnFolds)
    self.possible = Self.buffer(possible)
    self.neutral = neutral
    let settledCount = seen.count + possible.count
    seenBits = SettledNote.bits(of: 0..<seen.count, count: settledCount)
    possibleBits = SettledNote.bits(of: seen.count..<settledCount, count: settledCount)
    evaluatesTurns = !always.isEmpty || !turnFolds.isEmpty
    evaluationCounts = .zeroed(max(1, rules.count))
    nonVacuousCounts = .zeroed(max(1, rules.count))
    isSilent = .allocate(capacity: max(1, rules.count))
    isSilent.initialize(repeating: false, count: max(1, rules.count))
  }

  deinit {
    context.deallocate()
    for table in [settledByKind, stepsByKind, alwaysByKind] {
      for kind in 0...Self.anyKind { table[kind].judges.deinitialize().deallocate() }
      table.deallocate()
    }
    reachesByKind.deallocate()
    seen.deinitialize().deallocate()
    reaches.deinitialize().deallocate()
    lineFolds.deinitialize().deallocate()
    noticed.deallocate()
    turnFolds.deinitialize().deallocate()
    possible.deinitialize().deallocate()
    evaluationCounts.deallocate()
    nonVacuousCounts.deallocate()
    isSilent.deallocate()
  }

  private static var kindLimit: Int { 64 }
  /// The entry of the tables by kind that holds all their rules.
  @inlinable static var anyKind: Int { 64 }
  private static var contextAlignment: Int { 16 }

  /// The place at or behind `offset` that suits an alignment.
  private static func aligned(_ offset: Int, to alignment: Int) -> Int {
    (offset + alignment - 1) / alignment * alignment
  }

  private static func contextByteCount(_ rules: [Rule<Observation, Action>], _ applies: [Bool]) -> Int {
    var count = aligned(rules.count, to: 8)
    for (rule, applies) in zip(rules, applies) where applies {
      guard case .memory(let check) = rule.check else { continue }
      precondition(check.alignment <= contextAlignment, "the memory of \(rule.id) is aligned too widely")
      count = aligned(count, to: check.alignment) + check.byteCount
    }
    return aligned(max(1, count), to: contextAlignment)
  }

  /// Has a reader, which must outlive it, read its steps.
  func attach(_ reader: SymbolReader<Observation, Action>) {
    self.reader = .passUnretained(reader)
    evaluatesTurns = evaluatesTurns || reader.layout.turnByteCount > 0
  }
}
