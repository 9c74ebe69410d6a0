internal import SplitFuzz
internal import SplitModel

extension EvaluatedApp {
  /// What an event has done, from what was on screen before.
  func result(of event: AppEvent, _ hasDeleted: Bool, _ before: Page) -> Handled {
    var handled: Handled = hasDeleted ? .deletes : []
    if graph.followsDismissal { handled.insert(.followsDismissal) }
    graph.followsDismissal = false
    if case .open = event, before !== graph.page, before.lookInFront != graph.page.lookInFront {
      handled.insert(.looksOther)
    }
    return handled
  }
}

extension Page {
  /// What is to be seen in front.
  fileprivate var lookInFront: [String?] { (presented.last?.page ?? self).front.flatMap(\.look) }
}
