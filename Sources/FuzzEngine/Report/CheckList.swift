/// What a command found out as a list of checks, for programs that show tests: one for each rule and finding of a
/// campaign or an exploration, one for each case of a replay.
package struct CheckList: Sendable {
  /// What was asked, in a few words.
  package let title: String
  /// How it was asked.
  package let configuration: [ReportContext.Entry]
  /// The checks, in the order of the report.
  package var checks: [Check]
  /// What a reader should know besides.
  package var notes: [String]
  /// The command that repeats it all; nil where there is none.
  package let command: String?

  /// One check.
  package struct Check: Hashable, Sendable {
    /// What it belongs to, such as the system.
    package let group: String
    /// What is checked.
    package let name: String
    /// How it ended.
    package let outcome: Outcome
    /// The file that it is about; nil where there is none.
    package var file: String?
    /// The line of the file; nil where the whole file is meant.
    package var line: Int?
    /// All there is to read of it, several lines; empty where the outcome says everything.
    package var detail = ""
  }

  /// How a check ended.
  package enum Outcome: Hashable, Sendable {
    /// Well.
    case passed
    /// It fails, and whose fault that is in one word.
    case failed(party: String, String)
    /// Something was found that does not fail, and why not.
    case tolerated(String)
    /// It says nothing, and why.
    case silent(String)
    /// It could not be done, and why.
    case impossible(String)
  }

  /// Lists checks.
  package init(
    title: String, configuration: [ReportContext.Entry] = [], checks: [Check] = [], notes: [String] = [],
    command: String? = nil
  ) {
    self.title = title
    self.configuration = configuration
    self.checks = checks
    self.notes = notes
    self.command = command
  }

  /// How many checks failed or could not be done.
  package var failureCount: Int {
    checks.count { check in
      switch check.outcome {
      case .failed, .impossible: true
      case .passed, .tolerated, .silent: false
      }
    }
  }
}

extension CheckList {
  /// The checks of a campaign.
  ///
  /// - Parameters:
  ///   - report: What it found.
  ///   - context: How it was asked for.
  ///   - fails: Whether a finding that is not known fails.
  init(_ report: CampaignReport, _ context: ReportContext, fails: (Finding) -> Bool) {
    self.init(
      title: "fuzz \(report.system), seed \(report.seed)", configuration: context.configuration,
      notes: report.notes, command: context.campaignCommand)
    take(report.findings, report.rules, of: report.system, context, fails: fails)
    let check = report.selfCheck
    let missed = check.missed.isEmpty ? "" : ": missed \(check.missed.joined(separator: ", "))"
    let isWell = check.found >= check.planted
    checks.append(
      Check(
        group: report.system, name: "self-check",
        outcome: isWell
          ? .passed : .impossible("\(check.planted) planted, \(check.found) found\(missed)")))
    if report.ending == .interrupted { addEnd(report.system, "interrupted: this is what was found so far") }
    if let reason = context.inconclusive { addEnd(report.system, "inconclusive: \(reason)") }
  }

  /// The checks of an exploration; parameters as above.
  init(_ report: ExploreReport, _ context: ReportContext, fails: (Finding) -> Bool) {
    self.init(
      title: "explore \(report.system)", configuration: context.configuration, notes: report.notes,
      command: context.campaignCommand)
    take(report.findings, report.rules, of: report.system, context, fails: fails)
    if report.stopped == .interrupted { addEnd(report.system, "interrupted: more may be there") }
    if let reason = context.inconclusive { addEnd(report.system, "inconclusive: \(reason)") }
  }

  private mutating func addEnd(_ group: String, _ reason: String) {
    checks.append(Check(group: group, name: "conclusion", outcome: .impossible(reason)))
  }

  /// One check for each finding, and one for each rule that binds and was not broken.
  private mutating func take(
    _ findings: [Finding], _ rules: [CampaignReport.RuleCount], of system: String, _ context: ReportContext,
    fails: (Finding) -> Bool
  ) {
    notes += context.fixed.map { "fixed: \($0.name) occurs no more (\($0.value))" }
    for rule in rules where rule.applies {
      let broken = findings.indices.filter { findings[$0].signature.rule == rule.id }
      if broken.isEmpty {
        checks.append(
          Check(
            group: system, name: rule.id,
            outcome: rule.exercised > 0 ? .passed : .silent("never exercised: it says nothing")))
      }
      for index in broken {
        let finding = findings[index]
        let signature = finding.signature
        let moment = signature.action == "launch" ? "at launch" : "after \(signature.action)"
        let outcome: Outcome =
          if let known = context.known(of: index) {
            .tolerated("known: \(known)")
          } else if fails(finding) {
            .failed(party: finding.blame?.party.rawValue ?? "unjudged", finding.statement)
          } else {
            .tolerated(finding.blame?.sentence ?? "findings do not fail here")
          }
        let text = FindingText(
          finding: finding, number: index + 1, count: findings.count, command: context.command(for: finding),
          file: context.file(of: index), paint: Paint(isOn: false))
        checks.append(
          Check(
            group: system, name: "\(rule.id) \(signature.way) \(moment)", outcome: outcome,
            file: context.file(of: index) ?? context.known(of: index), line: nil,
            detail: text.rows.joined(separator: "\n")))
      }
    }
  }
}
