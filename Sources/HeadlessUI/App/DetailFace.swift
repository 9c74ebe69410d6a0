/// Which branches a last column takes: `if let item = items.first(where: …) { … } else { … }` shows by the second one that
/// nothing was found for what is chosen.
struct DetailFace: Hashable {
  let column: UInt64
  let root: UInt64
}

extension EvaluatedApp {
  /// Whether the last column shows what is chosen in a list, as far as can be told where the list has no such row: by the
  /// branches that were taken for choices that had one, here or in the survey.
  func showsChoice(of list: Page.SelectionList, _ face: DetailFace) -> Bool {
    guard let chosen = list.read() else { return true }
    if list.rows.contains(where: { $0.tag == chosen }) {
      faces.insert(face)
      return true
    }
    let known = survey?.faces ?? []
    return faces.contains(face) || known.contains(face) || faces.isEmpty && known.isEmpty
  }
}
