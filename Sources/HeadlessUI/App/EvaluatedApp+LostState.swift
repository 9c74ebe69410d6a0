internal import SplitFuzz
internal import SplitModel

/// Where something was pushed or chosen, and what keeps that has gone with its view.
struct LostState {
  /// What was in front.
  let name: String
  /// A stack that keeps its path itself, or a view's own state: a stack's path, or a list's selection.
  let kind: Kind
  let writer: Writer

  enum Kind: String { case stack, path, selection }
}

extension EvaluatedApp {
  /// Notes what other surroundings have taken away with what was pushed or chosen, as where each size class has a container of its own.
  func noteLost(from before: Page) {
    guard before !== graph.page else { return }
    let kept = graph.page.allStacks
    for stack in before.allStacks where stack.path.values().contains(where: { !($0.base is PageName) }) {
      let name = stack.top.front.last?.name
      if stack.isBound {
        lose(.path, stack.state, name, stack.writer)
      } else if let name, !stack.hasLegacyLinks, !kept.contains(where: { $0.identity == stack.identity }) {
        lost.append(LostState(name: name, kind: .stack, writer: stack.writer))
      }
    }
    before.forEachPage { page in
      if let list = page.list, list.read() != nil {
        lose(.selection, list.state, before.inFront.front.last?.name, list.writer)
      }
    }
  }

  private func lose(
    _ kind: LostState.Kind, _ state: ObjectIdentifier?, _ name: String?, _ writer: Writer
  ) {
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
      let change = "a change of the size class or the orientation"
      if lost.kind == .stack {
        graph.report(
          .isMisplaced, "a stack is gone after \(change), and with it what was pushed on it (\(lost.writer))",
          "bind its path to a state that stays, and show that in each of its containers")
      } else {
        graph.report(
          .isMisplaced,
          "\(change) takes away the view that has a \(lost.kind.rawValue) as its own '@State', and with it '\(lost.name)' (\(lost.writer))",
          "keep the \(lost.kind.rawValue) in a view or object that stays, and show it in each of the containers"
        )
      }
    }
  }
}
