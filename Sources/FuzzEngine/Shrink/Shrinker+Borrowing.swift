/// Shortcuts that other findings' traces show.
extension Shrinker {
  /// How many of its own last lines a trace keeps behind a borrowed beginning.
  private static var keptLines: Int { 2 }

  /// Begins as other traces begin, where that is shorter, and shrinks what comes of it.
  mutating func borrow(from donors: [Trace<Machine.Action>]) -> Finding.Minimality {
    let before = best
    for donor in donors {
      for kept in 1...Self.keptLines where kept <= best.lines.count {
        for count in 0...donor.lines.count where count + kept < best.lines.count {
          let candidate = Trace(
            start: donor.start, lines: Array(donor.lines.prefix(count) + best.lines.suffix(kept)))
          if isExhausted { return .unfinished }
          _ = takes(candidate)
        }
      }
    }
    return best == before ? .local : shrink()
  }
}
