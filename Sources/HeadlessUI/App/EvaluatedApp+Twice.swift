internal import SplitModel

/// Views that are on a stack twice.
extension EvaluatedApp {
  /// Reports that what was on top of a stack is there once more: an event has put it there that shows it, late work for the second of
  /// two taps on the button that begins such work, or a handler as its tab came back.
  func reportTwice(_ now: [PathEntry], after before: [PathEntry], _ stack: StackPlace) {
    guard isLate || bringsTab || goesTo, now.count == before.count + 1, let top = before.last?.value,
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
    } else if goesTo {
      graph.report(
        .isMisplaced,
        "an event pushes the view that is in front already, and it is there twice (\(stack.writer))",
        "push it where it is not there yet, or write the whole path")
    }
  }

  /// Whether an event is one that shows a certain view.
  func goes(_ event: AppEvent) -> Bool {
    if case .call(let number, _) = event { survey?.targets[Int(number)] != nil } else { false }
  }
}
