// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A colour, which is a value of its own: apps choose among colours.
nonisolated public struct Color: PrimitiveView, ShapeStyle, Hashable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  indirect enum Source: Hashable, Sendable {
    case named(String), asset(String), foreign(Likeness)
    case components(red: Double, green: Double, blue: Double, opacity: Double)
    case faded(Source, Double), mixed(Source, Source, Double)
  }
  let source: Source

  init(source: Source) { self.source = source }
  private init(system name: String) { source = .named(name) }
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .components(red: red, green: green, blue: blue, opacity: opacity)
  }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    source = .components(red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let part = { (number: Double) in
      let sector = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    source = .components(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  public static let red = Color(system: "red"), orange = Color(system: "orange"),
    yellow = Color(system: "yellow")
  public static let green = Color(system: "green"), mint = Color(system: "mint"), teal = Color(system: "teal")
  public static let cyan = Color(system: "cyan"), blue = Color(system: "blue"),
    indigo = Color(system: "indigo")
  public static let purple = Color(system: "purple"), pink = Color(system: "pink"),
    brown = Color(system: "brown")
  public static let white = Color(system: "white"), gray = Color(system: "gray"),
    black = Color(system: "black")
  public static let clear = Color(system: "clear"), primary = Color(system: "primary")
  public static let secondary = Color(system: "secondary"), accentColor = Color(system: "accentColor")

  /// A colour that a style is, as in `Color(isDark ? .indigo : .blue)`.
  @_disfavoredOverload public init<Style: ShapeStyle & Hashable>(_ style: Style) {
    source = (style as? Color)?.source ?? .foreign(Likeness("\(style)"))
  }

  public func opacity(_ opacity: Double) -> Color { Color(source: .faded(source, opacity)) }
  public func mix(
    with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mixed(source, other.source, fraction))
  }
  /// What it is of, where that is known.
  public struct Resolved: Hashable, Sendable {
    public var red, green, blue: Float
    public var opacity: Float = 1
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) { (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity) }
  }
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let numbers = source.numbers
    return Resolved(
      red: Float(numbers.red), green: Float(numbers.green), blue: Float(numbers.blue),
      opacity: Float(numbers.opacity))
  }
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
  @MainActor public static func _evaluate(_ view: Color, in scope: Scope) { scope.page.see() }
}

extension Color.Source {
  typealias Numbers = (red: Double, green: Double, blue: Double, opacity: Double)

  /// What it is of, since apps store colours as numbers.
  ///
  /// The system's are those that Apple's guidelines print for iOS; one whose numbers are not here is black.
  var numbers: Numbers {
    switch self {
    case .components(let red, let green, let blue, let opacity): return (red, green, blue, opacity)
    case .faded(let color, let opacity):
      let numbers = color.numbers
      return (numbers.red, numbers.green, numbers.blue, numbers.opacity * opacity)
    case .mixed(let one, let other, let fraction):
      let (one, other) = (one.numbers, other.numbers)
      let mix = { (one: Double, other: Double) in one * (1 - fraction) + other * fraction }
      return (
        mix(one.red, other.red), mix(one.green, other.green), mix(one.blue, other.blue),
        mix(one.opacity, other.opacity)
      )
    case .named(let name):
      let bytes = Self.bytes[name] ?? 0
      let part = { (shift: Int) in Double(bytes >> shift & 0xff) / 255 }
      return (part(16), part(8), part(0), name == "clear" ? 0 : 1)
    case .asset, .foreign: return (0, 0, 0, 1)
    }
  }
  private static let bytes = [
    "red": 0xff3b30, "orange": 0xff9500, "yellow": 0xffcc00, "green": 0x34c759, "mint": 0x00c7be,
    "teal": 0x30b0c7, "cyan": 0x32ade6, "blue": 0x007aff, "accentColor": 0x007aff, "indigo": 0x5856d6,
    "purple": 0xaf52de, "pink": 0xff2d55, "brown": 0xa2845e, "white": 0xffffff, "gray": 0x8e8e93,
  ]
}

extension Color: CustomStringConvertible {
  /// What SwiftUI calls it; apps show it as the title of a row.
  public var description: String { source.description }
}

extension Color.Source: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let name): name
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .foreign: "UIColor"
    case .components(let red, let green, let blue, let opacity): hexadecimal([red, green, blue, opacity])
    case .faded(let color, let opacity):
      "\(Int((max(0, min(1, opacity.isNaN ? 0 : opacity)) * 100).rounded()))% \(color)"
    case .mixed(let one, let other, let fraction): "\(one) mixed with \(other) by \(fraction)"
    }
  }

  private func hexadecimal(_ parts: [Double]) -> String {
    parts.reduce(into: "#") { text, part in
      let byte = part.isNaN ? 0 : UInt8(max(0, min(255, (part * 255).rounded())))
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
