// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition(), scale = AnyTransition(), slide = AnyTransition()
  public static let identity = AnyTransition(), blurReplace = AnyTransition()
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func symbolEffect(_ effect: SymbolEffect) -> AnyTransition { AnyTransition() }
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition()
  }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
}

extension AnyTransition {
  public init(_ transition: AnyTransition) { self = transition }
}
