extension FuzzTarget {
  /// Shrinks a trace on the thread that calls, once for each violation at its last violating line.
  ///
  /// Answers nothing where nothing is broken.
  ///
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  public func shrink(_ text: TraceText, _ options: ShrinkOptions = ShrinkOptions()) throws -> [Finding] {
    let rules = selected(options.rules)
    let whole = try trace(from: text)
    let interval = machine.replayInterval
    let player = Player(machine, rules: rules, reporting: .always, possibleInterval: interval)
    loops.playTrace(player, whole, interval != 1)
    guard let last = player.book.violations.map(\.line).max() else { return [] }
    var keys: [FindingKey] = []
    for violation in player.book.violations where violation.line == last {
      let key = FindingKey(violation)
      if !keys.contains(key) { keys.append(key) }
    }
    return keys.map { key in
      let raw = RawFinding(key: key, trace: whole.prefix(last), origin: nil)
      if isOfProcess(key, rules), let short = shrunk(raw, rules) {
        return tell(raw, short.trace, short.isMinimal ? .local : .unfinished, rules)
      }
      var shrinker = Shrinker(self, rules, raw, options, known: keys)
      let minimality = shrinker.shrink()
      var piece = ShrinkWork<Machine>.Piece(
        raw: raw, best: shrinker.best, minimality: minimality, stepsLeft: shrinker.stepsLeft)
      piece = proved(piece, options, rules, known: keys)
      return tell(
        raw, piece.best, piece.minimality, rules, searchedTo: piece.searchedTo,
        shrunkLength: piece.shrunkLength, explanation: piece.explanation)
    }
  }
}
