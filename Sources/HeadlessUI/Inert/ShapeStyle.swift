public import Foundation

/// Fills shapes and texts.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// The same, thinner.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

extension ShapeStyle {
  /// The same, with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

/// A shadow.
public struct ShadowStyle: Equatable, Sendable {
  /// A shadow beneath.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow inside.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// A colour.
nonisolated public struct Color: PrimitiveView, ShapeStyle, Hashable {
  /// A space of colours.
  public enum RGBColorSpace: Hashable, Sendable {
    /// One of three.
    case sRGB, sRGBLinear, displayP3
  }
  /// A colour by its name.
  public init(_ name: String, bundle: Bundle? = nil) {}
  /// A colour by its parts.
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
  }
  /// A grey.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  /// A colour by its hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  private init() {}
  /// A colour.
  public static let red = Color(), orange = Color(), yellow = Color(), green = Color(), mint = Color()
  /// A colour.
  public static let teal = Color(), cyan = Color(), blue = Color(), indigo = Color(), purple = Color()
  /// A colour.
  public static let pink = Color(), brown = Color(), white = Color(), gray = Color(), black = Color()
  /// A colour.
  public static let clear = Color(), primary = Color(), secondary = Color(), accentColor = Color()
  /// The same colour.
  public func opacity(_ opacity: Double) -> Color { self }
  /// A gradient of it.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [])) }
  /// Notes that there is something to see.
  @MainActor public static func _evaluate(_ view: Color, in scope: Scope) { scope.page.see() }
}

extension ShapeStyle where Self == Color {
  /// A colour.
  public static var red: Color { .red }
  /// A colour.
  public static var orange: Color { .orange }
  /// A colour.
  public static var yellow: Color { .yellow }
  /// A colour.
  public static var green: Color { .green }
  /// A colour.
  public static var mint: Color { .mint }
  /// A colour.
  public static var teal: Color { .teal }
  /// A colour.
  public static var cyan: Color { .cyan }
  /// A colour.
  public static var blue: Color { .blue }
  /// A colour.
  public static var indigo: Color { .indigo }
  /// A colour.
  public static var purple: Color { .purple }
  /// A colour.
  public static var pink: Color { .pink }
  /// A colour.
  public static var brown: Color { .brown }
  /// A colour.
  public static var white: Color { .white }
  /// A colour.
  public static var gray: Color { .gray }
  /// A colour.
  public static var black: Color { .black }
  /// A colour.
  public static var clear: Color { .clear }
}

/// A style by its rank.
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The second.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The third.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The fourth.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// What lets through what is behind it.
public struct Material: ShapeStyle {
  /// A material.
  public static let ultraThin = Material(), thin = Material(), regular = Material(), thick = Material()
  /// A material.
  public static let ultraThick = Material(), bar = Material()
}

extension ShapeStyle where Self == Material {
  /// A material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material.
  public static var thinMaterial: Material { .thin }
  /// A material.
  public static var regularMaterial: Material { .regular }
  /// A material.
  public static var thickMaterial: Material { .thick }
  /// A material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A material.
  public static var bar: Material { .bar }
}

/// A style of the system.
public struct SystemShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == SystemShapeStyle {
  /// The background.
  public static var background: SystemShapeStyle { SystemShapeStyle() }
  /// The foreground.
  public static var foreground: SystemShapeStyle { SystemShapeStyle() }
  /// The tint.
  public static var tint: SystemShapeStyle { SystemShapeStyle() }
  /// What is chosen.
  public static var selection: SystemShapeStyle { SystemShapeStyle() }
  /// What separates.
  public static var separator: SystemShapeStyle { SystemShapeStyle() }
  /// What fills.
  public static var fill: SystemShapeStyle { SystemShapeStyle() }
  /// What stands for something that is not there yet.
  public static var placeholder: SystemShapeStyle { SystemShapeStyle() }
  /// The background of a window.
  public static var windowBackground: SystemShapeStyle { SystemShapeStyle() }
}

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle {
  /// Erases it.
  public init(_ style: some ShapeStyle) {}
}

/// Colours that pass into each other.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour somewhere.
  public struct Stop: Hashable, Sendable {
    /// A colour at a place.
    public init(color: Color, location: CGFloat) {}
  }
  /// Colours in order.
  public init(colors: [Color]) {}
  /// Colours at places.
  public init(stops: [Stop]) {}
}

/// A gradient whose type is erased.
public struct AnyGradient: ShapeStyle, Hashable {
  /// Erases it.
  public init(_ gradient: Gradient) {}
}

/// A gradient along a line.
nonisolated public struct LinearGradient: PrimitiveView, ShapeStyle {
  /// A gradient between points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Colours between points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Colours between points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Notes that there is something to see.
  @MainActor public static func _evaluate(_ view: LinearGradient, in scope: Scope) { scope.page.see() }
}

/// A gradient around a point.
nonisolated public struct RadialGradient: PrimitiveView, ShapeStyle {
  /// A gradient between radii.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Colours between radii.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Notes that there is something to see.
  @MainActor public static func _evaluate(_ view: RadialGradient, in scope: Scope) { scope.page.see() }
}
