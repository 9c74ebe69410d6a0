/// Shows what a campaign exercised: rules, actions, and why actions were ignored.
struct ExerciseText {
  let report: CampaignReport
  let context: ReportContext
  let paint: Paint

  var rows: [String] { rules + [""] + actions }

  private var rules: [String] {
    let bound = report.rules.filter(\.applies)
    let vacuous = bound.filter { $0.exercised == 0 }
    let width = max(20, (bound.map(\.id.count).max() ?? 0) + 2)
    var rows = [
      paint.bold(Layout.padded("rules", to: width + 2)) + Layout.right("exercised", in: 14)
        + Layout.right("asked", in: 16)
    ]
    for rule in bound where rule.exercised > 0 {
      rows.append(
        Layout.padded("  \(rule.id)", to: width + 2) + Layout.right(Layout.grouped(rule.exercised), in: 14)
          + Layout.right(Layout.grouped(rule.checked), in: 16))
    }
    for rule in vacuous {
      let figures = Layout.right("never", in: 14) + Layout.right(Layout.grouped(rule.checked), in: 16)
      rows.append(
        Layout.padded("  \(rule.id)", to: width + 2)
          + paint.yellow(figures + (rule.kind == "sometimes" ? "  never reached" : "  vacuous: says nothing"))
      )
    }
    if bound.isEmpty { rows.append("  none") }
    let others = report.rules.filter { !$0.applies }.map(\.id)
    if !others.isEmpty {
      rows += Layout.labelled("not bound by", others.joined(separator: ", "), indent: 2, column: 16)
    }
    return rows
  }

  private var actions: [String] {
    let width = max(20, (report.kinds.map(\.kind.count).max() ?? 0) + 2)
    var rows = [
      paint.bold(Layout.padded("actions", to: width + 2)) + Layout.right("applied", in: 14)
        + Layout.right("ignored", in: 16)
    ]
    for kind in report.kinds {
      let ignored = kind.ignored.reduce(0, +)
      let figures =
        Layout.padded("  \(kind.kind)", to: width + 2) + Layout.right(Layout.grouped(kind.applied), in: 14)
        + Layout.right(Layout.grouped(ignored), in: 16)
      let parts = Layout.wrapped(reasons(kind), to: max(20, Layout.width - figures.count - 2))
      for (index, part) in parts.enumerated() {
        let left = index == 0 ? figures : Layout.spaces(figures.count)
        rows.append(part.isEmpty ? left : "\(left)  \(paint.dim(part))")
      }
    }
    return rows
  }

  private func reasons(_ kind: CampaignReport.KindCount) -> String {
    kind.ignored.enumerated().filter { $0.element > 0 }.map { index, count in
      let name = index < context.ignoreReasons.count ? context.ignoreReasons[index] : "reason \(index)"
      return "\(name) \(Layout.grouped(count))"
    }.joined(separator: ", ")
  }
}
