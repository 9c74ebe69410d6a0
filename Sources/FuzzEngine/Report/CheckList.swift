/// Checks and how they ended, as build servers show them.
struct CheckList {
  let title: String
  var configuration: [FindingEntry.Fact] = []
  /// The checks, in the order of the report.
  var checks: [Check] = []
  var notes: [String] = []
  /// The command that reproduces it all; nil where there is none.
  var command: String?

  /// One check.
  struct Check {
    /// What it belongs to, such as the system.
    let group: String
    let name: String
    let outcome: Outcome
    /// The file that it is about; nil for none.
    var file: String?
    /// The line of the file; nil for the whole file.
    var line: Int?
    /// All there is to read of it, several lines; empty where the outcome is everything.
    var detail = ""
  }

  /// How a check ended.
  enum Outcome: Equatable {
    case passed
    /// It failed: the party at fault in one word, and the message.
    case failed(party: String, String)
    /// Something was found that does not fail, or it was not evaluated; the reason.
    case skipped(String, isWarning: Bool = false)
    /// It could not be concluded; the reason.
    case error(String)

    /// The message; empty for a check that passed.
    var message: String {
      switch self {
      case .passed: ""
      case .failed(_, let text), .skipped(let text, _), .error(let text): text
      }
    }
    var isFailure: Bool { if case .failed = self { true } else { false } }
    var isError: Bool { if case .error = self { true } else { false } }
    var isSkipped: Bool { if case .skipped = self { true } else { false } }
  }
}

extension CheckList {
  /// The checks as JUnit's XML; times are left out, so that equal searches give equal bytes.
  var junit: String {
    func count(_ isCounted: (Outcome) -> Bool) -> Int { checks.count { isCounted($0.outcome) } }
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
      <testsuite name="\(attribute: title)" tests="\(checks.count)" failures="\(count(\.isFailure))" \
      errors="\(count(\.isError))" skipped="\(count(\.isSkipped))">
      \(properties)\(checks.map(Self.junit))\(out)</testsuite>
      </testsuites>

      """
    return text.source
  }

  private static func junit(_ check: Check) -> Markup {
    let (detail, message) = (check.detail, check.outcome.message)
    let result: Markup
    switch check.outcome {
    case .passed: result = ""
    case .failed(let party, _):
      result = "<failure type=\"\(attribute: party)\" message=\"\(attribute: message)\">\(detail)</failure>\n"
    case .error:
      result = "<error type=\"inconclusive\" message=\"\(attribute: message)\">\(detail)</error>\n"
    case .skipped:
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
    for cause in report.causes {
      let entry = report.entries[cause.lead]
      let blame = entry.finding.blame
      let outcome: Outcome =
        context.fails(entry.finding)
        ? .failed(party: blame?.party.rawValue ?? "no verdict", entry.expected)
        : .skipped(blame.map { context.wording.verdict($0) } ?? "findings do not fail here", isWarning: true)
      let rows = entry.rows("1 of 1", others: cause.others(in: report.findings), Paint(isOn: false))
      add(entry, report.system, outcome, rows.joined(separator: "\n"))
    }
    for entry in report.entries {
      guard let file = entry.known else { continue }
      add(entry, report.system, .skipped("known: \(file)", isWarning: true), "")
    }
    let violated = Set(report.findings.flatMap { [$0.signature.rule] + $0.lines.flatMap(\.violations) })
    for rule in report.rules where rule.applies && !violated.contains(rule.id) {
      checks.append(
        Check(
          group: report.system, name: rule.id,
          outcome: rule.nonVacuous > 0 ? .passed : .skipped("vacuous: add runs or starting points")))
    }
    if let check = report.selfCheck, check.seeded > 0 {
      let missed = check.missed.isEmpty ? "" : ": missed \(check.missed.joined(separator: ", "))"
      checks.append(
        Check(
          group: report.system, name: "self-check",
          outcome: check.found >= check.seeded
            ? .passed : .error("\(check.found) of \(check.seeded) seeded faults found\(missed)")))
    }
    for reason in [report.interruption, context.inconclusive.map { "inconclusive: \($0)" }].compactMap({ $0 })
    {
      checks.append(Check(group: report.system, name: "conclusion", outcome: .error(reason)))
    }
  }

  private mutating func add(_ entry: FindingEntry, _ group: String, _ outcome: Outcome, _ detail: String) {
    let signature = entry.finding.signature
    checks.append(
      Check(
        group: group, name: "\(signature.rule) \(signature.violationKind) \(entry.moment)", outcome: outcome,
        file: entry.file ?? entry.known, detail: detail))
  }
}
