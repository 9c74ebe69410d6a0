/// Saves the trace of each failure as soon as it is met, so that nothing is lost where the program is killed before
/// the campaign ends; the shortened trace takes its place.
struct RawSaver: Sendable {
  private let system: FuzzSystem
  private let settings: SystemSettings
  private let seed: UInt64
  private let folder: String

  /// What the comment of a trace begins with that is not shortened yet.
  static let mark = "Met with seed "

  /// Saves for a campaign with a corpus; nil for one without.
  init?(_ plan: FuzzPlan) {
    guard let corpus = plan.corpus else { return nil }
    (system, settings, seed) = (plan.system, plan.configured.settings, plan.options.seed)
    folder = FuzzCommand.folder(ofFindings: corpus)
  }

  /// Saves a failure that nothing as short is saved of; what goes wrong is told when the campaign saves all it found.
  func save(_ met: MetFailure) {
    let path = "\(folder)/\(SavedFinding.fileName(of: met.signature))"
    guard !Self.isKept(path, met.signature, lines: met.replay.lines.count) else { return }
    let lines = met.replay.lines.enumerated().map { index, line in
      let (action, leavesInFlight) = TraceLineText.cutMark(line.text)
      return TraceText.Line(action, leavesInFlight: leavesInFlight, number: index + 1)
    }
    let comment = CorpusCase.BodyLine.comment("\(Self.mark)\(seed), and not shortened yet.")
    let saved = SavedFinding.saved(
      TraceText(start: met.replay.start, lines: lines), system, settings, met.replay.broken,
      comments: [comment])
    try? FileStore.makeFolder(folder)
    try? FileStore.write(saved.text, to: path)
  }

  /// Whether the case that stands there already is as short: somebody may have written comments into it.
  static func isKept(_ path: String, _ signature: Finding.Signature, lines: Int) -> Bool {
    guard FileStore.kind(of: path) == .file, let saved = try? CaseFile(reading: path).saved else {
      return false
    }
    let expected = CasePromise.Expectation(signature.rule, signature.way)
    guard saved.promise.violations.contains(expected) else { return false }
    let count = saved.trace.lines.count
    return count < lines || count == lines && !isRaw(saved)
  }

  /// Whether a case was saved as it was met.
  private static func isRaw(_ saved: CorpusCase) -> Bool {
    if case .comment(let text) = saved.body.first { text.hasPrefix(mark) } else { false }
  }
}
