/// Findings that probably have one cause.
///
/// Their traces first violate the same rule in the same way, or in each of them inserted steps make a difference that
/// should make none. `Lab/causes.py` measures how often they have one.
package struct Cause: Equatable, Sendable {
  /// The first violation of their traces, as `RULE KIND`.
  package let violation: String
  /// The position of the finding that is reported for all.
  package let lead: Int
  /// The positions of all, in the order in which they were found.
  package let findings: [Int]

  /// Groups findings, in the order in which each cause was first met.
  ///
  /// The lead is a finding of the party with the most to do, so that a cause fails where any of its findings does; of
  /// several the one that is about the first violation, then one whose difference is seen, then the shortest.
  package static func of(_ findings: [Finding], _ positions: [Int]? = nil) -> [Cause] {
    let positions = positions ?? Array(findings.indices)
    return Layout.unique(positions.map { findings[$0].cause }).map { cause in
      let own = positions.filter { findings[$0].cause == cause }
      let lead = own.min { findings[$0].rank < findings[$1].rank } ?? 0
      return Cause(violation: findings[lead].firstViolation, lead: lead, findings: own)
    }
  }

  /// The other violations of the cause, each once.
  func others(in findings: [Finding]) -> [String] {
    let lead = findings[lead].violation
    return Layout.unique(self.findings.map { findings[$0].violation } + [violation]).filter { $0 != lead }
  }

  /// `2 causes, 12 findings`.
  package static func headline(_ findings: [Finding], _ positions: [Int]? = nil) -> String {
    let count = positions?.count ?? findings.count
    guard count > 0 else { return "no finding" }
    let causes = of(findings, positions).count
    return (causes == count ? "" : "\(Layout.count(causes, "cause")), ") + Layout.count(count, "finding")
  }
}

extension Finding {
  /// What it violates, as `RULE KIND`.
  var violation: String { "\(signature.rule) \(signature.violationKind)" }

  /// What it has in common with findings of the same cause.
  fileprivate var cause: String {
    firstViolation == violation && insertion?.instead.isEmpty ?? false ? "" : firstViolation
  }

  fileprivate var rank: (Int, Int, Int, Int) {
    let party = blame.flatMap { Blame.Party.allCases.firstIndex(of: $0.party) } ?? 0
    let isSeen = insertion.map { $0.expected != $0.actual } ?? true
    return (party, firstViolation == violation ? 0 : 1, isSeen ? 0 : 1, lines.count)
  }
}
