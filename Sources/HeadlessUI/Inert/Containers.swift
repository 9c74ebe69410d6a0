// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Views from top to bottom.
nonisolated public struct VStack<Content: View>: ContentView {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
/// Views side by side.
nonisolated public struct HStack<Content: View>: ContentView {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
/// Views over each other.
nonisolated public struct ZStack<Content: View>: ContentView {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
/// Views from top to bottom, as they come on screen.
public typealias LazyVStack = LazyStack
/// Views side by side, as they come on screen.
public typealias LazyHStack = LazyStack
/// Views in a row, as they come on screen.
nonisolated public struct LazyStack<Content: View>: ContentView {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public init(
    alignment: VerticalAlignment, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public static func _evaluate(_ view: LazyStack, in scope: Scope) {
    Content._evaluate(view.content, in: scope.lazily(in: .stack))
  }
}
/// What stays at the edge while a list is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
/// A column or row of a grid.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
/// Views in columns.
nonisolated public struct LazyVGrid<Content: View>: ContentView {
  let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public static func _evaluate(_ view: LazyVGrid, in scope: Scope) {
    Content._evaluate(view.content, in: scope.lazily(in: .grid))
  }
}
/// Views in rows.
nonisolated public struct LazyHGrid<Content: View>: ContentView {
  let content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public static func _evaluate(_ view: LazyHGrid, in scope: Scope) {
    Content._evaluate(view.content, in: scope.lazily(in: .grid))
  }
}
/// Views in rows and columns.
nonisolated public struct Grid<Content: View>: ContentView {
  let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
/// A row of a grid.
nonisolated public struct GridRow<Content: View>: ContentView {
  let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
/// Views that can be scrolled.
nonisolated public struct ScrollView<Content: View>: ContentView {
  let content: Content
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  { self.content = content() }
}
/// Scrolls to views; here nothing moves.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
/// Views that can be scrolled by code.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  @MainActor public static func _evaluate(_ view: ScrollViewReader, in scope: Scope) {
    scope.evaluate { view.content(ScrollViewProxy()) }
  }
}
/// Controls to set something.
nonisolated public struct Form<Content: View>: PrimitiveView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public static func _evaluate(_ view: Form, in scope: Scope) {
    scope.page.see()
    Content._evaluate(view.content, in: scope.with(\.isInRows, true))
  }
}
/// Room between views.
nonisolated public struct Spacer: PrimitiveView {
  public init(minLength: CGFloat? = nil) {}
  @MainActor public static func _evaluate(_ view: Spacer, in scope: Scope) {}
}
/// A line between views.
nonisolated public struct Divider: PrimitiveView {
  public init() {}
  @MainActor public static func _evaluate(_ view: Divider, in scope: Scope) {}
}
/// The first of several views that has room; here the first.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Sizes are not known: where the width is regular the first view counts as fitting, elsewhere the last.
  @MainActor public static func _evaluate(_ view: ViewThatFits, in scope: Scope) {
    guard let parts = (view.content as? any SeveralViews)?.parts, !parts.isEmpty else {
      return Content._evaluate(view.content, in: scope)
    }
    let index = scope.environment.horizontalSizeClass == .regular ? 0 : parts.count - 1
    if let scope = scope.entering(.index(index)) { parts[index](scope) }
  }
}
/// The room that a view has.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}
/// Where places are counted from.
public protocol CoordinateSpaceProtocol {}
/// Where places are counted from, in the older form.
public enum CoordinateSpace: CoordinateSpaceProtocol, Hashable {
  case global, local
  case named(AnyHashable)
}
/// Where places are counted from, by name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol { public init() {} }
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static var global: NamedCoordinateSpace { NamedCoordinateSpace() }
  public static var local: NamedCoordinateSpace { NamedCoordinateSpace() }
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace() }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace() }
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace() }
}
/// A view that depends on the room it has: that of a leading column, else the window's.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  @MainActor public static func _evaluate(_ view: GeometryReader, in scope: Scope) {
    var size = scope.environment.around.windowSize
    if scope.environment.isInLeadingColumn, scope.environment.surroundings.horizontalSizeClass == .regular {
      size.width = min(320, size.width)
    }
    scope.handing(size).evaluate { view.content(GeometryProxy(size: size)) }
  }
}
private struct LeadingColumnKey: EnvironmentKey { static let defaultValue = false }
private struct RowsKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Whether views stand in rows, where a tap finds a link that shows nothing itself.
  var isInRows: Bool {
    get { self[RowsKey.self] }
    set { self[RowsKey.self] = newValue }
  }
  var isInLeadingColumn: Bool {
    get { self[LeadingColumnKey.self] }
    set { self[LeadingColumnKey.self] = newValue }
  }
}
extension View {
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View { GeometryReader { proxy in onChange(of: transform(proxy), initial: true) { action($1) } } }
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View { GeometryReader { proxy in onChange(of: transform(proxy), initial: true, action) } }
}
/// A moment.
public struct TimelineViewDefaultContext: Sendable { public let date: Date }
/// A view that depends on the time: the first date.
nonisolated public struct TimelineView<Content: View>: PrimitiveView {
  public typealias Context = TimelineViewDefaultContext
  let content: (Context) -> Content
  let date: Date?
  public init(_ schedule: some TimelineSchedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
    let start = Date(timeIntervalSinceReferenceDate: 0)
    date = schedule.entries(from: start, mode: .normal).first { _ in true }
  }
  @MainActor public static func _evaluate(_ view: TimelineView, in scope: Scope) {
    MainQueue.current?.followsTime = true
    if let date = view.date { scope.evaluate { view.content(Context(date: date)) } }
  }
}
