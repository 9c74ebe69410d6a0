/// Findings whose traces first violate the same rule in the same way, which probably have one cause.
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
  /// several the one that is about the first violation, then the shortest.
  package static func of(_ findings: [Finding], _ positions: [Int]? = nil) -> [Cause] {
    let positions = positions ?? Array(findings.indices)
    return Layout.unique(positions.map { findings[$0].firstViolation }).map { violation in
      let own = positions.filter { findings[$0].firstViolation == violation }
      let lead = own.min { findings[$0].rank < findings[$1].rank } ?? 0
      return Cause(violation: violation, lead: lead, findings: own)
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

  /// The first violation of its trace.
  var firstViolation: String { lines.lazy.compactMap(\.violations.first).first ?? violation }

  fileprivate var rank: (Int, Int, Int) {
    let party = blame.flatMap { Blame.Party.allCases.firstIndex(of: $0.party) } ?? 0
    return (party, firstViolation == violation ? 0 : 1, lines.count)
  }
}
