/// An exploration's report for people; equal explorations give equal bytes, whatever they were run on.
struct ExploreText {
  let report: ExploreReport
  let context: ReportContext
  let paint: Paint

  init(_ report: ExploreReport, context: ReportContext, paint: Paint) {
    self.report = report
    self.context = context
    self.paint = paint
  }

  /// The whole text, which ends in a line end; its last line is the command that repeats the exploration.
  var text: String {
    let opening = context.configuration.flatMap { Layout.labelled($0.name, $0.value, indent: 2, column: 14) }
    let rows =
      [paint.bold("exploration")] + opening + [""] + findings + parts + [""] + vacuous + closing
      + [context.campaignCommand]
    return rows.joined(separator: "\n") + "\n"
  }

  private var findings: [String] {
    let fresh = context.fresh(report.findings)
    let known = context.knownRows(report.findings, paint)
    guard !fresh.isEmpty else { return known }
    var rows = [paint.red(context.headline(report.findings)), ""]
    for (index, finding) in fresh.enumerated() {
      rows +=
        FindingText(
          finding: finding, number: index + 1, count: fresh.count,
          command: context.command(for: finding), file: nil, paint: paint
        ).rows
      rows.append("")
    }
    return rows + known
  }

  private var parts: [String] {
    let labels = report.parts.map { $0.rules.count == 1 ? $0.rules[0] : "\($0.rules.count) without memory" }
    let width = max(20, (labels.map(\.count).max() ?? 0) + 2)
    let heads = ["states", "transitions", "beyond", "depth", "bytes"]
    var rows = [
      paint.bold(
        Layout.padded("rules", to: width + 2) + heads.map { Layout.right($0, in: 13) }.joined())
    ]
    for (part, label) in zip(report.parts, labels) {
      let figures = [part.states, part.transitions, part.cut, part.depth, part.bytesPerState]
      let end = part.stopped == .end ? "complete" : "ended by \(part.stopped.rawValue)"
      rows.append(
        Layout.padded("  \(label)", to: width + 2)
          + figures.map { Layout.right(Layout.grouped($0), in: 13) }.joined() + "  \(end)")
      if part.collisionChance > 0 {
        rows.append("    the chance that two states were taken for one: \(part.collisionChance)")
      }
    }
    return rows
  }

  /// Rules that say nothing here, and places that are never reached.
  private var vacuous: [String] {
    let silent = report.rules.filter { $0.applies && $0.exercised == 0 }
    let unreached = silent.filter { $0.kind == "sometimes" }.map(\.id).joined(separator: ", ")
    let unasked = silent.filter { $0.kind != "sometimes" }.map(\.id).joined(separator: ", ")
    let word = report.isComplete ? "unreachable within the bound" : "not reached"
    var rows: [String] = []
    if !unasked.isEmpty {
      rows += Layout.labelled("note", "never exercised: \(unasked)", indent: 0, column: 6)
    }
    if !unreached.isEmpty { rows += Layout.labelled("note", "\(word): \(unreached)", indent: 0, column: 6) }
    return rows.isEmpty ? [] : rows + [""]
  }

  private var closing: [String] {
    var rows = report.notes.flatMap { Layout.labelled("note", $0, indent: 0, column: 6) }
    rows.append(
      "\(Layout.count(report.abstractStates, "abstract state")), "
        + "\(Layout.count(report.abstractPairs, "pair")) of one and a kind of action applied there")
    let headline = context.headline(report.findings)
    let extent =
      switch report.stopped {
      case .end: "complete: every state of the bounded model"
      case .depth: "every trace of \(Layout.count(report.depth, "line")) or fewer"
      case .memory, .time, .interrupted: "ended early by \(report.stopped.rawValue): more may be there"
      }
    rows.append(
      (context.fresh(report.findings).isEmpty ? paint.green(headline) : paint.red(headline)) + "; " + extent)
    return rows + context.inconclusiveRows(paint)
  }

  /// The line on standard error: what may differ between equal explorations.
  static func timing(_ report: ExploreReport) -> String {
    let states = report.parts.reduce(0) { $0 + $1.states }
    let transitions = report.parts.reduce(0) { $0 + $1.transitions }
    let seconds = max(report.timing.seconds, 1e-9)
    return
      "\(Layout.count(transitions, "transition")), \(Layout.count(states, "state")) in "
      + "\(Layout.seconds(seconds)) s, \(Layout.grouped(Int(Double(transitions) / seconds))) and "
      + "\(Layout.grouped(Int(Double(states) / seconds))) a second, \(Layout.count(report.timing.jobs, "job"))\n"
  }
}
