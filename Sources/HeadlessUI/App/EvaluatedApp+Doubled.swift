internal import SplitFuzz
internal import SplitModel

extension EvaluatedApp {
  /// Notes a list whose rows are all there twice now that its view has come back, where the user has only gone elsewhere since it
  /// came before: what adds them as it appears runs each time.
  ///
  /// It is no violation: a log may have the same entries at each visit.
  func noteDoubled(_ event: AppEvent, _ before: Page, _ control: Page.Control?) {
    guard designNames == nil, !acts(event, control) else { return hasActed = true }
    guard graph.hasReappeared else { return }
    defer { hasActed = false }
    guard !hasActed else { return }
    let known = before.allRows
    for (place, now) in graph.page.allRows.sorted(by: { $0.key < $1.key }) {
      guard let rows = known[place], rows.count > 1, now.count > rows.count, Set(rows).count == rows.count,
        // Of a collection sixteen elements are evaluated.
        now == Array((rows + rows).prefix(16))
      else { continue }
      return graph.isNotModelled(
        "all rows of a list are there twice once its view has come back, such as '\(PageName(rows[0].first ?? ""))'",
        "replace them in 'onAppear' or 'task', or load them once, unless they are to be added each time")
    }
  }

  /// Whether an event may change what the app holds, beside what is shown of it.
  private func acts(_ event: AppEvent, _ control: Page.Control?) -> Bool {
    switch event {
    case .open: if case .run = control?.effect { !choosesTab(event) } else { false }
    case .toggle, .call, .completion: true
    default: false
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
