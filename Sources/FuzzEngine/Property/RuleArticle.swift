/// A rule explained: how a violation looks, why it happens, a bad example, and its fix.
public struct RuleArticle: Sendable {
  /// The id of the rule.
  public let rule: String
  /// The violation in a few words, for lists.
  public let title: String
  /// How a violation looks to the user.
  public let symptom: String
  /// Why it happens.
  public let cause: String
  /// Swift code that violates the rule.
  public let badExample: String
  /// The same code without the violation.
  public let fix: String
  /// Corpus cases that violate the rule: paths below the corpus, without an extension.
  public let cases: [String]

  /// Reads articles from text, which `SplitArticles` shows the form of.
  ///
  /// An article begins with `# rule: title`. Its symptom follows, then `Why:` with the cause, `Cases:` with paths,
  /// and the code, indented: lines after `-` belong to the bad example only, lines after `+` to the fix only.
  public static func articles(in text: String) -> [RuleArticle] {
    "\n\(text)".split(separator: "\n# ").map { RuleArticle($0.split(separator: "\n")) }
  }

  private init(_ lines: [Substring]) {
    var (prose, badExample, fix) = ("", [Substring](), [Substring]())
    for line in lines.dropFirst() {
      let code = line.dropFirst(2)
      switch line.prefix(2) {
      case "- ": badExample.append(code)
      case "+ ": fix.append(code)
      case "  ":
        badExample.append(code)
        fix.append(code)
      default: prose += " \(line)"
      }
    }
    let heading = lines[0].split(separator: ": ", maxSplits: 1)
    let parts = prose.split(separator: " Cases: ", maxSplits: 1, omittingEmptySubsequences: false)
    let explanation = parts[0].split(separator: " Why: ", maxSplits: 1, omittingEmptySubsequences: false)
    rule = String(heading[0])
    title = String(heading.last ?? "")
    symptom = String(explanation[0].dropFirst())
    cause = explanation.count == 2 ? String(explanation[1]) : ""
    self.badExample = badExample.joined(separator: "\n")
    self.fix = fix.joined(separator: "\n")
    cases = parts.count == 2 ? parts[1].split(separator: ", ").map(String.init) : []
  }
}
