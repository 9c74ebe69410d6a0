/// An exploration's report as a page to look at; equal explorations give equal bytes, whatever they were run on.
struct ExplorePage {
  let report: ExploreReport
  let context: ReportContext
  let rules: RuleTexts

  /// The whole page, which ends in a line end.
  var text: String {
    let traces = report.findings.enumerated().map { index, finding in
      ViewerTrace(
        finding, id: "finding-\(index + 1)", command: context.command(for: finding), file: nil, rules)
    }
    let figures = [
      "exploration", Layout.count(report.states, "state"), Layout.count(report.transitions, "transition"),
    ]
    let overview = FindingsOverview(
      title: report.system, subtitle: figures.joined(separator: " · "),
      headline: "\(FindingGroups.headline(report.findings)); \(extent)", traces: traces,
      notes: report.notes + [context.inconclusive.map { "inconclusive: \($0)" }].compactMap { $0 })
    let exercise = ExerciseMarkup(context: context)
    let body =
      [overview.markup] + traces.map { TraceMarkup(trace: $0).markup } + [
        .element(
          "section", ["class": "campaign", "aria-label": "The exploration"],
          [
            exercise.table(
              "Explored", ["rules", "states", "transitions", "beyond", "depth", "ended by"],
              report.parts.map(part)),
            exercise.rules(report.rules), .element("h2", [:], "Configuration"),
            ViewerPage.facts(context.configuration.map { .init($0.name, $0.value) }),
            ViewerPage.command("Repeat the exploration", context.campaignCommand),
          ])
      ]
    return ViewerPage(title: "\(FindingGroups.headline(report.findings)) · \(report.system)", body: body).text
  }

  private var extent: String {
    switch report.stopped {
    case .end: "complete: every state of the bounded model"
    case .depth: "every trace of \(Layout.count(report.depth, "line")) or fewer"
    case .memory, .time, .interrupted: "ended early by \(report.stopped.rawValue): more may be there"
    }
  }

  private func part(_ part: ExploreReport.Part) -> Markup {
    let label = part.rules.count == 1 ? part.rules[0] : "\(part.rules.count) without memory"
    let figures = [part.states, part.transitions, part.cut, part.depth]
    return .element(
      "tr", [:],
      [.element("th", ["scope": "row"], label)]
        + figures.map { .element("td", ["class": "figure"], Layout.grouped($0)) }
        + [.element("td", [:], part.stopped == .end ? "its end: complete" : part.stopped.rawValue)])
  }
}
