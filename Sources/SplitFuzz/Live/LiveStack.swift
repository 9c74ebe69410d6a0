/// One navigation stack of a router: the path that it is bound to, and the links on its views.
///
/// A view on top is named by its element, and the root by nil. It has at most 16 links, top to bottom, with three
/// columns eight. `resolves` is whether a destination is registered for an element.
public struct LiveStack<Router> {
  let name: String  // The name of the property, for diagnostics
  /// Begins to follow the path of one router, whose sidebar decides which path it is where each row has its own.
  let follow: (LiveSidebar<Router>) -> any LivePath<Router>
  /// The value that is shown on top of the path while there is one.
  var presented: LiveBinding<Router, AnyHashable?>?
  var isStack = true  // Whether links can push on it at all
  var hasLinks = true

  /// A stack whose path is an array.
  @inlinable @inline(__always) public static func stack<Route: Hashable>(
    path: @autoclosure @escaping () -> WritableKeyPath<Router, [Route]>,
    resolves: @escaping (Route) -> Bool = { _ in true },
    links: @escaping (Router, Route?) -> [LiveLink<Router>]
  ) -> LiveStack { LiveStack(array: .to(path()), resolves, links) }

  /// A stack of texts or numbers whose links all push a value.
  @inlinable @inline(__always) public static func stack<Route: Hashable>(
    path: @autoclosure @escaping () -> WritableKeyPath<Router, [Route]>,
    pushing: @escaping (Router, Route?) -> [Route]
  ) -> LiveStack { LiveStack(array: .to(path()), { _ in true }, { pushing($0, $1).map { .link($0) } }) }

  /// A stack whose path does not show its elements, as `NavigationPath` does not.
  ///
  /// `named` are values that the router's own code puts on the path and that no link, button or deep link names. A view
  /// whose value is unknown has no links.
  @inlinable @inline(__always) public static func stack<Path: OpaquePath>(
    opaque path: @autoclosure @escaping () -> WritableKeyPath<Router, Path>, named: [AnyHashable] = [],
    resolves: @escaping (AnyHashable) -> Bool = { _ in true },
    links: @escaping (Router, AnyHashable?) -> [LiveLink<Router>]
  ) -> LiveStack { LiveStack(opaque: .to(path()), named, resolves, links) }

  /// A view without a stack: it shows the selected row's section or the selected item, and nothing is pushed.
  public static func view(links: ((Router) -> [LiveLink<Router>])? = nil) -> LiveStack {
    LiveStack(
      name: "view", follow: { _ in NoPath(links ?? { _ in [] }) }, isStack: false, hasLinks: links != nil)
  }

  /// A stack for each row of the sidebar, as where the detail switches over the selection; paths may differ in type.
  ///
  /// While no row is selected there is none.
  public static func perRow<Row: Hashable>(_ stack: @escaping (Row) -> LiveStack) -> LiveStack {
    LiveStack(
      name: "the row's path",
      follow: { sidebar in
        RowPaths(sidebar) { ($0.base as? Row).map { stack($0).follow(sidebar) } ?? NoPath { _ in [] } }
      })
  }

  init(
    name: String, follow: @escaping (LiveSidebar<Router>) -> any LivePath<Router>, isStack: Bool = true,
    hasLinks: Bool = true
  ) { (self.name, self.follow, self.isStack, self.hasLinks) = (name, follow, isStack, hasLinks) }

  @usableFromInline init<Route: Hashable>(
    array binding: LiveBinding<Router, [Route]>, _ resolves: @escaping (Route) -> Bool,
    _ links: @escaping (Router, Route?) -> [LiveLink<Router>]
  ) {
    name = binding.name
    follow = { _ in ArrayPath(binding, resolves, links) }
  }

  @usableFromInline init<Path: OpaquePath>(
    opaque binding: LiveBinding<Router, Path>, _ named: [AnyHashable],
    _ resolves: @escaping (AnyHashable) -> Bool,
    _ links: @escaping (Router, AnyHashable?) -> [LiveLink<Router>]
  ) {
    name = binding.name
    follow = { _ in HiddenPath(binding, named, resolves, links) }
  }

  /// The same stack with a `navigationDestination(item:)` on its root: a value that is not nil is shown on top.
  @inlinable @inline(__always) public func presenting<Item: Hashable>(
    _ item: @autoclosure @escaping () -> WritableKeyPath<Router, Item?>
  ) -> LiveStack { presenting(binding: .to(item())) }

  @usableFromInline func presenting<Item: Hashable>(binding: LiveBinding<Router, Item?>) -> LiveStack {
    var stack = self
    stack.presented = binding.erased()
    return stack
  }
}
