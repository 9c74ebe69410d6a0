/// Evaluates the rules at the end of a step, and those of settled states.
extension Player {
  @usableFromInline func beginEdges() { edges?.clear() }
  @usableFromInline func endEdges() { edges?.read() }

  @inlinable
  @inline(__always)
  func evaluateStep() {
    let facts = machine.facts(of: line)
    guard line.isAtRest else { return book.evaluateStep(line, facts, note: 0, number: linesPlayed) }
    // Where rules of kind possible are evaluated at every settled state, the state is looked up once for all.
    let note = possibleCountdown == 0 ? 0 : noteNow
    book.evaluateStep(line, facts, note: note, number: linesPlayed)
    if isPossibleDear { evaluatePlayed() }
    comeToRest(note)
  }

  /// What is remembered of the settled state now; zero where nothing is remembered.
  @inlinable var noteNow: UInt64 { settledResults.note(book, machine, stateNow, line.newSeen) }

  @inlinable
  @inline(__always)
  func comeToRest(_ note: UInt64) {
    restLine = linesPlayed
    restKind = line.kind
    if neutral.isDue { evaluateNeutral(isLast: false) }
    if possibleCountdown == 1 {
      evaluatePossible(note)
      if isPossibleDear { possibleCountdown = 0 }
    } else if possibleCountdown > 1 {
      possibleCountdown -= 1
    }
  }

  /// Evaluates every rule of kind *possible* at the state now; does nothing while something is in flight.
  ///
  /// A violation is attributed to the step that led to this state, not to ignored steps after it.
  @inlinable
  public func evaluatePossible() {
    guard line.isAtRest, !book.possible.isEmpty else { return }
    evaluatePossible(noteNow)
  }

  @inlinable
  func evaluatePossible(_ note: UInt64) {
    settledResults.evaluatePossible(
      book, machine, stateNow, line.newSeen, note: note, number: restLine, kind: restKind)
  }

  /// Evaluates every rule of kinds *possible* and *neutral* at the state now; does nothing while something is in
  /// flight.
  ///
  /// Exploration calls it for every settled state.
  @inlinable
  public func evaluateSettled() {
    evaluatePossible()
    guard line.isAtRest else { return }
    evaluateAllNeutral()
  }
}
