extension FuzzCommand {
  /// Replays the saved cases of the campaign's system; answers their traces and says which do not keep their
  /// promise.
  ///
  /// The traces of earlier findings are not among them: campaigns save them, and one that was repeated would
  /// begin with more than the first time.
  func replayCorpus(_ plan: FuzzPlan) async throws -> (traces: [TraceText], notes: [String]) {
    guard let corpus = plan.corpus, FileStore.kind(of: corpus) == .folder else { return ([], []) }
    let findings = Self.folder(ofFindings: corpus) + "/"
    var traces: [TraceText] = []
    var notes: [String] = []
    for path in try FileStore.everyCase(below: corpus) {
      let prepared = try catalog.prepare(CaseFile(reading: path))
      guard prepared.offered.name == plan.system.name else { continue }
      if let danger = prepared.danger {
        notes.append("\(path) \(danger)")
        continue
      }
      let verdict = CaseVerdict(prepared, try await prepared.replay(asking: plan.options.rules))
      if verdict.code != .success { notes.append("\(path) \(verdict.sentences.joined(separator: "; "))") }
      if !path.hasPrefix(findings) { traces.append(prepared.trace) }
    }
    return (traces, notes)
  }

  static func folder(ofFindings corpus: String) -> String {
    (corpus.hasSuffix("/") ? String(corpus.dropLast()) : corpus) + "/findings"
  }

  /// Saves findings under the corpus; answers the file of each, nil for one that was not saved.
  func save(_ report: CampaignReport, _ plan: FuzzPlan, _ failures: inout [CommandError]) async -> [String?] {
    guard let corpus = plan.corpus, !report.findings.isEmpty else { return [] }
    var files: [String?] = []
    for finding in report.findings {
      let saved = SavedFinding(finding: finding, system: plan.system, settings: plan.configured.settings)
      let path = "\(Self.folder(ofFindings: corpus))/\(saved.fileName)"
      do {
        try FileStore.makeFolder("\(corpus)/findings")
        let broken = try await plan.configured.replay(saved.trace, RuleSelection()).broken
        let text = saved.saved(broken, comments: saved.comments).text
        if !RawSaver.isKept(path, finding.signature, lines: finding.lines.count) {
          try FileStore.write(text, to: path)
        }
        files.append(path)
      } catch {
        failures.append(CommandError(explaining: error))
        files.append(nil)
      }
    }
    return files
  }
}
