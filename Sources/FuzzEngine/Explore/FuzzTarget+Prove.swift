extension FuzzTarget {
  /// How many times fewer states are visited of a machine whose states are logs.
  private var logShare: Int { isSlow ? 1_250 : 12 }

  /// Searches below a trace's length for a shorter one of the same signature, from the same start.
  ///
  /// The search runs over the product of the machine's states with what the one rule remembers, states compared
  /// whole up to a million, so that nothing rests on a digest below that.
  ///
  /// - Returns: Up to how many lines everything was tried, and a shortest trace where a shorter one was found; nil
  ///   where the machine has no alphabet.
  func proof(
    below trace: Trace<Machine.Action>, _ key: Violation, _ rules: [TargetRule], stateLimit: Int,
    isOver: () -> Bool = { false }
  ) -> (searchedTo: Int, shorter: Trace<Machine.Action>?)? {
    var alphabet = machine.alphabet(within: nil)
    guard !alphabet.isEmpty else { return nil }
    for line in trace.lines where !alphabet.contains(line.action) { alphabet.append(line.action) }
    guard !trace.lines.isEmpty else { return (0, nil) }
    let goal = Violation(rule: 0, violationKind: key.violationKind, kind: key.kind)
    // Copies of a state that is a log are made by playing it again, at every line anew.
    let stateLimit = machine.statesAreWhole ? stateLimit : stateLimit / logShare
    let plan = ExplorePlan<Machine>(
      rules: [rules[key.rule]], starts: [trace.start], alphabet: alphabet, identity: .signature,
      depth: trace.lines.count - 1, stateLimit: stateLimit, goal: goal)
    let isDuplicate = !causes(of: trace, key, rules).isEmpty
    let explorer = Explorer(machine, plan, jobs: 1) { isDuplicate || self.causes(of: $0, key, rules).isEmpty }
    explorer.run(loops, isOver: isOver)
    if let found = explorer.breaks.first {
      let shortest = explorer.trace(to: found)
      return (shortest.lines.count - 1, shortest)
    }
    if explorer.stop == .end || explorer.stop == .depth {
      return (trace.lines.count - 1, nil)
    }
    // All steps that lead to the level being expanded were evaluated; rules of its states
    // alone were not evaluated at all of them.
    return (max(0, plan.judgesAtRest ? explorer.depth - 1 : explorer.depth), nil)
  }
}
