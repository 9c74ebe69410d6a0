/// A campaign's report as a page to look at; equal campaigns give equal bytes, whatever they were run on.
struct CampaignPage {
  let report: CampaignReport
  let context: ReportContext
  let rules: RuleTexts

  /// The whole page, which ends in a line end.
  var text: String {
    let traces = report.findings.enumerated().map { index, finding in
      ViewerTrace(
        finding, id: "finding-\(index + 1)", command: context.command(for: finding),
        file: context.file(of: index), rules)
    }
    let figures = [
      Layout.count(report.runs, "run"), Layout.count(report.actions, "action"),
      "\(Layout.grouped(report.applied)) applied",
    ]
    let exercise = ExerciseMarkup(context: context)
    let check = report.selfCheck
    let missed = check.missed.isEmpty ? "" : "; missed: \(check.missed.joined(separator: ", "))"
    let overview = FindingsOverview(
      title: report.system, subtitle: "seed \(report.seed) · \(figures.joined(separator: " · "))",
      headline: FindingGroups.headline(report.findings), traces: traces,
      notes: report.notes + [ending, context.inconclusive.map { "inconclusive: \($0)" }].compactMap { $0 })
    let body =
      [overview.markup] + traces.map { TraceMarkup(trace: $0).markup } + [
        .element(
          "section", ["class": "campaign", "aria-label": "The campaign"],
          [
            exercise.coverage(report.coverage, states: report.states, pairs: report.pairs),
            exercise.rules(report.rules), exercise.actions(report.kinds),
            .element("h2", [:], "Configuration"),
            ViewerPage.facts(
              context.configuration.map { .init($0.name, $0.value) } + [
                .init("self-check", "\(check.planted) planted, \(check.found) found\(missed)")
              ]),
            ViewerPage.command("Repeat the campaign", context.campaignCommand),
          ])
      ]
    return ViewerPage(title: "\(overview.headline) · \(report.system)", body: body).text
  }

  private var ending: String? {
    switch report.ending {
    case .runs: nil
    case .time: "ended by --time: the number of runs depends on the machine's speed"
    case .findings: "ended by --keep-going: enough was found"
    case .interrupted: "interrupted: this is what was found so far"
    case .processEnds: "ended early: the process ended too often in one way"
    }
  }
}

/// The head of a page: what was done, and a list of what was found.
struct FindingsOverview {
  let title: String
  let subtitle: String
  let headline: String
  let traces: [ViewerTrace]
  let notes: [String]

  /// The head.
  var markup: Markup {
    .element(
      "header", ["class": "overview"],
      [
        .element("p", ["class": "subtitle"], subtitle), .element("h1", [:], title),
        .element("p", ["class": traces.isEmpty ? "headline good" : "headline"], headline),
        traces.isEmpty
          ? .none : .element("nav", ["aria-label": "Findings"], [.element("ol", [:], traces.map(item))]),
        notes.isEmpty
          ? .none : .element("ul", ["class": "notes"], notes.map { .element("li", [:], $0) }),
        .element(
          "p", ["class": "keys"],
          [
            .element("kbd", [:], "←"), .element("kbd", [:], "→"), .text(" step, "),
            .element("kbd", [:], "Home"),
            .element("kbd", [:], "End"), .text(" first and last, "), .element("kbd", [:], "J"),
            .element("kbd", [:], "K"), .text(" next and previous finding"),
          ]),
      ])
  }

  private func item(_ trace: ViewerTrace) -> Markup {
    .element(
      "li", [:],
      [
        .element("a", ["href": "#\(trace.id)"], trace.heading), .element("span", [:], trace.subheading),
        .element("span", [:], Layout.count(trace.steps.count - 1, "line")),
      ])
  }
}
