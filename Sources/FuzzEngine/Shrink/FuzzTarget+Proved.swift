extension FuzzTarget {
  /// Proves that a shrunk trace is the shortest, or takes the shorter one that the search found and makes it
  /// simple; then explains it.
  func proved(
    _ piece: ShrinkWork<Machine>.Piece, _ limits: ShrinkOptions, _ rules: [TargetRule], known: [FindingKey]
  ) -> ShrinkWork<Machine>.Piece {
    // What comes near such a trace may end the process as well.
    if isOfProcess(piece.raw.key, rules) { return piece }
    var piece = searched(piece, limits, rules, known: known)
    piece.explanation = Explainer(self, rules, piece.raw.key, piece.best).explanation
    return piece
  }

  private func searched(
    _ piece: ShrinkWork<Machine>.Piece, _ limits: ShrinkOptions, _ rules: [TargetRule], known: [FindingKey]
  ) -> ShrinkWork<Machine>.Piece {
    var piece = piece
    piece.shrunkLength = piece.best.lines.count
    let deadline = limits.time.map { ContinuousClock().now.advanced(by: $0) }
    let isOver = { limits.isInterrupted() || (deadline.map { ContinuousClock().now >= $0 } ?? false) }
    guard limits.proveStates > 0,
      let proof = proof(
        below: piece.best, piece.raw.key, rules, stateLimit: limits.proveStates, isOver: isOver)
    else { return piece }
    piece.searchedTo = proof.searchedTo
    if let shorter = proof.shorter {
      var raw = piece.raw
      raw.trace = shorter
      // It cannot become shorter still, but simpler.
      var left = ShrinkOptions(
        steps: max(piece.stepsLeft, shorter.lines.count + 1), time: limits.time, starts: [shorter.start])
      left.isInterrupted = limits.isInterrupted
      var shrinker = Shrinker(self, rules, raw, left, known: known)
      _ = shrinker.shrink()
      guard shrinker.hasSignature else { return piece }
      piece.best = shrinker.best
    }
    if proof.searchedTo >= piece.best.lines.count - 1 { piece.minimality = .proved }
    return piece
  }
}
