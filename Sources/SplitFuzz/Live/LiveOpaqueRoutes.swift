internal import SplitModel

/// One router's opaque path as it was read last, and what is known of its elements.
struct LiveOpaqueRoutes<Path: OpaquePath> {
  private var last: Path?
  private var path = ViewPath()

  /// A path as the model sees it; nil when it is longer than the model holds.
  mutating func path(
    of now: Path, _ names: ValueNames, named: [AnyHashable], resolves: (AnyHashable) -> Bool
  ) -> ViewPath? {
    if now == last {
      nameTop(now, names, named, resolves)
      return path
    }
    guard now.count <= ViewPath.capacity else { return nil }
    var level = min(now.count, path.count)
    while level > 0, let last, now.prefix(level) != last.prefix(level) { level -= 1 }
    path.truncate(to: level)
    while path.count < now.count {
      path.append(view(at: path.count, of: now, names, named, resolves))
    }
    last = now
    return path
  }

  /// Looks again at a view without a name on top: what was done now may have named it.
  private mutating func nameTop(
    _ now: Path, _ names: ValueNames, _ named: [AnyHashable], _ resolves: (AnyHashable) -> Bool
  ) {
    guard let top = path.last, top == .other else { return }
    let found = view(at: path.count - 1, of: now, names, named, resolves)
    if found == .other { return }
    path.truncate(to: path.count - 1)
    path.append(found)
  }

  /// The view at a level: that of the value which makes of what lies beneath what lies up to it.
  private func view(
    at level: Int, of now: Path, _ names: ValueNames, _ named: [AnyHashable],
    _ resolves: (AnyHashable) -> Bool
  ) -> ShownView {
    let (beneath, whole) = (now.prefix(level), now.prefix(level + 1))
    let value =
      names.known.last { beneath.adding($0) == whole } ?? named.first { beneath.adding($0) == whole }
    guard let value else { return .other }
    return resolves(value) ? names.view(of: value) : .unresolved
  }
}
