/// Writes values as Swift source.
enum SwiftSource {
  /// A text as a literal on one line, raw where that spares escapes.
  static func literal(_ text: String) -> String {
    guard text.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }) else {
      return text.debugDescription
    }
    let hashes = hashes(for: text)
    return "\(hashes)\"\(text)\"\(hashes)"
  }

  /// Lines as a literal of several lines, without the indentation of all but its first.
  static func multiline(_ lines: [String]) -> [String] {
    let hashes = hashes(for: lines.joined(separator: "\n"))
    return ["\(hashes)\"\"\""] + lines + ["\"\"\"\(hashes)"]
  }

  /// As many number signs as keep quotes and backslashes of a text from meaning anything.
  private static func hashes(for text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "" }
    var hashes = "#"
    while text.contains("\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return hashes
  }

  /// The lines of the header as a literal that a call of `test` takes.
  static func literal(_ start: [StartPoint.HeaderLine]) -> String {
    "[" + start.map { "\(literal($0.key)): \(literal($0.value))" }.joined(separator: ", ") + "]"
  }

  static func literal(_ texts: [String]) -> String {
    "[" + texts.map(literal).joined(separator: ", ") + "]"
  }

  static func expression(_ settings: SystemSettings) -> String {
    var parts: [String] = []
    if !settings.quirks.isEmpty { parts.append("quirks: \(literal(settings.quirks))") }
    if !settings.assumptions.isEmpty {
      let values = settings.assumptions.map { ".init(\(literal($0.name)), \(literal($0.value)))" }
      parts.append("assumptions: [\(values.joined(separator: ", "))]")
    }
    return "SystemSettings(\(parts.joined(separator: ", ")))"
  }

  /// A text as a name, such as `f10FullScreenPush` of `F10-full-screen-push`; the characters that a name cannot hold
  /// part its words.
  static func name(_ text: String, isType: Bool) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    let joined = words.enumerated().map { index, word in
      let first = index == 0 && !isType ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      return first + word.dropFirst()
    }.joined()
    let isNamed = joined.first?.isLetter ?? false
    return isNamed ? joined : (isType ? "Trace" : "trace") + joined
  }

  /// A text as the name of a function, with an ending where it would be a word of the language.
  static func function(_ text: String, orEndingIn ending: String) -> String {
    let plain = name(text, isType: false)
    return words.contains(plain) ? plain + ending : plain
  }

  private static let words: Set<String> = [
    "actor", "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension FuzzSystem {
  /// The arguments of a call of `test` that reproduces a trace, all but the actions: where it starts, the expected
  /// violations and screen, and the settings where they are not the system's own.
  func testArguments(
    _ trace: TraceText, _ configured: ConfiguredSystem, breaking: [String] = [], showing: String? = nil
  ) -> [String] {
    let start = trace.start.filter { configured.startKeys.contains($0.key) }
    var arguments: [String] = []
    if !start.isEmpty { arguments.append("at: \(SwiftSource.literal(start))") }
    if !breaking.isEmpty { arguments.append("breaking: \(SwiftSource.literal(breaking))") }
    if let showing { arguments.append("showing: \(SwiftSource.literal(showing))") }
    if configured.settings != defaults {
      arguments.append("settings: \(SwiftSource.expression(configured.settings))")
    }
    return arguments
  }
}

extension TraceText.Line {
  var marked: String { (leavesPending ? "~" : "") + text }
}
