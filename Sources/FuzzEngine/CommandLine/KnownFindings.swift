/// The findings that are saved as known: a search lists them, and they do not fail.
struct KnownFindings: Sendable {
  /// An expected violation of a saved case, as a signature: `isAnyKind` where any kind of violation of the rule is
  /// meant, `isGone` where the case was saved for it and its trace does not show it any more.
  private typealias Entry = (signature: Finding.Signature, path: String, isAnyKind: Bool, isGone: Bool)

  private var entries: [Entry] = []
  private(set) var notes: [String] = []

  /// Reads the cases of a system's family that `--known` names, and plays each on the system as it is now.
  ///
  /// A case that cannot be played any more (a rule, a start or an action is gone) becomes a note, and is neither known
  /// nor fixed.
  ///
  /// - Throws: `CommandError` for a file that cannot be read.
  init(_ plan: SearchPlan, _ catalog: SystemCatalog) throws {
    guard let folder = plan.known else { return }
    let system = plan.system
    let alone = CaseOverrides()
    alone.system = try catalog.find(system.name)
    for path in try FileStore.everyCase(below: folder) {
      let file = try CaseFile(reading: path)
      do {
        guard try catalog.find(file.saved.system).family == system.family,
          try file.saved.header("against").map({ try catalog.find($0).name }) == system.other
        else { continue }
        let prepared = try catalog.prepare(file, instead: alone)
        // A search in one process cannot find what would end it.
        if prepared.danger != nil { continue }
        take(file, try prepared.signatures().map(\.signature), plan)
      } catch { notes.append(CorpusReplay.stale(path, error)) }
    }
  }

  private mutating func take(_ file: CaseFile, _ signatures: [Finding.Signature], _ plan: SearchPlan) {
    let all = file.saved.expectation.violations
    let evaluated = all.filter { plan.rules.includes($0.rule) }
    for (index, expected) in evaluated.enumerated() {
      let shown = signatures.filter { expected.matches($0.rule, $0.violationKind) }
      entries += shown.map { ($0, file.path, false, false) }
      guard shown.isEmpty else { continue }
      let signature = Finding.Signature(
        system: plan.configured.family, rule: expected.rule, violationKind: expected.violationKind ?? "",
        action: file.trace.lines.last?.kind ?? "launch")
      // The last expected violation is what the case was saved for.
      let isLast = index == evaluated.count - 1 && expected == all.last
      entries.append((signature, file.path, expected.violationKind == nil, isLast))
    }
  }

  /// The file in which a finding is saved as known; nil for a new one.
  func file(of finding: Finding) -> String? { entries.first { Self.covers($0, finding.signature) }?.path }

  /// What is saved as known, and neither shown by its trace any more nor found, each with its file.
  func fixed(beside findings: [Finding]) -> [FindingEntry.Fact] {
    entries.filter { entry in entry.isGone && !findings.contains { Self.covers(entry, $0.signature) } }.map {
      let words = [$0.signature.system, $0.signature.rule, $0.signature.violationKind, $0.signature.action]
      return FindingEntry.Fact(words.filter { !$0.isEmpty }.joined(separator: " "), $0.path)
    }
  }

  private static func covers(_ entry: Entry, _ other: Finding.Signature) -> Bool {
    let own = entry.signature
    return own.system == other.system && own.rule == other.rule && own.action == other.action
      && (entry.isAnyKind || own.violationKind == other.violationKind)
  }
}
