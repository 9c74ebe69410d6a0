/// Turns the results of campaigns and replays into what a test throws.
struct TestOutcome: Sendable {
  let system: FuzzSystem
  let configured: ConfiguredSystem
  /// Where the environment has failures saved: a folder, `none`, or nil where it does not say.
  var folder: String?
  /// Where they are saved beside the test, to be played first the next time; nil for nowhere.
  var beside: SavedFailures?

  /// The call that plays a trace again.
  private func repeating(_ trace: TraceText) -> String {
    let actions = SwiftSource.literal(trace.lines.map(\.marked).joined(separator: "; "))
    let arguments = ([actions] + system.testArguments(trace, configured)).joined(separator: ", ")
    return "try await \(system.expression ?? system.wording.variable).test(\(arguments))"
  }

  /// Why a campaign fails; nil when it does not.
  ///
  /// What was found and is the platform's, or rests on a doubtful assumption, does not fail.
  func failure(of report: CampaignReport) -> TestFailure? {
    let failing = report.findings.filter(Self.fails)
    let origin = { (finding: Finding, isSaved: Bool) in
      let run = finding.run.map { ", run \(Layout.grouped($0))" } ?? ""
      return "SPLITFUZZ_SEED=\(report.seed)\(run), shrunk from \(finding.originalLength)"
        + (isSaved ? "; saved, and played first the next time" : "")
    }
    if let failure = failure(of: failing, found: origin) { return failure }
    if !report.isDeterministic {
      let reason = report.nondeterminism?.description ?? Nondeterminism.unexplained
      return TestFailure(["\(report.system): \(reason)"] + report.notes.map { "  \($0)" })
    }
    let check = report.selfCheck
    if check.found < check.seeded {
      return TestFailure([
        "\(report.system): the self-check found \(check.found) of \(check.seeded) seeded faults",
        "  missed: \(check.missed.joined(separator: ", "))",
        "  this is a fault of the fuzzer or of its settings; please report it",
      ])
    }
    guard report.applied == 0 else { return nil }
    return TestFailure([
      "\(report.system): none of \(Layout.count(report.actions, "action")) was applied, so every rule passed vacuously",
      "  \(system.wording.idle)",
    ])
  }

  /// What a test that passes says of findings that do not fail it, the most convincing with its trace; nil without any.
  func doubt(about report: CampaignReport) -> String? {
    let causes = Cause.mostConvincing(report.findings)
    guard let first = causes.first.map({ report.findings[$0.lead] }), let blame = first.blame else {
      return nil
    }
    let more = causes.count > 1 ? " (and \(Layout.count(causes.count - 1, "cause")) more)" : ""
    return "note: \(configured.name): \(first.violation)\(more) does not fail the test; "
      + "\(system.wording.verdict(blame)); to reproduce: \(repeating(first.trace))"
  }

  /// Whether a finding fails: it is the fault of the code under test, or there is no verdict.
  static func fails(_ finding: Finding) -> Bool { (finding.blame?.party ?? .code) == .code }

  /// Saves findings that fail, and describes the most convincing of them; nil where there is none.
  func failure(
    of failing: [Finding], found origin: (Finding, _ isSavedBeside: Bool) -> String
  ) -> TestFailure? {
    let causes = Cause.mostConvincing(failing)
    guard let cause = causes.first else { return nil }
    let finding = failing[cause.lead]
    let entry = FindingEntry(finding, ReportContext(wording: system.wording, fails: Self.fails))
    var facts = [FindingEntry.Fact("expected", TestFailure.clipped(entry.expected))]
    facts.append(.init("verdict", finding.blame.map { system.wording.verdict($0) } ?? "none"))
    facts += ([finding.launch] + finding.lines + finding.insertedLines).lastNotes
    let suspects = finding.explanation.suspects
    if !suspects.isEmpty { facts.append(.init("suspects", suspects.joined(separator: ", "))) }
    facts.append(.init("to reproduce", repeating(finding.trace)))
    // Beside the test is the one that is reported, so that the next one is sought as soon as it passes.
    let saved =
      folder == nil ? save(finding) : failing.map(save)[cause.lead]
    facts.append(.init("found", origin(finding, folder == nil && beside != nil && saved == nil)))
    if let saved { facts.append(.init("saved", saved)) }
    let others = cause.others(in: failing)
    if !others.isEmpty { facts.append(.init("also", TestFailure.clipped(others.joined(separator: ", ")))) }
    if causes.count > 1 {
      let rest = causes.dropFirst().map(\.violation).joined(separator: ", ")
      facts.append(
        .init("other failures", TestFailure.clipped("\(Layout.count(causes.count - 1, "cause")): \(rest)")))
    }
    return TestFailure(
      "\(configured.name) violates \(finding.violation) \(Replay.place(finding.lines.count))",
      finding.steps(system.wording) + finding.insertedLines, facts, finding: finding,
      files: files(finding.trace))
  }

  /// A trace as a case and as a page.
  private func files(_ trace: TraceText) -> [TestFailure.File] {
    let one = PreparedCase(file: nil, offered: system, system: configured, trace: trace)
    guard let replay = try? one.replay() else { return [] }
    let saved = SavedFinding.saved(trace, system, configured.settings, replay.violations, comments: [])
    let page = Page(replay, one, note: nil, command: repeating(trace))
    return [.init("trace.steps", saved.text), .init("trace.html", page.text)]
  }

  /// Saves a finding as a case: in the folder of the environment, or else beside the test.
  ///
  /// - Returns: The file of the folder, or why there is none; nil for one beside the test, which needs no attention.
  private func save(_ finding: Finding) -> String? {
    let saved = SavedFinding(finding: finding, system: system, settings: configured.settings)
    do {
      guard let folder, folder != "none" else {
        try beside?.save(saved, configured)
        return nil
      }
      return try saved.write(in: folder.hasSuffix("/") ? String(folder.dropLast()) : folder, configured)
    } catch { return "nowhere: \(error)" }
  }

  /// Why a trace fails whose replay is not as promised; a file names it, or the system where it stands in code.
  func failure(
    of trace: TraceText, called subject: String, _ replayed: Replay, _ difference: CaseExpectation.Difference,
    file: String? = nil
  ) -> TestFailure {
    let violation = difference.unexpected.first
    let rule = configured.rules.first { $0.id == (violation?.rule ?? difference.missing.first?.rule) }
    var facts = [FindingEntry.Fact("expected", rule.map { $0.statement + "." } ?? "The screen of 'shows'.")]
    if let insertion = violation?.insertion { facts.append(.init("inserted", insertion.description)) }
    if let violation {
      let blame = Judge(system, configured).blame(trace, of: violation)
      facts.append(.init("verdict", blame.map { system.wording.verdict($0) } ?? "none"))
    } else if !difference.missing.isEmpty {
      let place = file == nil ? "'breaking'" : "the lines 'violates'"
      facts.append(.init("verdict", "the rule holds; if that is fixed, remove it from \(place)"))
    }
    facts += ([replayed.launch] + replayed.lines + (violation?.insertion?.lines ?? [])).lastNotes
    let rest = difference.sentences.dropFirst().joined(separator: "; ")
    if !rest.isEmpty { facts.append(.init("other failures", rest)) }
    facts.append(.init("to reproduce", repeating(trace)))
    if let file { facts.append(.init("file", file)) }
    return TestFailure(
      "\(subject) \(difference.sentences[0])", replayed.steps(system.wording), facts,
      files: files(trace))
  }
}
