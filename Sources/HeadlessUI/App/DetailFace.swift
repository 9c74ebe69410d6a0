/// Which branches a last column takes: `if let item = items.first(where: …) { … } else { … }` shows by the second one that
/// nothing was found for what is chosen.
struct DetailFace: Hashable {
  let column: UInt64
  let root: UInt64
}

/// The branches that a last column has taken.
struct DetailFaces {
  /// For a choice that has a row.
  var chosen: Set<DetailFace> = []
  /// For none.
  var empty: Set<DetailFace> = []

  mutating func formUnion(_ other: DetailFaces) {
    chosen.formUnion(other.chosen)
    empty.formUnion(other.empty)
  }
}

extension EvaluatedApp {
  /// Whether the last column shows what is chosen in a list: it does not where it looks as it does without a choice, here or
  /// in the survey, and never so for a choice that has a row.
  func showsChoice(of list: Page.SelectionList?, _ face: DetailFace) -> Bool {
    guard let list, let chosen = list.read() else {
      faces.empty.insert(face)
      return true
    }
    if list.holds(chosen) {
      faces.chosen.insert(face)
      return true
    }
    let known = [faces, survey?.faces].compactMap { $0 }
    return known.contains { $0.chosen.contains(face) } || !known.contains { $0.empty.contains(face) }
  }
}
