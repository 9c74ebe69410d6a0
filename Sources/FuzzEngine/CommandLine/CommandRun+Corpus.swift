extension CommandRun {
  /// `corpus`: merges corpora, minimizes one, or checks one.
  func corpus() throws -> ExitCode {
    let tasks = ["merge", "minimize", "check"]
    guard let task = arguments.operands.first else {
      throw CommandError.usage("corpus expects one of \(tasks.joined(separator: ", "))")
    }
    guard tasks.contains(task) else { throw CommandError.unknown("task of corpus", task, among: tasks) }
    let folders = Array(arguments.operands.dropFirst())
    if task == "merge" {
      guard folders.count >= 2 else {
        throw CommandError.usage("corpus merge expects OUT and at least one IN")
      }
      return try mergeCorpus(into: folders[0], from: Array(folders.dropFirst()))
    }
    guard folders.count == 1 else { throw CommandError.usage("corpus \(task) takes one folder") }
    if FileStore.kind(of: folders[0]) == .file {
      throw CommandError.cannotOpen(folders[0], "it is a file, and corpus \(task) expects a folder")
    }
    return try task == "check" ? checkCorpus(folders[0]) : minimizeCorpus(folders[0])
  }

  /// Prints what is wrong with each case; changes nothing.
  private func checkCorpus(_ folder: String) throws -> ExitCode {
    let paint = try paint()
    let isInterrupted = io.watchInterrupts()
    var codes: [ExitCode] = []
    var counts: [String: Int] = [:]
    var firsts: [String: String] = [:]
    for path in try FileStore.cases(below: folder) {
      if isInterrupted() {
        codes.append(.interrupted)
        break
      }
      let (prepared, verdict): (PreparedCase, CaseVerdict)
      do throws(CommandError) { (prepared, verdict) = try played(path) } catch {
        let word = error.code == .inconclusive ? "stale" : "malformed"
        counts[word, default: 0] += 1
        codes.append(error.code)
        try print("\(paint.yellow(word)): \(error.message)\n")
        continue
      }
      if let content = prepared.file?.saved.content {
        if let same = firsts[content] {
          counts["duplicate", default: 0] += 1
          try print("\(paint.yellow("duplicate")): \(path) is the same as \(same)\n")
        }
        firsts[content] = path
      }
      codes.append(verdict.code)
      counts[verdict.word, default: 0] += 1
      if verdict.code != .success { try print(verdict.text(paint)) }
    }
    let words = ["failed", "inconclusive", "stale", "malformed", "duplicate"]
    let count = Layout.count(codes.count { $0 != .interrupted }, "case")
    let rest = words.compactMap { word in counts[word].map { ", \(Layout.grouped($0)) \(word)" } }
    try print("\(count): \(Layout.grouped(counts["passed"] ?? 0)) passed\(rest.joined())\n")
    return ExitCode.worst(codes)
  }

  /// Reads and plays a case.
  ///
  /// - Throws: `CommandError`, inconclusive where the case names something that does not exist any more.
  func played(_ path: String) throws(CommandError) -> (PreparedCase, CaseVerdict) {
    let file: CaseFile
    do { file = try CaseFile(reading: path) } catch { throw .explaining(error) }
    do {
      let prepared = try catalog.prepare(file)
      return (prepared, CaseVerdict(prepared, try prepared.replay()))
    } catch { throw CommandError(.inconclusive, CommandError.explaining(error).message) }
  }
}

extension CorpusCase {
  /// The text without comments, by which cases are told apart.
  var content: String {
    var bare = self
    bare.body = body.compactMap { line in
      guard case .action(let text, let leavesPending, _) = line else { return nil }
      return .action(text, leavesPending: leavesPending, comment: nil)
    }
    return bare.text
  }

  /// Whether there are comments behind actions.
  var hasRemarks: Bool {
    body.contains { line in
      if case .action(_, _, let comment) = line { comment != nil } else { false }
    }
  }

  /// The comments that this program did not write.
  var ownComments: [BodyLine] {
    body.filter { line in
      guard case .comment(let text) = line else { return false }
      let isRule = expectation.violations.contains { text.hasPrefix("\($0.rule): ") }
      let isLength = text.contains(" step") && text.contains(", shrunk from ")
      return !isRule && !isLength && !text.hasPrefix("Verdict: ") && !text.hasPrefix(SavedFinding.rawMark)
    }
  }

  /// Whether it holds comments of a person.
  var hasOwnWords: Bool { !ownComments.isEmpty || hasRemarks }
}

extension TraceText {
  /// Whether it is simpler: by its steps, then by how many leave something pending, then by its text.
  func isSimpler(than other: TraceText) -> Bool {
    func key(_ trace: TraceText) -> (Int, Int, String) {
      let marks = trace.lines.count(where: \.leavesPending)
      return (trace.lines.count, marks, trace.lines.map(\.text).joined(separator: "; "))
    }
    return key(self) < key(other)
  }
}
