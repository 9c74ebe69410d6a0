/// Says that nothing has a name, and which name was probably meant.
public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was looked for, such as `system`.
  public let kind: String
  /// The name that was given.
  public let name: String
  /// The nearest name that there is; nil if none is near.
  public let nearest: String?
  /// What to do where no name is near.
  public let remedy: String

  /// Looks for the nearest of the names there are.
  init(_ kind: String, _ name: String, among names: [String], remedy: String? = nil) {
    self.kind = kind
    self.name = name
    nearest = Nearest.name(to: name, among: names)
    let few = names.count <= 8 ? "there is \(names.joined(separator: ", "))" : "see 'list'"
    self.remedy = remedy ?? (names.isEmpty ? "there is none" : few)
  }

  /// The name, and the nearest or the remedy.
  public var description: String {
    "unknown \(kind) '\(CaseParser.clipped(name))'; " + (nearest.map { "did you mean '\($0)'?" } ?? remedy)
  }
}

/// Finds the name that somebody who mistyped probably meant.
enum Nearest {
  /// The nearest name, the first of equally near ones; nil if all are far.
  static func name(to name: String, among names: [String]) -> String? {
    let typed = Array(name.utf8.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in names {
      let letters = Array(candidate.utf8.prefix(64))
      let isBeginning = typed.count >= 3 && letters.starts(with: typed)
      let distance = isBeginning ? 1 : edits(typed, letters)
      guard distance <= max(1, min(typed.count, letters.count) / 3), distance < best?.distance ?? .max else {
        continue
      }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// The number of letters to insert, drop, replace or swap with their neighbour.
  static func edits(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 0..<one.count {
      var next = [row + 1]
      for column in 0..<other.count {
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
}
