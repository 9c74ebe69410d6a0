/// How names that people have chosen are written where a line is one line, and nothing in it moves a cursor.
///
/// Control and format characters are written as Swift writes them (`\n`, `\u{202E}`), but for the joiners that emoji are made
/// with.
enum NameText {
  /// A name as it stands in traces and reports, in one line; between quotes it is to be read again.
  static func escaped(_ name: String, quotes: Bool = false) -> String {
    if !name.unicodeScalars.contains(where: { isHidden($0) || (quotes && isMark($0)) }) { return name }
    var text = ""
    for scalar in name.unicodeScalars {
      if quotes, isMark(scalar) {
        text += "\\"
        text.unicodeScalars.append(scalar)
      } else if isHidden(scalar) {
        text += written(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// What a value is called: as its type describes itself, or else by its name, its title or its id.
  static func short(_ value: Any) -> String {
    if let described = value as? any CustomStringConvertible { return described.description }
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    switch mirror.displayStyle {
    case .optional: return children.first.map { short($0.value) } ?? "nil"
    case .tuple: return children.map { short($0.value) }.joined(separator: ", ")
    case .enum:
      return children.first.map { "\($0.label ?? "")(\(short($0.value)))" } ?? String(describing: value)
    default:
      func child(_ labels: String...) -> Any? { children.first { labels.contains($0.label ?? "") }?.value }
      if let name = child("name", "title") as? String { return name }
      return child("id").map { "\(mirror.subjectType) \(short($0))" } ?? String(describing: value)
    }
  }

  /// Reads what stands behind a backslash, and takes it off the rest; what means nothing stands for itself.
  static func unescaped(_ rest: inout Substring) -> String {
    guard let first = rest.popFirst() else { return "" }
    switch first {
    case "0": return "\0"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard rest.first == "{", let end = rest.firstIndex(of: "}"),
        let scalar = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
      else { return "u" }
      rest = rest[rest.index(after: end)...]
      return String(scalar)
    default: return String(first)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "\"" || scalar == "\\" }

  /// Whether a scalar shows nothing by itself and changes how the text around it is shown.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200D}" && scalar != "\u{200C}"
    default: false
    }
  }

  private static func written(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
