/// Saves the trace of each failure as soon as it is found, so that nothing is lost where the program is killed; the
/// shrunk trace replaces it.
struct RawSaver: Sendable {
  private let system: FuzzSystem
  private let settings: SystemSettings
  private let seed: UInt64
  private let folder: String

  /// The beginning of the comment on a trace that is not shrunk yet.
  static let mark = "Found with seed "

  /// Saves for a campaign with a corpus; nil for one without.
  init?(_ plan: SearchPlan, seed: UInt64) {
    guard let corpus = plan.corpus else { return nil }
    (system, settings, self.seed) = (plan.system, plan.configured.settings, seed)
    folder = FuzzCommand.folder(ofFindings: corpus)
  }

  /// Saves a failure unless a case as short is there; errors are reported when the campaign saves its findings.
  func save(_ signature: Finding.Signature, _ replay: Replay) {
    let path = "\(folder)/\(SavedFinding.fileName(of: signature))"
    guard !Self.isKept(path, signature, lines: replay.lines.count) else { return }
    let comment = CorpusCase.BodyLine.comment("\(Self.mark)\(seed), not shrunk yet.")
    let saved = SavedFinding.saved(
      TraceText(start: replay.start, actions: replay.lines.map(\.text)), system, settings,
      replay.broken,
      comments: [comment])
    try? FileStore.makeFolder(folder)
    try? FileStore.write(saved.text, to: path)
  }

  /// Whether a case as short is there already, which may hold comments of a person.
  static func isKept(_ path: String, _ signature: Finding.Signature, lines: Int) -> Bool {
    guard FileStore.kind(of: path) == .file, let saved = try? CaseFile(reading: path).saved else {
      return false
    }
    let expected = CaseExpectation.Violation(signature.rule, signature.way)
    guard saved.expectation.violations.contains(expected) else { return false }
    let count = saved.trace.lines.count
    return count < lines || count == lines && !isRaw(saved)
  }

  /// Whether a case was saved as it was found.
  private static func isRaw(_ saved: CorpusCase) -> Bool {
    if case .comment(let text) = saved.body.first { text.hasPrefix(mark) } else { false }
  }
}
