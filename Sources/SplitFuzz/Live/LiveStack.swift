public import SplitModel

/// One navigation stack of a router: the path that it is bound to, and the links on its views.
public struct LiveStack<Router> {
  @usableFromInline let name: String
  @usableFromInline let count: (Router) -> Int
  @usableFromInline let truncate: (inout Router, Int) -> Void
  @usableFromInline let append: (inout Router, AnyHashable) -> Void
  /// The links on its root.
  @usableFromInline let rootLinks: (Router) -> [LiveLink<Router>]
  /// Begins to follow the path of one router.
  @usableFromInline let follow: () -> LivePath<Router>
  @usableFromInline var presented: ((Router) -> AnyHashable?)?
  @usableFromInline var dismiss: (inout Router) -> Void = { _ in }

  @inlinable
  init(
    name: String, count: @escaping (Router) -> Int, truncate: @escaping (inout Router, Int) -> Void,
    append: @escaping (inout Router, AnyHashable) -> Void,
    rootLinks: @escaping (Router) -> [LiveLink<Router>], follow: @escaping () -> LivePath<Router>
  ) {
    self.name = name
    self.count = count
    self.truncate = truncate
    self.append = append
    self.rootLinks = rootLinks
    self.follow = follow
  }

  /// A stack whose path is an array.
  ///
  /// - Parameters:
  ///   - path: The property that the stack is bound to.
  ///   - resolves: Whether a destination is registered for an element; all of them by default.
  ///   - links: The links on the view on top, top to bottom, at most 16, with three columns
  ///     eight; its element, or nil for the root.
  /// - Returns: The stack.
  @inlinable
  @inline(__always)
  public static func stack<Route: Hashable>(
    path: @autoclosure @escaping () -> WritableKeyPath<Router, [Route]>,
    resolves: @escaping (Route) -> Bool = { _ in true },
    links: @escaping (Router, Route?) -> [LiveLink<Router>]
  ) -> LiveStack {
    stack(path: path(), resolves: resolves, links: links, linkCount: { links($0, $1).count })
  }

  /// A stack of texts or numbers whose links all push a value.
  ///
  /// - Parameters:
  ///   - path: The property that the stack is bound to.
  ///   - pushing: The values of the links on the view on top, at most 16.
  /// - Returns: The stack.
  @inlinable
  @inline(__always)
  public static func stack<Route: Hashable>(
    path: @autoclosure @escaping () -> WritableKeyPath<Router, [Route]>,
    pushing: @escaping (Router, Route?) -> [Route]
  ) -> LiveStack {
    stack(
      path: path(), resolves: { _ in true }, links: { pushing($0, $1).map { .link($0) } },
      linkCount: { pushing($0, $1).count })
  }

  @inlinable
  @inline(__always)
  static func stack<Route: Hashable>(
    path: @autoclosure @escaping () -> WritableKeyPath<Router, [Route]>,
    resolves: @escaping (Route) -> Bool,
    links: @escaping (Router, Route?) -> [LiveLink<Router>], linkCount: @escaping (Router, Route?) -> Int
  ) -> LiveStack {
    let bound = LiveBinding<Router, [Route]>.to(path())
    let push: (inout Router, Route) -> Void = { router, route in
      bound.write(&router, bound.read(router) + [route])
    }
    return LiveStack(
      name: bound.name,
      count: { bound.read($0).count },
      truncate: { router, count in
        let now = bound.read(router)
        if now.count > count { bound.write(&router, Array(now.prefix(count))) }
      },
      append: { router, element in if let route = element.base as? Route { push(&router, route) } },
      rootLinks: { links($0, nil) },
      follow: {
        let routes = LiveCell(LiveRoutes<Route>())
        return LivePath(
          read: { routes.value.path(of: bound.read($0), $1, resolves: resolves) },
          holds: { router, view, names in
            if case .value(let route) = routes.value.top(view, names) {
              bound.read(router).contains(route)
            } else {
              false
            }
          },
          append: { router, view, names in
            if case .value(let route) = routes.value.top(view, names) { push(&router, route) }
          },
          links: { router, view, names in
            switch routes.value.top(view, names) {
            case .root: links(router, nil)
            case .value(let route): links(router, route)
            case .other: []
            }
          },
          linkCount: { router, view, names in
            switch routes.value.top(view, names) {
            case .root: linkCount(router, nil)
            case .value(let route): linkCount(router, route)
            case .other: 0
            }
          })
      })
  }

  /// The same stack with a `navigationDestination(item:)` on its root: a value that is not nil is shown on
  /// top.
  @inlinable
  @inline(__always)
  public func presenting<Item: Hashable>(
    _ item: @autoclosure @escaping () -> WritableKeyPath<Router, Item?>
  ) -> LiveStack {
    var stack = self
    let bound = LiveBinding<Router, Item?>.to(item())
    stack.presented = { bound.read($0).map { AnyHashable($0) } }
    stack.dismiss = { bound.write(&$0, nil) }
    return stack
  }
}

/// One router's path as it is followed through a trace: closures that know the type of its values.
@usableFromInline
struct LivePath<Router> {
  /// The path as the model sees it; nil when it is longer than the model holds.
  @usableFromInline let read: (Router, ValueNames) -> ViewPath?
  /// Whether a view is on it.
  @usableFromInline let holds: (Router, ShownView, ValueNames) -> Bool
  /// Puts the value of a view on it.
  @usableFromInline let append: (inout Router, ShownView, ValueNames) -> Void
  /// The links on a view.
  @usableFromInline let links: (Router, ShownView, ValueNames) -> [LiveLink<Router>]
  /// How many links a view has: that is asked after every event, and what they lead to seldom.
  @usableFromInline let linkCount: (Router, ShownView, ValueNames) -> Int

  @inlinable
  init(
    read: @escaping (Router, ValueNames) -> ViewPath?,
    holds: @escaping (Router, ShownView, ValueNames) -> Bool,
    append: @escaping (inout Router, ShownView, ValueNames) -> Void,
    links: @escaping (Router, ShownView, ValueNames) -> [LiveLink<Router>],
    linkCount: @escaping (Router, ShownView, ValueNames) -> Int
  ) {
    self.read = read
    self.holds = holds
    self.append = append
    self.links = links
    self.linkCount = linkCount
  }
}
