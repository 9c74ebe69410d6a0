internal import SplitFuzz
internal import SplitModel

/// A toggle or a button that is tapped, and the containers that were there.
struct TappedControl {
  let label: String
  let isToggle: Bool
  /// The stacks on which something is pushed.
  let stacks: [StackPlace]
  let page: Page
  /// The number that a place had last.
  let lastNumber: Int
}

extension EvaluatedApp {
  /// The toggle or button that is tapped.
  func tappedControl(_ control: Page.Control?) -> TappedControl? {
    guard let control, case .run = control.effect, let kind = control.writer?.kind else { return nil }
    let pushed = graph.page.allStacks.filter { !$0.path.values().isEmpty }
    if pushed.isEmpty { return nil }
    return TappedControl(
      label: control.label, isToggle: kind == "Toggle", stacks: pushed, page: graph.page,
      lastNumber: graph.lastNumber)
  }

  /// Reports a stack in the place of which another has come by a tap on a toggle, and with which what was pushed is gone; notes the same
  /// of a button, which may lead back on purpose.
  ///
  /// That is so where a modifier puts the views around the stack into a branch, and its root looks as it did. Another root, an
  /// `.id` and other containers around it are there on purpose. Two branches that hand one view two values count as one view.
  func reportLost(by tapped: TappedControl?) {
    guard let tapped, tapped.page.tabPlaces == graph.page.tabPlaces,
      tapped.page.splits.isEmpty == graph.page.splits.isEmpty
    else { return }
    let now = graph.page.allStacks
    for stack in tapped.stacks where !now.contains(where: { $0.identity == stack.identity }) {
      let isReplaced = now.contains {
        $0.identity > tapped.lastNumber && $0.writer.isSame(as: stack.writer) && $0.position != stack.position
          && $0.path.values().isEmpty && $0.root.looks(like: stack.root)
      }
      guard isReplaced else { continue }
      let problem =
        "\(tapped.isToggle ? "the toggle " : "")'\(tapped.label)' makes a stack anew, and what was pushed on it is gone (\(stack.writer))"
      let remedy =
        "keep the views around the stack the same: change what a view or modifier is given, not which one is there"
      if tapped.isToggle {
        graph.report(.isMisplaced, problem, remedy)
      } else {
        graph.isNotModelled(problem, remedy)
      }
    }
  }
}

extension EvaluatedApp {
  /// Reports a tap on what is presented that only calls the `dismiss` of the view beneath, where it does nothing.
  ///
  /// Apple's documentation of `DismissAction` has this as what not to do. A split view may go back by it where it is collapsed.
  func reportUndismissed(_ control: Page.Control?, _ before: Page) {
    guard let control, before.splits.isEmpty,
      let front = before.presented.last, let now = graph.page.presented.last, front.kind.isScreen,
      now.key == front.key, now.page.face.hasSameContents(as: front.page.face)
    else { return }
    graph.report(
      .isMisplaced,
      "'\(control.label)' calls the 'dismiss' of the view beneath, which does nothing there, and the \(front.kind) stays "
        + "(\(front.writer))",
      "declare '@Environment(\\.dismiss)' in a view that is presented")
  }

  /// Reports what is presented and goes, though nothing has dismissed it, as something is set on it: the view that presents it goes.
  func reportLostSheet(_ control: Page.Control?, _ before: Page) {
    guard let control, control.showsItsValue, before !== graph.page,
      let front = before.presented.last, front.isPresented(),
      !graph.page.presented.contains(where: { $0.key == front.key })
    else { return }
    graph.report(
      .isMisplaced,
      "the \(front.kind) goes as '\(control.label)' is set on it, since the view that presents it goes (\(front.writer))",
      "present it from a view that stays, such as the list around the row, with 'sheet(item:)'")
  }
}

extension Page {
  /// The tabs that are chosen on this page and on all in it.
  fileprivate var tabPlaces: [Int] {
    var all: [Int] = []
    forEachPage { all.append($0.tabPlace) }
    return all.filter { $0 != 0 }
  }

  /// The stacks on this page and on all in it.
  var allStacks: [StackPlace] {
    var all: [StackPlace] = []
    forEachPage { all += $0.stacks }
    return all
  }
}
