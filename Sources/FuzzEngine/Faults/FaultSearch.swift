/// Searches one fault with campaigns: with its own rule alone, and with all rules.
final class FaultSearch: Sendable {
  let fault: Fault
  let place: Fault.Place
  /// The system as it is offered, for the verdict on a finding.
  let offered: FuzzSystem
  let system: ConfiguredSystem
  /// The starts, indices into those of the system; nil for the default.
  private let starts: [Int]?
  private let runs: Int

  /// How many runs are tried first.
  private static let fewRuns = 64

  /// The result of one seed.
  final class Outcome: Sendable {
    /// The shortest finding of its rule, and how many actions were played until the first; nil for none.
    let finding: Finding?
    let actions: Int?
    /// The seconds until then, and until it was shrunk and proved minimal; nil for none.
    let seconds: (found: Double, minimal: Double)?
    /// Every rule that was violated while all were evaluated, in that order.
    let fired: [String]
    /// The rules that were non-vacuous while all were evaluated.
    let nonVacuous: [String]

    /// Sums up a campaign with the fault's rule alone, of which it takes the findings and how long they took, and one with all.
    init(_ found: [Finding], after seconds: (found: Double, minimal: Double)?, _ report: CampaignReport) {
      self.seconds = seconds
      func key(_ finding: Finding) -> (Int, Int, Int) {
        (finding.lines.count, finding.minimality == .proved ? 0 : 1, finding.shrunkLength)
      }
      finding = found.min { key($0) < key($1) }
      actions = found.compactMap(\.actionsToFind).min()
      let met = report.findings.filter { $0.actionsToFind != nil }
      let order = order(met.count) { one, other in
        (met[one].actionsToFind ?? 0, met[one].signature.rule)
          < (met[other].actionsToFind ?? 0, met[other].signature.rule)
      }
      fired = Layout.unique(order.map { met[$0].signature.rule })
      nonVacuous = report.rules.filter { $0.applies && $0.nonVacuous > 0 }.map(\.id)
    }
  }

  /// Looks up what a fault names.
  init(_ fault: Fault, _ place: Fault.Place, _ catalog: SystemCatalog, runs: Int) throws {
    (self.fault, self.place, self.runs) = (fault, place, runs)
    offered = try catalog.find(place.system)
    system = try offered.configured(
      catalog.settings(of: offered, quirks: place.quirks, assumptions: place.assumptions))
    guard system.ruleIDs.contains(place.rule) else {
      throw CommandError.unknown("rule of \(offered.name)", place.rule, among: system.ruleIDs)
    }
    let isPlaced = place.device != nil || place.start != nil
    starts = isPlaced ? try StartChoice.indices(of: system, device: place.device, start: place.start) : nil
  }

  /// Runs the campaigns of a seed.
  func outcome(of seed: UInt64, _ isInterrupted: @escaping @Sendable () -> Bool) -> Outcome {
    var options = CampaignOptions(seed: seed)
    options.starts = starts
    options.isInterrupted = isInterrupted
    options.rules = RuleSelection(only: [place.rule])
    let watch = Stopwatch()
    options.met = { [place] signature, _ in if place.isViolated(signature) { watch.stop() } }
    let whole = Stopwatch()
    let found = matching(campaign(options))
    whole.stop()
    options.rules = RuleSelection()
    options.shrinks = false
    options.met = nil
    let seconds = watch.seconds.flatMap { first in whole.seconds.map { (found: first, minimal: $0) } }
    return Outcome(found, after: found.isEmpty ? nil : seconds, campaign(options))
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
}
