extension Finding {
  /// Groups findings that seem to have one cause, in the order of their first members.
  ///
  /// Two findings are taken to share a cause when they set out from the same start and the trace of one begins
  /// with the whole trace of the other: the shorter one already went wrong there.
  public static func groupedByCause(_ findings: [Finding]) -> [[Finding]] {
    var roots: [Finding] = []
    var groups: [[Finding]] = []
    for finding in findings {
      let root = findings.filter { $0.isRoot(of: finding) }.min { $0.lines.count < $1.lines.count } ?? finding
      if let group = roots.firstIndex(where: { $0.hasTrace(of: root) }) {
        groups[group].append(finding)
      } else {
        roots.append(root)
        groups.append([finding])
      }
    }
    return groups
  }

  private func hasTrace(of other: Finding) -> Bool {
    start == other.start && lines.map(\.text) == other.lines.map(\.text)
  }

  /// A launch that is already wrong explains only other wrong launches, or it would explain everything.
  private func isRoot(of other: Finding) -> Bool {
    guard start == other.start, lines.isEmpty == other.lines.isEmpty else { return false }
    return other.lines.map(\.text).starts(with: lines.map(\.text))
  }
}
