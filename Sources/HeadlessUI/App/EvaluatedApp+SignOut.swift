internal import SplitFuzz
internal import SplitModel

/// What is presented while a session ends, and the containers around.
struct LeftSession {
  let presented: AnyHashable
  let writer: Writer
  let containers: Set<Int>
  /// Whether other views have come, and what was presented has gone with the old ones.
  var hasEnded = false
}

/// The containers of a session that has ended, and those that have come in their place.
struct EndedSession {
  fileprivate let containers: Set<String>
  fileprivate var others: Set<String>?
  /// How much work had been begun.
  let startCount: Int
}

extension EvaluatedApp {
  /// Notes a tap or an event from outside, by which the session may end, where something is presented that has a button which says
  /// that it signs out.
  func noteSignOut(_ ends: Bool) {
    if leftSession?.hasEnded != true { leftSession = nil }
    if ends, let deferred {
      loads.ended = EndedSession(containers: graph.page.writers, startCount: deferred.startCount)
    }
    guard ends, let presented = graph.page.presented.last(where: { $0.kind.isScreen && $0.signsOut }) else {
      return
    }
    leftSession = LeftSession(
      presented: presented.key, writer: presented.writer, containers: graph.page.containers)
  }

  /// Reports what stays when the session ends, or comes back with the next one.
  ///
  /// Other views have come in the place of the containers around, and such a button is still there, or is once more. What a task
  /// may take away yet is not judged.
  func reportLeftSession() {
    noteEnded()
    let containers = graph.page.containers
    guard let left = leftSession, left.containers != containers, left.containers.isDisjoint(with: containers)
    else { return }
    leftSession = nil
    guard !left.containers.isEmpty || left.hasEnded, !graph.startsWork, !queue.isUsed else { return }
    let presented = graph.page.presented.first {
      $0.signsOut && (left.hasEnded ? $0.writer.isSame(as: left.writer) : $0.key == left.presented)
    }
    if let presented {
      graph.report(
        .isMisplaced,
        left.hasEnded
          ? "what was presented as a session ended is presented again with the next one (\(presented.writer))"
          : "what is presented stays over the screen that comes when a person signs out on it (\(presented.writer))",
        "take it away where the session ends")
    } else if !left.hasEnded {
      leftSession = LeftSession(
        presented: left.presented, writer: left.writer, containers: containers, hasEnded: true)
    }
  }
}

extension EvaluatedApp {
  /// Keeps in mind what has come in the place of a session until a person brings something else.
  private func noteEnded() {
    guard let ended = loads.ended, !isLate else { return }
    let now = graph.page.writers
    if ended.others == nil, !ended.containers.isEmpty, ended.containers.isDisjoint(with: now) {
      loads.ended?.others = now
    } else if ended.others != now {
      loads.ended = nil
    }
  }

  /// Reports that work which was begun before a session ended brings its containers back.
  func reportRevived(by began: Int) {
    guard let ended = loads.ended, began < ended.startCount, ended.others != nil,
      graph.page.writers == ended.containers
    else { return }
    loads.ended = nil
    graph.report(
      .isMisplaced,
      "work that was begun before the session ended brings its views back (\(ended.containers.min() ?? ""))",
      "cancel it where the session ends, or look whether there still is one before you write what it has loaded"
    )
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
  /// Where they are declared.
  fileprivate var writers: Set<String> {
    Set(stacks.map { "\($0.writer)" } + splits.map { "\($0.writer)" })
  }
}
