/// Passes that make a trace shorter.
extension Shrinker {
  /// Up to this length every part of the trace is tried, so that no selection of its lines is left that would
  /// do.
  private static var exhaustiveLength: Int { 10 }
  /// Up to this length every pair of lines is tried.
  private static var pairLength: Int { 14 }
  /// How many of its own last lines a trace keeps behind a borrowed beginning.
  private static var keptLines: Int { 2 }

  /// What is tapped is called by its number on screen, which is another one where a step before it is missing: what was
  /// deleted above it is there again, or what came is not.
  func renumbered(without removed: [Int]) -> Trace<Machine.Action>? {
    var other = without(removed, settling: false)
    guard !machine.statesAreWhole, !isExhausted,
      tested?.lines.map(\.action) == other.lines.map(\.action)
    else { return nil }
    let names = course.names
    let kept = names.indices.filter { !removed.contains($0) }
    // Where the trace was known to pass it was not played, and nothing is known of its names.
    if let played = trial.course?.names,
      !zip(kept, played).contains(where: { names[$0] != $1 && !names[$0].isEmpty })
    {
      return nil
    }
    stepsLeft -= min(stepsLeft, other.lines.count + 1)
    let player = trial.player
    player.begin(at: other.start)
    for (index, name) in zip(other.lines.indices, kept.map { names[$0] }) {
      other.lines[index].action = action(like: other.lines[index].action, named: name)
      player.play(other.lines[index].action, leavesPending: other.lines[index].leavesPending)
    }
    return other
  }

  /// The action of the same kind that meets here what another met elsewhere; that one where none does.
  private func action(like action: Machine.Action, named name: String) -> Machine.Action {
    let player = trial.player
    var seen = player.observation
    func isNamed(_ other: Machine.Action) -> Bool {
      machine.name(of: other, in: player.state, seeing: seen) == name
    }
    if name.isEmpty || isNamed(action) { return action }
    return wholeAlphabet.first {
      machine.kind(of: $0) == machine.kind(of: action) && isNamed($0) && machine.refuse($0, &seen) == nil
    } ?? action
  }

  /// Drops all lines that were ignored, at once.
  func dropIgnored() {
    var ignored = course.ignored
    if ignored.isEmpty || takesWithout(ignored) { return }
    // The last step may be ignored and still violate the rule, by what was delivered with it.
    if ignored.last == best.lines.count - 1 { ignored.removeLast() }
    if !ignored.isEmpty { _ = takesWithout(ignored) }
  }

  /// Cuts what lies between two equal states at rest, the longest stretch first seen.
  func cutLoops() {
    var hasCut = true
    while hasCut, !isExhausted {
      hasCut = false
      let states = course.restingStates
      var lastLine: [Fingerprint: Int] = [:]
      for (line, state) in states { lastLine[state] = line }
      for (line, state) in states {
        guard let last = lastLine[state], last > line else { continue }
        if takesWithout(Array(line..<last)) {
          hasCut = true
          break
        }
      }
    }
  }

  /// Deletes lines that need not be neighbours: any of a short trace, pairs of a longer one.
  func deleteCombinations() {
    var hasCut = true
    while hasCut, !isExhausted {
      let count = best.lines.count
      if count <= Self.exhaustiveLength {
        hasCut = deleteAnySelection()
      } else if count <= Self.pairLength {
        hasCut = deleteAnyPair()
      } else {
        hasCut = false
      }
    }
  }

  /// Tries all parts of the trace, those with the fewest lines first.
  private func deleteAnySelection() -> Bool {
    let count = best.lines.count
    let selections = (0..<(1 << count) - 1).filter { _ in count > 0 }
    for kept in selections.sorted(by: { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }) {
      if isExhausted { return false }
      if takesWithout((0..<count).filter { kept & (1 << $0) == 0 }) { return true }
    }
    return false
  }

  /// Lets one action do what two lines did: drops a line and replaces another by a simpler one, one met before, or, where
  /// no exploration finds a shorter trace, a neighbour by any that a person can do there.
  func mergeLines() {
    let before = best
    guard before.lines.count <= Self.exhaustiveLength else { return }
    for removed in before.lines.indices {
      for settling in [false, true] {
        let shorter = without([removed], settling: settling)
        for index in shorter.lines.indices {
          let isBeside = index == removed || index == removed - 1
          let others = isBeside && !machine.statesAreWhole ? possible(after: shorter.prefix(index)) : []
          let actions = machine.simpler(than: shorter.lines[index].action) + pool + others
          for action in actions where !isExhausted {
            if takes(shorter.replacing(index, by: action)) { return }
          }
        }
      }
    }
  }

  /// What a person can do where a trace ends, if nothing is pending there.
  private func possible(after trace: Trace<Machine.Action>) -> [Machine.Action] {
    if let known = offers[trace] { return known }
    let player = trial.player
    player.begin(at: trace.start)
    for line in trace.lines { player.play(line.action, leavesPending: line.leavesPending) }
    var seen = player.observation
    let possible = player.isAtRest ? alphabet.filter { machine.refuse($0, &seen) == nil } : []
    offers[trace] = possible
    return possible
  }

  /// Begins as other traces begin, where that is shorter, and shrinks what comes of it.
  func borrow(from donors: [Trace<Machine.Action>]) -> Finding.Minimality {
    briefly { borrowed(from: donors) }
  }

  private func borrowed(from donors: [Trace<Machine.Action>]) -> Finding.Minimality {
    let before = best
    for donor in donors {
      for kept in 1...Self.keptLines where kept <= best.lines.count {
        for count in 0...donor.lines.count where count + kept < best.lines.count {
          if isExhausted { return .unfinished }
          _ = takes(
            Trace(start: donor.start, lines: Array(donor.lines.prefix(count) + best.lines.suffix(kept))))
        }
      }
    }
    return best == before ? .local : shrink()
  }
}
