internal import SplitModel

/// Where something is done that stands on no stack of the columns.
enum Outside: Equatable {
  /// An event, which may say that it shows a certain view.
  case event(shows: Bool)
  case presented, around

  fileprivate var name: String {
    switch self {
    case .event: "an event"
    case .presented: "a button on what is presented"
    case .around: "a button around the stack"
    }
  }
}

/// Views that are on a stack twice.
extension EvaluatedApp {
  /// Reports that what was on top of a stack is there once more: an event that shows it has put it there, late work for the
  /// second of two taps on the button that begins such work, or a handler as its tab came back.
  ///
  /// Notes the same of another event, and of a button that stands on what is presented, or around the stack: as in a
  /// demo, that may be meant.
  func reportTwice(_ now: [PathEntry], after before: [PathEntry], _ stack: StackPlace) {
    guard isLate || bringsTab || outside != nil, now.count == before.count + 1, let top = before.last?.value,
      now.map(\.value) == before.map(\.value) + [top]
    else { return }
    if isLate, openings.havePushedTwo(layout.pushedCount) {
      graph.report(
        .isMisplaced,
        "late work puts a view on its stack for each of two taps, and it is there twice (\(stack.writer))",
        "disable the button while its work is under way")
    } else if bringsTab {
      graph.report(
        .isMisplaced,
        "a view is pushed once more as its tab comes back, and is there twice (\(stack.writer))",
        "push it where it is not there yet: 'onAppear' and 'task' run whenever the tab comes")
    } else if let outside, outside != .presented || stack !== layout.sheet?.stack {
      let problem =
        "\(outside.name) pushes the view that is in front already, and it is there twice (\(stack.writer))"
      let remedy = "push it where it is not there yet, or write the whole path"
      if outside == .event(shows: true) { return graph.report(.isMisplaced, problem, remedy) }
      graph.isNotModelled(problem, remedy)
    }
  }

  /// Where what happens comes from, if that is no view on a stack of the columns.
  func outside(_ event: AppEvent, _ control: Page.Control?) -> Outside? {
    switch event {
    case .call(let number, _): return .event(shows: survey?.targets[Int(number)] != nil)
    case .open(_, on: let view):
      guard let control, !graph.page.isPlain else { return nil }
      if graph.page.controls.contains(where: { $0.isSame(as: control) }) { return .around }
      let page = page(of: view)
      var isPresented = false
      for presented in graph.page.presented {
        presented.page.forEachPage { isPresented = isPresented || $0 === page }
      }
      return isPresented ? .presented : nil
    default: return nil
    }
  }
}
