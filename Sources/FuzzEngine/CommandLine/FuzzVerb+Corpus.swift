/// What a campaign takes from the cases that were saved before it.
struct CorpusReplay {
  /// The traces that strategies may change.
  ///
  /// Those of earlier findings are not among them: campaigns save them, and one that was repeated would begin with more
  /// than the first time.
  var traces: [TraceText] = []
  /// Which cases do not keep their promise, and which are not understood any more.
  var notes: [String] = []
  /// Findings of earlier campaigns that still break what they broke.
  var stillBroken: [PreparedCase] = []
}

extension FuzzCommand {
  /// Replays the saved cases of the campaign's system.
  ///
  /// - Throws: `FileProblem` or `CaseFileError` for a file that cannot be read.
  func replayCorpus(_ plan: FuzzPlan) async throws -> CorpusReplay {
    var replay = CorpusReplay()
    guard let corpus = plan.corpus, FileStore.kind(of: corpus) == .folder else { return replay }
    for path in try FileStore.everyCase(below: corpus) {
      let file = try CaseFile(reading: path)
      do {
        try await take(file, plan, &replay)
      } catch {
        replay.notes.append(
          "\(path) is stale and was left aside: \(CommandError(explaining: error).message)")
      }
    }
    return replay
  }

  private func take(_ file: CaseFile, _ plan: FuzzPlan, _ replay: inout CorpusReplay) async throws {
    let prepared = try catalog.prepare(file)
    guard prepared.offered.name == plan.system.name else { return }
    if let danger = prepared.danger {
      replay.notes.append("\(file.path) \(danger)")
      return
    }
    let verdict = CaseVerdict(prepared, try await prepared.replay(asking: plan.options.rules))
    if verdict.code != .success {
      replay.notes.append("\(file.path) \(verdict.sentences.joined(separator: "; "))")
    }
    guard file.path.hasPrefix(Self.folder(ofFindings: plan.corpus ?? "") + "/") else {
      replay.traces.append(prepared.trace)
      return
    }
    let isAsked = file.saved.promise.violations.contains { plan.options.rules.includes($0.rule) }
    if verdict.code == .success, isAsked, prepared.system.settings == plan.configured.settings {
      replay.stillBroken.append(prepared)
    }
  }

  /// Takes in the findings of earlier campaigns that still break what they broke, and that this one did not meet.
  ///
  /// One that cannot be shrunk becomes a note: what the campaign found is not lost for it.
  func takeUnmet(_ saved: [PreparedCase], _ plan: FuzzPlan, into report: inout CampaignReport) async {
    var options = ShrinkOptions(
      steps: plan.options.shrinks ? plan.options.shrinkSteps : 1,
      proveStates: plan.options.shrinks ? plan.options.proveStates : 0, rules: plan.options.rules)
    options.isInterrupted = plan.options.isInterrupted
    for prepared in saved where !plan.options.isInterrupted() {
      let promised = prepared.file.saved.promise.violations
      do {
        let broken = try await prepared.breaches().map(\.signature).last { signature in
          promised.contains { $0.rule == signature.rule && ($0.way ?? signature.way) == signature.way }
        }
        guard let broken, !report.findings.contains(where: { $0.signature == broken }) else { continue }
        report.findings += try await prepared.shrink(options).filter { $0.signature == broken }.prefix(1)
      } catch {
        report.notes.append("\(prepared.file.path): \(CommandError(explaining: error).message)")
      }
    }
  }

  static func folder(ofFindings corpus: String) -> String {
    (corpus.hasSuffix("/") ? String(corpus.dropLast()) : corpus) + "/findings"
  }

  /// Saves findings under the corpus; answers the file of each, nil for one that was not saved.
  func save(_ report: CampaignReport, _ plan: FuzzPlan, _ failures: inout [CommandError]) async -> [String?] {
    guard let corpus = plan.corpus, !report.findings.isEmpty else { return [] }
    do { try FileStore.makeFolder(Self.folder(ofFindings: corpus)) } catch {
      failures.append(CommandError(explaining: error))
      return report.findings.map { _ in nil }
    }
    var files: [String?] = []
    for finding in report.findings {
      let saved = SavedFinding(finding: finding, system: plan.system, settings: plan.configured.settings)
      let path = "\(Self.folder(ofFindings: corpus))/\(saved.fileName)"
      do {
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
