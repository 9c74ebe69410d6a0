/// A campaign or an exploration for people; equal searches give equal bytes, whatever they were run on.
extension SearchReport {
  /// The whole text, which ends in a line end; its last line is the command that reproduces the search.
  func text(_ paint: Paint) -> String {
    var rows = [paint.bold(title) + ": " + extent]
    if context.isVerbose {
      rows +=
        context.configuration.flatMap { Layout.labelled($0.label, $0.text, indent: 2, column: 14) } + [""]
      rows += tables.flatMap { $0.text(paint) + [""] }
    }
    if !causes.isEmpty, !context.isVerbose { rows.append("") }
    for (number, cause) in causes.enumerated() {
      rows += self.rows(of: cause, number + 1, paint) + [""]
    }
    rows += entries.compactMap { entry in
      entry.known.map { "known: \(entry.finding.signature), \($0)" }
    }
    rows += context.fixed.map { paint.green("fixed: \($0.label), \($0.text)") }
    rows += figures.flatMap { Layout.wrapped($0, to: Layout.width) }
    rows += Layout.wrapped(verdict, to: Layout.width).map(isPassed ? paint.green : paint.red)
    if let reason = context.inconclusive {
      rows += Layout.wrapped("inconclusive: \(reason)", to: Layout.width).map(paint.yellow)
    }
    rows += attention.flatMap { Layout.wrapped("\($0.label): \($0.text)", to: Layout.width) } + noteRows
    rows.append("to reproduce: \(context.command)")
    return rows.joined(separator: "\n") + "\n"
  }

  /// All notes, or the beginning of the first one and the number of the others.
  private var noteRows: [String] {
    let notes = notes.map { "note: \($0)" }
    if context.isVerbose { return notes.flatMap { Layout.wrapped($0, to: Layout.width) } }
    let first = notes.prefix(1).map { Layout.clipped($0, to: Layout.width) }
    return first + (notes.count > 1 ? ["\(Layout.count(notes.count - 1, "more note")): add --verbose"] : [])
  }

  private func rows(of cause: Cause, _ number: Int, _ paint: Paint) -> [String] {
    let head = "\(number) of \(causes.count)"
    let more = context.isVerbose ? cause.findings.filter { $0 != cause.lead } : []
    return ([cause.lead] + more).enumerated().flatMap { position, index in
      let place = position == 0 ? "" : ", finding \(position + 1) of \(cause.findings.count)"
      let others = position == 0 ? cause.others(in: findings) : []
      return (position == 0 ? [] : [""]) + entries[index].rows(head + place, others: others, paint)
    }
  }
}

extension FindingEntry {
  /// The finding as text, with the other violations of the same cause.
  func rows(_ head: String, others: [String], _ paint: Paint) -> [String] {
    let found = [Fact("expected", expected), Fact("actual", actual)]
    var known = facts(all: context.isVerbose)
    if !others.isEmpty { known.append(Fact("also", others.joined(separator: ", "))) }
    if let file { known.append(Fact("saved", file)) }
    func rows(_ facts: [Fact]) -> [String] {
      facts.flatMap { Layout.labelled($0.label, $0.text, indent: 2, column: context.isVerbose ? 24 : 12) }
    }
    return [paint.bold(Layout.heading("\(head) · \(title)"))] + rows(found)
      + ["", "  steps to reproduce"] + stepRows(paint) + [""] + rows(known)
      + ["  to reproduce", "    \(command)"]
  }

  /// Each step with what is seen after it; the start has no number, so that the numbers are those of the trace.
  private func stepRows(_ paint: Paint) -> [String] {
    let steps = steps
    let first = finding.preparation == nil ? 1 : 2
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
      return rows + step.violations.map { Layout.indent("✗ \($0)", to: column) + paint.red("✗ \($0)") }
    }
  }
}
