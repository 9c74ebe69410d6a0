extension FuzzTarget {
  /// What a trace breaks, each signature once, in the order of its lines.
  ///
  /// - Returns: The signatures, each with the first line that broke so, counted from one; zero for the launch.
  /// - Throws: `TraceTextError` where the start or an action is not understood.
  func signatures(of text: TraceText) throws -> [Breach] {
    let interval = machine.replayInterval
    let player = Player(machine, rules: rules, reporting: .always, possibleInterval: interval)
    loops.playTrace(player, try trace(from: text), interval != 1)
    var breaches: [Breach] = []
    for violation in player.book.violations.enumerated().sorted(by: {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }).map(\.element) {
      let breach = Breach(signature: signature(FindingKey(violation), of: rules), line: violation.line)
      if !breaches.contains(breach) { breaches.append(breach) }
    }
    return breaches
  }
}

/// One thing that a trace breaks, and where.
struct Breach: Hashable, Sendable {
  /// What tells it from others.
  let signature: Finding.Signature
  /// The line, counted from one; zero for the launch.
  let line: Int
}

/// What a campaign tells of a failure as soon as it is met, before it is shortened.
public struct MetFailure: Sendable {
  /// What tells it from others.
  public let signature: Finding.Signature
  /// The trace as it was met, replayed under all rules.
  public let replay: Replay
}
