internal import SplitFuzz
internal import SplitModel

/// A sheet or cover that has come by a tap on another, and waits until that has gone.
struct UnseenScreen {
  let key: AnyHashable
  let front: Page.PresentedView
  /// How much work of the app had not ended then.
  let unended: Int
}

extension EvaluatedApp {
  private var frontScreen: Page.PresentedView? { graph.page.presented.last { $0.kind.waits } }

  /// Notes what has come to wait by a tap on the sheet or cover in front.
  func noteUnseen(_ event: AppEvent, _ before: [AnyHashable]) {
    guard case .open = event, let front = frontScreen,
      let new = graph.page.waiting.last(where: { !before.contains($0.key) })
    else { return }
    unseen = UnseenScreen(key: new.key, front: front, unended: deferred?.unendedCount ?? 0)
  }

  private func isIdle(since unseen: UnseenScreen) -> Bool {
    guard let deferred else { return !graph.startsWork }
    return deferred.isIdle && deferred.unendedCount <= unseen.unended
  }

  /// Reports what still waits when a person goes on, and nothing else does that might take away what is in front of it.
  func reportUnseen(_ event: AppEvent) {
    switch event {
    case .open, .dismissSheet: break
    default: return
    }
    defer { unseen = nil }
    guard let unseen, unseen.front.key == frontScreen?.key, isIdle(since: unseen),
      let waiting = graph.page.waiting.first(where: { $0.key == unseen.key })
    else { return }
    graph.report(
      "a tap on what is presented presents something beneath it (\(waiting.writer)), which SwiftUI does not show until "
        + "that is dismissed (\(unseen.front.writer))",
      "present it from a view in what is presented, or dismiss that as well")
  }
}
