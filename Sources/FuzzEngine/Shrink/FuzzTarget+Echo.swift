extension FuzzTarget {
  /// The failures that are there without a trace's last line already, where that line only let land what an earlier
  /// one had sent: then they are that line's, and the trace is their echo.
  ///
  /// Empty where the trace is no echo.
  func causes(of trace: Trace<Machine.Action>, _ key: FindingKey, _ rules: [TargetRule]) -> [FindingKey] {
    let lines = trace.lines
    guard lines.count > 1, lines[lines.count - 2].leavesInFlight else { return [] }
    return Trial(self, rules, goal: key).breaches(trace.prefix(lines.count - 1))
  }
}
