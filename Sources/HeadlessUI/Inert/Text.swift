// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A text that may be translated; here it is the text itself.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += (value as? Text)?.string ?? "\(stable(value))"
    }
    public mutating func appendInterpolation<Form: FormatStyle>(_ value: Form.FormatInput, format: Form)
    where Form.FormatOutput == String { text += format.format(stable(value)) }
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += "date" }
    public mutating func appendInterpolation(_ subject: Any, formatter: Formatter) {
      text += formatter.string(for: stable(subject)) ?? ""
    }
  }
}

extension Date {
  /// Whether a clock said it: it has a fraction of a second then, and one that is written mostly has none.
  var isRead: Bool { timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) != 0 }
}

/// A value for a text that is the same whenever a trace is played: of a time that was read the hours from now are shown.
private func stable<Value>(_ value: Value) -> Value {
  guard let date = value as? Date, date.isRead else { return value }
  let hours = (date.timeIntervalSinceNow / 3_600).rounded()
  let shown: Date = .init(timeIntervalSinceReferenceDate: hours * 3_600)
  return shown as? Value ?? value
}

/// A text on screen.
nonisolated public struct Text: PrimitiveView, Hashable, Sendable {
  let string: String
  public init(_ content: some StringProtocol) { string = String(content) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { string = key.text }
  public init(verbatim content: String) { string = content }
  public init(_ text: AttributedString) { string = String(text.characters) }
  public init(_ date: Date, style: DateStyle) { string = "date" }
  public init(_ image: Image) { string = "" }
  public init(_ subject: Any, formatter: Formatter) { string = formatter.string(for: stable(subject)) ?? "" }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { string = "time" }
  public init<Form: FormatStyle>(_ value: Form.FormatInput, format: Form) where Form.FormatOutput == String {
    string = format.format(stable(value))
  }
  @MainActor public static func _evaluate(_ view: Text, in scope: Scope) { scope.page.see(view.string) }
  public static func + (left: Text, right: Text) -> Text { Text(left.string + right.string) }

  public enum DateStyle: Hashable, Sendable { case date, time, relative, offset, timer }
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public func bold(_ isActive: Bool = true) -> Text { self }
  public func italic(_ isActive: Bool = true) -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
}

/// A picture.
nonisolated public struct Image: PrimitiveView, Hashable, Sendable {
  /// What names a label on which there is no text.
  fileprivate var name: String?
  public init(systemName: String) { name = systemName }
  public init(systemName: String, variableValue: Double?) { name = systemName }
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = label.string }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
  public init(decorative name: String, bundle: Bundle? = nil) {}
  @MainActor public static func _evaluate(_ view: Image, in scope: Scope) {
    scope.page.see()
    scope.page.noteOnLabel(view.name)
    if let name = view.name { scope.page.pictures.append(name) }
  }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Scale: Hashable, Sendable { case small, medium, large }
}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
}

/// A title with a picture.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
  @MainActor public static func _evaluate(_ view: Label, in scope: Scope) {
    scope.evaluate(view.title, view.icon)
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ title: some StringProtocol, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
  nonisolated public init(_ title: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
  nonisolated public init(_ title: LocalizedStringKey, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}

/// A font.
public struct Font: Hashable, Sendable {
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    fileprivate let likeness: Likeness
    private init(_ name: String) { likeness = Likeness(name) }
    public static let ultraLight = Weight("ultraLight"), thin = Weight("thin"), light = Weight("light")
    public static let regular = Weight("regular"), medium = Weight("medium"), semibold = Weight("semibold")
    public static let bold = Weight("bold"), heavy = Weight("heavy"), black = Weight("black")
  }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  public enum Design: Hashable, Sendable { case `default`, rounded, serif, monospaced }
  private let likeness: Likeness
  private init(_ likeness: Likeness) { self.likeness = likeness }
  private init(_ name: String) { likeness = Likeness(name) }
  fileprivate func with(_ name: String) -> Font { Font(likeness.with(Likeness(name))) }

  public static let largeTitle = Font("largeTitle"), title = Font("title"), title2 = Font("title2")
  public static let title3 = Font("title3"), headline = Font("headline"), subheadline = Font("subheadline")
  public static let body = Font("body"), callout = Font("callout"), footnote = Font("footnote")
  public static let caption = Font("caption"), caption2 = Font("caption2")
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(Likeness("system").with(size)).with(weight, design)
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font("\(style)").with(weight, design)
  }
  private func with(_ weight: Weight?, _ design: Design?) -> Font {
    let font = weight.map(self.weight) ?? self
    return design.map { font.with("\($0)") } ?? font
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(Likeness(name).with(size)) }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    custom(name, size: size).with("\(style)")
  }
  public func weight(_ weight: Weight) -> Font { Font(likeness.with(weight.likeness)) }
  public func leading(_ leading: Leading) -> Font { with("\(leading)") }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with("italic") }
  public func monospaced() -> Font { with("monospaced") }
  public func monospacedDigit() -> Font { with("monospacedDigit") }
  public func smallCaps() -> Font { with("smallCaps") }
}

extension Font {
  public struct Context: Hashable, Sendable {}
  public struct Resolved: Hashable, Sendable {
    public let pointSize: CGFloat = 17, weight = Weight.regular, leading = Leading.standard
    public let isBold = false, isItalic = false, isMonospaced = false
  }
  public func resolve(in context: Context) -> Resolved { Resolved() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }
  public func width(_ width: Width) -> Font { with("\(width)") }
  public func width(_ width: CGFloat) -> Font { with("\(width)") }
  public func scaled(by factor: CGFloat) -> Font { with("\(factor)") }
  public func pointSize(_ size: CGFloat) -> Font { with("\(size)") }
  public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps") }
  public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps") }
}

extension Image {
  /// A picture that is drawn, which it is not here.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { name = label?.string }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
}

// What draws the letters of a text, of which there are none here.
public protocol TextAttribute {}
public struct TextProxy: Sendable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { .zero }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}
extension Text {
  public init(_ dates: ClosedRange<Date>) { string = "dates" }
  public init(_ interval: DateInterval) { string = "dates" }
  public func customAttribute(_ attribute: some TextAttribute) -> Text { self }
  public struct Layout: RandomAccessCollection, Sendable {
    public struct TypographicBounds: Equatable, Sendable {
      public let origin = CGPoint.zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0
      public let leading: CGFloat = 0, rect = CGRect.zero
    }
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = Self(rawValue: 1)
    }
    public struct RunSlice: Sendable { public let typographicBounds = TypographicBounds() }
    public struct Run: RandomAccessCollection, Sendable {
      public let startIndex = 0, endIndex = 0, typographicBounds = TypographicBounds()
      public subscript(position: Int) -> RunSlice { RunSlice() }
      public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { nil }
    }
    public struct Line: RandomAccessCollection, Sendable {
      public let startIndex = 0, endIndex = 0, origin = CGPoint.zero, typographicBounds = TypographicBounds()
      public subscript(position: Int) -> Run { Run() }
    }
    public let startIndex = 0, endIndex = 0, isTruncated = false
    public subscript(position: Int) -> Line { Line() }
  }
}
extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
