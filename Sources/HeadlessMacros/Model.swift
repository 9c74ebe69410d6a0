import Foundation

/// A property of a model that is stored, as it is written.
struct StoredProperty {
  let attributes: String
  let name: String
  /// What follows the name: the type, the first value and observers.
  let rest: String
  /// What stands in parentheses behind `@Relationship`; nil where there is no such attribute.
  let relationship: String?
  var isKept: Bool { !attributes.contains("@Transient") }
}

/// `@Model`: a class whose stored properties are observed, and known by their key paths.
func model(_ role: String, _ macro: [String: Any]) -> String? {
  let source = (macro["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
  switch role {
  case "memberAttribute":
    return storedProperties(in: source).first?.isKept == true ? "@_PersistedProperty" : ""
  case "extension": return conformance(to: "PersistentModel, Observable", macro)
  default:
    let name = outline(source).firstMatch(of: #/\bclass\s+(\w+)/#)?.1 ?? ""
    let body = source.drop { $0 != "{" }.dropFirst()
    let properties = storedProperties(in: String(body.prefix(max(0, body.count - 1)))).filter(\.isKept)
    let list = properties.map { property in
      let relationship = property.relationship.map { ", Schema.Relationship(\($0))" } ?? ""
      return "ModelProperty(\\\(name).\(property.name)\(relationship))"
    }
    return """
      public let _record = ModelRecord()
      public static var _properties: [ModelProperty] { [\(list.joined(separator: ", "))] }
      """
  }
}

/// `@ModelActor`: an actor with a context of its own.
func modelActor(_ role: String, _ macro: [String: Any]) -> String? {
  if role == "extension" { return conformance(to: "ModelActor", macro) }
  return """
    public nonisolated let modelContainer: ModelContainer
    public let modelContext: ModelContext
    public init(modelContainer: ModelContainer) {
      self.modelContainer = modelContainer
      modelContext = ModelContext(modelContainer)
    }
    """
}

private func conformance(to protocols: String, _ macro: [String: Any]) -> String? {
  let name = (macro["extendedTypeSyntax"] as? [String: Any])?["source"] as? String
  return name.map { "extension \($0): \(protocols) {}" }
}

/// `@_PersistedProperty`: the storage of a property, and what reads and writes it.
func persisted(_ role: String, _ source: String) -> String? {
  guard let property = storedProperties(in: source).first else { return nil }
  let name = property.name
  guard role == "accessor" else { return "private var _\(name)\(property.rest)" }
  return """
    @storageRestrictions(initializes: _\(name))
    init(initialValue) { _\(name) = initialValue }
    get { _record.read(self, \\.\(name)); return _\(name) }
    set { _record.write(self, \\.\(name), from: _\(name), to: newValue) { _\(name) = newValue } }
    """
}

/// The stored properties among declarations, without those of nested types.
func storedProperties(in source: String) -> [StoredProperty] {
  let outline = outline(source)
  let attribute = #"@[\w.]+(?:\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\s+"#
  let modifier = #"(?:public|internal|fileprivate|private|open|final|nonisolated|package)(?:\(\w+\))?\s+"#
  let pattern = "((?:\(attribute)|\(modifier))*)(?<!static )(?<!class )(?<!lazy )\\bvar\\s+(`?\\w+`?)"
  guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
  let all = NSRange(outline.startIndex..., in: outline)
  let found = expression.matches(in: outline, range: all)
  return found.compactMap { match in
    guard let head = Range(match.range(at: 1), in: outline), let name = Range(match.range(at: 2), in: outline)
    else { return nil }
    let end = end(of: outline, from: name.upperBound)
    let shown = outline[name.upperBound..<end]
    let rest = source[name.upperBound..<end]
    // With braces and no value before them it is computed, unless they are observers.
    if let brace = shown.firstIndex(of: "{"), !shown[..<brace].contains("=") {
      let observers = source[brace..<end]
      guard observers.contains("didSet") || observers.contains("willSet") else { return nil }
    }
    let attributes = String(source[head])
    return StoredProperty(
      attributes: attributes, name: String(source[name]),
      rest: rest.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? "" : String(rest),
      relationship: arguments(of: "@Relationship", in: attributes))
  }
}

/// What stands in the parentheses behind an attribute; nil where it is not there.
private func arguments(of attribute: String, in text: String) -> String? {
  guard let found = text.range(of: attribute) else { return nil }
  let behind = text[found.upperBound...].drop { $0.isWhitespace }
  guard behind.first == "(" else { return "" }
  var depth = 0
  for index in behind.indices {
    if behind[index] == "(" { depth += 1 } else if behind[index] == ")" { depth -= 1 }
    if depth == 0 { return String(behind[behind.index(after: behind.startIndex)..<index]) }
  }
  return ""
}

/// Where a declaration ends: at the end of a line that nothing continues, outside of all brackets.
private func end(of outline: String, from start: String.Index) -> String.Index {
  var (depth, index) = (0, start)
  while index < outline.endIndex {
    switch outline[index] {
    case "(", "[", "{": depth += 1
    case ")", "]", "}":
      if depth == 0 { return index }
      depth -= 1
    case ";" where depth == 0: return index
    case "\n" where depth == 0:
      let next = outline[index...].first { !$0.isWhitespace }
      let last = outline[start..<index].last { !$0.isWhitespace }
      let goesOn = next == "." || next == "?" || next == "=" || next == "{" || last == "=" || last == ":"
      if !goesOn { return index }
    default: break
    }
    index = outline.index(after: index)
  }
  return index
}

/// The same text with spaces in place of comments, of what is in strings, and of what is in braces within it; each
/// position is the same in both.
func outline(_ source: String) -> String {
  var shown = Array(source.utf8)
  var (depth, index) = (0, 0)
  func begins(_ text: StaticString, at index: Int) -> Bool {
    shown[index...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
  func hide(_ first: Int, until end: StaticString) {
    var next = index + first
    while next < shown.count, !begins(end, at: next) {
      next += shown[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    next = min(next + end.utf8CodeUnitCount, shown.count)
    for hidden in index..<next where shown[hidden] != UInt8(ascii: "\n") { shown[hidden] = UInt8(ascii: " ") }
    index = next
  }
  while index < shown.count {
    if begins("//", at: index) {
      hide(2, until: "\n")
    } else if begins("/*", at: index) {
      hide(2, until: "*/")
    } else if begins("\"\"\"", at: index) {
      hide(3, until: "\"\"\"")
    } else if begins("\"", at: index) {
      hide(1, until: "\"")
    } else {
      if shown[index] == UInt8(ascii: "}") { depth -= 1 }
      let isOpening = shown[index] == UInt8(ascii: "{")
      if depth > 0, shown[index] != UInt8(ascii: "\n") { shown[index] = UInt8(ascii: " ") }
      if isOpening { depth += 1 }
      index += 1
    }
  }
  return String(decoding: shown, as: UTF8.self)
}
