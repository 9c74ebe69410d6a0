/// A piece of HTML or XML: what is interpolated is escaped, so that no name that a user chose is taken for markup.
struct Markup: Sendable, ExpressibleByStringInterpolation {
  let source: String

  init(stringLiteral source: String) { self.source = source }
  init(stringInterpolation: Interpolation) { source = stringInterpolation.source }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { source += literal }
    @inline(never)
    mutating func appendInterpolation(_ text: String) { source += Escape.markup(text) }
    /// The value of an XML attribute, in which a reader keeps no plain line end.
    @inline(never)
    mutating func appendInterpolation(attribute text: String) { source += Escape.attribute(text) }
    @inline(never)
    mutating func appendInterpolation(_ number: Int) { source += String(number) }
    mutating func appendInterpolation(_ piece: Markup) { source += piece.source }
    @inline(never)
    mutating func appendInterpolation(_ pieces: [Markup]) { for piece in pieces { source += piece.source } }
  }

  /// A heading and a list; nothing where the list is empty.
  static func list(_ title: String, _ items: [String], isOrdered: Bool = false, kind: String = "") -> Markup {
    if items.isEmpty { return "" }
    let rows = items.map { "<li>\($0)</li>" as Markup }
    let kind: Markup = kind.isEmpty ? "" : " class=\"\(kind)\""
    return isOrdered
      ? "<h4>\(title)</h4><ol\(kind)>\(rows)</ol>" : "<h4>\(title)</h4><ul\(kind)>\(rows)</ul>"
  }

  static func facts(_ facts: [FindingEntry.Fact]) -> Markup {
    let rows = facts.map { "<dt>\($0.label)</dt><dd>\($0.text)</dd>" as Markup }
    return "<dl class=\"facts\">\(rows)</dl>"
  }

  /// A command with a button that copies it.
  static func command(_ command: String) -> Markup {
    """
    <div class="command"><h3>To reproduce</h3><code>\(command)</code>\
    <button type="button" class="copy">Copy</button></div>
    """
  }
}
