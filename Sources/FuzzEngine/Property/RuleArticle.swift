/// A rule explained to somebody who has met what it forbids: how that looks, why it happens, code that does it, and
/// code that survives.
public struct RuleArticle: Hashable, Sendable {
  /// The id of the rule.
  public let rule: String
  /// What is met, in a few words; lists show it beside the id.
  public let title: String
  /// How it looks to a person who holds the device.
  public let symptom: String
  /// Why it happens.
  public let cause: String
  /// Where it is known from: reports, documentation, the bugs of published designs.
  public let source: String
  /// Swift code that does it, whole declarations.
  public let failing: String
  /// The same code so that it does not.
  public let surviving: String
  /// Saved cases that show it: paths below the corpus, without their ending.
  public let cases: [String]

  /// Writes an article; line breaks in its prose count as spaces.
  public init(
    _ rule: String, _ title: String, symptom: String, cause: String, source: String, failing: String,
    surviving: String, cases: [String]
  ) {
    self.rule = rule
    self.title = title
    self.symptom = Self.joined(symptom)
    self.cause = Self.joined(cause)
    self.source = source
    self.failing = failing
    self.surviving = surviving
    self.cases = cases
  }

  private static func joined(_ prose: String) -> String {
    prose.split(separator: "\n").joined(separator: " ")
  }
}
