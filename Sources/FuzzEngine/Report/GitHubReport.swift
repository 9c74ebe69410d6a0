/// Checks as GitHub's workflows show them: annotations, which are lines that the runner reads, and a summary of the job.
package struct GitHubReport: Sendable {
  private let list: CheckList

  /// The most bytes that the runner takes of one step's summary, with some room.
  private static let sizeLimitBytes = 1_000_000

  /// Prepares a report.
  package init(_ list: CheckList) { self.list = list }

  /// One line for each check that did not pass and was asked; what the runner would take for something else is
  /// escaped.
  package var annotations: String {
    list.checks.compactMap(Self.annotation).map { $0 + "\n" }.joined()
      + list.notes.map { "::notice title=\(Self.property(list.title))::\(Self.message($0))\n" }.joined()
  }

  private static func annotation(_ check: CheckList.Check) -> String? {
    let (level, message): (String, String)
    switch check.outcome {
    case .passed, .silent: return nil
    case .failed(_, let text), .impossible(let text): (level, message) = ("error", text)
    case .tolerated(let text): (level, message) = ("warning", text)
    }
    var properties: [String] = []
    if let file = check.file { properties.append("file=\(property(file))") }
    if let line = check.line { properties.append("line=\(line)") }
    properties.append("title=\(property("\(check.group): \(check.name)"))")
    let text = check.detail.isEmpty ? message : "\(message)\n\(check.detail)"
    return "::\(level) \(properties.joined(separator: ","))::\(Self.message(text))"
  }

  /// What stands behind the second pair of colons.
  static func message(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A value before it, where commas and colons part.
  static func property(_ text: String) -> String {
    var result = ""
    for scalar in message(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The summary in Markdown.
  package var summary: String {
    let failures = list.failureCount
    let checked = Layout.count(list.checks.count, "check")
    let verdict =
      failures == 0 ? "✅ \(checked), none failed" : "❌ \(checked), \(Layout.grouped(failures)) failed"
    var rows = ["## \(Self.inline(list.title))", "", verdict, ""]
    let told = list.checks.filter { $0.outcome != .passed }
    if !told.isEmpty {
      rows += ["| | check | |", "|---|---|---|"]
      rows += told.map { check in
        let (mark, message) = Self.row(check.outcome)
        return "| \(mark) | \(Self.inline(check.name)) | \(Self.inline(message)) |"
      }
      rows.append("")
    }
    var size = rows.reduce(0) { $0 + $1.utf8.count + 1 }
    for check in told where !check.detail.isEmpty {
      let part = [
        "<details><summary>\(Self.inline(check.name))</summary>", "",
        "<pre>" + Self.plain(check.detail) + "</pre>", "", "</details>", "",
      ]
      size += part.reduce(0) { $0 + $1.utf8.count + 1 }
      guard size < Self.sizeLimitBytes else {
        rows += ["More was found than a summary may hold; the other reports have it all.", ""]
        break
      }
      rows += part
    }
    if !list.notes.isEmpty { rows += list.notes.map { "- \(Self.inline($0))" } + [""] }
    if let command = list.command { rows += ["<pre>" + Self.plain(command) + "</pre>", ""] }
    return rows.joined(separator: "\n")
  }

  private static func row(_ outcome: CheckList.Outcome) -> (mark: String, message: String) {
    switch outcome {
    case .passed: ("✅", "")
    case .failed(let party, let text): ("❌", "\(text) (\(party))")
    case .impossible(let text): ("❌", text)
    case .tolerated(let text): ("⚠️", text)
    case .silent(let text): ("·", text)
    }
  }

  /// Text between tags.
  private static func plain(_ text: String) -> String { JUnitReport.text(text) }

  /// Text in a line of Markdown, where nothing of it may mean anything.
  private static func inline(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\r": result += " "
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@", "!": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
