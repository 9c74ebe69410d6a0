/// A piece of HTML or XML: text is escaped on its way in, so that no name that a user chose is taken for markup.
struct Markup: Hashable, Sendable {
  /// The source.
  let source: String

  /// Takes source that was written here and not by a user.
  init(source: String) { self.source = source }

  /// Nothing.
  static var none: Markup { Markup(source: "") }

  /// Escaped text.
  static func text(_ text: String) -> Markup { Markup(source: Escape.markup(text)) }

  /// An element with its attributes, the values of which are escaped; nil leaves one out.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []
  ) -> Markup {
    let values = attributes.compactMap { key, value in value.map { " \(key)=\"\(Escape.attribute($0))\"" } }
    let start = "<\(name)\(values.joined())>"
    if ["meta", "input", "br"].contains(name) { return Markup(source: start) }
    return Markup(source: start + children.map(\.source).joined() + "</\(name)>")
  }

  /// An element that holds text.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String
  ) -> Markup { element(name, attributes, [.text(text)]) }

  /// A heading and a list; nothing where the list is empty.
  static func list(
    _ title: String, _ items: [String], _ element: String = "ul", kind: String? = nil
  ) -> Markup {
    items.isEmpty
      ? .none
      : .group([
        .element("h4", [:], title),
        .element(element, ["class": kind], items.map { .element("li", [:], $0) }),
      ])
  }

  /// Several pieces behind each other.
  static func group(_ pieces: [Markup]) -> Markup { Markup(source: pieces.map(\.source).joined()) }

  /// Pairs of labels and texts.
  static func facts(_ facts: [FindingEntry.Fact]) -> Markup {
    .element(
      "dl", ["class": "facts"],
      facts.flatMap { [Markup.element("dt", [:], $0.label), .element("dd", [:], $0.text)] })
  }

  /// A command with a button that copies it.
  static func command(_ command: String) -> Markup {
    .element(
      "div", ["class": "command"],
      [
        .element("h3", [:], "To reproduce"), .element("code", [:], command),
        .element("button", ["type": "button", "class": "copy"], "Copy"),
      ])
  }
}
