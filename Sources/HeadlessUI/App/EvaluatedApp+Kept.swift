internal import SplitFuzz

/// State of the last column that was made for the row chosen before, and stays where the view keeps its place.
extension EvaluatedApp {
  /// Reports a last column that shows what it showed for the row that was chosen before: without a title where it would show the
  /// name of the chosen one if its views were made anew, and under another title where it would not show the name of the old one.
  func reportKeptState(_ root: Page, _ list: Page.SelectionList?, _ split: SplitPlace) {
    let (tag, before) = (list?.read(), columnTitles.detail)
    // In which form a text names a row is learnt where it does.
    let named = root.title == nil ? row(under: root.texts.first, in: list) : nil
    if split.columns?.detailIsDue == true || mayChangeYet { return }
    columnTitles.detail = (root.texts, root.typed, root.title, tag)
    guard let list, let before, before.chosen != tag else { return }
    if let left = before.chosen { columnTitles.seen[left] = before.title }
    let isTapped = columnTitles.isTapped
    columnTitles.isTapped = false
    guard !isTapped, before.texts == root.texts, before.typed == root.typed,
      (before.title == nil) == (root.title == nil),
      let label = list.label(of: tag), let old = list.label(of: before.chosen)
    else { return }
    let written = root.written
    let shown: String
    if root.title == nil {
      guard let named, named.other.tag == before.chosen, !written.contains(where: { $0.contains(label) }),
        let anew = split.detailAnew()?.face.texts.first, TitleForm(anew, naming: label) != nil
      else { return }
      shown = "shows '\(old)'"
    } else {
      guard before.title != root.title, !label.contains(old), !old.isEmpty,
        let stale = written.first(where: { $0.contains(old) && !$0.contains(label) }),
        let anew = split.detailAnew()?.face.written, !anew.contains(stale)
      else { return }
      shown = "still shows '\(stale)'"
    }
    graph.report(
      .isMisplaced,
      "the detail of the row '\(label)' \(shown): its view has the place of the one before, and keeps its state",
      "give it an '.id(…)' of what is chosen")
  }
}

extension Page {
  /// What is written on it and in its fields.
  fileprivate var written: [String] { texts + typed }
}
