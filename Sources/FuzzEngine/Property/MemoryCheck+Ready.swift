/// A memory that many rules need, ready-made: flat, and canonical as explored memories must be.
extension MemoryCheck {
  /// A closure that says something of one step.
  public typealias Predicate = @Sendable (Step<Observation, Action>) -> Bool

  /// From a step that meets `trigger` on, until one that meets `release`, every later step keeps `predicate`.
  ///
  /// A step that releases is not judged, and may trigger anew. With lines, only those that come to rest are
  /// judged.
  ///
  /// - Parameters:
  ///   - violationKind: What is returned when it does not hold.
  ///   - moment: Whether steps are lines or turns.
  ///   - trigger: When it begins to hold.
  ///   - release: When it need not hold any longer.
  ///   - facts: One of them is the case in every step that triggers.
  ///   - predicate: What holds in between.
  /// - Returns: The check.
  @inlinable
  @inline(__always)
  public static func holds(
    _ violationKind: ViolationKind, at moment: Moment = .lines, from trigger: @escaping Predicate,
    until release: @escaping Predicate, noticing facts: StepFacts = .all,
    _ predicate: @escaping Predicate
  ) -> MemoryCheck {
    MemoryCheck(
      moment, { _ in UInt8(0) },
      { memory, step in
        hold(
          &memory, violationKind, moment == .turns || step.isAtRest, trigger(step), release(step),
          predicate(step))
      }, notices: { memory in memory == 0 ? facts : .all },
      symbol: MemorySymbol({ (moment == .turns || $0.isAtRest, trigger($0), release($0), predicate($0)) }) {
        (memory: inout UInt8, step: (Bool, Bool, Bool, Bool)) in
        hold(&memory, violationKind, step.0, step.1, step.2, step.3)
      })
  }

  // It is inlined into each check, where only what is needed of a step is asked: a closure that takes closures is not.

  @inlinable
  @inline(__always)
  static func hold(
    _ isHeld: inout UInt8, _ violationKind: ViolationKind, _ isJudged: Bool,
    _ isTriggered: @autoclosure () -> Bool, _ isReleased: @autoclosure () -> Bool,
    _ isMet: @autoclosure () -> Bool
  ) -> Verdict {
    if isHeld != 0, isReleased() { isHeld = 0 }
    guard isHeld == 0 else {
      guard isJudged else { return .vacuous }
      if isMet() { return .holds }
      isHeld = 0
      return .violated(violationKind)
    }
    if isTriggered() { isHeld = 1 }
    return .vacuous
  }
}
