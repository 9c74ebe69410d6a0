/// The result of replaying a case.
struct CaseVerdict {
  let path: String
  /// What differs from what the case expects, or why nothing can be concluded.
  let sentences: [String]
  /// Whether it passed, failed, or is inconclusive.
  let code: ExitCode

  /// A case that was not replayed, and why.
  init(refusing prepared: PreparedCase, _ danger: String) {
    (path, sentences, code) = (prepared.file.path, [danger], .inconclusive)
  }

  /// Compares a replay with what the case expects.
  init(_ prepared: PreparedCase, _ replayed: (replay: Replay, difference: CaseExpectation.Difference?)) {
    path = prepared.file.path
    if let unrepeated = replayed.replay.unrepeated {
      (sentences, code) = ([unrepeated.description], .inconclusive)
    } else if let difference = replayed.difference {
      (sentences, code) = (difference.sentences, .found)
    } else if let reason = prepared.file.saved.expectation.vacuity(of: replayed.replay) {
      (sentences, code) = ([reason], .inconclusive)
    } else {
      (sentences, code) = ([], .success)
    }
  }

  /// `passed`, `failed` or `inconclusive`.
  var word: String { code == .success ? "passed" : code == .found ? "failed" : "inconclusive" }

  /// The result and the path, and below them every sentence.
  func text(_ paint: Paint) -> String {
    let head = code == .success ? paint.green(word) : code == .found ? paint.red(word) : paint.yellow(word)
    return "\(head): \(path)\n" + sentences.map { "  \($0)\n" }.joined()
  }

  /// Every sentence with the path as its subject.
  var lines: String { (sentences.isEmpty ? [word] : sentences).map { "\(path) \($0)\n" }.joined() }
}
