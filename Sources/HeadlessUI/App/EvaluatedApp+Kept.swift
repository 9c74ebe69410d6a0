internal import SplitFuzz

/// State of the last column that was made for the row chosen before, and stays where the view keeps its place.
extension EvaluatedApp {
  /// Reports a last column that shows what it showed for the row that was chosen before: without a title where it would show the
  /// name of the chosen one if its views were made anew, and under another title where it would not show the name of the old one.
  func reportKeptState(_ root: Page, _ list: Page.SelectionList?, _ split: SplitPlace) {
    let (tag, before) = (list?.read(), columnTitles.detail)
    // In which form a text names a row is learnt where it does.
    let named = root.title == nil ? row(under: root.texts.first, in: list) : nil
    if split.columns?.isDue(2) == true || mayChangeYet { return }
    columnTitles.detail = (root.texts, root.typed, root.title, tag)
    guard let list, let before, before.chosen != tag else { return }
    if let left = before.chosen { columnTitles.seen[left] = before.title }
    let isTapped = columnTitles.isTapped
    columnTitles.isTapped = false
    guard let label = list.label(of: tag), let old = list.label(of: before.chosen) else { return }
    guard !isTapped else { return noteKeptText(before.typed, on: root, split) }
    if let stale = left(of: old, on: root, for: label, split) {
      reportKept("still shows '\(stale)'", for: label)
      return
    }
    guard before.texts == root.texts, before.typed == root.typed, (before.title == nil) == (root.title == nil)
    else { return }
    let written = root.written
    let shown: String
    if root.title == nil {
      guard let named, named.other.tag == before.chosen, !written.contains(where: { $0.contains(label) }),
        let anew = split.detailAnew()?.face.texts.first, TitleForm(anew, naming: label) != nil
      else { return }
      shown = "shows '\(old)'"
    } else {
      guard before.title != root.title,
        let stale = stale(written, naming: old, not: label, anew: { split.detailAnew()?.face })
      else { return }
      shown = "still shows '\(stale)'"
    }
    reportKept(shown, for: label)
  }

  /// Notes text in a field that was there for the row before and would not be if the views were made anew, as a draft is.
  private func noteKeptText(_ typed: [String], on root: Page, _ split: SplitPlace) {
    guard let text = root.typed.first(where: { !$0.isEmpty && typed.contains($0) }),
      let anew = split.detailAnew()?.face.typed, !anew.contains(text)
    else { return }
    graph.isNotModelled(
      "what is typed into a field of the detail is there for the next row too: its view has the same place, and keeps its "
        + "state (\(split.writer))",
      "give it an '.id(…)' of what is chosen, unless that is meant")
  }

  /// Reports an inspector that names the row that was chosen before, where it would not if its views were made anew.
  func reportKeptInspector(_ list: Page.SelectionList?, _ split: SplitPlace) {
    if split.columns?.isDue(2) == true || mayChangeYet { return }
    let inspector = graph.page.anyInspector.flatMap { $0.isPresented.wrappedValue ? $0.page : nil }
    let (tag, before) = (list?.read(), columnTitles.inspector)
    columnTitles.inspector = inspector.map { ($0.written, tag) }
    guard let written = inspector?.written, let list, let before, before.chosen != tag,
      before.written == written,
      !columnTitles.isTapped, let label = list.label(of: tag), let old = list.label(of: before.chosen),
      let stale = stale(written, naming: old, not: label, anew: { split.detailAnew()?.anyInspector?.page })
    else { return }
    reportKept("still shows '\(stale)'", for: label, in: "inspector")
  }

  /// What names the row before and not the chosen one, and would not be there if the views were made anew.
  private func stale(
    _ written: [String], naming old: String, not label: String, anew: () -> Page?
  ) -> String? {
    guard !label.contains(old), !old.isEmpty,
      let stale = written.first(where: { $0.contains(old) && !$0.contains(label) }),
      let anew = anew()?.written, !anew.contains(stale)
    else { return nil }
    return stale
  }

  private func reportKept(_ shown: String, for label: String, in column: String = "detail") {
    graph.report(
      .isMisplaced,
      "the \(column) of the row '\(label)' \(shown): its view has the place of the one before, and keeps its state",
      "give it an '.id(…)' of what is chosen, or load that by 'task(id:)' or 'onChange'")
  }

  /// What only the detail of another row shows when its views are made, and this one shows in the place of its own.
  ///
  /// Where anything was tapped since the launch, the app may show something else of a row than it did in the survey.
  private func left(of other: String, on root: Page, for label: String, _ split: SplitPlace) -> String? {
    guard !columnTitles.hasTapped, let survey,
      let stale = root.left(of: other, for: label, in: survey.details),
      let anew = split.detailAnew()?.face.written, !anew.contains(stale)
    else { return nil }
    return stale
  }

  /// Reports the second of three columns where it shows exactly what it showed for the row that was chosen before.
  func reportKeptRows(_ content: Page, _ list: Page.SelectionList?, _ split: SplitPlace) {
    if split.columns?.isDue(1) == true || mayChangeYet { return }
    let (tag, before) = (list?.read(), columnTitles.content)
    columnTitles.content = tag
    guard before != tag, !columnTitles.hasTapped, !columnTitles.hasChosenItem, let survey,
      let label = list?.label(of: tag), let old = list?.label(of: before),
      content.written == survey.contents[old],
      let stale = content.left(of: old, for: label, in: survey.contents)
    else { return }
    graph.report(
      .isMisplaced,
      "the column for the row '\(label)' still shows '\(stale)', which is in that of '\(old)': its view has the place of the one "
        + "before, and keeps its state",
      "load that by 'task(id:)' or 'onChange', or give it an '.id(…)' of what is chosen")
  }
}

extension Page {
  /// What is written on it and in its fields.
  var written: [String] { texts + typed }

  /// What is only in the column of another row, and on this page in the place of something of its own.
  fileprivate func left(of other: String, for label: String, in known: [String: [String]]) -> String? {
    guard let own = known[label], let others = known[other] else { return nil }
    let stale = written.first { others.contains($0) && !own.contains($0) }
    return own.contains { !others.contains($0) && !written.contains($0) } ? stale : nil
  }
}
