internal import SplitModel

/// The path of one router's stack, followed through a trace.
protocol LivePath<Router>: AnyObject {
  associatedtype Router

  /// The number of elements.
  func count(_ router: Router) -> Int
  /// Removes all but the first elements.
  func truncate(_ router: inout Router, to count: Int)
  /// Puts a value on it; one of another type changes nothing.
  func append(_ value: AnyHashable, to router: inout Router)
  /// The path as the model sees it; nil where it is longer than the model holds.
  func read(_ router: Router, _ names: ValueNames) -> ViewPath?
  /// Whether a view is on it.
  func holds(_ view: ShownView, _ router: Router, _ names: ValueNames) -> Bool
  /// The links on its root.
  func rootLinks(_ router: Router) -> [LiveLink<Router>]
  /// The links on a view with a value.
  func links(on view: ShownView, _ router: Router, _ names: ValueNames) -> [LiveLink<Router>]
}

/// A path that is an array.
///
/// It knows the type of the values, so most turns compare the array with the last one and box nothing.
final class ArrayPath<Router, Route: Hashable>: LivePath {
  private let binding: LiveBinding<Router, [Route]>
  private let resolves: (Route) -> Bool
  private let links: (Router, Route?) -> [LiveLink<Router>]
  @exclusivity(unchecked) private var last: [Route] = []
  @exclusivity(unchecked) private var path = ViewPath()
  /// The first 16 values and their views; others are looked up by number.
  @exclusivity(unchecked) private var knownRoutes: [Route] = []
  @exclusivity(unchecked) private var knownViews: [ShownView] = []

  init(
    _ binding: LiveBinding<Router, [Route]>, _ resolves: @escaping (Route) -> Bool,
    _ links: @escaping (Router, Route?) -> [LiveLink<Router>]
  ) {
    self.binding = binding
    self.resolves = resolves
    self.links = links
  }

  func count(_ router: Router) -> Int { binding.read(router).count }

  func truncate(_ router: inout Router, to count: Int) {
    let now = binding.read(router)
    if now.count > count { binding.write(&router, Array(now.prefix(count))) }
  }

  func append(_ value: AnyHashable, to router: inout Router) {
    if let route = value.base as? Route { binding.write(&router, binding.read(router) + [route]) }
  }

  func read(_ router: Router, _ names: ValueNames) -> ViewPath? {
    let now = binding.read(router)
    if now == last { return path }
    guard now.count <= ViewPath.capacity else { return nil }
    var level = 0
    while level < min(now.count, last.count), now[level] == last[level] { level += 1 }
    path.truncate(to: level)
    for route in now[level...] { path.append(resolves(route) ? view(of: route, names) : .unresolved) }
    last = now
    return path
  }

  func holds(_ view: ShownView, _ router: Router, _ names: ValueNames) -> Bool {
    route(of: view, names).map { binding.read(router).contains($0) } ?? false
  }

  func rootLinks(_ router: Router) -> [LiveLink<Router>] { links(router, nil) }

  func links(on view: ShownView, _ router: Router, _ names: ValueNames) -> [LiveLink<Router>] {
    route(of: view, names).map { links(router, $0) } ?? []
  }

  private func view(of route: Route, _ names: ValueNames) -> ShownView {
    if let index = knownRoutes.firstIndex(of: route) { return knownViews[index] }
    let view = names.view(of: AnyHashable(route))
    if view != .other, knownViews.count < 16 {
      knownRoutes.append(route)
      knownViews.append(view)
    }
    return view
  }

  private func route(of view: ShownView, _ names: ValueNames) -> Route? {
    if let index = knownViews.firstIndex(of: view) { return knownRoutes[index] }
    return names.value(of: view)?.base as? Route
  }
}
