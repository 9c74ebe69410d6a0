/// What seed 7 gave when these tests were written; a change here is a change of what every quoted seed means.
enum PinnedFigures {
  static let applied = 4_343
  static let states = 42
  static let runs: [Int?] = [0, 0]
  static let actionsToFind: [Int?] = [42, 42]
}
