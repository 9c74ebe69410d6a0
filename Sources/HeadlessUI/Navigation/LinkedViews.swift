/// The views of links that stand on a stack, over the values of its path.
///
/// Apple's article *Understanding the navigation stack*: such views are stacked on top of the values, the path does not show
/// them, and a value that is pushed meanwhile takes them all off.
final class LinkedViews {
  private let links: Cell<[AnyHashable]>
  /// The values under them.
  private var values: [AnyHashable] = []

  @MainActor private init(_ node: ViewNode) { links = Cell([], node) }

  /// Those of the stack at a place, less what no longer stands on what it stood on.
  @MainActor static func on(_ path: StackPath, at node: ViewNode) -> LinkedViews {
    let views = node.cells[-7] as? LinkedViews ?? LinkedViews(node)
    node.cells[-7] = views
    if !views.links.value.isEmpty, views.values != path.values() { views.links.value = [] }
    return views
  }

  /// A path with them on it.
  func standing(on path: StackPath) -> StackPath {
    StackPath(
      values: { [links] in links.value.isEmpty ? path.values() : path.values() + links.value },
      truncate: { [links] count in
        let below = path.values().count
        if links.value.count > max(0, count - below) {
          links.write(Array(links.value.prefix(max(0, count - below))))
        }
        if count < below { path.truncate(count) }
      },
      append: { [self] value in
        if value.base is ViewLink {
          values = path.values()
          links.write(links.value + [value])
          return true
        }
        guard path.append(value) else { return false }
        if !links.value.isEmpty { links.write([]) }
        return true
      })
  }
}
