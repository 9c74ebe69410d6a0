internal import SplitModel

/// One navigation stack of a router: the path that it is bound to, and the links on its views.
public struct LiveStack<Router> {
  let name: String
  let count: (Router) -> Int
  let elements: (Router) -> [AnyHashable]
  let truncate: (inout Router, Int) -> Void
  let append: (inout Router, AnyHashable) -> Void
  let links: (Router, AnyHashable?) -> [LiveLink<Router>]
  let resolves: (AnyHashable) -> Bool
  private(set) var presents = false
  private(set) var presented: (Router) -> AnyHashable? = { _ in nil }
  private(set) var dismiss: (inout Router) -> Void = { _ in }

  /// A stack whose path is an array.
  ///
  /// - Parameters:
  ///   - path: The property that the stack is bound to.
  ///   - resolves: Whether a destination is registered for an element; all of them by default.
  ///   - links: The links on the view on top, top to bottom, at most 16; its element, or nil for the root.
  /// - Returns: The stack.
  public static func stack<Route: Hashable>(
    path: WritableKeyPath<Router, [Route]>, resolves: @escaping (Route) -> Bool = { _ in true },
    links: @escaping (Router, Route?) -> [LiveLink<Router>]
  ) -> LiveStack {
    LiveStack(
      name: nameOfKeyPath(path),
      count: { $0[keyPath: path].count },
      elements: { $0[keyPath: path].map { AnyHashable($0) } },
      truncate: { router, count in
        let extra = router[keyPath: path].count - count
        if extra > 0 { router[keyPath: path].removeLast(extra) }
      },
      append: { router, element in
        if let route = element.base as? Route { router[keyPath: path].append(route) }
      },
      links: { router, top in
        guard let top else { return links(router, nil) }
        return (top.base as? Route).map { links(router, $0) } ?? []
      },
      resolves: { ($0.base as? Route).map(resolves) ?? true })
  }

  /// A stack of texts or numbers whose links all push a value.
  ///
  /// - Parameters:
  ///   - path: The property that the stack is bound to.
  ///   - pushing: The values of the links on the view on top, at most 16.
  /// - Returns: The stack.
  public static func stack<Route: Hashable>(
    path: WritableKeyPath<Router, [Route]>, pushing: @escaping (Router, Route?) -> [Route]
  ) -> LiveStack {
    stack(path: path) { router, top in pushing(router, top).map { .link($0) } }
  }

  /// The same stack with a `navigationDestination(item:)` on its root: a value that is not nil is shown on
  /// top.
  public func presenting<Item: Hashable>(_ item: WritableKeyPath<Router, Item?>) -> LiveStack {
    var stack = self
    stack.presents = true
    stack.presented = { $0[keyPath: item].map { AnyHashable($0) } }
    stack.dismiss = { $0[keyPath: item] = nil }
    return stack
  }
}

/// One link or button that opens a view.
public struct LiveLink<Router> {
  let route: AnyHashable
  let push: LinkPromise.Push
  let action: ((inout Router) -> Void)?

  /// A link with a value: the platform pushes its view and writes the path later.
  public static func link(_ route: some Hashable) -> LiveLink {
    LiveLink(route: AnyHashable(route), push: .value, action: nil)
  }

  /// A view-based link: the platform pushes its view, and the path never hears of it.
  public static func viewLink(_ route: some Hashable) -> LiveLink {
    LiveLink(route: AnyHashable(route), push: .view, action: nil)
  }

  /// A button whose action is to open a view.
  ///
  /// - Parameters:
  ///   - route: The view that it promises to open, as an element of the path.
  ///   - action: What it does.
  /// - Returns: The button.
  public static func button(
    opens route: some Hashable, _ action: @escaping (inout Router) -> Void
  ) -> LiveLink {
    LiveLink(route: AnyHashable(route), push: .app, action: action)
  }
}
