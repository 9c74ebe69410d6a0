/// Prints a rule with its article: symptom, cause, bad example, fix, and cases of the corpus.
struct ArticleText {
  let rule: ConfiguredSystem.RuleSummary
  let paint: Paint

  private static let column = 14

  var text: String { rows.joined(separator: "\n") + "\n" }

  private var rows: [String] {
    let facts =
      [heading] + row("rule", rule.statement) + row("violations", rule.violationKinds.joined(separator: ", "))
      + row("source", rule.source)
    guard let article = rule.article else { return facts + ["", "  No article explains this rule."] }
    return facts + [""] + row("symptom", article.symptom) + [""] + row("why", article.cause)
      + ["", "  " + paint.red("Bad example"), ""] + code(article.badExample)
      + ["", "  " + paint.green("Fix"), ""] + code(article.fix)
      + [""] + cases(article.cases)
  }

  private var heading: String {
    let text = " \(rule.id) · \(rule.article?.title ?? rule.kind) "
    return paint.bold("──\(text)" + String(repeating: "─", count: max(2, Layout.width - 2 - text.count)))
  }

  private func cases(_ cases: [String]) -> [String] {
    cases.enumerated().flatMap { row($0.offset == 0 ? "cases" : "", "corpus/\($0.element).steps") }
      + row("", "'fuzz-runner show FILE' shows each step")
  }

  private func row(_ label: String, _ text: String) -> [String] {
    Layout.labelled(label, text, indent: 2, column: Self.column)
  }

  private func code(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard !line.isEmpty else { return "" }
      guard let comment = line.firstRange(of: "//") else { return "    " + line }
      return "    " + line[..<comment.lowerBound] + paint.yellow(String(line[comment.lowerBound...]))
    }
  }
}
