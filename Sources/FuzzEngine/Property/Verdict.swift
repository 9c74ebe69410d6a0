/// What a rule returns.
@frozen
public enum Verdict: Sendable {
  /// The rule's guard was not met: it had nothing to say.
  case vacuous
  /// The guard was met and the rule holds.
  case holds
  /// The rule is violated, in one of the ways that it lists.
  case violated(ViolationKind)
}

/// The name of one kind of violation, a kebab-case literal from the rule's own list.
@frozen
public struct ViolationKind: @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  // The address of the literal, so that a verdict is returned in two registers; a literal is never freed, which is
  // why this may be sent.
  @usableFromInline let text: UnsafePointer<UInt8>

  /// Names a way.
  @inlinable
  public init(stringLiteral literal: StaticString) { text = literal.utf8Start }

  /// The name.
  public var description: String { String(cString: text) }
}
