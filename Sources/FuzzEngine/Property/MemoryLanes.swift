/// What many memories make of one step: exploration takes each step once for all that rules may remember there.
///
/// A lane is one memory of one rule. The books of the players that step the machine fold every step into all lanes.
@usableFromInline
final class MemoryLanes<Observation: Sendable, Action: Sendable> {
  @usableFromInline typealias Check = MemoryCheck<Observation, Action>

  /// One memory, and the kind of the line that left in flight what is in flight.
  @usableFromInline
  struct Lane {
    @usableFromInline let rule: Unmanaged<Numbered<Check>>
    @usableFromInline let number: Int
    @usableFromInline let followsTurns: Bool
    @usableFromInline let offset: Int
    @usableFromInline let byteCount: Int
    @usableFromInline let kind: UInt8
    /// Which of the rule's memories of a level it is.
    @usableFromInline let position: UInt32

    @inlinable
    init(
      rule: Unmanaged<Numbered<Check>>, number: Int, followsTurns: Bool, offset: Int, byteCount: Int,
      kind: UInt8,
      position: UInt32
    ) {
      self.rule = rule
      self.number = number
      self.followsTurns = followsTurns
      self.offset = offset
      self.byteCount = byteCount
      self.kind = kind
      self.position = position
    }
  }

  /// A rule that was violated in a lane.
  @usableFromInline
  struct Break {
    @usableFromInline let lane: Int
    @usableFromInline let violationKind: ViolationKind
    @usableFromInline let kind: ActionKind

    @inlinable
    init(lane: Int, violationKind: ViolationKind, kind: ActionKind) {
      self.lane = lane
      self.violationKind = violationKind
      self.kind = kind
    }
  }

  @usableFromInline let rules: [Numbered<Check>]
  @usableFromInline let followsTurns: Bool
  @exclusivity(unchecked) @usableFromInline var lanes: ContiguousArray<Lane> = []
  /// The only kind whose lanes follow; nil means all do.
  @exclusivity(unchecked) @usableFromInline var chosen: UInt8?
  @exclusivity(unchecked) @usableFromInline var found: ContiguousArray<Break> = []
  // How often each rule was evaluated, and was not vacuous.
  @usableFromInline let checked: UnsafeMutablePointer<Int>
  @usableFromInline let nonVacuous: UnsafeMutablePointer<Int>
  // The memories before a step, one behind the other, and what the steps since made of them.
  @exclusivity(unchecked) @usableFromInline var source: UnsafeMutableRawPointer
  @exclusivity(unchecked) @usableFromInline var now: UnsafeMutableRawPointer
  @exclusivity(unchecked) @usableFromInline var capacity = 4_096
  @exclusivity(unchecked) @usableFromInline var byteCount = 0

  init(_ checks: [Check]) {
    rules = checks.enumerated().map { Numbered(rule: $0, check: $1) }
    followsTurns = checks.contains { $0.moment == .turns }
    checked = .allocate(capacity: checks.count)
    checked.initialize(repeating: 0, count: checks.count)
    nonVacuous = .allocate(capacity: checks.count)
    nonVacuous.initialize(repeating: 0, count: checks.count)
    source = .allocate(byteCount: capacity, alignment: 16)
    now = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit {
    checked.deallocate()
    nonVacuous.deallocate()
    source.deallocate()
    now.deallocate()
  }

  @inlinable
  func removeAll() {
    lanes.removeAll(keepingCapacity: true)
    byteCount = 0
  }

  /// Adds a lane; its memory, all zeros, is to be written by the caller and is lost with the next one.
  @inlinable
  func add(_ rule: Int, kind: UInt8, position: UInt32, _ write: (UnsafeMutableRawPointer) -> Void) {
    let check = rules[rule].check
    let size = (check.byteCount + 15) / 16 * 16
    if byteCount + size > capacity { grow() }
    (source + byteCount).initializeMemory(as: UInt8.self, repeating: 0, count: size)
    write(source + byteCount)
    lanes.append(
      Lane(
        rule: Unmanaged.passUnretained(rules[rule]), number: rule, followsTurns: check.moment == .turns,
        offset: byteCount, byteCount: check.byteCount, kind: kind, position: position))
    byteCount += size
  }

  @usableFromInline
  func grow() {
    let smaller = source
    capacity *= 2
    source = .allocate(byteCount: capacity, alignment: 16)
    source.copyMemory(from: smaller, byteCount: byteCount)
    smaller.deallocate()
    now.deallocate()
    now = .allocate(byteCount: capacity, alignment: 16)
  }

  /// Goes back to the memories before the step.
  @inlinable
  func reset() {
    now.copyMemory(from: source, byteCount: byteCount)
    if !found.isEmpty { found.removeAll(keepingCapacity: true) }
  }

  /// Whether a lane's memory is what it was before the step.
  @inlinable
  func isUnchanged(_ lane: Lane) -> Bool {
    for place in stride(from: lane.offset, to: lane.offset + lane.byteCount, by: 8)
    where now.load(fromByteOffset: place, as: UInt64.self)
      != source.load(fromByteOffset: place, as: UInt64.self)
    { return false }
    return true
  }

  /// Takes the end of a turn or of a line into the memories of the rules that follow turns or lines.
  @inlinable
  func fold(_ step: Step<Observation, Action>, ofTurn: Bool) {
    for index in lanes.indices {
      let lane = lanes[index]
      guard lane.followsTurns == ofTurn, chosen == nil || chosen == lane.kind else { continue }
      lane.rule._withUnsafeGuaranteedRef {
        let verdict = $0.check.fold(now + lane.offset, step)
        guard ofTurn || step.isAtRest else { return }
        checked[$0.rule] &+= 1
        if case .vacuous = verdict { return }
        nonVacuous[$0.rule] &+= 1
        guard case .violated(let violationKind) = verdict else { return }
        found.append(Break(lane: index, violationKind: violationKind, kind: step.kind))
      }
    }
  }
}
