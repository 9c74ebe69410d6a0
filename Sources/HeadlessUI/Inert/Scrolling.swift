// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint { .zero }
  public var contentSize: CGSize { .zero }
  public var containerSize: CGSize { .zero }
  public var visibleRect: CGRect { .zero }
  public var contentInsets: EdgeInsets { EdgeInsets() }
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
  nonisolated public func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func scrollTransition(
    _ transition: @escaping (VisualEffect, ScrollTransitionPhase) -> VisualEffect
  ) -> Self { self }
}

public protocol ScrollTargetBehavior {}
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
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
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
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
}

/// Whether it is seen where a view is scrolled to.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }
