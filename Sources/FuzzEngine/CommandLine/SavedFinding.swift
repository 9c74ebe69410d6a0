/// Turns findings into cases, and names their files.
struct SavedFinding {
  let finding: Finding
  let system: FuzzSystem
  let settings: SystemSettings

  /// The trace of the case.
  var trace: TraceText { TraceText(start: finding.start, actions: finding.lines.map(\.text)) }

  /// The name of the file: a failure that is found again has the same one.
  var fileName: String { Self.fileName(of: finding.signature) }

  /// The name of the file of a signature.
  static func fileName(of signature: Finding.Signature) -> String {
    let parts = [signature.system, signature.rule, signature.way, signature.action]
    return parts.map(plain).joined(separator: "_") + ".steps"
  }

  /// The case that expects what a replay of the trace violated.
  func saved(_ broken: [Replay.Broken], comments: [CorpusCase.BodyLine]) -> CorpusCase {
    Self.saved(trace, system, settings, broken, comments: comments)
  }

  /// The case of a trace that expects what a replay of it violated.
  static func saved(
    _ trace: TraceText, _ system: FuzzSystem, _ settings: SystemSettings, _ broken: [Replay.Broken],
    comments: [CorpusCase.BodyLine]
  ) -> CorpusCase {
    let (quirks, assumptions) = SystemCatalog.difference(of: settings, from: system)
    let other = system.other.map { [StartPoint.HeaderLine("against", $0)] } ?? []
    let actions = trace.lines.map {
      CorpusCase.BodyLine.action($0.text, leavesInFlight: $0.leavesInFlight, comment: nil)
    }
    return CorpusCase(
      system: system.name, start: other + trace.start, quirks: quirks, assumptions: assumptions,
      expectation: CaseExpectation(violations: broken.map { CaseExpectation.Violation($0.rule, $0.way) }),
      body: comments + actions)
  }

  /// The rule, the length and the verdict.
  var comments: [CorpusCase.BodyLine] {
    let length =
      "\(Layout.count(finding.lines.count, "step")), shrunk from \(finding.originalLength); \(finding.minimalityText)"
    let verdict = finding.blame.map { "\nVerdict: \(system.wording.verdict($0))" } ?? ""
    return CorpusCase.BodyLine.comments(
      "\(finding.signature.rule): \(finding.statement)\n\(length)\(verdict)")
  }

  private static func plain(_ text: String) -> String {
    let letters = text.utf8.map { byte -> Character in
      let isPlain =
        byte >= 48 && byte <= 57 || byte | 32 >= 97 && byte | 32 <= 122 || byte == 45 || byte == 46
      return isPlain ? Character(UnicodeScalar(byte)) : "-"
    }
    return String(letters)
  }
}
