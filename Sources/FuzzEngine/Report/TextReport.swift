/// A campaign's report for people; equal campaigns give equal bytes, whatever they were run on.
package struct TextReport: Sendable {
  private let report: CampaignReport
  private let context: ReportContext
  private let paint: Paint

  /// Prepares a report.
  package init(_ report: CampaignReport, context: ReportContext, paint: Paint) {
    self.report = report
    self.context = context
    self.paint = paint
  }

  /// The whole text, which ends in a line end; its last line is the command that repeats the campaign.
  package var text: String {
    var rows = opening + [""]
    rows += findings
    rows += ExerciseText(report: report, context: context, paint: paint).rows + [""]
    rows += closing + [context.campaignCommand]
    return rows.joined(separator: "\n") + "\n"
  }

  private var opening: [String] {
    [paint.bold("seed \(report.seed)")]
      + context.configuration.flatMap { Layout.labelled($0.name, $0.value, indent: 2, column: 14) }
  }

  private var findings: [String] {
    let fresh = report.findings.indices.filter { context.known(of: $0) == nil }
    var rows = [headline, ""]
    let groups = FindingGroups.of(context.fresh(report.findings)).map { $0.map { fresh[$0] } }
    var number = 0
    for (index, group) in groups.enumerated() {
      if groups.count < fresh.count {
        let cause = FindingGroups.cause(of: report.findings[group[0]])
        let count = group.count == 1 ? "" : ", in \(group.count) findings"
        rows += [paint.bold("cause \(index + 1) of \(groups.count)") + ": first breaks \(cause)\(count)", ""]
      }
      for finding in group {
        number += 1
        rows +=
          FindingText(
            finding: report.findings[finding], number: number, count: fresh.count,
            command: context.command(for: report.findings[finding]), file: context.file(of: finding),
            paint: paint
          ).rows
        rows.append("")
      }
    }
    return rows + context.knownRows(report.findings, paint)
  }

  private var headline: String {
    let text = context.headline(report.findings)
    return context.fresh(report.findings).isEmpty ? paint.green(text) : paint.red(text)
  }

  private var closing: [String] {
    var rows = report.notes.flatMap { Layout.labelled("note", $0, indent: 0, column: 6) }
    let figures = [
      Layout.count(report.runs, "run"), Layout.count(report.actions, "action"),
      "\(Layout.grouped(report.applied)) applied",
      Layout.count(report.states, "abstract state"),
      Layout.count(report.pairs, "state-action pair"),
    ]
    rows += Layout.wrapped(figures.joined(separator: ", "), to: Layout.width)
    if let coverage = report.coverage {
      let states =
        "\(Layout.grouped(coverage.states)) of \(Layout.count(coverage.statesExplored, "abstract state"))"
      let pairs = "\(Layout.grouped(coverage.pairs)) of \(Layout.count(coverage.pairsExplored, "pair"))"
      rows += Layout.wrapped(
        "of all that is within \(coverage.bound.text): \(states), \(pairs)", to: Layout.width)
    }
    switch report.ending {
    case .runs: break
    case .time: rows.append("ended by --time: the number of runs depends on the machine's speed")
    case .findings: rows.append("ended by --keep-going: enough was found")
    case .interrupted: rows.append("interrupted: this is what was found so far")
    case .processEnds: rows.append("ended early: the process ended too often in one way")
    }
    rows.append(headline)
    rows += context.inconclusiveRows(paint)
    rows.append(selfCheck)
    return rows
  }

  private var selfCheck: String {
    let check = report.selfCheck
    let text = "self-check: \(check.planted) planted, \(check.found) found"
    guard !check.missed.isEmpty || check.found < check.planted else { return text }
    let missed = check.missed.isEmpty ? "" : "; missed: \(check.missed.joined(separator: ", "))"
    return paint.red(text + missed)
  }
}
