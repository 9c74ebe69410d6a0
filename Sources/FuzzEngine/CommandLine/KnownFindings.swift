/// The findings that are saved as known: a search lists them, and they do not fail.
struct KnownFindings: Sendable {
  /// An expected violation of a saved case, as a signature.
  private struct Entry: Sendable {
    let signature: Finding.Signature
    /// Whether any kind of violation of the rule is meant.
    let isAnyWay: Bool
    let path: String
    /// Whether it is what the case was saved for, and its trace does not show it any more.
    var isGone = false

    func covers(_ other: Finding.Signature) -> Bool {
      signature.system == other.system && signature.rule == other.rule && signature.action == other.action
        && (isAnyWay || signature.way == other.way)
    }
  }

  private var entries: [Entry] = []
  /// Cases that cannot be read any more.
  private(set) var notes: [String] = []

  /// Reads the cases of a system's family that `--known` names, and plays each on the system as it is now.
  ///
  /// A case that cannot be played any more (a rule, a start or an action is gone) becomes a note, and is neither known
  /// nor fixed.
  ///
  /// - Throws: `FileProblem` or `CaseFileError` for a file that cannot be read.
  init(_ plan: SearchPlan, _ catalog: SystemCatalog) async throws {
    guard let folder = plan.known else { return }
    let (system, configured, rules) = (plan.system, plan.configured, plan.rules)
    let alone = try catalog.find(system.name)
    for path in try FileStore.everyCase(below: folder) {
      let file = try CaseFile(reading: path)
      let against = file.saved.start.first { $0.key == "against" }?.value
      do {
        guard try catalog.find(file.saved.system).family == system.family,
          try against.map({ try catalog.find($0).name }) == system.other
        else { continue }
        let prepared = try catalog.prepare(file, instead: CaseOverrides(system: alone))
        // A search in one process cannot find what would end it.
        if prepared.danger != nil { continue }
        take(file, try await prepared.breaches(), configured.family, asking: rules)
      } catch {
        notes.append("\(path) is stale and was skipped: \(CommandError(explaining: error).message)")
      }
    }
  }

  private mutating func take(
    _ file: CaseFile, _ breaches: [SignedViolation], _ family: String, asking rules: RuleSelection
  ) {
    let last = file.trace.lines.last?.kind ?? "launch"
    let asked = file.saved.expectation.violations.filter { rules.includes($0.rule) }
    for (index, expected) in asked.enumerated() {
      var shown: [Finding.Signature] = []
      for breach in breaches.map(\.signature)
      where breach.rule == expected.rule && (expected.way ?? breach.way) == breach.way {
        if !shown.contains(breach) { shown.append(breach) }
      }
      entries += shown.map { Entry(signature: $0, isAnyWay: false, path: file.path) }
      guard shown.isEmpty else { continue }
      let signature = Finding.Signature(
        system: family, rule: expected.rule, way: expected.way ?? "", action: last)
      // The last expected violation is what the case was saved for.
      entries.append(
        Entry(
          signature: signature, isAnyWay: expected.way == nil, path: file.path,
          isGone: index == asked.count - 1 && expected == file.saved.expectation.violations.last))
    }
  }

  /// The file in which a finding is saved as known; nil for a new one.
  func file(of finding: Finding) -> String? { entries.first { $0.covers(finding.signature) }?.path }

  /// What is saved as known, and neither shown by its trace any more nor found, each with its file.
  func fixed(beside findings: [Finding]) -> [FindingEntry.Fact] {
    entries.filter { entry in entry.isGone && !findings.contains { entry.covers($0.signature) } }.map {
      let words = [$0.signature.system, $0.signature.rule, $0.signature.way, $0.signature.action]
      return FindingEntry.Fact(words.filter { !$0.isEmpty }.joined(separator: " "), $0.path)
    }
  }
}

extension PreparedCase {
  /// What the case's trace violates.
  ///
  /// - Throws: `CaseFileError` with the line that the system does not understand.
  func breaches() async throws -> [SignedViolation] {
    try checkIsSafe()
    do { return try await system.signatures(of: trace) } catch let error as TraceTextError {
      throw CaseFileError(file: file.path, line: error.line, error.message)
    }
  }
}

extension ReportContext {
  /// Adds which findings are known and what is fixed.
  mutating func take(_ saved: KnownFindings, _ findings: [Finding]) {
    known = findings.map { saved.file(of: $0) }
    fixed = saved.fixed(beside: findings)
  }
}
