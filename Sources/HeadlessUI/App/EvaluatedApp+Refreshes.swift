internal import FuzzEngine
internal import SplitFuzz
internal import SplitModel

/// Where a person is as new data comes.
struct RefreshedPlace {
  let event: Writer
  fileprivate let tab: UInt8
  fileprivate let presented: [AnyHashable]
  /// How many views each stack has, by its place.
  fileprivate let pushed: [Int: Int]
  fileprivate let chosen: [AnyHashable?]
}

extension EvaluatedApp {
  /// Notes where a person is before an event that is to leave them there, and reports that the last such event has not, once another
  /// comes and all that it has begun has ended.
  func noteRefresh(_ event: AppEvent) {
    switch event {
    case .completion, .updated, .columnsMoved: return
    default: break
    }
    // What is not controlled may still be under way.
    let isIdle = deferred?.isIdle != false && (survey?.startsWork != true || AppTasks.here != nil)
    if let refreshed, isIdle { reportMoved(from: refreshed) }
    refreshed = nil
    guard isIdle, case .call(let number, _) = event, let writer = survey?.refreshes[Int(number)] else {
      return
    }
    refreshed = place(at: writer)
  }

  private func place(at event: Writer) -> RefreshedPlace {
    var pushed: [Int: Int] = [:]
    graph.page.forEachPage { page in
      for stack in page.stacks { pushed[stack.position] = stack.pages.count }
    }
    return RefreshedPlace(
      event: event, tab: graph.page.tab, presented: graph.page.presented.map(\.key), pushed: pushed,
      chosen: lists.map { $0?.read() })
  }

  private func reportMoved(from before: RefreshedPlace) {
    let now = place(at: before.event)
    let gone: String
    if now.tab != before.tab {
      gone = "another tab is in front"
    } else if before.presented.contains(where: { !now.presented.contains($0) }) {
      gone = "what was presented is gone"
    } else if before.pushed.contains(where: { $1 > now.pushed[$0] ?? 0 }) {
      gone = "what was pushed is gone"
    } else if zip(before.chosen, now.chosen).contains(where: { $0 != nil && $0 != $1 }) {
      gone = "what was chosen is not"
    } else {
      return
    }
    graph.report(
      .isMisplaced, "after new data \(gone) (\(before.event))",
      "keep the identities of what is loaded again, and the views that show it in their places")
  }
}
