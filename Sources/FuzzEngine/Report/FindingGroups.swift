/// Groups findings that share a cause, as far as their traces tell.
package enum FindingGroups {
  /// Indices of findings, those of one cause together, in the order in which each cause was first met.
  ///
  /// Two findings share a cause where the first thing that breaks on their traces is the same rule in the
  /// same way.
  package static func of(_ findings: [Finding]) -> [[Int]] {
    var causes: [String] = []
    var groups: [[Int]] = []
    for (index, finding) in findings.enumerated() {
      let cause = cause(of: finding)
      if let group = causes.firstIndex(of: cause) {
        groups[group].append(index)
      } else {
        causes.append(cause)
        groups.append([index])
      }
    }
    return groups
  }

  /// The first thing that breaks on a finding's trace, as `rule way`.
  package static func cause(of finding: Finding) -> String {
    for line in finding.lines {
      if let first = line.broken.first { return first }
    }
    return "\(finding.signature.rule) \(finding.signature.way)"
  }

  /// `12 findings, 3 causes`.
  package static func headline(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "no finding" }
    let causes = of(findings).count
    let count = Layout.count(findings.count, "finding")
    return causes == findings.count ? count : "\(count), \(Layout.count(causes, "cause"))"
  }
}
