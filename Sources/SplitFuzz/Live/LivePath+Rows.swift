internal import SplitModel

/// No path at all, of a view without a stack.
final class NoPath<Router>: LivePath {
  private let links: (Router) -> [LiveLink<Router>]

  init(_ links: @escaping (Router) -> [LiveLink<Router>]) { self.links = links }

  func count(_ router: Router) -> Int { 0 }
  func truncate(_ router: inout Router, to count: Int) {}
  func append(_ value: AnyHashable, to router: inout Router) {}
  func read(_ router: Router, _ names: ValueNames) -> ViewPath? { ViewPath() }
  func holds(_ view: ShownView, _ router: Router, _ names: ValueNames) -> Bool { false }
  func rootLinks(_ router: Router) -> [LiveLink<Router>] { links(router) }
  func links(on view: ShownView, _ router: Router, _ names: ValueNames) -> [LiveLink<Router>] { [] }
}

/// The paths of a detail that has a stack for each row of the sidebar; at any time it is that of the selected row.
final class RowPaths<Router>: LivePath {
  private let sidebar: LiveSidebar<Router>
  private let make: (AnyHashable) -> any LivePath<Router>
  private var paths: [Int: any LivePath<Router>] = [:]
  private let none = NoPath<Router> { _ in [] }

  init(_ sidebar: LiveSidebar<Router>, _ make: @escaping (AnyHashable) -> any LivePath<Router>) {
    (self.sidebar, self.make) = (sidebar, make)
  }

  private func path(_ router: Router) -> any LivePath<Router> {
    guard let row = sidebar.read(router) else { return none }
    if let path = paths[row] { return path }
    let path = make(sidebar.values[row])
    paths[row] = path
    return path
  }

  func identity(_ router: Router) -> UInt8 { sidebar.read(router).map { UInt8($0) + 1 } ?? 0 }
  func count(_ router: Router) -> Int { path(router).count(router) }
  func truncate(_ router: inout Router, to count: Int) { path(router).truncate(&router, to: count) }
  func append(_ value: AnyHashable, to router: inout Router) { path(router).append(value, to: &router) }
  func read(_ router: Router, _ names: ValueNames) -> ViewPath? { path(router).read(router, names) }
  func holds(_ view: ShownView, _ router: Router, _ names: ValueNames) -> Bool {
    path(router).holds(view, router, names)
  }
  func rootLinks(_ router: Router) -> [LiveLink<Router>] { path(router).rootLinks(router) }
  func links(on view: ShownView, _ router: Router, _ names: ValueNames) -> [LiveLink<Router>] {
    path(router).links(on: view, router, names)
  }
}
