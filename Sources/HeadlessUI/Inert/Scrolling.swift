// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset = CGPoint.zero, contentSize = CGSize.zero, contentInsets = EdgeInsets()
  public var containerSize = CGSize.zero
  public var visibleRect: CGRect { bounds }
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  init() {}
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
}

public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

extension View {
  nonisolated public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> Self { self }
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> Self { self }
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> Self { self }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> Self { self }
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> Self { self }
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> Self { self }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> Self { self }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> Self { self }
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> Self { self }
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> Self { self }
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> Self { self }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> Self {
    self
  }
  nonisolated public func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (VisualEffect, ScrollTransitionPhase) -> VisualEffect
  ) -> Self { self }
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (VisualEffect, ScrollTransitionPhase) -> VisualEffect
  ) -> Self { self }
}

public struct ScrollAnchorRole: Hashable, Sendable {
  public static let initialOffset = Self(), sizeChanges = Self(), alignment = Self()
}
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry = ScrollGeometry(), velocity: CGVector? = nil
}
public struct ScrollTransitionConfiguration: Sendable {
  public struct Threshold: Sendable {
    public static let visible = Self(), hidden = Self(), centered = Self()
    public static func visible(_ amount: Double) -> Self { Self() }
    public func inset(by distance: Double) -> Self { self }
    public func interpolated(towards other: Self, amount: Double) -> Self { self }
  }
  public static let animated = Self(), interactive = Self(), identity = Self()
  public static func animated(_ animation: Animation) -> Self { Self() }
  public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
  public func animation(_ animation: Animation) -> Self { self }
  public func threshold(_ threshold: Threshold) -> Self { self }
}

public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
extension ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
public struct ScrollTarget: Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}
public struct ScrollTargetBehaviorContext: Sendable {
  public let originalTarget = ScrollTarget(rect: .zero), velocity = CGVector()
  public let contentSize = CGSize.zero, containerSize = CGSize.zero, axes = Axis.Set()
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public enum LimitBehavior: Sendable { case automatic, always, never, alwaysByFew, alwaysByOne }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior, anchor: UnitPoint? = nil) -> Self {
    Self()
  }
  public static func viewAligned(anchor: UnitPoint?) -> Self { Self() }
}

public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}

public struct ScrollPosition: Equatable, Sendable {
  public init() {}
  public init<ID: Hashable & Sendable>(idType: ID.Type) {}
  public init(edge: Edge) {}
  public mutating func scrollTo(edge: Edge) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
  public init(x: CGFloat, y: CGFloat) {}
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
  public var isPositionedByUser: Bool { false }
  public var edge: Edge? { nil }
  public var point: CGPoint? { nil }
  public var viewID: (any Hashable & Sendable)? { nil }
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { nil }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
}

/// Whether it is seen where a view is scrolled to.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }
