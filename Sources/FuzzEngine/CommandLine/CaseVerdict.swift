/// What is to be said of a case that was replayed.
struct CaseVerdict {
  private let path: String
  /// What was promised and did not come, what came and was not promised, or why the case says nothing.
  let sentences: [String]
  /// Whether the promise was kept, was broken, or says nothing.
  let code: ExitCode

  /// What an inconclusive case is called.
  private var word = "empty"

  /// Says of a case that it was not replayed.
  init(refusing prepared: PreparedCase, _ danger: String) {
    path = prepared.file.path
    (sentences, code, word) = ([danger], .inconclusive, "left")
  }

  /// Judges a replay by the case's promise.
  init(_ prepared: PreparedCase, _ replayed: (replay: Replay, difference: CasePromise.Difference?)) {
    path = prepared.file.path
    if let unrepeated = replayed.replay.unrepeated {
      (sentences, code) = ([unrepeated.description], .inconclusive)
      word = "differs"
    } else if let difference = replayed.difference {
      (sentences, code) = (difference.sentences, .found)
    } else if let reason = prepared.file.saved.promise.emptiness(of: replayed.replay) {
      (sentences, code) = ([reason], .inconclusive)
    } else {
      (sentences, code) = ([], .success)
    }
  }

  /// The verdict and the path, and below them every sentence.
  func text(_ paint: Paint) -> String {
    let word =
      switch code {
      case .success: paint.green("kept") + "    "
      case .inconclusive: paint.yellow(word) + Layout.spaces(8 - word.count)
      default: paint.red("broken") + "  "
      }
    return "\(word)\(path)\n" + sentences.map { "          \($0)\n" }.joined()
  }

  /// Every sentence with the path as its subject.
  var lines: String {
    (sentences.isEmpty ? ["keeps its promise"] : sentences).map { "\(path) \($0)\n" }.joined()
  }
}
