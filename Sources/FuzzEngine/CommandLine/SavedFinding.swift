/// Turns findings into cases, and names their files.
struct SavedFinding {
  let finding: Finding
  let system: FuzzSystem
  let settings: SystemSettings

  /// The beginning of the comment on a trace that is not shrunk yet.
  static let rawMark = "Found with "

  /// The name of the file of a signature; a failure that is found again has the same one.
  static func fileName(of signature: Finding.Signature) -> String {
    func plain(_ text: String) -> String {
      let isPlain: (UInt8) -> Bool = {
        $0 >= 48 && $0 <= 57 || $0 | 32 >= 97 && $0 | 32 <= 122 || $0 == 45 || $0 == 46
      }
      return String(text.utf8.map { isPlain($0) ? Character(UnicodeScalar($0)) : "-" })
    }
    let parts = [signature.system, signature.rule, signature.violationKind, signature.action]
    return parts.map(plain).joined(separator: "_") + ".steps"
  }

  var trace: TraceText { finding.trace }

  /// The case that expects what a replay of the trace violated.
  func saved(_ violations: [Replay.Violation], comments: [CorpusCase.BodyLine]) -> CorpusCase {
    Self.saved(trace, system, settings, violations, comments: comments)
  }

  /// The case of a trace that expects what a replay of it violated.
  static func saved(
    _ trace: TraceText, _ system: FuzzSystem, _ settings: SystemSettings, _ violations: [Replay.Violation],
    comments: [CorpusCase.BodyLine]
  ) -> CorpusCase {
    let (quirks, assumptions) = SystemCatalog.difference(of: settings, from: system)
    let other = system.other.map { [StartPoint.HeaderLine("against", $0)] } ?? []
    return CorpusCase(
      system: system.name, start: other + trace.start, quirks: quirks, assumptions: assumptions,
      expectation: CaseExpectation(
        violations: violations.map { CaseExpectation.Violation($0.rule, $0.violationKind) }),
      body: comments
        + trace.lines.map { .action($0.text, leavesPending: $0.leavesPending, comment: nil) })
  }

  var comments: [CorpusCase.BodyLine] {
    let length =
      "\(Layout.count(finding.lines.count, "step")), shrunk from \(finding.originalLength); \(finding.minimalityText)"
    let verdict = finding.blame.map { "\nVerdict: \(system.wording.verdict($0))" } ?? ""
    return CorpusCase.BodyLine.comments(
      "\(finding.signature.rule): \(finding.statement)\n\(length)\(verdict)")
  }

  /// Writes the case into a folder, unless a case as short is there; returns its path.
  func write(in folder: String, _ configured: ConfiguredSystem) throws -> String {
    try FileStore.makeFolder(folder)
    let path = "\(folder)/\(Self.fileName(of: finding.signature))"
    if !Self.isKept(path, finding.signature, lines: finding.lines.count) {
      let violated = try configured.use { try $0.replay(trace, rules: RuleSelection()) }.violations
      try Self.replace(path, by: saved(violated, comments: comments))
    }
    return path
  }

  /// Writes a case in the place of a longer one, which may be the only one that violates another rule: then it stays
  /// under a name of its own.
  private static func replace(_ path: String, by shorter: CorpusCase) throws {
    if let longer = try? CaseFile(reading: path).saved, !longer.isRaw,
      !longer.expectation.violations.allSatisfy(shorter.expectation.violations.contains)
    {
      try FileStore.write(longer.text, to: FileStore.free(path))
    }
    try FileStore.write(shorter.text, to: path)
  }

  /// Whether a case as short is there already, which may hold comments of a person.
  private static func isKept(_ path: String, _ signature: Finding.Signature, lines: Int) -> Bool {
    guard FileStore.kind(of: path) == .file, let saved = try? CaseFile(reading: path).saved,
      saved.expectation.violations.contains(
        CaseExpectation.Violation(signature.rule, signature.violationKind))
    else { return false }
    let count = saved.trace.lines.count
    return count < lines || count == lines && !saved.isRaw
  }

  /// Saves a failure as soon as it is found, so that nothing is lost where the program is killed.
  ///
  /// The shrunk trace replaces it. Errors are reported when the campaign saves its findings.
  static func save(
    _ signature: Finding.Signature, _ replay: Replay, seed: UInt64, _ plan: SearchPlan, in folder: String
  ) {
    let path = "\(folder)/\(fileName(of: signature))"
    guard !isKept(path, signature, lines: replay.lines.count) else { return }
    let raw = saved(
      TraceText(start: replay.start, actions: replay.lines.map(\.text)), plan.system,
      plan.configured.settings, replay.violations,
      comments: [.comment("\(rawMark)seed \(seed), not shrunk yet.")])
    try? FileStore.makeFolder(folder)
    try? replace(path, by: raw)
  }
}

extension CorpusCase {
  /// Whether its trace was saved as it was found, and not shrunk.
  fileprivate var isRaw: Bool {
    if case .comment(let text) = body.first { return text.hasPrefix(SavedFinding.rawMark) }
    return false
  }
}
