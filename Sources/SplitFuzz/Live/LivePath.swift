internal import SplitModel

/// A path that does not show its elements, as `NavigationPath` does not.
///
/// The fuzzer compares it with paths of values that were pushed, promised or named as a target before. The view of any
/// other value has no name and no links, and rules that depend on it are not evaluated.
public protocol OpaquePath: Equatable {
  /// How many elements it has.
  var count: Int { get }
  /// Puts a value on it; a path that cannot hold such a value stays as it is.
  mutating func append<Value: Hashable>(_ value: Value)
  /// Takes so many elements off its end.
  mutating func removeLast(_ count: Int)
}

extension OpaquePath {
  /// The first elements of it.
  func prefix(_ length: Int) -> Self {
    var path = self
    if count > length { path.removeLast(count - length) }
    return path
  }

  /// The same with a value on it.
  func adding(_ value: AnyHashable) -> Self {
    var path = self
    if let value = value.base as? any Hashable { path.append(value) }
    return path
  }
}

/// The path of one router's stack, followed through a trace.
protocol LivePath<Router>: AnyObject {
  associatedtype Router

  /// The number of elements.
  func count(_ router: Router) -> Int
  /// Which of several stacks in the same place it is.
  func identity(_ router: Router) -> UInt8
  /// Removes all but the first elements.
  func truncate(_ router: inout Router, to count: Int)
  /// Puts a value on it; one of another type changes nothing.
  func append(_ value: AnyHashable, to router: inout Router)
  /// The path as the model sees it; nil where it is longer than the model holds.
  func read(_ router: Router, _ names: ValueNames) -> ViewPath?
  func holds(_ view: ShownView, _ router: Router, _ names: ValueNames) -> Bool
  func rootLinks(_ router: Router) -> [LiveLink<Router>]
  /// The links on a view with a value.
  func links(on view: ShownView, _ router: Router, _ names: ValueNames) -> [LiveLink<Router>]
}

extension LivePath {
  func identity(_ router: Router) -> UInt8 { 0 }
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

/// A path that does not show its elements, read by comparing it with paths of known values.
final class HiddenPath<Router, Path: OpaquePath>: LivePath {
  private let binding: LiveBinding<Router, Path>
  private let named: [AnyHashable]
  private let resolves: (AnyHashable) -> Bool
  private let links: (Router, AnyHashable?) -> [LiveLink<Router>]
  private var last: Path?
  private var path = ViewPath()

  init(
    _ binding: LiveBinding<Router, Path>, _ named: [AnyHashable], _ resolves: @escaping (AnyHashable) -> Bool,
    _ links: @escaping (Router, AnyHashable?) -> [LiveLink<Router>]
  ) {
    self.binding = binding
    self.named = named
    self.resolves = resolves
    self.links = links
  }

  func count(_ router: Router) -> Int { binding.read(router).count }

  func truncate(_ router: inout Router, to count: Int) {
    let now = binding.read(router)
    if now.count > count { binding.write(&router, now.prefix(count)) }
  }

  func append(_ value: AnyHashable, to router: inout Router) {
    binding.write(&router, binding.read(router).adding(value))
  }

  func read(_ router: Router, _ names: ValueNames) -> ViewPath? {
    let now = binding.read(router)
    guard now.count <= ViewPath.capacity else { return nil }
    var level = min(now.count, path.count)
    if now == last {
      // What was done since may have named the value of the view on top.
      if path.last == .other { level -= 1 }
    } else {
      while level > 0, let last, now.prefix(level) != last.prefix(level) { level -= 1 }
    }
    path.truncate(to: level)
    while path.count < now.count { path.append(view(at: path.count, of: now, names)) }
    last = now
    return path
  }

  func holds(_ view: ShownView, _ router: Router, _ names: ValueNames) -> Bool {
    guard let path = read(router, names) else { return false }
    return (0..<path.count).contains { path[$0] == view }
  }

  func rootLinks(_ router: Router) -> [LiveLink<Router>] { links(router, nil) }

  func links(on view: ShownView, _ router: Router, _ names: ValueNames) -> [LiveLink<Router>] {
    names.value(of: view).map { links(router, $0) } ?? []
  }

  /// The view at a level: that of the value which turns the path beneath it into the path up to it.
  private func view(at level: Int, of now: Path, _ names: ValueNames) -> ShownView {
    let (beneath, whole) = (now.prefix(level), now.prefix(level + 1))
    let isElement = { (value: AnyHashable) in beneath.adding(value) == whole }
    guard let value = names.known.last(where: isElement) ?? named.first(where: isElement) else {
      return .other
    }
    return resolves(value) ? names.view(of: value) : .unresolved
  }
}
