/// A graph as long as it lives, from where it is not held.
///
/// A weak reference would make counting references to it slow for good, and every place of a view counts one.
final class GraphReference: @unchecked Sendable {
  // A graph is let go of where it is read, on the main thread.
  private unowned(unsafe) var known: ViewGraph?

  /// The graph; nil once it has ended.
  @MainActor var graph: ViewGraph? { known }
  /// A graph begins.
  func begin(_ graph: ViewGraph) { known = graph }
  /// It ends.
  func end() { known = nil }

  /// Notes that a body, if one is evaluated, has changed what another has read, or itself before.
  func noteWriteOfBody() {
    guard ViewGraph.evaluatesHere else { return }
    MainActor.assumeIsolated {
      if let graph, ViewGraph.evaluating === graph { graph.changing = ViewGraph.latest }
    }
  }
}
