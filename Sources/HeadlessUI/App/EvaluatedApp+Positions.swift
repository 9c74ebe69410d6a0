internal import SplitFuzz

/// Rows that are known by their positions: what is chosen is another thing once a row comes or goes before it.
extension EvaluatedApp {
  private var lists: [Page.SelectionList?] {
    [layout.list(inSidebar: layout.split?.sidebar), layout.split?.content?.anyList]
  }

  /// Notes what is chosen before an event that chooses nothing.
  func noteChosen(before event: AppEvent) {
    switch event {
    case .choose, .writeSelection, .writeItem: columnTitles.lists = []
    default: columnTitles.lists = lists.map { list in list.map { ($0, $0.read()) } }
    }
  }

  /// Reports that what is chosen stands for another row than before the event, which is there under another position.
  func reportShifted() {
    let before = columnTitles.lists
    columnTitles.lists = []
    guard designNames == nil, !before.isEmpty else { return }
    let now = AppLayout(graph.page)
    for (old, new) in zip(before, [now.list(inSidebar: now.split?.sidebar), now.split?.content?.anyList]) {
      guard let (old, tag) = old, let new, let tag, new.read() == tag, old.isOfPositions, new.isOfPositions,
        let was = old.label(of: tag), let label = new.label(of: tag), was != label,
        new.rows.contains(where: { $0.label == was }), old.rows.count != new.rows.count
      else { continue }
      graph.report(
        .isMisplaced,
        "'\(label)' is chosen now in the place of '\(was)', since rows are known by their positions (\(new.writer))",
        "give each row an identity of its own")
    }
  }
}

extension Page.SelectionList {
  /// Whether each row is chosen by its position.
  fileprivate var isOfPositions: Bool {
    rows.count > 1 && rows.enumerated().allSatisfy { $1.tag?.base as? Int == $0 }
  }
  func label(of tag: AnyHashable?) -> String? { tag.flatMap { tag in rows.first { $0.tag == tag }?.label } }
}
