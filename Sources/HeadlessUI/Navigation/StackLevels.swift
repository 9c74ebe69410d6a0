internal import SplitModel

/// The views on a stack, found one after the other: each may declare what comes over it.
///
/// The path's values and the views that flags and items push stand in the order in which they came.
@MainActor struct StackLevels {
  enum Level {
    case value(Int, AnyHashable)
    case pushed(Page.PresentedDestination)

    /// What is known of it in the next evaluation.
    var known: Known {
      switch self {
      case .value: .value
      case .pushed(let pushed): .pushed(pushed.place, pushed.key)
      }
    }
  }
  enum Known: Equatable {
    case value
    case pushed(Int, AnyHashable)
  }

  private var values: [AnyHashable]
  private var known: ArraySlice<Known>
  private var levels: [(level: Level, page: Page)] = []
  /// How many of the values have their place.
  private var used = 0
  /// The views that are to be pushed and have no place yet.
  private var active: [Page.PresentedDestination]
  /// What is declared for values on the pages so far.
  private(set) var destinations: [ObjectIdentifier: Page.Destination]
  /// Those over others for the same type that show another view, and are not used.
  private(set) var unused: [ObjectIdentifier: Page.Destination] = [:]

  init(_ values: [AnyHashable], over root: Page, _ node: ViewNode) {
    self.values = values
    active = root.presentedDestinations
    destinations = root.destinations
    known = (node.cells[-3] as? Cell<[Known]>)?.value[...] ?? []
  }

  /// What comes next: what was there before, then further values, then what was pushed meanwhile.
  mutating func next() -> Level? {
    guard levels.count < ViewGraph.deepest else { return nil }
    while let old = known.first {
      if old == .value, used < values.count { return .value(used, values[used]) }
      if let pushed = active.first(where: { Level.pushed($0).known == old }) { return .pushed(pushed) }
      known.removeFirst()
      // With a view that is pushed no longer goes all that stood over it.
      if old != .value, values.count > used, values.count <= used + known.count(where: { $0 == .value }) {
        values.removeSubrange(used...)
      }
    }
    return used < values.count ? .value(used, values[used]) : active.first.map { .pushed($0) }
  }

  mutating func add(_ level: Level, _ page: Page) {
    levels.append((level, page))
    if known.first == level.known { known.removeFirst() }
    if case .value = level { used += 1 } else { active.removeAll { Level.pushed($0).known == level.known } }
    active += page.presentedDestinations
    for (type, destination) in page.destinations {
      guard let used = destinations[type] else {
        destinations[type] = destination
        continue
      }
      if used.view != destination.view { unused[type] = destination }
    }
  }

  /// Two destinations for a value, of which that nearest to the root is used.
  @MainActor struct Rivals {
    let used: Page.Destination
    let unused: Page.Destination
    fileprivate let value: AnyHashable
    fileprivate let environment: EnvironmentValues

    /// Whether they show the same.
    var areAlike: Bool { face(of: used).looks(like: face(of: unused)) }

    private func face(of destination: Page.Destination) -> Page {
      Scope.aside(environment) { destination.evaluate(value, $0) }.face
    }
  }

  /// The destinations for a value, where one is not used.
  func rivals(of value: AnyHashable, _ environment: EnvironmentValues) -> Rivals? {
    guard !unused.isEmpty, let unused = unused.showing(value), let used = destinations.showing(value) else {
      return nil
    }
    return Rivals(used: used, unused: unused, value: value, environment: environment)
  }

  /// Keeps the order, and puts what flags and items have pushed on the path as it is shown.
  func finish(_ place: StackPlace, _ path: StackPath, _ scope: Scope) {
    let pushes = levels.contains { $0.level.known != .value }
    guard pushes || scope.node.cells[-3] != nil else { return }
    let cell = scope.node.cells[-3] as? Cell<[Known]> ?? Cell([], scope.node)
    let names = scope.node.cells[-5] as? Cell<[String]> ?? Cell([], scope.node)
    (scope.node.cells[-3], scope.node.cells[-5]) = (cell, names)
    // A view is called what it was called as it was pushed.
    names.value = levels.map { level, page in
      zip(cell.value, names.value).first { $0.0 == level.known && $0.0 != .value }?.1 ?? page.name ?? "view"
    }
    reportPushedTogether(cell.value, scope.graph)
    cell.value = levels.map(\.level.known)
    if used < path.values().count { scope.graph.afterwards(place.writer) { [used] in path.truncate(used) } }
    guard pushes else { return }
    let (levels, used, called) = (levels, used, names.value)
    place.path = StackPath(
      values: {
        let values = path.values()
        return zip(levels, called).compactMap { level, name in
          switch level.level {
          case .value(let index, _): index < values.count ? values[index] : nil
          case .pushed(let pushed): pushed.named(name)
          }
        } + values.dropFirst(used)
      },
      truncate: { count in
        guard count < levels.count else { return path.truncate(used + count - levels.count) }
        path.truncate(levels.prefix(count).count { $0.level.known == .value })
        for (level, _) in levels[count...].reversed() {
          if case .pushed(let pushed) = level { pushed.dismiss() }
        }
      }, append: path.append)
  }
}

extension StackLevels {
  /// Reports what one modifier on one view has pushed several times since, as where rows share a flag, and not the same each time.
  private func reportPushedTogether(_ before: [Known], _ graph: ViewGraph) {
    let new = levels.compactMap { level, page -> (pushed: Page.PresentedDestination, page: Page)? in
      guard case .pushed(let pushed) = level, !before.contains(level.known) else { return nil }
      return (pushed, page)
    }
    guard new.count > 1 else { return }
    // The level whose view declares a push; nil for the root.
    func level(of pushed: Page.PresentedDestination) -> Int? {
      levels.firstIndex { $0.page.presentedDestinations.contains { $0.place == pushed.place } }
    }
    for (index, one) in new.enumerated() {
      let isAmongOthers = new[..<index].contains {
        $0.pushed.writer.isSame(as: one.pushed.writer) && level(of: $0.pushed) == level(of: one.pushed)
          && !$0.page.looks(like: one.page)
      }
      guard isAmongOthers else { continue }
      let writer = one.pushed.writer
      graph.report(
        .isNotShown, "several views are pushed at once, of which a person wants one (\(writer))",
        "put the '\(writer.kind)' around the loop, and push the item that was tapped")
    }
  }
}

extension Page.PresentedDestination {
  /// What stands for its view in reports.
  func named(_ name: String) -> AnyHashable {
    AnyHashable(PageName(name, [key, AnyHashable(position), AnyHashable("\(writer)")]))
  }
}
