import Foundation

/// A campaign's report for programs; all that may differ between equal campaigns stands under `timing`.
package struct JSONReport: Sendable {
  private let document: Document

  /// Prepares a report.
  package init(_ report: CampaignReport, context: ReportContext) {
    document = Document(report, context)
  }

  /// The whole text, keys sorted, which ends in a line end.
  ///
  /// - Throws: Only what the encoder throws for numbers that JSON cannot hold.
  package var text: String {
    get throws { try Self.encoded(document) }
  }

  /// A document as every report for programs is written.
  static func encoded(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
  }

  private struct Document: Codable, Sendable {
    var version = 1
    let seed: UInt64
    let system: String
    let quirks: [String]
    let assumptions: [String]
    let configuration: [String: String]
    let runs: Int
    let steps: Int
    let actions: Int
    let applied: Int
    let states: Int
    let pairs: Int
    let coverage: Covered?
    let ending: String
    let isRepeatable: Bool
    let notRepeatable: UnrepeatedJSON?
    let inconclusive: String?
    let notes: [String]
    let rules: [Rule]
    let kinds: [Kind]
    let selfCheck: SelfCheck
    let causes: Int
    let findings: [FindingJSON]
    let fixed: [FindingJSON.Fixed]
    let command: String
    let timing: Timing

    init(_ report: CampaignReport, _ context: ReportContext) {
      seed = report.seed
      system = report.system
      quirks = report.settings.quirks
      assumptions = report.settings.assumptions.map(\.text)
      configuration = context.configurationByName
      runs = report.runs
      steps = report.steps
      actions = report.actions
      applied = report.applied
      states = report.states
      pairs = report.pairs
      coverage = report.coverage.map(Covered.init)
      ending = report.ending.rawValue
      isRepeatable = report.isRepeatable
      notRepeatable = report.unrepeated.map(UnrepeatedJSON.init)
      inconclusive = context.inconclusive
      notes = report.notes
      rules = report.rules.map(Rule.init)
      kinds = report.kinds.map { Kind($0, context.ignoreReasons) }
      selfCheck = SelfCheck(
        planted: report.selfCheck.planted, found: report.selfCheck.found, missed: report.selfCheck.missed)
      causes = FindingGroups.of(report.findings).count
      findings = report.findings.enumerated().map { index, finding in
        FindingJSON(
          finding, report.settings, command: context.command(for: finding), file: context.file(of: index),
          known: context.known(of: index))
      }
      fixed = context.fixed.map(FindingJSON.Fixed.init)
      command = context.campaignCommand
      timing = Timing(seconds: report.timing.seconds, jobs: report.timing.jobs)
    }
  }

  struct Rule: Codable, Sendable {
    let id: String
    let kind: String
    let applies: Bool
    let checked: Int
    let exercised: Int

    init(_ count: CampaignReport.RuleCount) {
      id = count.id
      kind = count.kind
      applies = count.applies
      checked = count.checked
      exercised = count.exercised
    }
  }

  private struct Covered: Codable, Sendable {
    let bound: String
    let states: Int
    let statesExplored: Int
    let pairs: Int
    let pairsExplored: Int

    init(_ coverage: Coverage) {
      bound = coverage.bound.text
      states = coverage.states
      statesExplored = coverage.statesExplored
      pairs = coverage.pairs
      pairsExplored = coverage.pairsExplored
    }
  }

  private struct Kind: Codable, Sendable {
    let kind: String
    let applied: Int
    let ignored: [String: Int]

    init(_ count: CampaignReport.KindCount, _ reasons: [String]) {
      kind = count.kind
      applied = count.applied
      let named = count.ignored.enumerated().filter { $0.element > 0 }.map { index, count in
        (index < reasons.count ? reasons[index] : "reason \(index)", count)
      }
      ignored = Dictionary(named, uniquingKeysWith: +)
    }
  }

  private struct SelfCheck: Codable, Sendable {
    let planted: Int
    let found: Int
    let missed: [String]
  }

  private struct Timing: Codable, Sendable {
    let seconds: Double
    let jobs: Int
  }
}
