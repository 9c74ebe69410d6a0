public import Foundation

/// Places views by rules of its own; here its views stand where they are, one after the other.
public protocol Layout {
  /// What is kept between calls.
  associatedtype Cache = Void
  /// The views that are placed.
  typealias Subviews = LayoutSubviews
  /// How much room the views want.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Gives each view its place.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Places views.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    Group { content() }
  }
}

/// A layout whose type is erased.
public struct AnyLayout: Layout {
  /// Erases it.
  public init(_ layout: some Layout) {}
  /// No room, as nothing is drawn.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    .zero
  }
  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Views from top to bottom.
public typealias VStackLayout = StackLayout
/// Views side by side.
public typealias HStackLayout = StackLayout

/// Views in a row.
public struct StackLayout: Layout {
  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
  /// Views from top to bottom.
  @_disfavoredOverload public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
  /// No room, as nothing is drawn.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    .zero
  }
  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// How much room is offered to a view, in points; nil means as much as it wants.
public struct ProposedViewSize: Hashable, Sendable {
  /// The extent.
  public var width, height: CGFloat?
  /// Offers room.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Offers room.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// As much as it wants, none, or all there is.
  public static let unspecified = ProposedViewSize(width: nil, height: nil),
    zero = ProposedViewSize(.zero), infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The size, with what is not said replaced.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The views of a layout: none here, as nothing is drawn.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// A view of a layout.
  public struct Element: Sendable {
    /// How much room it wants.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// How much room it wants.
    public func dimensions(in proposal: ProposedViewSize) -> CGSize { .zero }
    /// How far it stands from others.
    public var spacing: ViewSpacing { ViewSpacing() }
    /// Gives it its place.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
  }
  /// The first.
  public let startIndex = 0
  /// The end.
  public let endIndex = 0
  /// A view.
  public subscript(position: Int) -> Element { Element() }
}

/// How far a view stands from others.
public struct ViewSpacing: Sendable {
  /// None.
  public init() {}
  /// The distance to another view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}
