internal import SplitModel

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
