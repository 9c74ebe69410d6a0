/// Checks and how they ended, as build servers show them.
struct CheckList {
  let title: String
  var configuration: [FindingEntry.Fact] = []
  /// The checks, in the order of the report.
  var checks: [Check] = []
  var notes: [String] = []
  /// The command that reproduces it all; nil where there is none.
  var command: String?

  final class Check {
    /// What it belongs to, such as the system.
    let group: String
    let name: String
    let outcome: Outcome
    /// Why it did not pass; empty for a check that passed.
    let message: String
    /// The party at fault in one word, where it failed.
    let party: String
    /// The file that it is about; nil for none.
    let file: String?
    /// The line of the file; nil for the whole file.
    let line: Int?
    /// All there is to read of it, several lines; empty where the message is everything.
    let detail: String

    init(
      _ group: String, _ name: String, _ outcome: Outcome, _ message: String = "", party: String = "",
      file: String? = nil, line: Int? = nil, detail: String = ""
    ) {
      (self.group, self.name, self.outcome, self.message) = (group, name, outcome, message)
      (self.party, self.file, self.line, self.detail) = (party, file, line, detail)
    }
  }

  /// How a check ended: something was found that does not fail (a warning), it was not evaluated, or it could not be
  /// concluded.
  enum Outcome { case passed, failed, warning, skipped, inconclusive }
}

extension CheckList {
  /// The checks as JUnit's XML; times are left out, so that equal searches give equal bytes.
  var junit: String {
    func count(_ outcomes: Outcome...) -> Int { checks.count { outcomes.contains($0.outcome) } }
    let rows = configuration.map { fact -> Markup in
      "<property name=\"\(attribute: fact.label)\" value=\"\(attribute: fact.text)\"></property>\n"
    }
    let properties: Markup = rows.isEmpty ? "" : "<properties>\n\(rows)</properties>\n"
    let closing = notes.map { "note: \($0)" } + (command.map { ["to reproduce: \($0)"] } ?? [])
    let out: Markup =
      closing.isEmpty ? "" : "<system-out>\(closing.joined(separator: "\n"))</system-out>\n"
    let text: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="fuzz">
      <testsuite name="\(attribute: title)" tests="\(checks.count)" failures="\(count(.failed))" \
      errors="\(count(.inconclusive))" skipped="\(count(.warning, .skipped))">
      \(properties)\(checks.map(Self.junit))\(out)</testsuite>
      </testsuites>

      """
    return text.source
  }

  private static func junit(_ check: Check) -> Markup {
    let (detail, message) = (check.detail, check.message)
    let result: Markup
    switch check.outcome {
    case .passed: result = ""
    case .failed:
      result =
        "<failure type=\"\(attribute: check.party)\" message=\"\(attribute: message)\">\(detail)</failure>\n"
    case .inconclusive:
      result = "<error type=\"inconclusive\" message=\"\(attribute: message)\">\(detail)</error>\n"
    case .warning, .skipped:
      let out: Markup = detail.isEmpty ? "" : "\n<system-out>\(detail)</system-out>"
      result = "<skipped message=\"\(attribute: message)\"></skipped>\(out)\n"
    }
    let file = check.file.map { " file=\"\(attribute: $0)\"" as Markup } ?? ""
    return """
      <testcase classname="\(attribute: check.group)" name="\(attribute: check.name)"\(file)>
      \(result)</testcase>

      """
  }

  /// One check for each cause, each known finding and each other rule that applies.
  init(_ report: SearchReport) {
    let context = report.context
    self.init(
      title: report.title, configuration: context.configuration,
      notes: report.notes + report.attention.map { "\($0.label): \($0.text)" }
        + context.fixed.map { "fixed: \($0.label), \($0.text)" }, command: context.command)
    func add(_ name: String, _ outcome: Outcome, _ message: String) {
      checks.append(Check(report.system, name, outcome, message))
    }
    func add(
      _ entry: FindingEntry, _ outcome: Outcome, _ message: String, party: String = "", _ detail: String = ""
    ) {
      let signature = entry.finding.signature
      checks.append(
        Check(
          report.system, "\(signature.rule) \(signature.violationKind) \(entry.moment)", outcome, message,
          party: party, file: entry.file ?? entry.known, detail: detail))
    }
    for cause in report.causes {
      let entry = report.entries[cause.lead]
      let blame = entry.finding.blame
      let hasFailed = context.fails(entry.finding)
      let warning = blame.map { context.wording.verdict($0) } ?? "findings do not fail here"
      let rows = entry.rows("1 of 1", others: cause.others(in: report.findings), Paint(isOn: false))
      add(
        entry, hasFailed ? .failed : .warning, hasFailed ? entry.expected : warning,
        party: blame?.party.rawValue ?? "no verdict", rows.joined(separator: "\n"))
    }
    for entry in report.entries {
      guard let file = entry.known else { continue }
      add(entry, .warning, "known: \(file)")
    }
    let violated = report.findings.flatMap { [$0.signature.rule] + $0.lines.flatMap(\.violations) }
    for rule in report.rules where rule.applies && !violated.contains(rule.id) {
      let isVacuous = rule.nonVacuous == 0
      add(rule.id, isVacuous ? .skipped : .passed, isVacuous ? "vacuous: add runs or starting points" : "")
    }
    if let check = report.selfCheck, check.seeded > 0 {
      let missed = check.missed.isEmpty ? "" : ": missed \(check.missed.joined(separator: ", "))"
      let hasMissed = check.found < check.seeded
      let message = "\(check.found) of \(check.seeded) seeded faults found\(missed)"
      add("self-check", hasMissed ? .inconclusive : .passed, hasMissed ? message : "")
    }
    if let reason = report.interruption { add("conclusion", .inconclusive, reason) }
    if let reason = context.inconclusive { add("conclusion", .inconclusive, "inconclusive: \(reason)") }
  }
}
