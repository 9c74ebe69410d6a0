/// How a rule of kind *neutral* was violated: the steps that should have changed nothing, and what they changed.
public final class Insertion: Equatable, Sendable {
  /// The steps behind the trace: those that were inserted, then those that showed the difference.
  public let steps: [Step]
  /// The steps that were taken in place of the inserted ones for comparison; empty for none.
  public let instead: [String]
  /// What is seen without the inserted steps.
  public let expected: String
  /// What is seen with them.
  public let actual: String

  init(steps: [Step], instead: [String], expected: String, actual: String) {
    (self.steps, self.instead, self.expected, self.actual) = (steps, instead, expected, actual)
  }

  /// Compares everything.
  public static func == (one: Insertion, other: Insertion) -> Bool {
    one.steps == other.steps && one.description == other.description
  }

  /// One step.
  public struct Step: Equatable, Sendable {
    /// The action's text, with its mark.
    public let text: String
    /// What a person does, as an imperative sentence.
    public let instruction: String
    /// Whether it was inserted, and not taken in both branches.
    public let isInserted: Bool
    /// What the code wrote during it, each with the place that wrote it; empty where nothing is known.
    public let writes: [String]
  }

  /// What is compared, as the end of a sentence about what is expected.
  var comparison: String {
    let without = instead.isEmpty ? "without the inserted steps" : "with \(Self.quoted(instead)) instead"
    return expected == actual ? "\(without) (the states differ in something that is not seen)" : without
  }

  /// All in one sentence without a full stop.
  public var description: String {
    let later = steps.filter { !$0.isInserted }.map(\.text)
    let then = later.isEmpty ? "" : ", then \(Self.quoted(later))"
    return
      "\(Self.quoted(steps.filter(\.isInserted).map(\.text)))\(then): \(actual); \(comparison): \(expected)"
  }

  private static func quoted(_ texts: [String]) -> String {
    texts.map { "'\($0)'" }.joined(separator: ", ")
  }
}
