/// Which parts of a shrunk trace matter.
public struct Explanation: Equatable, Sendable {
  /// For each step the interchangeable actions, in words; nil for none.
  public var free: [String?] = []
  /// The nearest passing trace in which the rule is non-vacuous; nil where none is one change away.
  public var passing: Passing?
  /// Functions of the code under test that the trace enters at a place which traces with a step less mostly do not pass, at
  /// most three, the most suspicious first; empty where that code does not count its edges.
  public var suspects: [String] = []

  /// A passing trace, one change away.
  public struct Passing: Equatable, Sendable {
    /// Its steps, with their marks.
    public let lines: [String]
    /// The step at which it differs, counted from one.
    public let line: Int
    /// The difference in words.
    public let difference: String
  }
}
