import Foundation

/// A property of a model that is stored, as it is written.
struct StoredProperty {
  let attributes: String
  let name: String
  /// What follows the name: the type, the first value and observers.
  let rest: String
  /// What stands in parentheses behind `@Relationship`; nil where there is no such attribute.
  let relationship: String?
  let isVariable: Bool
  /// Whether `@Attribute(.unique)` stands before it.
  let isUnique: Bool
  var isKept: Bool { !attributes.contains("@Transient") }
}

/// `@Model`: a class whose stored properties are observed, and known by their key paths.
func model(_ role: String, _ macro: [String: Any]) -> String? {
  let source = (macro["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
  let list = (macro["conformanceListSyntax"] as? [String: Any])?["source"] as? String
  let left = list?.firstMatch(of: #/:([^{]+)/#)?.1
  switch role {
  case "memberAttribute":
    let isObserved = storedProperties(in: source).first.map { $0.isKept && $0.isVariable } == true
    return isObserved ? "@_PersistedProperty" : ""
  // What it conforms to already, also by a superclass, is not in the list.
  case "extension": return left.flatMap { conformance(to: String($0), macro) } ?? ""
  default:
    let name = outline(source).firstMatch(of: #/\bclass\s+(\w+)/#)?.1 ?? ""
    let start = outline(source).firstIndex(of: "{").map(source.index(after:)) ?? source.endIndex
    let properties = storedProperties(in: String(source[start...].dropLast())).filter(\.isKept)
    let list = properties.map { property in
      let relationship = property.relationship.map { ", Schema.Relationship(\($0)\n)" } ?? ""
      let unique = property.isUnique ? ", isUnique: true" : ""
      return "ModelProperty(\\\(name).\(property.name)\(relationship)\(unique))"
    }
    let new = "[\(list.joined(separator: ", "))]"
    guard left != nil else {
      return "public override class var _modelProperties: [ModelProperty] { super._modelProperties + \(new) }"
    }
    return """
      public let _modelRecord = ModelRecord()
      public class var _modelProperties: [ModelProperty] { \(new) }
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
  let (name, path) = (property.name.filter { $0 != "`" }, property.name)
  guard role == "accessor" else { return "private var _\(name)\(property.rest)" }
  return """
    @storageRestrictions(initializes: _\(name))
    init(initialValue) { _\(name) = initialValue }
    get { _modelRecord.read(self, \\.\(path)); return _\(name) }
    set { _modelRecord.write(self, \\.\(path), from: _\(name), to: newValue) { _\(name) = newValue } }
    """
}

/// The stored properties among declarations, without those of nested types.
func storedProperties(in source: String) -> [StoredProperty] {
  let outline = outline(source)
  let attribute = #"@[\w.]+(?:\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\s+"#
  let access = "(?:public|internal|fileprivate|private|open|final|nonisolated|package)"
  let modifier = #"(?:\#(access)|static|class|lazy|weak|unowned)(?:\(\w+\))?\s+"#
  let pattern = "((?:\(attribute)|\(modifier))*)\\b(?:var|let)\\s+(`?\\w+`?)"
  guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
  let all = NSRange(outline.startIndex..., in: outline)
  let found = expression.matches(in: outline, range: all)
  return found.compactMap { match in
    guard let head = Range(match.range(at: 1), in: outline), let name = Range(match.range(at: 2), in: outline)
    else { return nil }
    let attributes = String(source[head])
    if outline[head].contains(#/\b(?:static|class|lazy|weak|unowned)\b/#) { return nil }
    let end = end(of: outline, from: name.upperBound)
    let shown = outline[name.upperBound..<end]
    let rest = source[name.upperBound..<end]
    // With braces and no value before them it is computed, unless they are observers.
    if let brace = shown.firstIndex(of: "{"), !shown[..<brace].contains("=") {
      let observers = source[brace..<end]
      guard observers.contains("didSet") || observers.contains("willSet") else { return nil }
    }
    return StoredProperty(
      attributes: attributes, name: String(source[name]),
      rest: rest.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ? "" : String(rest),
      relationship: arguments(of: "@Relationship", in: attributes, outline[head]),
      isVariable: outline[head.upperBound...].hasPrefix("var"),
      isUnique: arguments(of: "@Attribute", in: attributes, outline[head])?.contains(".unique") == true)
  }
}

/// What stands in the parentheses behind an attribute; nil where it is not there.
private func arguments(of attribute: String, in text: String, _ outline: Substring) -> String? {
  let outline = String(outline)
  guard let found = outline.range(of: attribute) else { return nil }
  let behind = outline[found.upperBound...].drop { $0.isWhitespace }
  guard behind.first == "(" else { return "" }
  var depth = 0
  for index in behind.indices {
    if behind[index] == "(" { depth += 1 } else if behind[index] == ")" { depth -= 1 }
    if depth == 0 { return String(text[behind.index(after: behind.startIndex)..<index]) }
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
      let (before, behind) = (outline[start..<index], outline[index...])
      let goesOn =
        behind.prefixMatch(of: #/\s*(?:[.?:={+\-*\/<>&|!%^,]|as\b|is\b|else\b)/#) != nil
        || before.suffix(40).contains(#/(?:[:=+\-*\/<&|%^,(]|->|\s\?{1,2}|\s>)\s*$/#)
      if !goesOn { return index }
    default: break
    }
    index = outline.index(after: index)
  }
  return index
}
