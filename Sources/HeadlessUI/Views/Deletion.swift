internal import SplitModel

/// A row that `onDelete` was called for.
struct Deletion<ID: Hashable> {
  private let ids: [ID]
  private let looks: [[String]]
  private let position: Int
  private let pass: Int?

  @MainActor init(_ ids: [ID], _ looks: [[String]], _ position: Int, _ graph: GraphReference) {
    (self.ids, self.looks, self.position, pass) = (ids, looks, position, graph.graph?.pass)
  }

  /// Reports that another row has gone in its place, right after the tap.
  ///
  /// Where identities are positions it is always the last that goes, or the first where they count down: the row that stays
  /// shows something else then.
  @MainActor func check(_ left: [ID], _ now: [[String]], _ graph: ViewGraph) {
    guard pass.map({ $0 + 1 == graph.pass }) == true, left.count == ids.count - 1,
      looks.count == ids.count, now.count == left.count, let stays = left.firstIndex(of: ids[position]),
      let gone = ids.dropLast().indices.first(where: { left[$0] != ids[$0] }),
      left[gone...].elementsEqual(ids[(gone + 1)...]),
      looks.filter({ $0 == looks[position] }).count == 1, now[stays] == looks[position]
    else { return }
    graph.report(
      .isMisplaced,
      "'onDelete' is called for row \(position + 1) and deletes row \(gone + 1)",
      "take the element at the offset from the collection that the list shows, which is sorted or filtered")
  }
}

extension Scope {
  /// Evaluates what stands on a row, and returns its texts; only lists with a selection have rows of their own.
  func look(_ evaluate: (Scope) -> Void) -> [String] {
    let isRow = page.row != nil
    if !isRow { page.row = Page.Row() }
    evaluate(self)
    defer { if !isRow { page.row = nil } }
    return page.row?.look ?? []
  }
}
