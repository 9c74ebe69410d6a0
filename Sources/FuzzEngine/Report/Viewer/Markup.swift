/// A piece of HTML: text is escaped on its way in, so that nothing that a user named can be taken for markup.
struct Markup: Hashable, Sendable {
  /// The source.
  let source: String

  /// Takes source that was written here and not by a user.
  init(source: String) { self.source = source }

  /// Nothing.
  static var none: Markup { Markup(source: "") }

  /// Escaped text.
  static func text(_ text: String) -> Markup { Markup(source: escaped(text)) }

  /// An element with its attributes, the values of which are escaped; nil leaves one out.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []
  ) -> Markup {
    var source = "<\(name)"
    for (key, value) in attributes {
      if let value { source += " \(key)=\"\(escaped(value))\"" }
    }
    source += ">"
    if ["meta", "input", "br"].contains(name) { return Markup(source: source) }
    return Markup(source: source + children.map(\.source).joined() + "</\(name)>")
  }

  /// An element that holds text.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String
  ) -> Markup { element(name, attributes, [.text(text)]) }

  /// Several pieces behind each other.
  static func group(_ pieces: [Markup]) -> Markup { Markup(source: pieces.map(\.source).joined()) }

  /// Text in which no character means anything to a browser; what HTML cannot hold becomes U+FFFD, and what turns the
  /// direction of what follows as well.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
        "\u{FFFE}", "\u{FFFF}":
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
