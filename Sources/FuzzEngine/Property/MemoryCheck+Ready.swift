/// Memories that many rules need, ready-made: flat, and canonical as explored memories must be.
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
  ///   - predicate: What holds in between.
  /// - Returns: The check.
  @inlinable
  @inline(__always)
  public static func holds(
    _ violationKind: ViolationKind, at moment: Moment = .lines, from trigger: @escaping Predicate,
    until release: @escaping Predicate,
    _ predicate: @escaping Predicate
  ) -> MemoryCheck {
    MemoryCheck(
      at: moment, begin: { _ in UInt8(0) }, symbol: bits(moment, trigger, release, predicate)
    ) { isHeld, step in
      if isHeld != 0, step & isReleased != 0 { isHeld = 0 }
      guard isHeld == 0 else {
        guard step & isJudged != 0 else { return .vacuous }
        if step & isMet != 0 { return .holds }
        isHeld = 0
        return .violated(violationKind)
      }
      if step & isTriggered != 0 { isHeld = 1 }
      return .vacuous
    }
  }

  /// A step that meets `trigger` meets `predicate` as well, or one of the `count` steps after it does, unless
  /// one meets `release` before.
  ///
  /// A trigger while the count runs does not begin it anew, but a step that releases may. With lines, only
  /// those that settle can violate it.
  ///
  /// - Parameters:
  ///   - violationKind: What is returned when it does not hold.
  ///   - count: How many steps it may take, at least one.
  ///   - moment: Whether steps are lines or turns.
  ///   - trigger: When it begins to count.
  ///   - release: When it need not happen any longer.
  ///   - predicate: What must happen.
  /// - Returns: The check.
  @inlinable
  @inline(__always)
  public static func within(
    _ violationKind: ViolationKind, _ count: UInt8, at moment: Moment = .lines,
    of trigger: @escaping Predicate,
    unless release: @escaping Predicate = { _ in false }, _ predicate: @escaping Predicate
  ) -> MemoryCheck {
    precondition(count > 0, "a rule that must happen within no step at all is a rule of steps")
    return MemoryCheck(
      at: moment, begin: { _ in UInt8(0) }, symbol: bits(moment, trigger, release, predicate)
    ) { left, step in
      if left != 0, step & isReleased != 0 { left = 0 }
      guard left == 0 else {
        if step & isMet != 0 {
          left = 0
          return .holds
        }
        guard left == 1 else {
          left -= 1
          return .vacuous
        }
        guard step & isJudged != 0 else { return .vacuous }
        left = 0
        return .violated(violationKind)
      }
      guard step & isTriggered != 0 else { return .vacuous }
      if step & isMet != 0 { return .holds }
      left = count
      return .vacuous
    }
  }

  // What is read of a step, in one byte.
  @inlinable static var isJudged: UInt8 { 1 }
  @inlinable static var isTriggered: UInt8 { 2 }
  @inlinable static var isReleased: UInt8 { 4 }
  @inlinable static var isMet: UInt8 { 8 }

  @inlinable
  @inline(__always)
  static func bits(
    _ moment: Moment, _ trigger: @escaping Predicate, _ release: @escaping Predicate,
    _ predicate: @escaping Predicate
  ) -> @Sendable (Step<Observation, Action>) -> UInt8 {
    { step in
      var bits: UInt8 = moment == .turns || step.isAtRest ? isJudged : 0
      if trigger(step) { bits |= isTriggered }
      if release(step) { bits |= isReleased }
      if predicate(step) { bits |= isMet }
      return bits
    }
  }
}
