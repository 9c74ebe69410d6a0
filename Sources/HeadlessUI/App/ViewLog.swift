/// What was noticed of an app's views in all its traces.
@MainActor final class ViewLog {
  /// What a body may not do.
  private(set) var problems: [ViewGraph.Problem] = []
  /// What is not modelled.
  private(set) var limits: [ViewGraph.Problem] = []
  /// Whether a view has started a task that waits for something.
  private(set) var startsWork = false

  private let controlsTasks: Bool
  let compared = ComparedIdentities()

  nonisolated init(controlsTasks: Bool = false) { self.controlsTasks = controlsTasks }

  func take(_ graph: ViewGraph) {
    if !graph.problems.isEmpty { problems += graph.problems.filter { !problems.contains($0) } }
    if !graph.limits.isEmpty { limits += graph.limits.filter { !limits.contains($0) } }
    startsWork = startsWork || graph.startsWork
  }

  /// A sentence each.
  var sentences: [String] {
    (problems + limits).map(\.description)
      + (startsWork && !controlsTasks
        ? ["views start tasks that wait for something: what they do after it is not tested"] : [])
  }
}

/// The collections, by their type and the number of elements, of which no two have one identity.
final class ComparedIdentities {
  private var counts: [ObjectIdentifier: Set<Int>] = [:]
  func isNew(_ type: Any.Type, _ count: Int) -> Bool {
    counts[ObjectIdentifier(type), default: []].insert(count).inserted
  }
}

extension ViewGraph.Problem: CustomStringConvertible {
  var description: String { "\(problem); \(remedy)" }
}
