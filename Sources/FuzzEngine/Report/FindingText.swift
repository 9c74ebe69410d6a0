/// Shows one finding: the rule, the trace, the steps by hand, and the command that repeats it.
struct FindingText {
  let finding: Finding
  let number: Int
  let count: Int
  let command: String
  let file: String?
  let paint: Paint

  private static let column = 12

  var rows: [String] {
    [heading] + rule + [""]
      + TraceTable(
        startScreen: finding.startScreen, startOthers: finding.startOthers, brokenAtStart: brokenAtStart,
        lines: finding.lines, paint: paint
      ).rows
      + [""] + facts + [""] + byHand + [""] + ["  repeat it", "    \(command)"]
  }

  private var heading: String {
    let signature = finding.signature
    let moment = signature.action == "launch" ? "at launch" : "after \(signature.action)"
    let title = " \(number) of \(count) · \(signature.rule) · \(signature.way) · \(moment) "
    return paint.bold("──\(title)" + String(repeating: "─", count: max(2, Layout.width - 2 - title.count)))
  }

  private var rule: [String] {
    Layout.labelled("rule", finding.statement, indent: 2, column: Self.column)
      + Layout.labelled("source", finding.source, indent: 2, column: Self.column)
      + finding.start.flatMap { Layout.labelled($0.key, $0.value, indent: 2, column: Self.column) }
  }

  private var brokenAtStart: [String] {
    finding.lines.isEmpty ? ["\(finding.signature.rule) \(finding.signature.way)"] : []
  }

  private var words: FindingWords { FindingWords(finding: finding, file: file) }

  private var facts: [String] {
    words.facts.flatMap { Layout.labelled($0.label, $0.text, indent: 2, column: Self.column) }
  }

  private var byHand: [String] {
    let steps = words.byHand
    let width = String(steps.count).count
    var rows = ["  by hand"]
    for (index, step) in steps.enumerated() {
      let label = "\(Layout.right(String(index + 1), in: width))."
      rows += Layout.labelled(label, step, indent: 4, column: 4 + label.count + 1)
    }
    rows += Layout.labelled("expected", words.expected, indent: 4, column: 14)
    rows += Layout.labelled("seen", finding.lines.last?.screen ?? finding.startScreen, indent: 4, column: 14)
    for other in finding.lines.last?.others ?? finding.startOthers {
      rows += Layout.labelled("", other.description, indent: 4, column: 14)
    }
    return rows
  }
}
