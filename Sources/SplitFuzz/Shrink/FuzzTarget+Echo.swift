extension FuzzTarget {
  /// Whether a failure is there without its last line already, which only let land what an earlier line had sent:
  /// then it is that line's failure, and a finding of its own.
  ///
  /// - Parameters:
  ///   - trace: The shortened trace.
  ///   - key: Its signature.
  ///   - rules: The rules that keys count by.
  ///   - others: The signatures found, with the lengths of their traces.
  /// - Returns: Whether one of the others is that finding.
  func isEcho(
    _ trace: Trace<Machine.Action>, _ key: FindingKey, _ rules: [TargetRule],
    among others: [(key: FindingKey, length: Int)]
  ) -> Bool {
    let lines = trace.lines
    guard lines.count > 1, lines[lines.count - 2].leavesInFlight else { return false }
    let causes = Trial(self, rules, goal: key).breaches(trace.prefix(lines.count - 1))
    return others.contains { causes.contains($0.key) && $0.length < lines.count }
  }
}
