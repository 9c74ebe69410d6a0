public import Foundation

/// How a view comes and goes; here at once.
public struct AnyTransition: Sendable {
  /// A transition.
  public static let opacity = AnyTransition(), scale = AnyTransition(), slide = AnyTransition()
  /// None.
  public static let identity = AnyTransition()
  /// Smaller and larger.
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From beside.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, pushing.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Two in one.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// One to come and another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
}
