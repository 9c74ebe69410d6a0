internal import SplitFuzz
internal import SplitModel

/// A view's own state that has led to what was in front, and has gone with the view.
struct LostState {
  /// What was in front.
  let name: String
  /// A stack's path, or a list's selection.
  let kind: String
  let writer: Writer
}

extension EvaluatedApp {
  /// Notes the paths and selections that other surroundings have taken away with the views that have them as their state.
  func noteLost(from before: Page) {
    guard before !== graph.page else { return }
    let front = before.inFront.front.last?.name
    for stack in before.allStacks where stack.isBound && !stack.path.values().isEmpty {
      lose(stack.state, stack.top.front.last?.name, "path", stack.writer)
    }
    before.forEachPage { page in
      if let list = page.list, list.read() != nil { lose(list.state, front, "selection", list.writer) }
    }
  }

  private func lose(_ state: ObjectIdentifier?, _ name: String?, _ kind: String, _ writer: Writer) {
    guard let state, let name, !graph.root.keeps(state) else { return }
    lost.append(LostState(name: name, kind: kind, writer: writer))
  }

  /// Reports what other surroundings have taken away, where nothing shows any longer what was in front.
  ///
  /// A view may bring its place with it as it appears.
  func reportLost() {
    defer { lost = [] }
    for lost in lost {
      var isShown = false
      graph.page.forEachPage { isShown = isShown || $0.shows(lost.name) }
      if isShown { continue }
      graph.report(
        .isMisplaced,
        "a change of the size class or the orientation takes away the view that has a \(lost.kind) as its own '@State', and with it "
          + "'\(lost.name)' (\(lost.writer))",
        "keep the \(lost.kind) in a view or object that stays, and show it in each of the containers")
    }
  }
}
