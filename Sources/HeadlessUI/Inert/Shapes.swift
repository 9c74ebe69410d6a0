// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

nonisolated public protocol Shape: View, Animatable, Sendable where Body == Never {
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
public enum ShapeRole: Sendable { case fill, stroke, separator }

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    self
  }
  nonisolated public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func size(_ size: CGSize) -> some Shape { self }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape { self }
}

extension Shape {
  @MainActor public static func _evaluate(_ view: Self, in scope: Scope) { scope.page.see() }
  public var body: Never { preconditionFailure("a shape has no body") }
  nonisolated public func fill(
    _ style: some ShapeStyle = Color.primary, style fill: FillStyle = FillStyle()
  ) -> some Shape { self }
  nonisolated public func stroke(
    _ style: some ShapeStyle = Color.primary, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some Shape { self }
  nonisolated public func stroke(
    _ style: some ShapeStyle = Color.primary, style line: StrokeStyle, antialiased: Bool = true
  ) -> some Shape { self }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
  nonisolated public func strokeBorder(
    _ style: some ShapeStyle = Color.primary, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some Shape { self }
  nonisolated public func strokeBorder(
    _ style: some ShapeStyle = Color.primary, style line: StrokeStyle, antialiased: Bool = true
  ) -> some Shape { self }
  nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> Self { self }
}

nonisolated public struct Rectangle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
nonisolated public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
nonisolated public struct UnevenRoundedRectangle: Shape {
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
public struct RectangleCornerRadii: Equatable, Sendable {
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {}
}
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
nonisolated public struct ContainerRelativeShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
nonisolated public struct Circle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
nonisolated public struct Ellipse: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
nonisolated public struct ConcentricRectangle: Shape {
  public init() {}
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
extension Edge {
  public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      init() {}
      public init(floatLiteral value: Double) {}
      public init(integerLiteral value: Int) {}
      public static let concentric = Style()
      public static func concentric(minimum: Style?) -> Style { Style() }
      public static func fixed(_ radius: CGFloat) -> Style { Style() }
    }
  }
}
nonisolated public struct Capsule: Shape {
  public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ButtonBorderShape: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
extension Shape where Self == ButtonBorderShape {
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
extension Shape where Self == Circle { nonisolated public static var circle: Circle { Circle() } }
extension Shape where Self == Rectangle { nonisolated public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize) }
}
extension Shape where Self == UnevenRoundedRectangle {
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii) }
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}
extension Shape where Self == ConcentricRectangle {
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
extension Shape where Self == Ellipse { nonisolated public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == Capsule { nonisolated public static var capsule: Capsule { Capsule() } }

public typealias InsettableShape = Shape
