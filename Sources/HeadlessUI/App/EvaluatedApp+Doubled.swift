internal import SplitFuzz
internal import SplitModel

extension EvaluatedApp {
  /// Reports a list whose rows are all there twice now that its view has come back, by no tap but one that chooses a tab: what
  /// adds them as it appears runs each time.
  func reportDoubled(_ event: AppEvent, _ before: Page) {
    guard graph.hasReappeared else { return }
    if case .open = event, !choosesTab(event) { return }
    let known = before.allRows
    for (place, now) in graph.page.allRows.sorted(by: { $0.key < $1.key }) {
      guard let rows = known[place], rows.count > 1, now.count > rows.count, Set(rows).count == rows.count,
        now == Array((rows + rows).prefix(16))
      else { continue }
      return graph.report(
        .isMisplaced,
        "the rows of a list are there twice now that its view has come back, as '\(rows[0].first ?? "")': what adds them runs each "
          + "time it appears",
        "replace them there, or load them once")
    }
  }
}

extension Page {
  /// What stands on the rows of each list that can be chosen or are links.
  fileprivate var allRows: [String: [[String]]] {
    var all: [String: [[String]]] = [:]
    forEachPage { page in
      if let list = page.list { all["\(list.writer)", default: []] += list.rows.map(\.look) }
      for control in page.controls {
        if let place = control.collection {
          all["\(place)", default: []].append([control.label] + control.texts)
        }
      }
    }
    return all
  }
}
