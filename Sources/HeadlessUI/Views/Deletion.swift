internal import SplitModel

/// A row that `onDelete` was called for.
struct Deletion<ID: Hashable> {
  private let ids: [ID]
  private let position: Int
  private let pass: Int?

  @MainActor init(_ ids: [ID], _ position: Int, _ graph: GraphReference) {
    (self.ids, self.position, pass) = (ids, position, graph.graph?.pass)
  }

  /// Reports that another row has gone in its place, right after the tap.
  ///
  /// Where identities are positions it is always the last that goes.
  @MainActor func check(_ left: [ID], _ graph: ViewGraph) {
    guard pass.map({ $0 + 1 == graph.pass }) == true, left.count == ids.count - 1,
      left.contains(ids[position]),
      let gone = ids.dropLast().indices.first(where: { left[$0] != ids[$0] }),
      left[gone...].elementsEqual(ids[(gone + 1)...])
    else { return }
    graph.report(
      .isMisplaced,
      "'onDelete' is called for row \(position + 1) and deletes row \(gone + 1)",
      "take the element at the offset from the collection that the list shows, which is sorted or filtered")
  }
}
