/// Turns findings into cases, and names their files.
struct SavedFinding {
  let finding: Finding
  let system: FuzzSystem
  let settings: SystemSettings

  /// The trace as a case holds it.
  var trace: TraceText {
    let lines = finding.lines.enumerated().map { index, line in
      let (action, leavesInFlight) = TraceLineText.cutMark(line.text)
      return TraceText.Line(action, leavesInFlight: leavesInFlight, number: index + 1)
    }
    return TraceText(start: finding.start, lines: lines)
  }

  /// The name of the file, which is that of the signature: a failure found again goes to the same place.
  var fileName: String { Self.fileName(of: finding.signature) }

  /// The name of the file of a signature.
  static func fileName(of signature: Finding.Signature) -> String {
    let parts = [signature.system, signature.rule, signature.way, signature.action]
    return parts.map(plain).joined(separator: "_") + ".steps"
  }

  /// The case that promises what a replay of the trace broke.
  func saved(_ broken: [Replay.Broken], comments: [CorpusCase.BodyLine]) -> CorpusCase {
    Self.saved(trace, system, settings, broken, comments: comments)
  }

  /// The case of a trace that promises what a replay of it broke.
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
      promise: CasePromise(violations: broken.map { CasePromise.Expectation($0.rule, $0.way) }),
      body: comments + actions)
  }

  /// What the rule says and how far shrinking came.
  var comments: [CorpusCase.BodyLine] {
    let lines = Layout.count(finding.lines.count, "line")
    let state =
      switch finding.minimality {
      case .proved: "proved shortest"
      case .local: "minimal (local)\(searched)"
      case .unfinished: "shrinking unfinished\(searched)"
      }
    let alone =
      finding.shrunkLength > finding.lines.count ? "; shrinking alone came to \(finding.shrunkLength)" : ""
    return CorpusCase.BodyLine.comments(
      "\(finding.signature.rule): \(finding.statement)\n\(lines), shortened from \(finding.originalLength); \(state)\(alone)"
        + (finding.blame.map { "\nVerdict: \($0.sentence)" } ?? "")
    )
  }

  private var searched: String {
    finding.searchedTo.map { ", every trace of \(Layout.count($0, "line")) was tried" } ?? ""
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
