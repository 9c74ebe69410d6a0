/// One rule violated at one line of a trace.
public struct Violation: Equatable, Sendable {
  /// The rule, an index into the rules that were evaluated.
  public let rule: Int
  /// The kind of violation.
  public let violationKind: String
  /// The kind of the action of that line.
  public let kind: ActionKind
  /// The number of lines played until then; zero at the launch, and where the place does not matter.
  public internal(set) var line = 0

  /// The same wherever in a trace it is: what identifies a failure within a campaign.
  @usableFromInline var anywhere: Violation {
    Violation(rule: rule, violationKind: violationKind, kind: kind)
  }
}
