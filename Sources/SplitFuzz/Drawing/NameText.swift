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

  /// What a value is called: as its type describes itself, or else by its name, its title, its id or what it holds, which
  /// takes at most 64 characters, so that others find room beside it.
  static func short(_ value: Any) -> String {
    if let described = value as? any CustomStringConvertible { return described.description }
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    let held = children.lazy.map { short($0.value) }
    switch mirror.displayStyle {
    case .optional: return held.first ?? "nil"
    case .tuple: return held.joined(separator: ", ")
    case .enum:
      return cut(held.first.map { "\(children[0].label ?? "")(\($0))" } ?? String(describing: value))
    default:
      func child(_ labels: String...) -> Any? { children.first { labels.contains($0.label ?? "") }?.value }
      if let name = child("name", "title") as? String { return name }
      if let id = child("id") { return "\(mirror.subjectType) \(short(id))" }
      guard mirror.displayStyle == .struct, !children.isEmpty else { return cut(String(describing: value)) }
      return cut("\(mirror.subjectType)(\(held.joined(separator: ", ")))")
    }
  }

  private static func cut(_ name: String) -> String { name.count > 64 ? name.prefix(63) + "…" : name }

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
