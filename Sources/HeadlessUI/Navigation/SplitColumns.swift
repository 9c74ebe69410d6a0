internal import SplitModel

/// Which columns of a split are on screen, as the platform last said, kept at the split's place.
///
/// The views of another column are covered: their handlers run as it comes and goes, like those of views under a pushed one.
@MainActor final class SplitColumns {
  private var onScreen: ColumnsOnScreen
  /// Whether views in them have handlers of coming and going; where none has, it does not matter which are on screen.
  var hasHandlers = false
  /// What was said last, where that matters.
  var known: ColumnsOnScreen { hasHandlers ? onScreen : .untold }
  /// Whether a column may run handlers yet, since it is not on screen; the last one's index is 2.
  func isDue(_ index: Int) -> Bool { hasHandlers && hides(index) }
  private var places: [Weak] = []

  private struct Weak { weak var place: ViewNode? }

  private init(_ onScreen: ColumnsOnScreen) { self.onScreen = onScreen }

  /// The columns of the split at a place; where no platform follows it, all count as on screen.
  static func of(_ scope: Scope) -> SplitColumns {
    if let kept = scope.node.cells[-4] as? SplitColumns { return kept }
    let isFollowed = scope.page.isFollowed && scope.page.splits.isEmpty
    let isCompact = scope.environment.horizontalSizeClass == .compact
    let made = SplitColumns(!isFollowed ? .untold : isCompact ? .noneYet : .all)
    scope.node.cells[-4] = made
    return made
  }

  /// Where a column's views are, in the order of the columns.
  func place(_ index: Int, _ scope: Scope) -> Scope {
    while places.count <= index { places.append(Weak()) }
    places[index].place = scope.node
    scope.node.cover(hides(index), scope.graph)
    return scope.beneath(false)
  }

  /// Takes what is on screen now; handlers are due where that differs.
  func become(_ columns: ColumnsOnScreen, _ graph: ViewGraph) {
    onScreen = columns
    for (index, kept) in places.enumerated() { kept.place?.cover(hides(index), graph) }
    graph.move()
  }

  private func hides(_ index: Int) -> Bool {
    switch onScreen {
    case .untold, .all: false
    case .noneYet: true
    case .sidebar: index != 0
    case .content: index != 1
    case .detail: index != 2
    }
  }
}
