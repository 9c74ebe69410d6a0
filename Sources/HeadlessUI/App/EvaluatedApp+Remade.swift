internal import SplitFuzz

extension EvaluatedApp {
  /// Reports what is gone because an object is made anew at each evaluation; what is chosen may bring another object.
  func reportRemade(after event: AppEvent? = nil) {
    guard let loss = graph.lost else { return }
    defer { graph.lost = nil }
    switch event {
    case .choose, .writeSelection, .writeItem: return
    default: break
    }
    let replacements = loss.bound.replacements
    queue.does {
      graph.evaluate(anew: true)
      graph.update(evaluates: false)
    }
    guard loss.bound.replacements > replacements else { return }
    graph.report(
      .isMisplaced, loss.problem,
      "keep it where it is made: as a '@StateObject', or as '@State' where it is '@Observable'")
  }
}
