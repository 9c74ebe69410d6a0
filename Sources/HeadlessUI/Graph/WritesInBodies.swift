internal import Observation

/// Finds bodies that change objects which views have read in an evaluation before.
///
/// A change of what no view has read, such as in the initialiser of an object that a body makes, updates nothing.
extension ViewGraph {
  /// Evaluates, and awaits a change of what is read, unless one is awaited.
  func observingWrites(_ evaluate: () -> Void) {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), !awaitsChange else {
      evaluate()
      if awaitsChange { changing = nil }
      return
    }
    awaitsChange = true
    withObservationTracking(evaluate) { [weak self] in
      self?.awaitsChange = false
      self?.changes.hasAny = true
      guard ViewGraph.evaluatesHere else { return }
      MainActor.assumeIsolated { if ViewGraph.evaluating === self { self?.changing = ViewGraph.latest } }
    }
  }
}

/// Whether state that an app's views have read was changed since they were evaluated.
final class StateChanges: @unchecked Sendable {
  // Read on the main actor only; another thread may write, and then writes what is so.
  @exclusivity(unchecked) var hasAny = false
  /// Whether there may be others, of objects whose changes are Combine's to announce.
  var mayBeMissed: Bool {
    #if canImport(Combine)
    true
    #else
    false
    #endif
  }
}

/// When views read a property of an object first.
struct ReadMark {
  /// The number of the evaluation among all.
  private var evaluation: Int?
  /// Where that is noted.
  private var changes: StateChanges?

  /// The graph that evaluates on this thread.
  private static func evaluating() -> (born: Int, now: Int, changes: StateChanges)? {
    guard ViewGraph.evaluatesHere else { return nil }
    return MainActor.assumeIsolated {
      ViewGraph.evaluating.map { ($0.born, ViewGraph.evaluations, $0.changes) }
    }
  }
  /// Notes a read by a view.
  mutating func read() {
    guard let (born, now, changes) = Self.evaluating(), evaluation.map({ $0 <= born }) ?? true else {
      return
    }
    (evaluation, self.changes) = (now, changes)
  }
  /// Reports a change while views are evaluated, of what they have read in an evaluation before.
  func write() {
    changes?.hasAny = true
    guard let evaluation, let (born, now, _) = Self.evaluating(), evaluation > born, evaluation < now else {
      return
    }
    MainActor.assumeIsolated { ViewGraph.noteWrite(in: ViewGraph.latest) }
  }
}
