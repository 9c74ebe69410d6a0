internal import SplitFuzz
internal import SplitModel

extension EvaluatedApp {
  /// What an event has done, from what was on screen before.
  func result(
    of event: AppEvent, _ control: Page.Control?, _ hasDeleted: Bool, _ before: Page
  ) -> Handled {
    var handled: Handled = hasDeleted ? .deletes : []
    if graph.followsDismissal { handled.insert(.followsDismissal) }
    graph.followsDismissal = false
    if case .open = event, before !== graph.page,
      control?.showsItsValue == true || before.lookInFront != graph.page.lookInFront
    {
      handled.insert(.looksOther)
    }
    return handled
  }
}

extension Page.Control {
  /// Whether it shows itself what it is set to, as a toggle does.
  var showsItsValue: Bool { writer.map { ["Toggle", "Picker"].contains($0.kind) } ?? false }
}

extension Page {
  /// What is to be seen in front, and in an inspector beside it.
  fileprivate var lookInFront: [String?] {
    let front = presented.last?.page ?? self
    let inspector = front.anyInspector.flatMap { $0.isPresented.wrappedValue ? $0.page : nil }
    return (front.front + (inspector?.front ?? [])).flatMap(\.look)
  }
}
