internal import FuzzEngine

/// The moment in which the outermost handler of an app that runs has come to its end, and no view was evaluated since.
@MainActor package enum EndOfHandler {
  private static var waiting: [() -> Void] = []

  /// Does something then; false where no handler runs.
  nonisolated package static func does(_ work: @escaping () -> Void) -> Bool {
    guard MainThread.isHere else { return false }
    nonisolated(unsafe) let work = work
    return MainActor.assumeIsolated {
      if ViewGraph.running != nil { waiting.append(work) }
      return ViewGraph.running != nil
    }
  }

  static func comes() {
    if waiting.isEmpty { return }
    let now = waiting
    waiting = []
    for work in now { work() }
  }
}
