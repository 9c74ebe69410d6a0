/// A campaign or an exploration for people; equal searches give equal bytes, whatever they were run on.
struct TextReport {
  let report: SearchReport
  let paint: Paint

  private var context: ReportContext { report.context }

  /// The whole text, which ends in a line end; its last line is the command that reproduces the search.
  var text: String {
    var rows = [paint.bold(report.title) + ": " + report.extent]
    if context.isVerbose {
      rows +=
        context.configuration.flatMap { Layout.labelled($0.label, $0.text, indent: 2, column: 14) } + [""]
      rows += report.tables.flatMap { $0.text(paint) + [""] }
    }
    if !report.causes.isEmpty, !context.isVerbose { rows.append("") }
    for (number, cause) in report.causes.enumerated() {
      rows += self.rows(of: cause, number + 1) + [""]
    }
    rows += known
    rows += report.figures.flatMap { Layout.wrapped($0, to: Layout.width) }
    rows += Layout.wrapped(report.verdict, to: Layout.width).map(report.isPassed ? paint.green : paint.red)
    if let reason = context.inconclusive {
      rows += Layout.wrapped("inconclusive: \(reason)", to: Layout.width).map(paint.yellow)
    }
    rows += report.attention.flatMap { Layout.wrapped("\($0.label): \($0.text)", to: Layout.width) } + notes
    rows.append("to reproduce: \(context.command)")
    return rows.joined(separator: "\n") + "\n"
  }

  /// All notes, or the beginning of the first one and the number of the others.
  private var notes: [String] {
    let notes = report.notes.map { "note: \($0)" }
    if context.isVerbose { return notes.flatMap { Layout.wrapped($0, to: Layout.width) } }
    let first = notes.prefix(1).map { Layout.clipped($0, to: Layout.width) }
    return first + (notes.count > 1 ? ["\(Layout.count(notes.count - 1, "more note")): add --verbose"] : [])
  }

  private var known: [String] {
    let listed = report.findings.indices.compactMap { index in
      context.known[index].map { "known: \(report.findings[index].signature), \($0)" }
    }
    return listed + context.fixed.map { paint.green("fixed: \($0.label), \($0.text)") }
  }

  private func rows(of cause: Cause, _ number: Int) -> [String] {
    let head = "\(number) of \(report.causes.count)"
    let more = context.isVerbose ? cause.findings.filter { $0 != cause.lead } : []
    return ([cause.lead] + more).enumerated().flatMap { position, index in
      let place = position == 0 ? "" : ", finding \(position + 1) of \(cause.findings.count)"
      let others = position == 0 ? cause.others(in: report.findings) : []
      let text = EntryText(entry: report.entry(index), head: head + place, others: others, paint: paint)
      return (position == 0 ? [] : [""]) + text.rows
    }
  }
}

/// One finding as text.
struct EntryText {
  let entry: FindingEntry
  let head: String
  /// The other violations of the same cause.
  let others: [String]
  let paint: Paint

  private var column: Int { entry.context.isVerbose ? 24 : 12 }

  var rows: [String] {
    [paint.bold(Layout.heading("\(head) · \(entry.title)"))] + labelled("expected", entry.expected)
      + labelled("actual", entry.actual) + ["", "  steps to reproduce"] + steps + [""]
      + entry.facts(all: entry.context.isVerbose).flatMap { labelled($0.label, $0.text) }
      + (others.isEmpty ? [] : labelled("also", others.joined(separator: ", ")))
      + (entry.context.files[entry.index].map { labelled("saved", $0) } ?? [])
      + ["  to reproduce", "    \(entry.command)"]
  }

  private func labelled(_ label: String, _ text: String) -> [String] {
    Layout.labelled(label, text, indent: 2, column: column)
  }

  /// Each step with what is seen after it; the start has no number, so that the numbers are those of the trace.
  private var steps: [String] {
    let steps = entry.steps
    let first = entry.finding.preparation == nil ? 1 : 2
    let digits = String(steps.count).count
    let width = min(Layout.width / 2, steps.map(\.text.count).max() ?? 0)
    let column = 4 + digits + 2 + width + 2
    return steps.enumerated().flatMap { index, step in
      let number = index < first ? "" : "\(index - first + 1). "
      let text = Layout.wrapped(step.text, to: step.screen.isEmpty ? Layout.width - column + width : width)
      let seen = Layout.wrapped(step.screen, to: max(20, Layout.width - column))
      let rows = (0..<max(text.count, seen.count)).map { row in
        let left = row < text.count ? text[row] : ""
        let lead = Layout.spaces(4) + Layout.right(row == 0 ? number : "", in: digits + 2) + left
        let right = row < seen.count ? seen[row] : ""
        return right.isEmpty ? lead : Layout.padded(lead, to: column) + right
      }
      return rows + step.violations.map { Layout.spaces(column) + paint.red("✗ \($0)") }
    }
  }
}
