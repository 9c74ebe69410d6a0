// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

@MainActor public protocol Shape: View, Sendable where Body == Never {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  @MainActor public static func _evaluate(_ view: Self, in scope: Scope) { scope.page.see() }
  public var body: Never { preconditionFailure("a shape has no body") }
  nonisolated public func fill(_ style: some ShapeStyle = Color.primary) -> some View { self }
  nonisolated public func stroke(
    _ style: some ShapeStyle = Color.primary, lineWidth: CGFloat = 1
  ) -> some View { self }
  nonisolated public func stroke(
    _ style: some ShapeStyle = Color.primary, style line: StrokeStyle
  ) -> some View { self }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
  nonisolated public func strokeBorder(
    _ style: some ShapeStyle = Color.primary, lineWidth: CGFloat = 1
  ) -> some View { self }
  nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> Self { self }
}

nonisolated public struct Rectangle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
nonisolated public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
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
nonisolated public struct Capsule: Shape {
  public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Circle { nonisolated public static var circle: Circle { Circle() } }
extension Shape where Self == Rectangle { nonisolated public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
extension Shape where Self == Capsule { nonisolated public static var capsule: Capsule { Capsule() } }

public typealias InsettableShape = Shape
