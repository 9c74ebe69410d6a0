/// A replayed trace for people.
extension Replay {
  /// Every step, each of them drawn where that is wanted, and the result; the whole text ends in a line end.
  func text(_ settings: SystemSettings, _ paint: Paint, isDrawn: Bool = false) -> String {
    let head = [FindingEntry.Fact("system", system)] + facts(settings)
    let rows =
      head.flatMap { Layout.labelled($0.label, $0.text, indent: 0, column: 12) } + [""]
      + table(paint, isDrawn: isDrawn) + [""]
    return rows.joined(separator: "\n") + "\n" + result(paint)
  }

  /// The result in one line, and each violation in a line of its own.
  func result(_ paint: Paint) -> String {
    let steps = Layout.count(lines.count, "step")
    if let difference = nondeterminism {
      return paint.yellow("inconclusive: \(steps); \(difference)") + "\n"
    }
    guard let first = violations.first else {
      let count = nonVacuous.map {
        "; \($0.isEmpty ? "no rule" : Layout.count($0.count, "rule")) non-vacuous"
      }
      return "\(paint.green("passed")): \(steps), no violation\(count ?? "")\n"
    }
    var rows = [
      "\(paint.red("failed")): \(steps), \(Layout.count(violations.count, "violation")), the first of \(first.rule)"
    ]
    for violation in violations {
      rows.append("  \(paint.red("✗ \(violation)")) \(Self.place(violation.line))")
      if let insertion = violation.insertion {
        rows += Layout.labelled("inserted", insertion.description, indent: 4, column: 14)
        for fact in ([launch] + lines.prefix(violation.line) + insertion.lines).lastNotes {
          rows += Layout.labelled(fact.label, fact.text, indent: 4, column: 14)
        }
      }
    }
    rows.append("next: 'shrink' makes the trace shorter, 'explain \(first.rule)' describes the rule")
    return rows.joined(separator: "\n") + "\n"
  }

  /// `at the start` or `at step 3`.
  static func place(_ step: Int) -> String { step == 0 ? "at the start" : "at step \(step)" }

  /// Where a trace starts, and under which settings.
  func facts(_ settings: SystemSettings) -> [FindingEntry.Fact] {
    start.map { FindingEntry.Fact($0.key, $0.value) }
      + (settings.quirks.isEmpty
        ? [] : [FindingEntry.Fact("quirks", settings.quirks.joined(separator: ", "))])
      + settings.assumptions.map { FindingEntry.Fact("assume", $0.text) }
  }

  /// Each step with what is seen after it.
  private func table(_ paint: Paint, isDrawn: Bool) -> [String] {
    let steps = steps(Wording())
    let digits = String(lines.count).count
    let width = min(max(steps.map(\.text.count).max() ?? 0, 6), 34)
    let column = 2 + digits + 2 + width + 2
    return steps.enumerated().flatMap { index, step in
      let number = index == 0 ? Layout.spaces(digits) : Layout.right(String(index), in: digits)
      var left = "  \(number)  \(step.text)"
      var rows: [String] = []
      if left.count + 2 > column { (rows, left) = ([left], "") }
      // An ignored action changes nothing itself, but something pending may be delivered during its step.
      let seen = step.screen + step.ignoredNote
      for text in [seen] + step.others.map(\.description) {
        for part in Layout.wrapped(text, to: max(20, Layout.width - column)) {
          rows.append(Layout.padded(left, to: column) + part)
          left = ""
        }
      }
      rows += step.recordedEvents.map { Layout.spaces(column) + paint.dim("· event: \($0)") }
      rows += step.mistakes.flatMap {
        Layout.wrapped("· mistake: \($0)", to: max(20, Layout.width - column)).map {
          Layout.spaces(column) + paint.dim($0)
        }
      }
      rows += step.writes.map { Layout.spaces(column) + paint.dim("· write: \($0)") }
      rows += step.violations.map { Layout.indent("✗ \($0)", to: column) + paint.red("✗ \($0)") }
      guard isDrawn else { return rows }
      let next = index + 1 < steps.count ? steps[index + 1].bareText : nil
      return rows
        + step.sketches.flatMap { SketchText($0, next: next, paint).rows }
        .map { Layout.spaces(column) + $0 }
    }
  }
}
