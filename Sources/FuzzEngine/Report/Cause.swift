/// Findings that probably have one cause.
///
/// Findings are alike where they share actions, the rule, what their traces violate first, the action without which
/// the trace passes, or the settings under which the rule holds. `Lab/causes.py` measures how often they have one cause.
package struct Cause: Equatable, Sendable {
  /// The first violation of the trace that is reported, as `RULE KIND`.
  package let violation: String
  /// The position of the finding that is reported for all.
  package let lead: Int
  /// The positions of all, in the order in which they were found.
  package let findings: [Int]

  /// Groups findings, in the order in which each cause was first met.
  ///
  /// The simplest come first, and each joins the cause that has the finding most like it, or makes a new one. The lead
  /// is a finding of the party with the most to do, so that a cause fails where any of its findings does; of several
  /// the shortest, then one that is about the first violation, then one whose difference is seen.
  package static func of(_ findings: [Finding], _ positions: [Int]? = nil) -> [Cause] {
    let positions = positions ?? Array(findings.indices)
    let traits = positions.map { Traits(findings[$0]) }
    var groups: [[Int]] = []
    for index in order(positions.count, { traits[$0].simplicity < traits[$1].simplicity }) {
      let closest = groups.map { $0.map { traits[$0].likeness(to: traits[index]) }.max() ?? 0 }
      if let most = closest.max(), most >= Traits.threshold, let group = closest.firstIndex(of: most) {
        groups[group].append(index)
      } else {
        groups.append([index])
      }
    }
    let sorted = groups.map { group in
      order(group.count) { group[$0] < group[$1] }.map { positions[group[$0]] }
    }
    return order(sorted.count) { sorted[$0][0] < sorted[$1][0] }.map { group in
      let lead = sorted[group].min { findings[$0].rank < findings[$1].rank } ?? 0
      return Cause(violation: findings[lead].firstViolation, lead: lead, findings: sorted[group])
    }
  }

  /// The causes, the most convincing first: one that names a mistake, with its remedy, then one that takes no step, then one whose
  /// difference is seen, then one that violates the most rules, then the one with the shortest trace.
  static func mostConvincing(_ findings: [Finding], _ positions: [Int]? = nil) -> [Cause] {
    let causes = of(findings, positions)
    func doubt(_ cause: Cause) -> (Int, Int, Int, Int, Int) {
      let lead = findings[cause.lead]
      let rules = Set(cause.findings.map { findings[$0].signature.rule })
      let isAtStart = lead.lines.isEmpty && lead.insertion == nil
      let hasMistake = (lead.lines + [lead.launch]).contains { !$0.mistakes.isEmpty }
      return (hasMistake ? 0 : 1, isAtStart ? 0 : 1, lead.isSeen ? 0 : 1, -rules.count, lead.lines.count)
    }
    return order(causes.count) { doubt(causes[$0]) < doubt(causes[$1]) }.map { causes[$0] }
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

/// What findings of one cause have in common.
private struct Traits {
  /// How alike two findings must be; this and the summands are fitted to the flaws of published designs.
  static let threshold = 72

  let (rule, violation): (String, String)
  let firstViolation: String
  /// All that the trace violates.
  let violations: Set<String>
  /// The steps, without marks, and with those that a rule of kind *neutral* inserts.
  let actions: [String]
  let kinds: Set<String>
  /// The action in whose place another one makes the trace pass; nil where no such trace is known.
  let decisive: String?
  /// The settings under which the rule holds.
  let holds: [String]
  /// Whether inserted steps alone make a difference that should be none.
  let isNeutral: Bool
  /// Findings about the first violation come first, then the shortest.
  let simplicity: (Int, Int)

  init(_ finding: Finding) {
    (rule, violation) = (finding.signature.rule, finding.violation)
    firstViolation = finding.firstViolation
    violations = Set((finding.lines + [finding.launch]).flatMap(\.violations))
    let isFirst = firstViolation == finding.violation
    actions =
      finding.lines.map(\.bareText) + (finding.insertion?.steps.map { Finding.Line.bare($0.text) } ?? [])
    kinds = Set(actions)
    decisive = finding.explanation.passing.flatMap { passing in
      guard passing.lines.count == finding.lines.count else { return nil }
      let own = finding.lines[passing.line - 1].bareText
      return Finding.Line.bare(passing.lines[passing.line - 1]) == own ? nil : own
    }
    holds = (finding.blame?.quirks ?? []) + (finding.blame?.assumptions.map(\.text) ?? [])
    isNeutral = isFirst && finding.insertion?.instead.isEmpty ?? false
    simplicity = (isFirst ? 0 : 1, actions.count)
  }

  /// How alike a finding is to one that is not simpler.
  func likeness(to other: Traits) -> Int {
    let common = kinds.intersection(other.kinds).count
    var sum = 100 * common / max(1, kinds.count + other.kinds.count - common)
    if firstViolation == other.firstViolation { sum += 50 }
    if rule == other.rule { sum += 30 }
    if violation == other.violation { sum += 20 }
    if violations.contains(other.violation) { sum += 60 }
    if !holds.isEmpty, holds == other.holds { sum += 50 }
    if let decisive, let theirs = other.decisive, other.kinds.contains(decisive), kinds.contains(theirs) {
      sum += 40
    }
    if isNeutral, other.isNeutral { sum += 30 }
    if !actions.isEmpty, isBegun(in: other.actions.dropLast()) { sum += 30 }
    return sum
  }

  /// Whether another trace takes the same steps in this order, with any between them.
  private func isBegun(in others: ArraySlice<String>) -> Bool {
    var left = actions[...]
    for action in others where action == left.first { left.removeFirst() }
    return left.isEmpty
  }
}

extension Finding {
  /// What it violates, as `RULE KIND`.
  var violation: String { "\(signature.rule) \(signature.violationKind)" }

  /// Whether what is wrong is seen, and not only what it leads to later.
  fileprivate var isSeen: Bool { insertion.map { $0.expected != $0.actual } ?? true }

  fileprivate var rank: (Int, Int, Int, Int) {
    let party = blame.flatMap { Blame.Party.allCases.firstIndex(of: $0.party) } ?? 0
    return (party, lines.count, firstViolation == violation ? 0 : 1, isSeen ? 0 : 1)
  }
}
