/// What of a shortened trace matters.
public struct Explanation: Hashable, Sendable {
  /// For each line which other actions of its kind would do as well, in words; nil where none would.
  public var free: [String?]
  /// The nearest trace that meets the rule's guard and keeps the rule; nil where none is one change away.
  public var passing: Passing?

  /// A trace that passes, one change away.
  public struct Passing: Hashable, Sendable {
    /// Its lines, with their marks.
    public let lines: [String]
    /// The line at which it differs, counted from one.
    public let line: Int
    /// The one difference, in words that follow the trace.
    public let difference: String

    /// Tells of a trace.
    public init(lines: [String], line: Int, difference: String) {
      self.lines = lines
      self.line = line
      self.difference = difference
    }
  }

  /// Collects what is known; nothing by default.
  public init(free: [String?] = [], passing: Passing? = nil) {
    self.free = free
    self.passing = passing
  }
}
