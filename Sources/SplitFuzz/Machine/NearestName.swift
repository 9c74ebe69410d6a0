/// The name in a list that a mistyped one most likely stands for; nil when none is near.
///
/// Near is an edit distance of at most a third of the longer name, or a name that begins with the typed one.
/// - Complexity: O(names × length²).
func nearestName(to typed: String, in names: [String]) -> String? {
  guard !typed.isEmpty else { return nil }
  if let longer = names.first(where: { $0.hasPrefix(typed) }) { return longer }
  let scored = names.map { (name: $0, distance: editDistance(typed, $0)) }
  guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, max(typed.count, best.name.count) / 3) ? best.name : nil
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two texts.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.unicodeScalars.prefix(64))
  let right = Array(right.unicodeScalars.prefix(64))
  var rows = [Array(0...right.count)]
  for (row, one) in left.enumerated() {
    var next = [row + 1]
    for (column, other) in right.enumerated() {
      var best = min(rows[row][column] + (one == other ? 0 : 1), rows[row][column + 1] + 1, next[column] + 1)
      if row > 0, column > 0, one == right[column - 1], left[row - 1] == other {
        best = min(best, rows[row - 1][column - 1] + 1)
      }
      next.append(best)
    }
    rows.append(next)
  }
  return rows[left.count][right.count]
}
