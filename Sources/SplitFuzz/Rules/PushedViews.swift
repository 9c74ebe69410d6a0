internal import SplitModel

/// The views that somebody opened in one stack, the lowest first: its root where that is one, and what was pushed.
struct PushedViews: Equatable {
  private let root: ShownView?
  private let entries: ViewPath

  init(_ place: Place, stack: Int) {
    let root = place.roots[stack]
    self.root = root.destination == nil ? nil : root
    entries = place.entries[stack]
  }

  private var count: Int { entries.count + (root == nil ? 0 : 1) }

  private subscript(_ level: Int) -> ShownView {
    guard let root else { return entries[level] }
    return level == 0 ? root : entries[level - 1]
  }

  func contains(_ view: ShownView) -> Bool { (0..<count).contains { self[$0] == view } }

  /// Whether others are these without one, which shows a view.
  func isLeft(by view: ShownView, as others: PushedViews) -> Bool {
    guard others.count == count - 1 else { return false }
    let level = (0..<others.count).first { self[$0] != others[$0] } ?? others.count
    return self[level] == view && (level..<others.count).allSatisfy { others[$0] == self[$0 + 1] }
  }
}

extension Place {
  /// The views that somebody opened in a stack, 0 or 1.
  func pushed(on stack: Int) -> PushedViews { PushedViews(self, stack: stack) }
}
