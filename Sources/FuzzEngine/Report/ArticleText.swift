/// Shows a rule with its article: what is met, why, code that does it, code that survives, and a case to look at.
struct ArticleText {
  let rule: ConfiguredSystem.RuleSummary
  let paint: Paint

  private static let column = 12

  var text: String { rows.joined(separator: "\n") + "\n" }

  private var rows: [String] {
    guard let article = rule.article else {
      return [heading(nil)] + row("rule", rule.statement) + row("source", rule.source)
        + row("ways", rule.ways.joined(separator: ", ")) + ["", "  No article explains this rule."]
    }
    return [heading(article.title)] + row("rule", rule.statement)
      + row("ways", rule.ways.joined(separator: ", "))
      + [""] + row("symptom", article.symptom)
      + [""] + row("why", article.cause) + row("source", article.source)
      + ["", "  " + paint.red("code that does it"), ""] + code(article.failing)
      + ["", "  " + paint.green("code that survives"), ""] + code(article.surviving)
      + [""] + cases(article.cases)
  }

  private func heading(_ title: String?) -> String {
    let text = " \(rule.id) · \(title ?? rule.kind) "
    return paint.bold("──\(text)" + String(repeating: "─", count: max(2, Layout.width - 2 - text.count)))
  }

  private func cases(_ cases: [String]) -> [String] {
    cases.enumerated().flatMap { row($0.offset == 0 ? "cases" : "", "corpus/\($0.element).steps") }
      + row("", "'fuzz-runner show FILE' tells one step by step")
  }

  private func row(_ label: String, _ text: String) -> [String] {
    Layout.labelled(label, text, indent: 2, column: Self.column)
  }

  /// The code, its comments set off.
  private func code(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard !line.isEmpty else { return "" }
      guard let comment = line.firstRange(of: "//") else { return "    " + line }
      return "    " + line[..<comment.lowerBound] + paint.yellow(String(line[comment.lowerBound...]))
    }
  }
}
