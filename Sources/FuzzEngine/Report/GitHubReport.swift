/// Checks as GitHub's workflows show them: annotations, which are lines that the runner reads, and a summary of the job.
struct GitHubReport {
  let list: CheckList

  /// The most bytes that the runner takes of one step's summary, with some room.
  private static let sizeLimitBytes = 1_000_000

  /// One line for each check that failed or needs attention, and for each note.
  var annotations: String {
    let notes = list.notes.map { "::notice title=\(Self.property(list.title))::\(Self.message($0))\n" }
    return (list.checks.compactMap(Self.annotation) + notes).joined()
  }

  private static func annotation(_ check: CheckList.Check) -> String? {
    let level: String
    switch check.outcome {
    case .passed, .skipped: return nil
    case .failed, .inconclusive: level = "error"
    case .warning: level = "warning"
    }
    let place =
      (check.file.map { "file=\(property($0))," } ?? "") + (check.line.map { "line=\($0)," } ?? "")
    let text = check.message + (check.detail.isEmpty ? "" : "\n\(check.detail)")
    return "::\(level) \(place)title=\(property("\(check.group): \(check.name)"))::\(message(text))\n"
  }

  private static func message(_ text: String) -> String { Escape.percent(text, "%\r\n") }
  private static func property(_ text: String) -> String { Escape.percent(text, "%\r\n:,") }

  var summary: String {
    let failed = list.checks.count { $0.outcome == .failed || $0.outcome == .inconclusive }
    let count = Layout.count(list.checks.count, "check")
    var rows = [
      "## \(Escape.markdown(list.title))", "",
      failed == 0 ? "✅ \(count), none failed" : "❌ \(count), \(Layout.grouped(failed)) failed", "",
    ]
    let shown = list.checks.filter { $0.outcome != .passed }
    if !shown.isEmpty { rows += ["| | check | |", "|---|---|---|"] + shown.map(Self.row) + [""] }
    var size = rows.reduce(0) { $0 + $1.utf8.count + 1 }
    for check in shown where !check.detail.isEmpty {
      let part =
        "<details><summary>\(Escape.markdown(check.name))</summary>\n\n\(Self.preformatted(check.detail))\n\n"
        + "</details>\n"
      size += part.utf8.count
      guard size < Self.sizeLimitBytes else {
        rows += ["There is more than a summary can hold: see the other reports.", ""]
        break
      }
      rows.append(part)
    }
    if !list.notes.isEmpty { rows += list.notes.map { "- \(Escape.markdown($0))" } + [""] }
    if let command = list.command { rows += ["To reproduce:", "", Self.preformatted(command), ""] }
    return rows.joined(separator: "\n")
  }

  private static func row(_ check: CheckList.Check) -> String {
    let mark =
      switch check.outcome {
      case .failed, .inconclusive: "❌"
      case .warning: "⚠️"
      case .skipped: "·"
      case .passed: "✅"
      }
    let message = check.message + (check.outcome == .failed ? " (\(check.party))" : "")
    return "| \(mark) | \(Escape.markdown(check.name)) | \(Escape.markdown(message)) |"
  }

  private static func preformatted(_ text: String) -> String { "<pre>\(Escape.markup(text))</pre>" }
}
