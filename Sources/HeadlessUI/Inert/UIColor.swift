// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(UIKit) && !canImport(AppKit)
public import Foundation

public final class UIColor: Hashable, Sendable {
  let color: Color
  private init(_ name: String) { color = Color(source: .foreign(Likeness(name))) }
  public static let systemRed = UIColor("systemRed"), systemOrange = UIColor("systemOrange")
  public static let systemYellow = UIColor("systemYellow"), systemGreen = UIColor("systemGreen")
  public static let systemTeal = UIColor("systemTeal"), systemBlue = UIColor("systemBlue")
  public static let systemIndigo = UIColor("systemIndigo"), systemPurple = UIColor("systemPurple")
  public static let systemPink = UIColor("systemPink"), systemGray = UIColor("systemGray")
  public static let systemGray2 = UIColor("systemGray2"), systemGray3 = UIColor("systemGray3")
  public static let systemGray4 = UIColor("systemGray4"), systemGray5 = UIColor("systemGray5")
  public static let systemGray6 = UIColor("systemGray6"), white = UIColor("white"), black = UIColor("black")
  public static let clear = UIColor("clear"), gray = UIColor("gray"), lightGray = UIColor("lightGray")
  public static let darkGray = UIColor("darkGray"), red = UIColor("red"), blue = UIColor("blue")
  public static let yellow = UIColor("yellow"), green = UIColor("green"), orange = UIColor("orange")
  public static let purple = UIColor("purple"), brown = UIColor("brown"), cyan = UIColor("cyan")
  public static let magenta = UIColor("magenta")
  public static let label = UIColor("label"), secondaryLabel = UIColor("secondaryLabel")
  public static let quaternaryLabel = UIColor("quaternaryLabel"), placeholderText = UIColor("placeholderText")
  public static let link = UIColor("link"), opaqueSeparator = UIColor("opaqueSeparator")
  public static let darkText = UIColor("darkText"), lightText = UIColor("lightText")
  public static let systemBrown = UIColor("systemBrown"), systemCyan = UIColor("systemCyan")
  public static let systemMint = UIColor("systemMint"), tintColor = UIColor("tintColor")
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  public static let tertiaryLabel = UIColor("tertiaryLabel"), separator = UIColor("separator")
  public static let systemFill = UIColor("systemFill"), systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")

  public convenience init() { self.init("") }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }
  public init(_ color: Color) { self.color = color }
  public init(cgColor: CGColor) { color = cgColor.color }
  public convenience init?(named name: String) { self.init(name) }
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    color = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
  public var cgColor: CGColor { CGColor(color: color) }
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let numbers = color.source.numbers
    red?.pointee = numbers.red
    green?.pointee = numbers.green
    blue?.pointee = numbers.blue
    alpha?.pointee = numbers.opacity
    return true
  }

  public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// The colour of Core Graphics, with the numbers that are known of it.
public struct CGColor: Hashable, Sendable {
  let color: Color
  init(color: Color) { self.color = color }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }
  public init(gray: CGFloat, alpha: CGFloat) { color = Color(white: gray, opacity: alpha) }
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? {
    let numbers = color.source.numbers
    return [numbers.red, numbers.green, numbers.blue, numbers.opacity]
  }
  public var alpha: CGFloat { color.source.numbers.opacity }
}

extension Color {
  public init(cgColor: CGColor) { self = cgColor.color }
  public var cgColor: CGColor? { CGColor(color: self) }
}

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
/// The type of a colour that is written as a literal.
public typealias _ColorLiteralType = UIColor

extension Color {
  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
}
#endif
