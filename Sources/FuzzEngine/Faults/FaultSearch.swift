/// Searches one fault with campaigns: with its own rule alone, and with all rules.
struct FaultSearch: Sendable {
  let place: Fault.Place
  let system: ConfiguredSystem
  /// The starts, indices into those of the system; nil for the default.
  let starts: [Int]?
  let runs: Int

  /// How many runs are tried first.
  private static let fewRuns = 64

  /// The result of one seed.
  struct Outcome: Sendable {
    /// The shortest finding of its rule; nil for none.
    let catching: Catch?
    /// Every rule that was violated while all were evaluated, with the actions until then, in that order.
    let fired: [Firing]
    /// The rules that were non-vacuous while all were evaluated.
    let nonVacuous: [String]
  }

  /// A fault that was found.
  struct Catch: Sendable {
    let actions: Int
    let finding: Finding

    var shrunk: Int { finding.shrunkLength }
    var length: Int { finding.lines.count }
    var isProved: Bool { finding.minimality == .proved }
  }

  /// A rule that was violated.
  struct Firing: Sendable {
    let rule: String
    let actions: Int
  }

  /// Runs the campaigns of a seed.
  func outcome(of seed: UInt64, isInterrupted: @escaping @Sendable () -> Bool) -> Outcome {
    var alone = CampaignOptions(seed: seed)
    alone.starts = starts
    alone.isInterrupted = isInterrupted
    alone.rules = RuleSelection(only: [place.rule])
    var all = alone
    all.rules = RuleSelection()
    all.shrinks = false
    let caught = matching(campaign(alone))
    let report = campaign(all)
    return Outcome(
      catching: Self.shortest(caught), fired: Self.firings(report),
      nonVacuous: report.rules.filter { $0.applies && $0.nonVacuous > 0 }.map(\.id))
  }

  /// A campaign that finds it, in stages of eight times the runs; else the longest there may be.
  private func campaign(_ options: CampaignOptions) -> CampaignReport {
    var options = options
    var stage = min(Self.fewRuns, runs)
    while true {
      options.runs = stage
      let report = system.use { $0.fuzz(options) }
      if stage == runs || options.isInterrupted() || !matching(report).isEmpty { return report }
      stage = min(runs, stage * 8)
    }
  }

  private func matching(_ report: CampaignReport) -> [Finding] {
    report.findings.filter { $0.actionsToFind != nil && place.isViolated($0.signature) }
  }

  private static func shortest(_ findings: [Finding]) -> Catch? {
    guard let actions = findings.compactMap(\.actionsToFind).min() else { return nil }
    let finding = findings.min {
      ($0.lines.count, $0.minimality == .proved ? 0 : 1, $0.shrunkLength)
        < ($1.lines.count, $1.minimality == .proved ? 0 : 1, $1.shrunkLength)
    }
    return finding.map { Catch(actions: actions, finding: $0) }
  }

  private static func firings(_ report: CampaignReport) -> [Firing] {
    var first: [Firing] = []
    for finding in report.findings {
      guard let actions = finding.actionsToFind else { continue }
      if let index = first.firstIndex(where: { $0.rule == finding.signature.rule }) {
        if actions < first[index].actions { first[index] = Firing(rule: first[index].rule, actions: actions) }
      } else {
        first.append(Firing(rule: finding.signature.rule, actions: actions))
      }
    }
    return first.sorted { ($0.actions, $0.rule) < ($1.actions, $1.rule) }
  }
}
