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
  /// What the detail shows of what is chosen; nil where nothing is chosen.
  fileprivate let detail: Top?
  fileprivate let chosen: [AnyHashable?]
  /// What stands on the row of what is chosen, for each list; nil where it has none.
  fileprivate let rows: [String?]

  fileprivate struct Top {
    let title: String?
    let branches: UInt64
    /// What is written on it, and what would be if it were made anew; nil where it has fields, which keep what is typed.
    let texts: [String]
    let anew: [String]?
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
    endRefresh()
    guard isIdle, case .call(let number, _) = event, let writer = survey?.refreshes[Int(number)] else {
      return
    }
    refreshed = place(at: writer)
  }

  /// Reports that such an event has not left a person where they were, before anything else can be why.
  func endRefresh() {
    if let refreshed, isIdle { reportMoved(from: refreshed) }
    refreshed = nil
  }

  /// Whether nothing is under way; what is not controlled may still be.
  private var isIdle: Bool {
    deferred?.isIdle != false && (survey?.startsWork != true || AppTasks.here != nil)
  }

  private func place(at event: Writer) -> RefreshedPlace {
    var (pushed, tops): ([Int: Int], [Int: RefreshedPlace.Top]) = ([:], [:])
    var detail: RefreshedPlace.Top?
    let lists = self.lists
    graph.page.forEachPage { page in
      for stack in page.stacks {
        pushed[stack.position] = stack.pages.count
        if let top = stack.pages.last {
          tops[stack.position] = RefreshedPlace.Top(top) {
            stack.path.values().last.flatMap { stack.page($0)?() }
          }
        }
      }
      if let split = page.splits.first, detail == nil, lists.contains(where: { $0?.read() != nil }) {
        detail = RefreshedPlace.Top(split.detail.face) { split.detailAnew()?.face }
      }
    }
    return RefreshedPlace(
      event: event, tab: graph.page.tab, presented: graph.page.presented.map(\.key), pushed: pushed,
      tops: tops, detail: detail,
      chosen: lists.map { $0?.read() },
      rows: lists.map { list in
        list?.read().flatMap { chosen in
          list?.rows.first { $0.tag == chosen }?.label ?? (list?.holds(chosen) == true ? "" : nil)
        }
      })
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
    } else if losesChoice(before, now) {
      gone = "what was chosen is chosen no more"
    } else if zip(before.rows, zip(now.rows, now.chosen)).contains(where: {
      $0 != nil && $1.0 == nil && $1.1 != nil
    }) {
      return graph.report(
        .isMisplaced, "after new data what is chosen has no row (\(before.event))",
        "clear the selection where its row is gone, or keep the identities of what is loaded again")
    } else if before.tops.contains(where: { now.tops[$0]?.shows(other: $1) == true }) {
      gone = "what is pushed shows something else"
    } else if let old = before.tops.compactMap({ now.tops[$0]?.staysOld(since: $1) }).min() {
      return reportOld("what is pushed \(old)", before.event)
    } else if now.chosen == before.chosen, let detail = before.detail,
      let old = now.detail?.staysOld(since: detail)
    {
      return reportOld("the detail \(old)", before.event)
    } else {
      return
    }
    graph.report(
      .isMisplaced, "after new data \(gone) (\(before.event))",
      "keep the identities of what is loaded again, and the views that show it in their places")
  }

  private func reportOld(_ problem: String, _ event: Writer) {
    graph.report(
      .isStale, "after new data \(problem) (\(event))",
      "let its view look that up in the store, or have it as a 'let': a '@State' keeps the first value")
  }
}

extension EvaluatedApp {
  /// Whether another row is chosen, or none though there is one of the same name: the app may clear what no row is for.
  private func losesChoice(_ before: RefreshedPlace, _ now: RefreshedPlace) -> Bool {
    zip(zip(before.chosen, before.rows), zip(now.chosen, lists)).contains { before, now in
      guard let chosen = before.0, now.0 != chosen else { return false }
      return now.0 != nil || now.1?.rows.contains { $0.label == before.1 } == true
    }
  }
}

extension RefreshedPlace.Top {
  @MainActor fileprivate init(_ page: Page, anew: () -> Page?) {
    self.init(
      title: page.title, branches: page.branches, texts: page.texts,
      anew: page.typed.isEmpty ? anew()?.texts : nil)
  }

  /// Whether it takes another branch than a view did, and has another title.
  fileprivate func shows(other: Self) -> Bool { title != other.title && branches != other.branches }

  /// What it shows as before, and would not if it were made anew, as it would have then.
  fileprivate func staysOld(since before: Self) -> String? {
    guard let anew, before.anew == before.texts, texts == before.texts, anew != texts else { return nil }
    return texts.first { !anew.contains($0) }.map { "still shows '\($0)'" }
      ?? anew.first { !texts.contains($0) }.map { "does not show '\($0)'" }
  }
}
