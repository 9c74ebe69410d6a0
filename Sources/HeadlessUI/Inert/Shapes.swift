public import Foundation

/// A form that is drawn.
@MainActor public protocol Shape: View, Sendable where Body == Never {
  /// Its lines in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// Notes that there is something to see.
  @MainActor public static func _evaluate(_ view: Self, in scope: Scope) { scope.page.see() }
  /// There is none.
  public var body: Never { preconditionFailure("a shape has no body") }
  /// The same shape.
  nonisolated public func fill(_ style: some ShapeStyle = Color.primary) -> some View { self }
  /// The same shape.
  nonisolated public func stroke(
    _ style: some ShapeStyle = Color.primary, lineWidth: CGFloat = 1
  ) -> some View { self }
  /// The same shape.
  nonisolated public func stroke(
    _ style: some ShapeStyle = Color.primary, style line: StrokeStyle
  ) -> some View { self }
  /// The same shape.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// The same shape.
  nonisolated public func inset(by amount: CGFloat) -> Self { self }
  /// The same shape.
  nonisolated public func strokeBorder(
    _ style: some ShapeStyle = Color.primary, lineWidth: CGFloat = 1
  ) -> some View {
    self
  }
  /// The same shape.
  nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> Self { self }
}

/// A rectangle.
nonisolated public struct Rectangle: Shape {
  /// Makes it.
  public init() {}
  /// A rectangle, as nothing is drawn.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: Shape {
  /// Makes it.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  /// A rectangle, as nothing is drawn.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
/// The shape of what is around.
nonisolated public struct ContainerRelativeShape: Shape {
  /// Makes it.
  public init() {}
  /// A rectangle, as nothing is drawn.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
/// How corners are round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// One of two.
  case circular, continuous
}
/// A circle.
nonisolated public struct Circle: Shape {
  /// Makes it.
  public init() {}
  /// A rectangle, as nothing is drawn.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
/// An ellipse.
nonisolated public struct Ellipse: Shape {
  /// Makes it.
  public init() {}
  /// A rectangle, as nothing is drawn.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A rectangle with half circles at its ends.
nonisolated public struct Capsule: Shape {
  /// Makes it.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// A rectangle, as nothing is drawn.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  nonisolated public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
}

/// A shape that can be drawn smaller.
public typealias InsettableShape = Shape
