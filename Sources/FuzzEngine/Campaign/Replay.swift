/// What a trace does when it is played with all rules watching.
public final class Replay: Sendable {
  /// The system, with its version.
  public let system: String
  /// Where it begins.
  public let start: [StartPoint.HeaderLine]
  /// What is seen at the start.
  public let launch: Finding.Line
  /// Every line with what is seen after it and what it violated.
  public let lines: [Finding.Line]
  /// Every pair of a rule and a kind of violation, in the order of lines, each once.
  public let violations: [Violation]
  /// The ids of the rules that had anything to say, in the order of the rules; nil where that was not counted.
  public let nonVacuous: [String]?
  /// Where the trace first had a different result when it was played again; nil where it had none.
  public let nondeterminism: Nondeterminism?

  init(
    system: String, start: [StartPoint.HeaderLine], launch: Finding.Line, lines: [Finding.Line],
    violations: [Violation], nonVacuous: [String]? = nil, nondeterminism: Nondeterminism? = nil
  ) {
    (self.system, self.start, self.launch, self.lines) = (system, start, launch, lines)
    (self.violations, self.nonVacuous, self.nondeterminism) = (violations, nonVacuous, nondeterminism)
  }

  /// A rule and how it was violated.
  public struct Violation: Equatable, Sendable, CustomStringConvertible {
    /// The rule's id.
    public let rule: String
    /// The kind of violation.
    public let violationKind: String
    /// The first line, counted from one, that violated it so; zero for the launch.
    public let line: Int
    /// For a rule of kind *neutral*, what was inserted there and what came of it; nil otherwise.
    public internal(set) var insertion: Insertion?

    /// `rule violationKind`.
    public var description: String { "\(rule) \(violationKind)" }
  }
}

extension TraceText {
  /// The first line whose name in quotes is another one now; nil where there is none, since lines are found by their numbers.
  func renamed(in replay: Replay) -> String? {
    for (line, played) in zip(lines, replay.lines)
    where line.text.contains("\"") && line.text != played.bareText {
      return "step \(line.number) is written '\(line.text)', and is '\(played.bareText)' now"
    }
    return nil
  }
}
