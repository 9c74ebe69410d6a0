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
  /// What the last of them shows.
  fileprivate let tops: [Int: Top]
  fileprivate let chosen: [AnyHashable?]
  /// Whether what is chosen has a row, for each list.
  fileprivate let haveRows: [Bool]

  fileprivate struct Top {
    let title: String?
    let branches: UInt64
  }
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
    var (pushed, tops): ([Int: Int], [Int: RefreshedPlace.Top]) = ([:], [:])
    graph.page.forEachPage { page in
      for stack in page.stacks {
        pushed[stack.position] = stack.pages.count
        if let top = stack.pages.last {
          tops[stack.position] = RefreshedPlace.Top(title: top.title, branches: top.branches)
        }
      }
    }
    let lists = self.lists
    return RefreshedPlace(
      event: event, tab: graph.page.tab, presented: graph.page.presented.map(\.key), pushed: pushed,
      tops: tops,
      chosen: lists.map { $0?.read() },
      haveRows: lists.map { list in list?.read().map { list?.holds($0) == true } ?? false })
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
    } else if zip(before.haveRows, now.haveRows).contains(where: { $0 && !$1 }) {
      gone = "what is chosen has no row"
    } else if before.tops.contains(where: { now.tops[$0]?.shows(other: $1) == true }) {
      gone = "what is pushed shows something else"
    } else {
      return
    }
    graph.report(
      .isMisplaced, "after new data \(gone) (\(before.event))",
      "keep the identities of what is loaded again, and the views that show it in their places")
  }
}

extension RefreshedPlace.Top {
  /// Whether it takes another branch than a view did, and has another title.
  fileprivate func shows(other: Self) -> Bool { title != other.title && branches != other.branches }
}
