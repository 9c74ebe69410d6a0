/// What a campaign takes from the cases that were saved before it.
struct CorpusReplay {
  /// The traces that strategies may mutate.
  ///
  /// Those of earlier findings are not among them: a campaign saves them, and repeated would begin with more than the
  /// first time.
  private(set) var traces: [TraceText] = []
  /// Which cases fail, and which cannot be read any more.
  private(set) var notes: [String] = []
  /// Findings of earlier campaigns that still violate what they violated.
  private var stillFailing: [PreparedCase] = []

  static func stale(_ path: String, _ error: any Error) -> String {
    "\(path) is stale and was skipped: \(CommandError.explaining(error).message)"
  }

  /// Replays the saved cases of the campaign's system.
  ///
  /// - Throws: `CommandError` for a file that cannot be read.
  init(_ plan: SearchPlan, _ catalog: SystemCatalog) throws {
    guard let corpus = plan.corpus, FileStore.kind(of: corpus) == .folder else { return }
    for path in try FileStore.everyCase(below: corpus) {
      let file = try CaseFile(reading: path)
      do {
        let prepared = try catalog.prepare(file)
        if prepared.offered.name == plan.system.name { try take(prepared, plan) }
      } catch { notes.append(Self.stale(path, error)) }
    }
  }

  private mutating func take(_ prepared: PreparedCase, _ plan: SearchPlan) throws {
    if let danger = prepared.danger { return notes.append("\(prepared.path) \(danger)") }
    let verdict = CaseVerdict(prepared, try prepared.replay(plan.rules), plan.rules)
    if verdict.code != .success {
      notes.append("\(prepared.path) \(verdict.sentences.joined(separator: "; "))")
    }
    guard let findings = plan.findings, prepared.path.hasPrefix(findings + "/") else {
      return traces.append(prepared.trace)
    }
    let isEvaluated = prepared.expectation.violations.contains { plan.rules.includes($0.rule) }
    if verdict.code == .success, isEvaluated, prepared.system.settings == plan.configured.settings {
      stillFailing.append(prepared)
    }
  }

  /// Adds the findings of earlier campaigns that still fail and that this one did not find.
  ///
  /// One that cannot be shrunk becomes a note.
  func add(to report: inout CampaignReport, _ campaign: CampaignOptions) {
    var options = ShrinkOptions(
      steps: campaign.shrinks ? campaign.shrinkSteps : 1,
      proveStates: campaign.shrinks ? campaign.proveStates : 0, rules: campaign.rules)
    options.isInterrupted = campaign.isInterrupted
    for prepared in stillFailing where !campaign.isInterrupted() {
      let expected = prepared.expectation.violations
      do {
        let violated = try prepared.signatures().map(\.signature).last { signature in
          expected.contains { $0.matches(signature.rule, signature.violationKind) }
        }
        guard let violated, !report.findings.contains(where: { $0.signature == violated }) else { continue }
        report.findings += try prepared.shrink(options).filter { $0.signature == violated }.prefix(1)
      } catch {
        report.notes.append("\(prepared.path): \(CommandError.explaining(error).message)")
      }
    }
  }
}
