/// A page that works from disk, without a network and without foreign scripts.
struct Page {
  private let title: String
  private let body: [Markup]
  /// Whether it has many findings, of which one is shown at a time.
  private let isReport: Bool

  /// The whole page, which ends in a line end; its policy forbids to load anything.
  var text: String {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'"
    let page: Markup = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="\(policy)">\
      <meta name="viewport" content="width=device-width, initial-scale=1">\
      <meta name="color-scheme" content="light dark"><title>\(title)</title>\
      <style>\(Markup(stringLiteral: ViewerStyle.text))</style></head>\
      <body><a class="skip" href="#main">Skip to the findings</a><main id="main" class="\(isReport ? "report" : "")">\(body)</main>\
      <script>\(Markup(stringLiteral: ViewerScript.text))</script></body></html>

      """
    return page.source
  }

  /// A replayed trace, with whether it does what its case expects; nil for a trace without a case.
  init(_ replay: Replay, _ one: PreparedCase, note: String?, command: String) {
    var facts = replay.facts(one.system.settings)
    for violation in replay.violations {
      facts.append(FindingEntry.Fact("violated", "\(violation) \(Replay.place(violation.line))"))
      if let insertion = violation.insertion {
        facts.append(FindingEntry.Fact("inserted", insertion.description))
        facts += ([replay.launch] + replay.lines.prefix(violation.line) + insertion.lines).lastNotes
      }
    }
    if let note { facts.append(FindingEntry.Fact("case", note)) }
    let steps = replay.steps(one.offered.wording)
    let count = Layout.count(replay.lines.count, "step")
    let result =
      replay.violations.isEmpty ? "no violation" : Layout.count(replay.violations.count, "violation")
    let article = TraceArticle(
      id: "trace", heading: replay.system, subheading: "\(count); \(result)", steps: steps, facts: facts,
      manual: ManualStep.all(of: steps), command: command, system: one.system, level: "h1")
    (title, body, isReport) = ("\(count); \(result) · \(replay.system)", [article.markup], false)
  }

  /// A campaign or an exploration: the findings by cause, an article for each, and tables.
  init(_ report: SearchReport, _ system: ConfiguredSystem) {
    let context = report.context
    let causes = report.causes.enumerated().map { number, cause in
      ([cause.lead] + cause.findings.filter { $0 != cause.lead }).map { index in
        let isLead = index == cause.lead
        return TraceArticle(
          report.entries[index], id: "finding-\(number + 1)\(isLead ? "" : "-\(index + 1)")",
          others: isLead ? cause.others(in: report.findings) : [], system)
      }
    }
    let end: Markup = """
      <section class="campaign" id="figures" aria-label="Figures">\(report.tables.map(Self.table))\
      <h2>Configuration</h2>\(Markup.facts(context.configuration))\(Markup.command(context.command))</section>
      """
    title = "\(report.verdict) · \(report.system)"
    isReport = true
    let pane = causes.flatMap { $0.map(\.markup) } + [end]
    body = [Self.overview(report, causes), "<div class=\"pane\">\(pane)</div>"]
  }

  private static func overview(_ report: SearchReport, _ causes: [[TraceArticle]]) -> Markup {
    func row(_ article: TraceArticle) -> Markup {
      """
      <div class="row" data-verdict="\(article.party)"><a href="#\(article.id)">\(article.heading)</a>\
      <span>\(Layout.count(article.steps.count - 1, "step"))</span><span>\(article.subheading)</span>\
      <span class="verdict">\(article.party)</span></div>
      """
    }
    let items = causes.map { articles -> Markup in
      let more = articles.dropFirst().map(row)
      let count = Layout.count(more.count, "more finding")
      let list: Markup = more.isEmpty ? "" : "<details><summary>\(count)</summary>\(more)</details>"
      return "<li>\(row(articles[0]))\(list)</li>"
    }
    let verdicts = Layout.unique(causes.joined().map(\.party)).map { "<option>\($0)</option>" as Markup }
    let filter: Markup = """
      <div class="filter"><input type="search" aria-label="Search the findings" placeholder="Search">\
      <select aria-label="Verdict"><option value="">all verdicts</option>\(verdicts)</select></div>
      """
    let notes =
      report.attention + report.notes.map { FindingEntry.Fact("note", $0) }
      + (report.context.inconclusive.map { [FindingEntry.Fact("inconclusive", $0)] } ?? [])
    let rows = notes.map { "<li>\($0.label): \($0.text)</li>" as Markup }
    let subtitle = "\(report.title) · \(report.extent) · \(report.figures.joined(separator: " · "))"
    let list: Markup = items.isEmpty ? "" : "<nav aria-label=\"Causes\">\(filter)<ol>\(items)</ol></nav>"
    let remarks: Markup = rows.isEmpty ? "" : "<ul class=\"notes\">\(rows)</ul>"
    return """
      <header class="overview"><p class="subtitle">\(subtitle)</p><h1>\(report.system)</h1>\
      <p class="headline\(report.isPassed ? " good" : "")">\(report.verdict)</p>\(list)\(remarks)\
      <p class="aside"><a href="#figures">Figures and configuration</a></p><p class="keys"><kbd>←</kbd> <kbd>→</kbd> step, <kbd>Home</kbd> <kbd>End</kbd> first and last, \
      <kbd>J</kbd> <kbd>K</kbd> next and previous in the list</p></header>
      """
  }

  private static func table(_ table: Table) -> Markup {
    let title = table.columns[0].prefix(1).uppercased() + table.columns[0].dropFirst()
    let last = table.columns.count - 1
    let rows = table.rows.map { row in
      let cells = row.dropFirst().enumerated().map { index, cell -> Markup in
        "<td class=\"\(index + 1 == last ? "reasons" : "figure")\">\(cell)</td>"
      }
      let kind: Markup = ["vacuous", "unreached"].contains(row[last]) ? " class=\"never\"" : ""
      return "<tr\(kind)><th scope=\"row\">\(row[0])</th>\(cells)</tr>" as Markup
    }
    let head = table.columns.map { "<th scope=\"col\">\($0)</th>" as Markup }
    let note: Markup = table.note.isEmpty ? "" : "<p class=\"aside\">\(table.note)</p>"
    return """
      <h2>\(title)</h2><div class="scroll" tabindex="0" role="region" aria-label="\(title)"><table>\
      <thead><tr>\(head)</tr></thead><tbody>\(rows)</tbody></table></div>\(note)
      """
  }
}
