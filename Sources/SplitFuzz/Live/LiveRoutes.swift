public import SplitModel

/// The path of one router's stack as it was read last, and the numbers of the values that it held.
///
/// It knows the values' type, so most turns compare a path with the last one and box nothing.
@usableFromInline
struct LiveRoutes<Route: Hashable> {
  @usableFromInline var last: [Route] = []
  @usableFromInline var path = ViewPath()
  @usableFromInline var known: [(route: Route, view: ShownView)] = []

  /// How many values are known by their type; others are asked for by number.
  @usableFromInline static var limit: Int { 16 }

  @inlinable init() {}

  /// A path as the model sees it; nil when it is longer than the model holds.
  @inlinable
  mutating func path(
    of now: [Route], _ names: ValueNames, resolves: (Route) -> Bool
  ) -> ViewPath? {
    if now == last { return path }
    guard now.count <= ViewPath.capacity else { return nil }
    var level = 0
    while level < min(now.count, last.count), now[level] == last[level] { level += 1 }
    path.truncate(to: level)
    for route in now[level...] { path.append(resolves(route) ? view(of: route, names) : .unresolved) }
    last = now
    return path
  }

  /// The view of a value.
  @inlinable
  mutating func view(of route: Route, _ names: ValueNames) -> ShownView {
    for entry in known where entry.route == route { return entry.view }
    let view = names.view(of: AnyHashable(route))
    if view != .other, known.count < Self.limit { known.append((route, view)) }
    return view
  }

  /// What stands behind a view, as far as a stack of such values has to do with it.
  @inlinable
  func top(_ view: ShownView, _ names: ValueNames) -> LiveTop<Route> {
    guard view.destination != nil else { return .root }
    for entry in known where entry.view == view { return .value(entry.route) }
    guard let value = names.value(of: view) else { return .root }
    return (value.base as? Route).map { .value($0) } ?? .other
  }
}

/// What is on top of a stack.
@usableFromInline
enum LiveTop<Route> {
  /// Nothing that has a value: its root.
  case root
  /// The view of a value.
  case value(Route)
  /// The view of a value of another type.
  case other
}
