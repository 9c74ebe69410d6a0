/// A page that works from disk, without a network and without foreign scripts.
struct Page {
  /// The window's title.
  let title: String
  let body: [Markup]

  /// The whole page, which ends in a line end.
  ///
  /// Its policy forbids to load anything.
  var text: String {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'"
    let head = Markup.element(
      "head", [:],
      [
        .element("meta", ["charset": "utf-8"]),
        .element("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .element("meta", ["name": "color-scheme", "content": "light dark"]),
        .element("title", [:], title), Markup(source: "<style>\(ViewerStyle.text)</style>"),
      ])
    let content = Markup.element(
      "body", [:],
      [
        .element("a", ["class": "skip", "href": "#main"], "Skip to the findings"),
        .element("main", ["id": "main"], body), Markup(source: "<script>\(ViewerScript.text)</script>"),
      ])
    return "<!doctype html>\n<html lang=\"en\">\(head.source)\(content.source)</html>\n"
  }

  /// A replayed trace, with whether it does what its case expects; nil for a trace without a case.
  init(_ replay: Replay, _ one: PreparedCase, note: String?, command: String) {
    var facts = ReplayText.facts(replay, one.system.settings)
    for violation in replay.broken {
      facts.append(FindingEntry.Fact("violated", "\(violation) \(ReplayText.place(violation.line))"))
      if let insertion = violation.insertion {
        facts.append(FindingEntry.Fact("inserted", insertion.description))
      }
    }
    if let note { facts.append(FindingEntry.Fact("case", note)) }
    let steps = replay.steps(one.offered.wording)
    let count = Layout.count(replay.lines.count, "step")
    let result =
      replay.broken.isEmpty ? "no violation" : Layout.count(replay.broken.count, "violation")
    let article = TraceArticle(
      id: "trace", heading: replay.system, subheading: "\(count); \(result)", steps: steps, facts: facts,
      manual: ManualStep.all(of: steps), command: command, statements: one.system.statements, level: "h1")
    self.init(title: "\(count); \(result) · \(replay.system)", body: [article.markup])
  }

  /// A campaign or an exploration: an overview, an article for each cause, and tables.
  init(_ report: SearchReport, _ system: ConfiguredSystem) {
    let articles = report.causes.enumerated().flatMap { number, cause in
      let positions = report.context.isVerbose ? cause.findings : [cause.lead]
      return positions.map { index in
        let suffix = index == cause.lead ? "" : "-\(index + 1)"
        return TraceArticle(
          report.entry(index), id: "finding-\(number + 1)\(suffix)",
          others: index == cause.lead ? cause.others(in: report.findings) : [], system.statements)
      }
    }
    let attention = report.attention + report.notes.map { FindingEntry.Fact("note", $0) }
    let reason = report.context.inconclusive.map { FindingEntry.Fact("inconclusive", $0) }
    let end = Markup.element(
      "section", ["class": "campaign", "aria-label": "Figures"],
      report.tables.map(Self.table) + [
        .element("h2", [:], "Configuration"), .facts(report.context.configuration),
        .command(report.context.command),
      ])
    self.init(
      title: "\(report.verdict) · \(report.system)",
      body: [
        Self.overview(report, articles, attention + (reason.map { [$0] } ?? []))
      ] + articles.map(\.markup) + [end])
  }

  private init(title: String, body: [Markup]) { (self.title, self.body) = (title, body) }

  private static func overview(
    _ report: SearchReport, _ articles: [TraceArticle], _ notes: [FindingEntry.Fact]
  ) -> Markup {
    let items = articles.map { article in
      Markup.element(
        "li", [:],
        [
          .element("a", ["href": "#\(article.id)"], article.heading),
          .element("span", [:], article.subheading),
          .element("span", [:], Layout.count(article.steps.count - 1, "step")),
        ])
    }
    let keys = [
      ("←", " "), ("→", " step, "), ("Home", " "), ("End", " first and last, "), ("J", " "), ("K", " cause"),
    ]
    return .element(
      "header", ["class": "overview"],
      [
        .element(
          "p", ["class": "subtitle"],
          "\(report.title) · \(report.extent) · \(report.figures.joined(separator: " · "))"),
        .element("h1", [:], report.system),
        .element("p", ["class": report.isPassed ? "headline good" : "headline"], report.verdict),
        items.isEmpty ? .none : .element("nav", ["aria-label": "Causes"], [.element("ol", [:], items)]),
        notes.isEmpty
          ? .none
          : .element("ul", ["class": "notes"], notes.map { .element("li", [:], "\($0.label): \($0.text)") }),
        .element("p", ["class": "keys"], keys.flatMap { [.element("kbd", [:], $0.0), .text($0.1)] }),
      ])
  }

  private static func table(_ table: Table) -> Markup {
    let title = table.columns[0].prefix(1).uppercased() + table.columns[0].dropFirst()
    let last = table.columns.count - 1
    let rows = table.rows.map { row in
      Markup.element(
        "tr", ["class": row[last] == "vacuous" || row[last] == "unreached" ? "never" : nil],
        row.enumerated().map { index, cell in
          index == 0
            ? .element("th", ["scope": "row"], cell)
            : .element("td", ["class": index == last ? "reasons" : "figure"], cell)
        })
    }
    let head = Markup.element("tr", [:], table.columns.map { .element("th", ["scope": "col"], $0) })
    return .group([
      .element("h2", [:], title),
      .element(
        "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": title],
        [.element("table", [:], [.element("thead", [:], [head]), .element("tbody", [:], rows)])]),
      table.note.isEmpty ? .none : .element("p", ["class": "aside"], table.note),
    ])
  }
}

extension ConfiguredSystem {
  /// The statement of each rule, by its id.
  var statements: [String: String] {
    Dictionary(rules.map { ($0.id, $0.statement) }) { first, _ in first }
  }
}
