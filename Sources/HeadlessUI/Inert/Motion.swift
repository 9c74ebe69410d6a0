// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct NavigationTransition: Sendable {
  public static let automatic = NavigationTransition()
  public static func zoom(sourceID: some Hashable, in space: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}

/// How the source of a transition looks.
public struct MatchedTransitionSource: Sendable {
  public func background(_ style: Color) -> Self { self }
  public func clipShape(_ shape: some Shape) -> Self { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}

public struct Glass: Equatable, Sendable {
  public static let regular = Glass(), clear = Glass(), identity = Glass()
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

nonisolated public struct GlassEffectContainer<Content: View>: ContentView {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

public struct GlassEffectTransition: Sendable {
  public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static let automatic = Self(), hard = Self(), soft = Self()
}

@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<Part: Keyframe>(_ part: Part) where Part.Root == Value {}
  public static func buildBlock(_ parts: Void...) {}
  public static func buildOptional(_ part: Void?) {}
  public static func buildEither(first part: Void) {}
  public static func buildEither(second part: Void) {}
  public static func buildArray(_ parts: [Void]) {}
}

/// A part of an animation of a value.
public protocol Keyframe<Root> { associatedtype Root }

public struct KeyframeTrack<Root, Value>: Keyframe {
  public init(_ path: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> Void) {}
  public init(@KeyframesBuilder<Root> content: () -> Void) where Value == Root {}
}

public struct LinearKeyframe<Root>: Keyframe {
  public init(_ value: Root, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct CubicKeyframe<Root>: Keyframe {
  public init(
    _ value: Root, duration: TimeInterval, startVelocity: Root? = nil, endVelocity: Root? = nil
  ) {}
}
public struct SpringKeyframe<Root>: Keyframe {
  public init(
    _ value: Root, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Root? = nil
  ) {}
}
public struct MoveKeyframe<Root>: Keyframe { public init(_ value: Root) {} }

/// The values of an animation, which stay as they begin.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> Void) {
    self.initialValue = initialValue
  }
  public var duration: TimeInterval { 0 }
  public func value(time: TimeInterval) -> Value { initialValue }
  public func value(progress: Double) -> Value { initialValue }
}
public struct UnitCurve: Hashable, Sendable {
  public static let linear = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self()
  public static let circularEaseIn = Self(), circularEaseOut = Self(), circularEaseInOut = Self()
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> Self { Self() }
  public func value(at progress: Double) -> Double { progress }
  public func velocity(at progress: Double) -> Double { 1 }
  public var inverse: Self { self }
}

nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: ContentView {
  let content: Content?
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable = 0,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = phases.first { _ in true }.map(content) }
}
nonisolated public struct KeyframeAnimator<Value, Content: View>: ContentView {
  let content: Content
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Void
  ) { self.content = content(initialValue) }
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Void
  ) { self.content = content(initialValue) }
}

extension View {
  nonisolated public func navigationTransition(_ transition: NavigationTransition) -> Self { self }
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in space: Namespace.ID
  ) -> Self { self }
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in space: Namespace.ID,
    configuration: (MatchedTransitionSource) -> MatchedTransitionSource
  ) -> Self { self }
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> Self { self }
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> Self { self }
  nonisolated public func glassEffectID(_ id: (some Hashable)?, in space: Namespace.ID) -> Self { self }
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> Self { self }
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> Self { self }
  nonisolated public func scrollEdgeEffectHidden(
    _ isHidden: Bool = true, for edges: Edge.Set = .all
  ) -> Self { self }
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Self, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let first = phases.first { _ in true }
    return Group { if let first { content(self, first) } else { self } }
  }
  nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { phaseAnimator(phases, content: content, animation: animation) }
  nonisolated public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Void
  ) -> some View { content(self, initialValue) }
  nonisolated public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Void
  ) -> some View { content(self, initialValue) }
}

public struct SymbolEffect: Sendable {
  public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self(), appear = Self()
  public static let disappear = Self(), replace = Self(), wiggle = Self(), rotate = Self(), breathe = Self()
  public static let drawOn = Self(), drawOff = Self()
  public var up: Self { self }
  public var down: Self { self }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var plain: Self { self }
  public var pulse: Self { self }
  public var individually: Self { self }
  public func custom(angle: Angle) -> Self { self }
  public func magic(fallback: Self) -> Self { self }
}

public struct SymbolEffectOptions: Sendable {
  public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
  public static func speed(_ speed: Double) -> Self { Self() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  public static func `repeat`(_ count: Int) -> Self { Self() }
  public func speed(_ speed: Double) -> Self { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  public func `repeat`(_ count: Int) -> Self { self }
  public var nonRepeating: Self { self }
  public var repeating: Self { self }
  public struct RepeatBehavior: Sendable {
    public static let continuous = Self(), periodic = Self()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }
}

public struct VisualEffect: Sendable {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func contrast(_ amount: Double) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
  public func hueRotation(_ angle: Angle) -> Self { self }
}

extension View {
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> Self { self }
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
  nonisolated public func visualEffect(
    _ effect: @escaping (VisualEffect, GeometryProxy) -> VisualEffect
  ) -> Self { self }
}
