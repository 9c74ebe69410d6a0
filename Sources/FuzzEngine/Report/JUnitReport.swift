/// Checks as JUnit's XML, which build servers read; times are left out, so that equal campaigns give equal bytes.
package struct JUnitReport: Sendable {
  private let list: CheckList

  /// Prepares a report.
  package init(_ list: CheckList) { self.list = list }

  /// The whole document.
  package var text: String {
    let checks = list.checks
    let failures = checks.count { if case .failed = $0.outcome { true } else { false } }
    let errors = checks.count { if case .impossible = $0.outcome { true } else { false } }
    let skipped = checks.count { check in
      switch check.outcome {
      case .tolerated, .silent: true
      default: false
      }
    }
    let counts =
      "tests=\"\(checks.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    let name = Self.attribute(list.title)
    var rows = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"splitfuzz\" tests=\"\(checks.count)\" failures=\"\(failures)\" errors=\"\(errors)\">",
      "  <testsuite name=\"\(name)\" \(counts)>",
    ]
    if !list.configuration.isEmpty {
      rows.append("    <properties>")
      rows += list.configuration.map {
        "      <property name=\"\(Self.attribute($0.name))\" value=\"\(Self.attribute($0.value))\"/>"
      }
      rows.append("    </properties>")
    }
    rows += checks.flatMap(Self.rows)
    let closing = list.notes.map { "note: \($0)" } + (list.command.map { [$0] } ?? [])
    if !closing.isEmpty {
      rows.append("    <system-out>\(Self.text(closing.joined(separator: "\n")))</system-out>")
    }
    rows += ["  </testsuite>", "</testsuites>"]
    return rows.joined(separator: "\n") + "\n"
  }

  private static func rows(_ check: CheckList.Check) -> [String] {
    let head =
      "    <testcase classname=\"\(attribute(check.group))\" name=\"\(attribute(check.name))\""
      + (check.file.map { " file=\"\(attribute($0))\"" } ?? "")
    switch check.outcome {
    case .passed: return [head + "/>"]
    case .failed(let party, let message):
      return element(head, "failure", type: party, message, check.detail)
    case .impossible(let message):
      return element(head, "error", type: "inconclusive", message, check.detail)
    case .tolerated(let message), .silent(let message):
      let out = check.detail.isEmpty ? [] : ["      <system-out>\(text(check.detail))</system-out>"]
      return [head + ">", "      <skipped message=\"\(attribute(message))\"/>"] + out + ["    </testcase>"]
    }
  }

  private static func element(
    _ head: String, _ name: String, type: String, _ message: String, _ detail: String
  ) -> [String] {
    [
      head + ">",
      "      <\(name) type=\"\(attribute(type))\" message=\"\(attribute(message))\">\(text(detail))</\(name)>",
      "    </testcase>",
    ]
  }

  /// Text as it stands between tags: what XML cannot hold at all becomes a mark of replacement.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\r": result += "&#13;"
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text as it stands in an attribute.
  static func attribute(_ value: String) -> String {
    var result = ""
    for scalar in text(value).unicodeScalars {
      switch scalar {
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
