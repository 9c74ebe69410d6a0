internal import SplitFuzz

/// Rows that are known by their positions: what is chosen is another thing once a row comes or goes before it.
extension EvaluatedApp {
  /// The lists of the leading columns.
  var lists: [Page.SelectionList?] {
    graph.page.splits.first?.leadingLists ?? [nil, nil]
  }

  /// Notes what is chosen, perhaps by its position, before an event that chooses nothing.
  func noteChosen(before event: AppEvent) {
    byPosition = []
    switch event {
    case .choose, .writeSelection, .writeItem: return
    default: break
    }
    guard designNames == nil else { return }
    for (column, list) in lists.enumerated() {
      guard let list, let position = list.read()?.base as? Int else { continue }
      byPosition.append((column, position, list))
    }
  }

  /// Reports that what is chosen stands for another row than before the event, which is there under another position.
  func reportShifted() {
    if byPosition.isEmpty { return }
    let now = lists
    for (column, position, old) in byPosition {
      guard let new = now[column], new.rows.count != old.rows.count, new.read()?.base as? Int == position,
        old.isOfPositions, new.isOfPositions, let was = old.label(of: position),
        let label = new.label(of: position), was != label, new.rows.contains(where: { $0.label == was })
      else { continue }
      graph.report(
        .isMisplaced,
        "'\(label)' is chosen now in the place of '\(was)', since rows are known by their positions (\(new.writer))",
        "give each row an identity of its own")
    }
  }
}

extension EvaluatedApp {
  /// What is chosen before text is typed into a search field, where one column is on screen.
  func chosenBeforeTyping(_ control: Page.Control?) -> [AnyHashable?]? {
    guard control?.isOfSearch == true, designNames == nil, layout.split != nil,
      graph.environment.horizontalSizeClass == .compact
    else { return nil }
    return lists.map { $0?.read() }
  }

  /// Reports that typing has chosen a row, which opens on a phone and takes the search away.
  func reportTyped(_ before: [AnyHashable?]?) {
    guard let before,
      let (list, _) = zip(lists, before).first(where: { $0?.read() != nil && $0?.read() != $1 }), let list
    else {
      return
    }
    graph.report(
      .isMisplaced,
      "typing into the search field chooses a row, which opens where the width is compact (\(list.writer))",
      "choose one as a person taps it or submits the search, or only where there is room")
  }
}

extension SplitPlace {
  /// The lists of the leading columns.
  @MainActor var leadingLists: [Page.SelectionList?] { [sidebar.anyList, content?.anyList] }
}

extension Page.SelectionList {
  /// Whether each row is chosen by its position.
  fileprivate var isOfPositions: Bool {
    rows.count > 1 && rows.enumerated().allSatisfy { $1.tag?.base as? Int == $0 }
  }
  func label(of tag: AnyHashable?) -> String? { tag.flatMap { tag in rows.first { $0.tag == tag }?.label } }
}
