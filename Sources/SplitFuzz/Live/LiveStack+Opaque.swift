internal import SplitModel

extension LiveStack {
  /// A stack whose path does not show its elements, as `NavigationPath` does not.
  ///
  /// - Parameters:
  ///   - path: The property that the stack is bound to.
  ///   - named: Values that the router's own code puts on the path and that no link, button or deep link names.
  ///   - resolves: Whether a destination is registered for a value; all of them by default.
  ///   - links: The links on the view on top, top to bottom, at most 16; its value, or nil for the root. A view whose
  ///     value is not known offers none.
  /// - Returns: The stack.
  public static func stack<Path: OpaquePath>(
    opaque path: @autoclosure @escaping () -> WritableKeyPath<Router, Path>, named: [AnyHashable] = [],
    resolves: @escaping (AnyHashable) -> Bool = { _ in true },
    links: @escaping (Router, AnyHashable?) -> [LiveLink<Router>]
  ) -> LiveStack {
    let bound = LiveBinding<Router, Path>.to(path())
    let append: (inout Router, AnyHashable) -> Void = { router, value in
      bound.write(&router, bound.read(router).adding(value))
    }
    let offered: (Router, ShownView, ValueNames) -> [LiveLink<Router>] = { router, view, names in
      if view == .other || view == .unresolved { return [] }
      return links(router, view.destination == nil ? nil : names.value(of: view))
    }
    return LiveStack(
      name: bound.name, count: { bound.read($0).count },
      truncate: { router, count in
        let now = bound.read(router)
        if now.count > count { bound.write(&router, now.prefix(count)) }
      },
      append: append, rootLinks: { links($0, nil) },
      follow: {
        let routes = LiveCell(LiveOpaqueRoutes<Path>())
        let read: (Router, ValueNames) -> ViewPath? = { router, names in
          routes.value.path(of: bound.read(router), names, named: named, resolves: resolves)
        }
        return LivePath(
          read: read,
          holds: { router, view, names in
            let path = read(router, names) ?? ViewPath()
            return (0..<path.count).contains { path[$0] == view }
          },
          append: { router, view, names in
            if let value = names.value(of: view) { append(&router, value) }
          },
          links: offered, linkCount: { offered($0, $1, $2).count })
      })
  }
}
