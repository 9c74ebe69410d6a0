// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// What is moved by an animation; nothing moves here.

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}
extension VectorArithmetic {
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}
extension VectorArithmetic where Self: BinaryFloatingPoint {
  public mutating func scale(by factor: Double) { self *= Self(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}
extension Double: VectorArithmetic {}
extension Float: VectorArithmetic {}
extension CGFloat: VectorArithmetic {}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: Self { Self() }
  public static func + (one: Self, other: Self) -> Self { one }
  public static func - (one: Self, other: Self) -> Self { one }
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
/// An animation of an app's own, which is never run.
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}
extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  {
    nil
  }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete: Bool
  public let environment: EnvironmentValues
}
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct AnimationState<Value: VectorArithmetic> {
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}
public protocol AnimatableModifier: Animatable, ViewModifier {}
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
  func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect { public func body(content: Content) -> Content { content } }
public struct ProjectionTransform: Sendable {
  public init() {}
  public init(_ transform: CGAffineTransform) {}
}

#if !canImport(CoreGraphics)
public struct CGVector: Hashable, Sendable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
}
public struct CGAffineTransform: Equatable, Sendable {
  public static let identity = CGAffineTransform()
  public init() {}
  public init(scaleX x: CGFloat, y: CGFloat) {}
  public init(translationX x: CGFloat, y: CGFloat) {}
  public init(rotationAngle angle: CGFloat) {}
  public func scaledBy(x: CGFloat, y: CGFloat) -> Self { self }
  public func translatedBy(x: CGFloat, y: CGFloat) -> Self { self }
  public func rotated(by angle: CGFloat) -> Self { self }
  public func concatenating(_ other: Self) -> Self { self }
}
#endif

extension View {
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> Self { self }
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> Self { self }
}
