/// The one place where text is escaped, so that no name that a user chose is taken for markup or a command.
enum Escape {
  /// Text for HTML and XML; control characters and changes of the text's direction become U+FFFD.
  static func markup(_ text: String) -> String {
    replacing(text) { scalar in
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

  /// Whether a character does something else than to be printed.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
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
