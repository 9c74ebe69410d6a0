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

extension AnyTransition {
  public init(_ transition: some Transition) {}
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition {
    AnyTransition()
  }
  public static var symbolEffect: AnyTransition { AnyTransition() }
}

/// How a view comes and goes, which is never run.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func combined(with other: some Transition) -> some Transition { self }
  public func animation(_ animation: Animation?) -> some Transition { self }
}
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}
public struct TransitionProperties: Sendable { public init(hasMotion: Bool = true) {} }

/// The system's transitions, which all leave a view as it is.
nonisolated public struct SystemTransition: Transition, Sendable {
  public init() {}
  public init(_ anchor: UnitPoint) {}
  public init(edge: Edge) {}
  public init(_ offset: CGSize) {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public typealias OpacityTransition = SystemTransition
public typealias IdentityTransition = SystemTransition
public typealias SlideTransition = SystemTransition
public typealias ScaleTransition = SystemTransition
public typealias MoveTransition = SystemTransition
public typealias PushTransition = SystemTransition
public typealias OffsetTransition = SystemTransition
public struct BlurReplaceTransition: Transition, Sendable {
  public enum Configuration: Hashable, Sendable { case downUp, upUp }
  nonisolated public init(configuration: Configuration) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  nonisolated public init(insertion: Insertion, removal: Removal) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension Transition where Self == SystemTransition {
  nonisolated public static var opacity: Self { Self() }
  nonisolated public static var identity: Self { Self() }
  nonisolated public static var slide: Self { Self() }
  nonisolated public static var scale: Self { Self() }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self() }
  nonisolated public static func move(edge: Edge) -> Self { Self() }
  nonisolated public static func push(from edge: Edge) -> Self { Self() }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
}

extension View {
  @_disfavoredOverload nonisolated public func transition(_ transition: some Transition) -> Self { self }
}
