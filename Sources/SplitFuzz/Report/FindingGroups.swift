/// Groups findings that share a cause, as far as their traces tell.
package enum FindingGroups {
  /// Indices of findings, those of one cause together, in the order in which each cause was first met.
  ///
  /// Two findings share a cause where they set out from the same place and the lines of one begin with all lines
  /// of the other. The empty trace begins every other, so it is left for itself.
  package static func of(_ findings: [Finding]) -> [[Int]] {
    var groups: [[Int]] = []
    for index in findings.indices {
      let related = groups.indices.filter { group in
        groups[group].contains { shareCause(findings[$0], findings[index]) }
      }
      guard let first = related.first else {
        groups.append([index])
        continue
      }
      for group in related.dropFirst().reversed() { groups[first] += groups.remove(at: group) }
      groups[first].append(index)
      groups[first].sort()
    }
    return groups
  }

  private static func shareCause(_ one: Finding, _ other: Finding) -> Bool {
    guard one.start == other.start, one.lines.isEmpty == other.lines.isEmpty else { return false }
    return zip(texts(of: one), texts(of: other)).allSatisfy { $0 == $1 }
  }

  /// The texts of the lines; a mark on the last one says nothing, since everything lands after it.
  private static func texts(of finding: Finding) -> [String] {
    var texts = finding.lines.map(\.text)
    if let last = texts.popLast() { texts.append(last.hasPrefix("~") ? String(last.dropFirst()) : last) }
    return texts
  }

  /// `12 findings, 3 causes`.
  package static func headline(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "no finding" }
    let causes = of(findings).count
    let count = Layout.count(findings.count, "finding")
    return causes == findings.count ? count : "\(count), \(Layout.count(causes, "cause"))"
  }
}
