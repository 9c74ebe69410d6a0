/// One rule broken at one line of a trace.
public struct Violation: Hashable, Sendable {
  /// The rule, an index into the rules that were judged.
  public let rule: Int
  /// The way in which it was broken.
  public let way: String
  /// The number of lines played when it broke; zero at the launch.
  public let line: Int
  /// The kind of the action of that line.
  public let kind: ActionKind
}
