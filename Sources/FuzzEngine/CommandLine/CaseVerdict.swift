/// The result of replaying a trace: whether it does what its case expects, or violates nothing where it has no case.
struct CaseVerdict {
  let path: String
  /// What differs from what the case expects, or why nothing can be concluded.
  let sentences: [String]
  /// Whether it passed, failed, or is inconclusive.
  let code: ExitCode

  /// Judges a replay; a case that would end the process has none.
  init(_ prepared: PreparedCase, _ replay: Replay?, _ rules: RuleSelection = RuleSelection()) {
    path = prepared.path
    func verdict() -> (sentences: [String], code: ExitCode) {
      guard let replay else { return ([prepared.danger ?? ""], .inconclusive) }
      if let nondeterminism = replay.nondeterminism { return ([nondeterminism.description], .inconclusive) }
      guard prepared.file != nil else {
        let names = replay.violations.map(\.description).joined(separator: ", ")
        return names.isEmpty ? ([], .success) : (["violates \(names)"], .found)
      }
      if let difference = prepared.expectation.difference(from: replay, evaluating: rules) {
        return (difference.sentences, .found)
      }
      let vacuity = prepared.expectation.vacuity(of: replay)
      return vacuity.map { ([$0], .inconclusive) } ?? ([], .success)
    }
    (sentences, code) = verdict()
  }

  /// `passed`, `failed` or `inconclusive`.
  var word: String { code == .success ? "passed" : code == .found ? "failed" : "inconclusive" }

  var outcome: CheckList.Outcome {
    code == .success ? .passed : code == .found ? .failed : .inconclusive
  }

  /// The result and the path, and below them every sentence.
  func text(_ paint: Paint) -> String {
    let head = code == .success ? paint.green(word) : code == .found ? paint.red(word) : paint.yellow(word)
    return "\(head): \(path)\n" + sentences.map { "  \($0)\n" }.joined()
  }

  /// Every sentence with the path as its subject.
  var lines: String { (sentences.isEmpty ? [word] : sentences).map { "\(path) \($0)\n" }.joined() }
}
