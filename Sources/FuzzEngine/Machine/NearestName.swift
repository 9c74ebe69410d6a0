/// The name in a list that a mistyped one most likely stands for, the first of equally near ones; nil if all
/// are far.
///
/// Near is an edit distance of at most a third of the shorter name, or a name that begins with three typed
/// letters or more. Of longer texts only the first 64 bytes are compared.
/// - Complexity: O(names × 64²).
package func nearestName(to typed: String, in names: [String]) -> String? {
  let typed = Array(typed.utf8.prefix(64))
  var best: (name: String, distance: Int)?
  for name in names {
    let letters = Array(name.utf8.prefix(64))
    let isBeginning = typed.count >= 3 && letters.starts(with: typed)
    let distance = isBeginning ? 1 : editDistance(typed, letters)
    guard distance <= max(1, min(typed.count, letters.count) / 3), distance < best?.distance ?? .max else {
      continue
    }
    best = (name, distance)
  }
  return best?.name
}

/// The number of letters to insert, drop, replace or swap with their neighbour.
private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in one.indices {
    var next = [row + 1]
    for column in other.indices {
      let isSame = one[row] == other[column]
      var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      next.append(cost)
    }
    (beforeLast, last) = (last, next)
  }
  return last[other.count]
}
