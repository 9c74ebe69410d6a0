/// What a campaign takes from the cases that were saved before it.
struct CorpusReplay {
  /// The traces that strategies may mutate.
  ///
  /// Those of earlier findings are not among them: a campaign saves them, and repeated would begin with more than the
  /// first time.
  var traces: [TraceText] = []
  /// Which cases fail, and which cannot be read any more.
  var notes: [String] = []
  /// Findings of earlier campaigns that still violate what they violated.
  var stillFailing: [PreparedCase] = []
}

extension FuzzCommand {
  /// Replays the saved cases of the campaign's system.
  ///
  /// - Throws: `FileProblem` or `CaseFileError` for a file that cannot be read.
  func replayCorpus(_ plan: SearchPlan) async throws -> CorpusReplay {
    var replay = CorpusReplay()
    guard let corpus = plan.corpus, FileStore.kind(of: corpus) == .folder else { return replay }
    for path in try FileStore.everyCase(below: corpus) {
      let file = try CaseFile(reading: path)
      do { try await take(file, plan, corpus, &replay) } catch {
        replay.notes.append("\(path) is stale and was skipped: \(CommandError(explaining: error).message)")
      }
    }
    return replay
  }

  private func take(
    _ file: CaseFile, _ plan: SearchPlan, _ corpus: String, _ replay: inout CorpusReplay
  ) async throws {
    let prepared = try catalog.prepare(file)
    guard prepared.offered.name == plan.system.name else { return }
    if let danger = prepared.danger { return replay.notes.append("\(file.path) \(danger)") }
    let verdict = CaseVerdict(prepared, try await prepared.replay(asking: plan.rules))
    if verdict.code != .success {
      replay.notes.append("\(file.path) \(verdict.sentences.joined(separator: "; "))")
    }
    guard file.path.hasPrefix(Self.folder(ofFindings: corpus) + "/") else {
      return replay.traces.append(prepared.trace)
    }
    let isEvaluated = file.saved.expectation.violations.contains { plan.rules.includes($0.rule) }
    if verdict.code == .success, isEvaluated, prepared.system.settings == plan.configured.settings {
      replay.stillFailing.append(prepared)
    }
  }

  /// Adds the findings of earlier campaigns that still fail and that this one did not find.
  ///
  /// One that cannot be shrunk becomes a note.
  func takeUnmet(
    _ saved: [PreparedCase], _ plan: SearchPlan, _ campaign: CampaignOptions,
    into report: inout CampaignReport
  ) async {
    var options = ShrinkOptions(
      steps: campaign.shrinks ? campaign.shrinkSteps : 1,
      proveStates: campaign.shrinks ? campaign.proveStates : 0, rules: plan.rules)
    options.isInterrupted = campaign.isInterrupted
    for prepared in saved where !campaign.isInterrupted() {
      let expected = prepared.file.saved.expectation.violations
      do {
        let violated = try await prepared.breaches().map(\.signature).last { signature in
          expected.contains { $0.rule == signature.rule && ($0.way ?? signature.way) == signature.way }
        }
        guard let violated, !report.findings.contains(where: { $0.signature == violated }) else { continue }
        report.findings += try await prepared.shrink(options).filter { $0.signature == violated }.prefix(1)
      } catch {
        report.notes.append("\(prepared.file.path): \(CommandError(explaining: error).message)")
      }
    }
  }

  /// The folder of a corpus where campaigns save.
  static func folder(ofFindings corpus: String) -> String {
    (corpus.hasSuffix("/") ? String(corpus.dropLast()) : corpus) + "/findings"
  }

  /// Saves findings under the corpus.
  ///
  /// - Returns: The file of each; nil for one that was not saved.
  func save(_ findings: [Finding], _ plan: SearchPlan, _ failures: inout [CommandError]) async -> [String?] {
    guard let corpus = plan.corpus else { return [] }
    var files: [String?] = []
    for finding in findings {
      let saved = SavedFinding(finding: finding, system: plan.system, settings: plan.configured.settings)
      do {
        files.append(try await saved.write(in: Self.folder(ofFindings: corpus), plan.configured))
      } catch {
        failures.append(CommandError(explaining: error))
        files.append(nil)
      }
    }
    return files
  }
}

extension SavedFinding {
  /// Writes the case into a folder, unless a case as short is there.
  ///
  /// - Returns: The path.
  func write(in folder: String, _ configured: ConfiguredSystem) async throws -> String {
    try FileStore.makeFolder(folder)
    let path = "\(folder)/\(fileName)"
    let violated = try await configured.replay(trace, RuleSelection()).broken
    if !RawSaver.isKept(path, finding.signature, lines: finding.lines.count) {
      try FileStore.write(saved(violated, comments: comments).text, to: path)
    }
    return path
  }
}
