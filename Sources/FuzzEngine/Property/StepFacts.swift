/// What is the case in a step, one bit each: a machine finds them at once, and rules with memory say which concern them.
///
/// They only save time. A step without any of the facts that a rule notices must leave its memory as it is, and would be
/// judged vacuous.
@frozen
public struct StepFacts: OptionSet, Sendable {
  /// The bits, of which each machine defines its own but for the highest: that is the case in every step.
  public let rawValue: UInt64

  /// Wraps bits.
  @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Every fact: what a machine says that finds none, and a rule that every step concerns.
  @inlinable public static var all: StepFacts { StepFacts(rawValue: .max) }

  @usableFromInline static var isStep: UInt64 { 1 << 63 }
}
