// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !canImport(UIKit) && !canImport(AppKit)
public import Foundation

public struct UIColor: Hashable, Sendable {
  private let likeness: Likeness
  private init(_ name: String) { likeness = Likeness(name) }
  public static let systemRed = Self("systemRed"), systemOrange = Self("systemOrange")
  public static let systemYellow = Self("systemYellow"), systemGreen = Self("systemGreen")
  public static let systemTeal = Self("systemTeal"), systemBlue = Self("systemBlue")
  public static let systemIndigo = Self("systemIndigo"), systemPurple = Self("systemPurple")
  public static let systemPink = Self("systemPink"), systemGray = Self("systemGray")
  public static let systemGray2 = Self("systemGray2"), systemGray3 = Self("systemGray3")
  public static let systemGray4 = Self("systemGray4"), systemGray5 = Self("systemGray5")
  public static let systemGray6 = Self("systemGray6"), white = Self("white"), black = Self("black")
  public static let clear = Self("clear"), gray = Self("gray"), lightGray = Self("lightGray")
  public static let darkGray = Self("darkGray"), red = Self("red"), blue = Self("blue")
  public static let yellow = Self("yellow"), green = Self("green"), orange = Self("orange")
  public static let purple = Self("purple"), brown = Self("brown"), cyan = Self("cyan")
  public static let magenta = Self("magenta")
  public static let label = Self("label"), secondaryLabel = Self("secondaryLabel")
  public static let tertiaryLabel = Self("tertiaryLabel"), separator = Self("separator")
  public static let systemFill = Self("systemFill"), systemBackground = Self("systemBackground")
  public static let secondarySystemBackground = Self("secondarySystemBackground")
  public static let tertiarySystemBackground = Self("tertiarySystemBackground")
  public static let secondarySystemFill = Self("secondarySystemFill")
  public static let tertiarySystemFill = Self("tertiarySystemFill")
  public static let quaternarySystemFill = Self("quaternarySystemFill")
  public static let systemGroupedBackground = Self("systemGroupedBackground")
  public static let secondarySystemGroupedBackground = Self("secondarySystemGroupedBackground")

  public init() { self.init("") }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    likeness = Likeness("red").with(red).with(green).with(blue).with(alpha)
  }
  public init(white: CGFloat, alpha: CGFloat) { likeness = Likeness("white").with(white).with(alpha) }
  public init(_ color: Color) { self.init(color.description) }
  public init?(named name: String) { self.init(name) }

  var color: Color { Color(source: .foreign(likeness)) }
}

extension UIColor: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
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
