public import Foundation

/// How one view becomes another in a stack; here at once.
public struct NavigationTransition: Sendable {
  /// As the system does.
  public static let automatic = NavigationTransition()
  /// Out of a view.
  public static func zoom(sourceID: some Hashable, in space: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}

/// A material of glass.
public struct Glass: Equatable, Sendable {
  /// A glass.
  public static let regular = Glass(), clear = Glass(), identity = Glass()
  /// The same.
  public func tint(_ color: Color?) -> Glass { self }
  /// The same.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views of one glass.
nonisolated public struct GlassEffectContainer<Content: View>: ContentView {
  let content: Content
  /// Views of one glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// How content fades at the edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// A style.
  public static let automatic = Self(), hard = Self(), soft = Self()
}

/// Builds keyframes.
@resultBuilder public struct KeyframesBuilder {
  /// Builds none.
  public static func buildBlock<each Part>(_ parts: repeat each Part) {}
}

/// A movement of one property.
public struct KeyframeTrack<Root, Value> {
  /// A movement of what a path leads to.
  public init(_ path: WritableKeyPath<Root, Value>, @KeyframesBuilder content: () -> Void) {}
}

/// A keyframe that is reached evenly.
public struct LinearKeyframe<Value> {
  /// A value after some time.
  public init(_ value: Value, duration: TimeInterval) {}
}
/// A keyframe that is reached on a curve.
public struct CubicKeyframe<Value> {
  /// A value after some time.
  public init(_ value: Value, duration: TimeInterval) {}
}
/// A keyframe that is reached as by a spring.
public struct SpringKeyframe<Value> {
  /// A value after some time.
  public init(_ value: Value, duration: TimeInterval? = nil) {}
}
/// A keyframe that is there at once.
public struct MoveKeyframe<Value> {
  /// A value.
  public init(_ value: Value) {}
}

extension View {
  /// Sets how the view comes onto a stack.
  nonisolated public func navigationTransition(_ transition: NavigationTransition) -> some View { self }
  /// Names the view out of which another comes.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in space: Namespace.ID
  ) -> some View { self }
  /// Puts glass behind the view.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Puts glass of a shape behind the view.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }
  /// Names a piece of glass.
  nonisolated public func glassEffectID(_ id: (some Hashable)?, in space: Namespace.ID) -> some View { self }
  /// Sets how content fades at edges.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  /// Shows the first of some phases.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Self, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let first = phases.first { _ in true }
    return Group { if let first { content(self, first) } else { self } }
  }
  /// Shows the first of some phases.
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content, animation: animation) }
  /// Shows where a movement begins.
  nonisolated public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder keyframes: @escaping (Value) -> Void
  ) -> some View { content(self, initialValue) }
  /// Shows where a movement begins.
  nonisolated public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder keyframes: @escaping (Value) -> Void
  ) -> some View { content(self, initialValue) }
  /// Shows what a search may be completed to.
  nonisolated public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View { self }
}

/// How a symbol moves; here it does not.
public struct SymbolEffect: Sendable {
  /// A movement.
  public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(), appear = Self()
  /// A movement.
  public static let disappear = Self(), replace = Self(), wiggle = Self(), rotate = Self(), breathe = Self()
  /// The same.
  public var up: Self { self }
  /// The same.
  public var down: Self { self }
  /// The same.
  public var byLayer: Self { self }
  /// The same.
  public var wholeSymbol: Self { self }
  /// The same.
  public var iterative: Self { self }
}

/// How often a symbol moves.
public struct SymbolEffectOptions: Sendable {
  /// As the system does.
  public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
  /// The same.
  public static func speed(_ speed: Double) -> Self { Self() }
}

/// What depends on where a view is; here nothing does.
public struct VisualEffect: Sendable {
  /// The same.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// The same.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// The same.
  public func opacity(_ opacity: Double) -> Self { self }
  /// The same.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// The same.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
}

extension View {
  /// Moves symbols at a change.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { self }
  /// Moves symbols while it is on.
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Changes how the view looks by where it is.
  nonisolated public func visualEffect(
    _ effect: @escaping (VisualEffect, GeometryProxy) -> VisualEffect
  ) -> some View { self }
}
