/// What a rule answers when it is asked.
@frozen
public enum Verdict: Sendable {
  /// The rule's guard was not met: it had nothing to say.
  case notExercised
  /// The guard was met and the rule is kept.
  case holds
  /// The rule is broken, in one of the ways that it lists.
  case broken(Way)
}

/// The name of one way to break a rule, a kebab-case literal from the rule's own list.
@frozen
public struct Way: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  @usableFromInline let literal: StaticString

  /// Names a way.
  @inlinable
  public init(stringLiteral literal: StaticString) { self.literal = literal }

  /// The name.
  public var description: String { "\(literal)" }
}
