// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public protocol ShapeStyle: Sendable {}

extension ShapeStyle { public func opacity(_ opacity: Double) -> some ShapeStyle { self } }

extension ShapeStyle { public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self } }

extension ShapeStyle { public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self } }

public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

nonisolated public struct Color: PrimitiveView, ShapeStyle, Hashable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
  }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  private init() {}
  public static let red = Color(), orange = Color(), yellow = Color(), green = Color(), mint = Color()
  public static let teal = Color(), cyan = Color(), blue = Color(), indigo = Color(), purple = Color()
  public static let pink = Color(), brown = Color(), white = Color(), gray = Color(), black = Color()
  public static let clear = Color(), primary = Color(), secondary = Color(), accentColor = Color()
  public func opacity(_ opacity: Double) -> Color { self }
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [])) }
  @MainActor public static func _evaluate(_ view: Color, in scope: Scope) { scope.page.see() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
public struct BackgroundStyle: ShapeStyle { public init() {} }
public struct ForegroundStyle: ShapeStyle { public init() {} }

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct Material: ShapeStyle {
  public static let ultraThin = Material(), thin = Material(), regular = Material(), thick = Material()
  public static let ultraThick = Material(), bar = Material()
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

public struct SystemShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == SystemShapeStyle {
  public static var background: SystemShapeStyle { SystemShapeStyle() }
  public static var foreground: SystemShapeStyle { SystemShapeStyle() }
  public static var tint: SystemShapeStyle { SystemShapeStyle() }
  public static var selection: SystemShapeStyle { SystemShapeStyle() }
  public static var separator: SystemShapeStyle { SystemShapeStyle() }
  public static var fill: SystemShapeStyle { SystemShapeStyle() }
  public static var placeholder: SystemShapeStyle { SystemShapeStyle() }
  public static var windowBackground: SystemShapeStyle { SystemShapeStyle() }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
  public var quinary: some ShapeStyle { self }
}

public struct AnyShapeStyle: ShapeStyle { public init(_ style: some ShapeStyle) {} }

public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable { public init(color: Color, location: CGFloat) {} }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
  public struct ColorSpace: Hashable, Sendable {
    public static let device = ColorSpace(), perceptual = ColorSpace()
  }
}

public struct AnyGradient: ShapeStyle, Hashable { public init(_ gradient: Gradient) {} }

nonisolated public struct LinearGradient: PrimitiveView, ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
  @MainActor public static func _evaluate(_ view: LinearGradient, in scope: Scope) { scope.page.see() }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

nonisolated public struct MeshGradient: PrimitiveView, ShapeStyle {
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {}
  @MainActor public static func _evaluate(_ view: MeshGradient, in scope: Scope) { scope.page.see() }
}

nonisolated public struct AngularGradient: PrimitiveView, ShapeStyle {
  public init(
    gradient: Gradient, center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  @MainActor public static func _evaluate(_ view: AngularGradient, in scope: Scope) { scope.page.see() }
}

nonisolated public struct RadialGradient: PrimitiveView, ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  @MainActor public static func _evaluate(_ view: RadialGradient, in scope: Scope) { scope.page.see() }
}
