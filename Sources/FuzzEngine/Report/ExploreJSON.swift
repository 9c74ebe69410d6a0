/// An exploration's report for programs; all that may differ between equal ones stands under `timing`.
struct ExploreJSON {
  private let document: Document

  init(_ report: ExploreReport, context: ReportContext) { document = Document(report, context) }

  /// The whole text, keys sorted, which ends in a line end.
  var text: String {
    get throws { try JSONReport.encoded(document) }
  }

  private struct Document: Encodable {
    var version = 1
    let system: String
    let quirks: [String]
    let assumptions: [String]
    let configuration: [String: String]
    let bound: [String: Int]
    let states: Int
    let transitions: Int
    let depth: Int
    let complete: Bool
    let stopped: String
    let bytesPerState: Int
    let abstractStates: Int
    let abstractPairs: Int
    let isRepeatable: Bool
    let notRepeatable: UnrepeatedJSON?
    let inconclusive: String?
    let notes: [String]
    let parts: [Part]
    let unreachable: [String]
    let rules: [JSONReport.Rule]
    let findings: [FindingJSON]
    let fixed: [FindingJSON.Fixed]
    let command: String
    let timing: Timing

    init(_ report: ExploreReport, _ context: ReportContext) {
      system = report.system
      quirks = report.settings.quirks
      assumptions = report.settings.assumptions.map(\.text)
      configuration = context.configurationByName
      bound = Dictionary(
        report.bound.limits.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      states = report.states
      transitions = report.transitions
      depth = report.depth
      complete = report.isComplete
      stopped = report.stopped.rawValue
      bytesPerState = report.parts.first?.bytesPerState ?? 0
      abstractStates = report.abstractStates
      abstractPairs = report.abstractPairs
      isRepeatable = report.isRepeatable
      notRepeatable = report.unrepeated.map(UnrepeatedJSON.init)
      inconclusive = context.inconclusive
      notes = report.notes
      parts = report.parts.map {
        Part(
          rules: $0.rules, states: $0.states, transitions: $0.transitions, beyond: $0.cut, depth: $0.depth,
          stopped: $0.stopped.rawValue, bytesPerState: $0.bytesPerState, collisionChance: $0.collisionChance)
      }
      unreachable =
        report.isComplete
        ? report.rules.filter { $0.applies && $0.exercised == 0 && $0.kind == "sometimes" }.map(\.id) : []
      rules = report.rules.map(JSONReport.Rule.init)
      findings = report.findings.enumerated().map { index, finding in
        FindingJSON(
          finding, report.settings, command: context.command(for: finding), file: nil,
          known: context.known(of: index))
      }
      fixed = context.fixed.map(FindingJSON.Fixed.init)
      command = context.campaignCommand
      timing = Timing(
        seconds: report.timing.seconds, jobs: report.timing.jobs, parts: report.parts.map(\.seconds))
    }
  }

  private struct Part: Encodable {
    let rules: [String]
    let states: Int
    let transitions: Int
    let beyond: Int
    let depth: Int
    let stopped: String
    let bytesPerState: Int
    let collisionChance: Double
  }

  private struct Timing: Encodable {
    let seconds: Double
    let jobs: Int
    let parts: [Double]
  }
}
