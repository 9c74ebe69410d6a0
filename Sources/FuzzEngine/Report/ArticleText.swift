/// Prints a rule with its article: symptom, cause, bad example, fix, and cases of the corpus.
extension ConfiguredSystem.RuleSummary {
  func text(_ paint: Paint) -> String {
    let facts =
      [heading(paint)] + row("rule", statement) + row("violations", violationKinds.joined(separator: ", "))
      + row("source", source)
    guard let article else {
      return (facts + ["", "  No article explains this rule."]).joined(separator: "\n") + "\n"
    }
    let rows =
      facts + [""] + row("symptom", article.symptom) + [""] + row("why", article.cause)
      + ["", "  " + paint.red("Bad example"), ""] + code(article.badExample, paint)
      + ["", "  " + paint.green("Fix"), ""] + code(article.fix, paint)
      + [""] + cases(article.cases)
    return rows.joined(separator: "\n") + "\n"
  }

  private func heading(_ paint: Paint) -> String {
    let text = " \(id) · \(article?.title ?? kind) "
    return paint.bold("──\(text)" + String(repeating: "─", count: max(2, Layout.width - 2 - text.count)))
  }

  private func cases(_ cases: [String]) -> [String] {
    cases.enumerated().flatMap { row($0.offset == 0 ? "cases" : "", "corpus/\($0.element).steps") }
      + row("", "'fuzz-runner show FILE' shows each step")
  }

  private func row(_ label: String, _ text: String) -> [String] {
    Layout.labelled(label, text, indent: 2, column: 14)
  }

  private func code(_ text: String, _ paint: Paint) -> [String] {
    text.parts(at: "\n", keepsEmpty: true).map { line in
      guard !line.isEmpty else { return "" }
      guard let comment = line.firstRange(of: "//") else { return "    " + line }
      return "    " + line[..<comment.lowerBound] + paint.yellow(String(line[comment.lowerBound...]))
    }
  }
}
