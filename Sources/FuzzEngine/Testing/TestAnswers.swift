/// Turns what campaigns and replays answer into what a test throws.
struct TestAnswers: Sendable {
  let system: FuzzSystem
  let configured: ConfiguredSystem

  /// What the system is called in code that repeats a trace.
  private var receiver: String { system.expression ?? "system" }

  /// The settings as an argument; nil where they are the system's own.
  private var settings: SystemSettings? {
    configured.settings == system.defaults ? nil : configured.settings
  }

  /// The call that plays a trace again.
  private func repeating(_ trace: TraceText) -> String {
    var trace = trace
    trace.start.removeAll { [keys = configured.startKeys] in !keys.contains($0.key) }
    return RepeatingCall(receiver: receiver, trace: trace, settings: settings).line
  }

  /// Why a campaign fails; nil when it does not.
  ///
  /// What was found and is the platform's, or rests on a doubtful assumption, does not fail.
  ///
  /// - Parameters:
  ///   - report: What the campaign did, judged.
  ///   - folder: Where what fails is saved as cases; nil for nowhere.
  /// - Returns: The failure.
  func failure(of report: CampaignReport, savingIn folder: String?) async -> TestFailure? {
    let failing = report.findings.filter(Self.fails)
    // The shortest first: it is the easiest to understand, and mending it may mend others.
    if let finding = failing.min(by: { $0.lines.count < $1.lines.count }) {
      var saved: String?
      if let folder {
        for other in failing where other != finding { _ = await save(other, in: folder) }
        saved = await save(finding, in: folder)
      }
      return failure(of: finding, among: failing, report, saved: saved)
    }
    if !report.isRepeatable {
      let first = report.unrepeated.map { ["  \($0)"] } ?? []
      return TestFailure(
        ["\(report.system): a result did not repeat"] + first + report.notes.map { "  \($0)" })
    }
    let check = report.selfCheck
    if check.found < check.planted {
      return TestFailure([
        "\(report.system): the self-check found \(check.found) of \(check.planted) planted flaws",
        "  missed: \(check.missed.joined(separator: ", "))",
        "  this is a fault of the fuzzer or of its settings",
      ])
    }
    guard report.applied == 0 else { return nil }
    return TestFailure([
      "\(report.system): none of \(Layout.count(report.actions, "action")) did anything",
      "  that no rule broke says nothing; is there a row, a link or a program?",
    ])
  }

  /// Judges findings, the shortest first, up to the first that fails: its verdict is all that a test shows.
  func judged(_ findings: [Finding]) async -> [Finding] {
    let judge = Judge(system, configured)
    var judged = findings
    let order = findings.indices.sorted {
      (findings[$0].lines.count, $0) < (findings[$1].lines.count, $1)
    }
    for index in order {
      judged[index] = await judge.judged([findings[index]])[0]
      if Self.fails(judged[index]) { break }
    }
    return judged
  }

  /// Whether a finding fails: it is the router's, or nobody judged it.
  private static func fails(_ finding: Finding) -> Bool { (finding.blame?.party ?? .router) == .router }

  private func failure(
    of finding: Finding, among failing: [Finding], _ report: CampaignReport, saved: String?
  ) -> TestFailure {
    let signature = finding.signature
    let place = finding.lines.isEmpty ? "at launch" : "at line \(finding.lines.count)"
    let trace = SavedFinding(finding: finding, system: system, settings: configured.settings).trace
    var facts: [(label: String, text: String)] = []
    if let insertion = finding.insertion { facts.append(("inserted", insertion)) }
    facts.append(("verdict", finding.blame?.sentence ?? "not judged"))
    facts.append(("repeat", repeating(trace)))
    let run = finding.run.map { ", run \(Layout.grouped($0))" } ?? ""
    facts.append(
      ("found", "with SPLITFUZZ_SEED=\(report.seed)\(run), shortened from \(finding.originalLength)"))
    if let saved { facts.append(("saved", saved)) }
    let others = failing.filter { $0 != finding }
    if !others.isEmpty { facts.append(("besides", Self.names(others))) }
    return TestFailure(
      FailureLines(
        heading: "\(report.system) breaks \(signature.rule) (\(signature.way)) \(place)",
        statement: finding.statement, start: finding.start, startScreen: finding.startScreen,
        lines: finding.lines, facts: facts
      ).all, finding: finding)
  }

  /// Saves a finding as a case that promises what its trace breaks, unless one as short stands there.
  ///
  /// - Returns: The file, or why there is none.
  private func save(_ finding: Finding, in folder: String) async -> String {
    let saved = SavedFinding(finding: finding, system: system, settings: configured.settings)
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let path = "\(folder)/\(saved.fileName)"
    do {
      try FileStore.makeFolder(folder)
      let broken = try await configured.replay(saved.trace, RuleSelection()).broken
      if !RawSaver.isKept(path, finding.signature, lines: finding.lines.count) {
        try FileStore.write(saved.saved(broken, comments: saved.comments).text, to: path)
      }
      return path
    } catch {
      return "nowhere: \(error)"
    }
  }

  /// The rules of findings, each once with its number; as many as fit into a line.
  private static func names(_ findings: [Finding]) -> String {
    var rules: [(rule: String, count: Int)] = []
    for finding in findings {
      if let index = rules.firstIndex(where: { $0.rule == finding.signature.rule }) {
        rules[index].count += 1
      } else {
        rules.append((finding.signature.rule, 1))
      }
    }
    let told = rules.prefix(3).map { $0.count == 1 ? $0.rule : "\($0.rule) (\($0.count))" }
    let more = rules.count > 3 ? " and \(Layout.count(rules.count - 3, "other rule"))" : ""
    return "\(Layout.count(findings.count, "more finding")): \(told.joined(separator: ", "))\(more)"
  }

  /// Why a trace fails whose replay is not as promised.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - subject: What the trace is called: its file, or the system.
  ///   - replayed: What happened.
  ///   - difference: How that differs from the promise.
  ///   - file: Its file; nil where it stands in code.
  /// - Returns: The failure.
  func failure(
    of trace: TraceText, called subject: String, _ replayed: Replay, _ difference: CasePromise.Difference,
    file: String? = nil
  ) async -> TestFailure {
    let breach = difference.unexpected.first
    let rule = configured.rules.first { $0.id == (breach?.rule ?? difference.missing.first?.rule) }
    var facts: [(label: String, text: String)] = []
    if let insertion = breach?.insertion { facts.append(("inserted", insertion)) }
    if let breach {
      let blame = await Judge(system, configured).blame(trace, of: breach)
      facts.append(("verdict", blame?.sentence ?? "not judged"))
    } else if !difference.missing.isEmpty {
      facts.append(
        (
          "verdict",
          "it breaks no more; if it was mended, take it out of "
            + (file == nil ? "'breaking'" : "the lines 'violates'")
        ))
    }
    let rest = difference.sentences.count - 1
    if rest > 0 { facts.append(("besides", difference.sentences.dropFirst().joined(separator: "; "))) }
    facts.append(("repeat", repeating(trace)))
    if let file { facts.append(("file", file)) }
    return TestFailure(
      FailureLines(
        heading: "\(subject) \(difference.sentences[0])",
        statement: rule?.statement ?? "What it ends on was promised with 'shows'",
        start: replayed.start, startScreen: replayed.startScreen, lines: replayed.lines, facts: facts
      ).all)
  }
}
