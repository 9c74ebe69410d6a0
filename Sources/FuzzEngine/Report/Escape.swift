import Foundation

/// The one place where text is escaped, so that no name that a user chose is taken for markup or a command.
enum Escape {
  /// Text for HTML and XML; control characters and changes of the text's direction become U+FFFD.
  static func markup(_ text: String) -> String {
    let escaped = replacing(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n", "\t": nil
      default: isControl(scalar) ? "\u{FFFD}" : nil
      }
    }
    return withoutOldCommands(escaped, "&#35;")
  }

  /// The value of an attribute, in which an XML reader keeps no plain line end.
  static func attribute(_ text: String) -> String {
    replacing(markup(text)) { $0 == "\n" ? "&#10;" : $0 == "\t" ? "&#9;" : nil }
  }

  static func markdown(_ text: String) -> String {
    replacing(markup(text.onOneLine)) { scalar in
      "\\`*_[]|~@!".unicodeScalars.contains(scalar) ? "&#\(scalar.value);" : nil
    }
  }

  /// Text in a workflow command of GitHub: the listed characters as `%` and two digits.
  static func percent(_ text: String, _ characters: String) -> String {
    replacing(text) { scalar in
      guard characters.unicodeScalars.contains(scalar) else { return nil }
      return (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
    }
  }

  /// Text on one line: what is not printed stands as `\u{1B}`.
  static func line(_ text: String) -> String { visible(text) { _ in false } }

  /// What goes to a stream: lines, and of what is not printed only the colours and the progress line of the program.
  static func stream(_ text: String) -> String {
    let text = withoutOldCommands(text, "\\u{23}")
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A }) { return text }
    let codes = ["\u{1B}[K"] + Paint.codes
    return text.components(separatedBy: "\u{1B}").enumerated().map { index, part in
      let whole = index == 0 ? part : "\u{1B}" + part
      let code = index == 0 ? nil : codes.first { whole.hasPrefix($0) }
      let rest = code.map { whole.dropFirst($0.count) } ?? whole[...]
      return (code ?? "") + visible(String(rest)) { "\n\t\r".unicodeScalars.contains($0) }
    }.joined()
  }

  /// The text of a JSON document, which has no such character outside of its strings but line ends.
  static func json(_ text: String) -> String {
    replacing(withoutOldCommands(text, "\\u0023")) { scalar in
      guard isControl(scalar), scalar != "\n" else { return nil }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// Without what GitHub's runner takes for a command of its first form, `##[error]`, wherever in a line it stands.
  private static func withoutOldCommands(_ text: String, _ mark: String) -> String {
    text.contains("##[") ? text.replacingOccurrences(of: "##[", with: "#\(mark)[") : text
  }

  private static func visible(_ text: String, _ isKept: (Unicode.Scalar) -> Bool) -> String {
    replacing(text) { scalar in
      isControl(scalar) && !isKept(scalar)
        ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : nil
    }
  }

  /// Whether a character does something else than to be printed.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}",
      "\u{FFFE}", "\u{FFFF}":
      true
    default: false
    }
  }

  private static func replacing(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
