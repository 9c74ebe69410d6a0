internal import SplitFuzz

extension EvaluatedApp {
  /// Reports what is gone because an object or a view is made anew at each evaluation; what is chosen may bring another object.
  func reportRemade(after event: AppEvent? = nil) {
    guard let loss = graph.lost else { return }
    defer { graph.lost = nil }
    switch event {
    case .choose, .writeSelection, .writeItem: return
    default: break
    }
    let replacements = loss.holder.replacements
    queue.does {
      graph.evaluate(anew: true)
      graph.update(evaluates: false)
    }
    guard loss.holder.replacements > replacements else { return }
    graph.report(.isMisplaced, loss.problem, loss.remedy)
  }
}
