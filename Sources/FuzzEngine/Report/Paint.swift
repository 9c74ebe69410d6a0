/// Colours text for a terminal, or leaves it plain.
package struct Paint: Sendable {
  /// Whether colours are wanted.
  package let isOn: Bool

  /// Paints or does not.
  package init(isOn: Bool) { self.isOn = isOn }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func reverse(_ text: String) -> String { wrap(text, "7") }
  func red(_ text: String) -> String { wrap(text, "31") }
  func green(_ text: String) -> String { wrap(text, "32") }
  func yellow(_ text: String) -> String { wrap(text, "33") }

  /// All that it puts around texts.
  static let codes = ["0", "1", "2", "7", "31", "32", "33"].map { "\u{1B}[\($0)m" }

  @inline(never)
  private func wrap(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
