internal import SplitFuzz
internal import SplitModel

/// The paths of stacks in tabs, as far as one may be the path of two.
///
/// Bindings cannot be compared. So a path is that of another tab too if what changed on it in one tab is there in the next,
/// whenever that is looked at; once may be the app's own doing.
@MainActor struct SharedPaths {
  typealias Paths = [Int: [AnyHashable]]
  /// What stood on each as its tab was left.
  private var known: Paths = [:]
  /// How often each has followed another.
  private var counts: [Set<Int>: Int] = [:]

  static func paths(of stacks: [StackPlace]) -> Paths {
    Dictionary(stacks.filter(\.isBound).map { ($0.identity, $0.path.values()) }) { first, _ in first }
  }

  /// Takes note of what stands on the stacks of a tab that the app has left or chosen itself.
  mutating func take(_ stacks: [StackPlace]) { known.merge(Self.paths(of: stacks)) { $1 } }

  /// Compares what a person has left by choosing another tab with what that one shows.
  mutating func compare(_ left: Paths, _ graph: ViewGraph) {
    if left.isEmpty { return }
    known.merge(left) { $1 }
    for stack in AppLayout(graph.page).stacks where stack.isBound && left[stack.identity] == nil {
      let values = stack.path.values()
      if values.isEmpty || known[stack.identity] == values { continue }
      for other in left.keys.sorted() where left[other] == values {
        counts[[stack.identity, other], default: 0] += 1
        guard counts[[stack.identity, other]] == 2 else { continue }
        graph.report(
          .isMisplaced,
          "what is pushed in a tab is on the path of another tab too (\(stack.writer))",
          "give the stack of each tab a path of its own, or empty the path when a tab is chosen")
      }
    }
  }
}
