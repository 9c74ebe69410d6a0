internal import SplitFuzz

/// A copy that a view holds of what a row shows, which a button has changed since.
extension EvaluatedApp {
  /// Reports a view that still shows what a row was called before a button renamed it, and not what the row is called now.
  ///
  /// Another row's name has to have been seen on a view before: a title that is always the same may be the name of one row. What
  /// stands on the row instead has to be a form of the old name, or was typed: else it may say something else, as "Syncing…" does.
  func reportRenamed(_ event: AppEvent, _ control: Page.Control?, _ before: Page) {
    // What is typed shows in its field.
    guard case .open = event, control?.writer?.kind == "Button", designNames == nil, before !== graph.page
    else {
      return
    }
    let (old, new) = (before.inPlace, graph.page.inPlace)
    let names = old.map(\.rowNames)
    columnTitles.rowNames.formUnion(
      old.indices.flatMap { page in
        let others = names.indices.lazy.filter { $0 != page }.flatMap { names[$0] }
        return old[page].shown.isEmpty ? [] : Set(others).intersection(old[page].shown)
      })
    guard old.count == new.count, !mayChangeYet else { return }
    let known = survey.map { columnTitles.rowNames.union($0.rowNames) } ?? columnTitles.rowNames
    // A row that is renamed in its place is no link meanwhile.
    for (list, names) in names.enumerated() where old[list].typed.isEmpty && new[list].typed.isEmpty {
      guard let (name, other) = Self.change(from: names, to: new[list].rowNames),
        other.contains(name) || name.contains(other) || before.hasTyped(other),
        !new[list].rowTexts.contains(name), known.contains(where: { $0 != name }),
        let page = new.indices.first(where: { page in
          page != list && old[page].shown.contains(name) && new[page].shown.contains(name)
            && !(new[page].shown + new[page].typed).contains { $0.contains(other) }
        })
      else { continue }
      graph.report(
        .isMisplaced,
        "the view '\(new[page].title ?? name)' still shows '\(name)', which its row calls '\(other)' now: it holds a copy",
        "hand it what identifies that, or a binding, and not a value")
    }
  }

  /// What the only row was called that is called otherwise now, and what that is.
  private static func change(from names: [String], to now: [String]) -> (old: String, new: String)? {
    guard names.count == now.count else { return nil }
    let changed = names.indices.filter { names[$0] != now[$0] }
    guard changed.count == 1, let (old, new) = changed.first.map({ (names[$0], now[$0]) }), !new.isEmpty,
      !now.contains(old), !names.contains(new)
    else { return nil }
    return (old, new)
  }
}

extension Page {
  /// This page and all in it but what is presented, in one order as long as nothing is pushed or popped.
  fileprivate var inPlace: [Page] {
    let columns = splits.flatMap { [$0.sidebar] + ($0.content.map { [$0] } ?? []) + [$0.detail] }
    return [self] + (columns + stacks.flatMap { [$0.root] + $0.pages }).flatMap(\.inPlace)
  }

  /// What the rows of its list are called, or the links and buttons of its collections.
  fileprivate var rowNames: [String] {
    if let list, !list.rows.isEmpty { return list.rows.map { $0.label ?? "" } }
    return controls.filter { $0.collection != nil }.map(\.label)
  }

  /// Whether a text stands in a field on this page or on any in it.
  fileprivate func hasTyped(_ text: String) -> Bool {
    var isThere = false
    forEachPage { isThere = isThere || $0.typed.contains(text) }
    return isThere
  }

  /// All that stands on them.
  fileprivate var rowTexts: [String] {
    (list?.rows.flatMap(\.look) ?? []) + controls.filter { $0.collection != nil }.flatMap(\.texts)
  }

  fileprivate var shown: [String] { (title.map { [$0] } ?? []) + texts }
}
