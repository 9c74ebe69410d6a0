internal import SplitFuzz
internal import SplitModel

/// What is presented while a person signs out by a button on it, and the containers around.
struct LeftSession {
  let presented: AnyHashable
  let containers: Set<Int>
}

extension EvaluatedApp {
  /// Notes a tap on a button that says that it signs out, where something is presented that has such a button.
  func noteSignOut(_ control: Page.Control) {
    leftSession = nil
    guard control.saysItSignsOut,
      let presented = graph.page.presented.last(where: { $0.kind.isScreen && $0.signsOut })
    else { return }
    leftSession = LeftSession(presented: presented.key, containers: graph.page.containers)
  }

  /// Reports what stays when the session ends.
  ///
  /// Other views have come in the place of the containers around, and such a button is still there. What a task may take
  /// away yet is not judged.
  func reportLeftSession() {
    guard let left = leftSession, left.containers.isDisjoint(with: graph.page.containers) else { return }
    leftSession = nil
    guard !left.containers.isEmpty, !graph.startsWork, !queue.isUsed,
      let presented = graph.page.presented.first(where: { $0.key == left.presented && $0.signsOut })
    else { return }
    graph.report(
      .isMisplaced,
      "what is presented stays over the screen that comes when a person signs out on it (\(presented.writer))",
      "take it away where the session ends")
  }
}

extension Page.Control {
  /// Whether it is called by what ends a session.
  var saysItSignsOut: Bool {
    let label = label.lowercased()
    return ["sign out", "log out", "logout"].contains { label.hasPrefix($0) }
  }
}

extension Page.PresentedView {
  /// Whether there is a button on it that says that it signs out.
  @MainActor fileprivate var signsOut: Bool {
    var isThere = false
    page.forEachPage { page in isThere = isThere || page.controls.contains(where: \.saysItSignsOut) }
    return isThere
  }
}

extension Page {
  /// The containers on it, by the numbers of their places.
  fileprivate var containers: Set<Int> { Set(stacks.map(\.identity) + splits.map(\.identity)) }
}
