public import Foundation

/// Where a scroll view is; here at its beginning.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far it is scrolled.
  public var contentOffset: CGPoint { .zero }
  /// How large its content is.
  public var contentSize: CGSize { .zero }
  /// How large it is.
  public var containerSize: CGSize { .zero }
  /// The part that is seen.
  public var visibleRect: CGRect { .zero }
  /// The room at its edges.
  public var contentInsets: EdgeInsets { EdgeInsets() }
}

/// How a scroll view moves.
public enum ScrollPhase: Equatable, Sendable {
  /// A way.
  case idle, tracking, interacting, decelerating, animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Runs where a scroll view has moved, which none does here.
  nonisolated public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  /// Runs where a scroll view begins or ends to move, which none does here.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { self }
  /// Sets a size as a part of the container's.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }
  /// Sets a size as a number of parts of the container's.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  /// Sets where scrolling comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
  /// Follows which view is scrolled to; nothing is scrolled here.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Follows where it is scrolled to; nothing is scrolled here.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Sets where a scroll view begins.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Lets content be seen beyond the edges.
  nonisolated public func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Changes how a view looks while it is scrolled in.
  nonisolated public func scrollTransition(
    _ transition: @escaping (VisualEffect, ScrollTransitionPhase) -> VisualEffect
  ) -> some View { self }
}

/// Where scrolling comes to rest.
public struct ScrollTargetBehavior: Sendable {
  /// A place.
  public static let paging = Self(), viewAligned = Self()
}

/// Whether a view is scrolled in; here it is.
public enum ScrollTransitionPhase: Sendable {
  /// A part of the way.
  case topLeading, identity, bottomTrailing
  /// Whether it is all there.
  public var isIdentity: Bool { self == .identity }
  /// How far it is from there.
  public var value: Double { 0 }
}

/// Where a scroll view is scrolled to; nothing is scrolled here.
public struct ScrollPosition: Equatable, Sendable {
  /// At its beginning.
  public init() {}
  /// At a view, by the type of its identity.
  public init<ID: Hashable & Sendable>(idType: ID.Type) {}
  /// At an edge.
  public init(edge: Edge) {}
  /// Does nothing.
  public mutating func scrollTo(edge: Edge) {}
  /// Does nothing.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
}
