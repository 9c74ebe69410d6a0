public import Foundation

/// A text that may be translated; here it is the text itself.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let text: String
  /// A text.
  public init(_ value: String) { text = value }
  /// A text.
  public init(stringLiteral value: String) { text = value }
  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// What stands in such a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Begins one.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds what is written.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += (value as? Text)?.string ?? "\(value)"
    }
    /// Adds a value in a form.
    public mutating func appendInterpolation<Form: FormatStyle>(_ value: Form.FormatInput, format: Form)
    where Form.FormatOutput == String { text += format.format(value) }
    /// Adds a value in a form.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += "date" }
  }
}

/// A text on screen.
nonisolated public struct Text: PrimitiveView, Hashable, Sendable {
  let string: String
  /// A text.
  public init(_ content: some StringProtocol) { string = String(content) }
  /// A text that may be translated.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { string = key.text }
  /// A text as it stands.
  public init(verbatim content: String) { string = content }
  /// A text with attributes.
  public init(_ text: AttributedString) { string = String(text.characters) }
  /// A date in a style.
  public init(_ date: Date, style: DateStyle) { string = "date" }
  /// A picture in a text.
  public init(_ image: Image) { string = "" }
  /// A value in a form.
  public init<Form: FormatStyle>(_ value: Form.FormatInput, format: Form) where Form.FormatOutput == String {
    string = format.format(value)
  }
  /// Notes the text.
  @MainActor public static func _evaluate(_ view: Text, in scope: Scope) { scope.page.see(view.string) }
  /// Two texts in one.
  public static func + (left: Text, right: Text) -> Text { Text(left.string + right.string) }

  /// How a date is written.
  public enum DateStyle: Hashable, Sendable {
    /// One of several.
    case date, time, relative, offset, timer
  }
  /// Where a text is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// One of three.
    case head, middle, tail
  }
  /// How letters are written.
  public enum Case: Hashable, Sendable {
    /// One of two.
    case uppercase, lowercase
  }

  /// The same text.
  public func bold(_ isActive: Bool = true) -> Text { self }
  /// The same text.
  public func italic(_ isActive: Bool = true) -> Text { self }
  /// The same text.
  public func font(_ font: Font?) -> Text { self }
  /// The same text.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// The same text.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// The same text.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
  /// The same text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The same text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The same text.
  public func monospacedDigit() -> Text { self }
  /// The same text.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// The same text.
  public func kerning(_ kerning: CGFloat) -> Text { self }
}

/// A picture.
nonisolated public struct Image: PrimitiveView, Hashable, Sendable {
  /// A picture of the system.
  public init(systemName: String) {}
  /// A picture of the system.
  public init(systemName: String, variableValue: Double?) {}
  /// A picture by its name.
  public init(_ name: String, bundle: Bundle? = nil) {}
  /// A picture that only decorates.
  public init(decorative name: String, bundle: Bundle? = nil) {}
  /// Notes that there is something to see.
  @MainActor public static func _evaluate(_ view: Image, in scope: Scope) { scope.page.see() }
  /// The same picture.
  public func resizable() -> Image { self }
  /// The same picture.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The same picture.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// The same picture.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// The same picture.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How a picture is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// One of four.
    case none, low, medium, high
  }
  /// How a picture is coloured.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// One of two.
    case template, original
  }
  /// How large a symbol is.
  public enum Scale: Hashable, Sendable {
    /// One of three.
    case small, medium, large
  }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Sendable {
  /// In one colour.
  public static let monochrome = SymbolRenderingMode()
  /// In layers.
  public static let hierarchical = SymbolRenderingMode()
  /// In several colours.
  public static let palette = SymbolRenderingMode()
  /// In its own colours.
  public static let multicolor = SymbolRenderingMode()
}

/// A title with a picture.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon
  /// A title with a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  /// Evaluates the title, then the picture.
  @MainActor public static func _evaluate(_ view: Label, in scope: Scope) {
    if let scope = scope.entering(.index(0)) { Title._evaluate(view.title, in: scope) }
    if let scope = scope.entering(.index(1)) { Icon._evaluate(view.icon, in: scope) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a picture of the system.
  nonisolated public init(_ title: some StringProtocol, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
  /// A title with a picture of the system.
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
  /// A title with a picture.
  nonisolated public init(_ title: LocalizedStringKey, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}

/// A font.
public struct Font: Hashable, Sendable {
  /// The use of a text.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Its sizes, the largest first.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  /// How thick letters are.
  public struct Weight: Hashable, Sendable {
    /// One of nine.
    public static let ultraLight = Weight(), thin = Weight(), light = Weight(), regular = Weight()
    /// One of nine.
    public static let medium = Weight(), semibold = Weight(), bold = Weight(), heavy = Weight(),
      black = Weight()
  }
  /// How letters look.
  public enum Design: Hashable, Sendable {
    /// One of four.
    case `default`, rounded, serif, monospaced
  }
  /// A style's font.
  public static let largeTitle = Font(), title = Font(), title2 = Font(), title3 = Font(), headline = Font()
  /// A style's font.
  public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font(), caption = Font()
  /// A style's font.
  public static let caption2 = Font()
  /// A font of a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  /// The font of a style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font()
  }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font() }
  /// The same font.
  public func weight(_ weight: Weight) -> Font { self }
  /// The same font.
  public func bold() -> Font { self }
  /// The same font.
  public func italic() -> Font { self }
  /// The same font.
  public func monospaced() -> Font { self }
  /// The same font.
  public func monospacedDigit() -> Font { self }
  /// The same font.
  public func smallCaps() -> Font { self }
}
