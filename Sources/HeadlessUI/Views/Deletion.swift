internal import SplitModel

/// A row that `onDelete` was called for, or a button on it that deletes.
struct Deletion<ID: Hashable> {
  let ids: [ID]
  private let looks: [[String]]
  let position: Int
  /// The button; nil for `onDelete`.
  private let button: String?
  private let pass: Int?

  @MainActor init(
    _ ids: [ID], _ looks: [[String]], _ position: Int, by button: String? = nil,
    _ graph: GraphReference
  ) {
    (self.ids, self.looks, self.position, self.button) = (ids, looks, position, button)
    pass = graph.graph?.pass
  }

  /// Reports that another row has gone in its place, right after the tap.
  ///
  /// Where identities are positions it is always the last that goes, or the first where they count down: the row that stays
  /// shows something else then.
  @MainActor func check(_ left: [ID], _ now: [[String]], _ graph: ViewGraph) {
    guard pass.map({ $0 + 1 == graph.pass }) == true, left.count == ids.count - 1,
      let stays = left.firstIndex(of: ids[position]),
      let gone = ids.dropLast().indices.first(where: { left[$0] != ids[$0] }),
      left[gone...].elementsEqual(ids[(gone + 1)...])
    else { return }
    if let button {
      if gone == 0, let first = ids[0] as? Int, let second = ids[1] as? Int, first > second { return }
      return graph.report(
        .isMisplaced,
        "'\(PageName(button))' is tapped on row \(position + 1) and deletes row \(gone + 1)",
        "delete what the row shows, and not what is chosen or stands elsewhere")
    }
    guard looks.count == ids.count, now.count == left.count,
      looks.filter({ $0 == looks[position] }).count == 1, now[stays] == looks[position]
    else { return }
    graph.report(
      .isMisplaced,
      "'onDelete' is called for row \(position + 1) and deletes row \(gone + 1)",
      "take the element at the offset from the collection that the list shows, which is sorted or filtered")
  }
}

/// Rows among which a search may leave some out.
struct FoundRows<ID: Hashable> {
  /// A row of those found that `onDelete` was called for, and that stays.
  private final class Kept {
    let row: ID
    let place: Int
    init(_ row: ID, at place: Int) { (self.row, self.place) = (row, place) }
  }
  private var all: [ID] = []
  /// How many events there were that had nothing to do with a search, as this one began.
  private var eventsBefore: Int?

  /// Reports, once the search is over, that another row has gone in the place of the one that was found.
  ///
  /// Nothing else may happen in between, which might delete that one.
  @MainActor mutating func look(_ deleting: Deletion<ID>?, _ ids: [ID], in scope: Scope) {
    let events = scope.graph.otherEvents
    if scope.environment.isSearching {
      let before = eventsBefore ?? events
      eventsBefore = before
      guard let deleting, deleting.ids == ids, ids.count < all.count, events == before + 1 else { return }
      scope.graph.keptRow = Kept(ids[deleting.position], at: scope.node.number)
      return
    }
    eventsBefore = nil
    defer { all = ids }
    guard let kept = scope.graph.keptRow as? Kept, kept.place == scope.node.number else { return }
    scope.graph.keptRow = nil
    let gone = all.filter { !ids.contains($0) }
    guard gone.count == 1, gone[0] != kept.row, ids.contains(kept.row) else { return }
    scope.graph.report(
      .isMisplaced, "'onDelete' is called for a row that a search has found, and deletes another",
      "take the element at the offset from the collection that the list shows, which is filtered")
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
