/// What can be done with a corpus.
package enum CorpusTask: String, CaseIterable, Sendable {
  case merge, minimize, check
}

extension FuzzCommand {
  /// `corpus`: merges corpora, minimizes one, or checks one.
  func corpus(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let names = CorpusTask.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw CommandError.usage("corpus expects one of \(names.joined(separator: ", "))")
    }
    guard let task = CorpusTask(rawValue: word) else {
      throw UnknownName("task of corpus", word, among: names)
    }
    let folders = Array(arguments.operands.dropFirst())
    if task == .merge {
      guard folders.count >= 2 else {
        throw CommandError.usage("corpus merge expects OUT and at least one IN")
      }
      return try mergeCorpus(into: folders[0], from: Array(folders.dropFirst()), io)
    }
    guard folders.count == 1 else { throw CommandError.usage("corpus \(word) takes one folder") }
    if FileStore.kind(of: folders[0]) == .file {
      throw FileProblem.cannotOpen(folders[0], reason: "it is a file, and corpus \(word) expects a folder")
    }
    return task == .check
      ? try await checkCorpus(folders[0], arguments, io)
      : try await minimizeCorpus(folders[0], arguments, io)
  }

  /// Prints what is wrong with each case; changes nothing.
  private func checkCorpus(_ folder: String, _ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode
  {
    let paint = try paint(arguments, io)
    let paths = try FileStore.cases(below: folder)
    let isInterrupted = io.watchInterrupts()
    var codes: [ExitCode] = []
    var counts: [String: Int] = [:]
    var firsts: [CaseContent: String] = [:]
    func problem(_ word: String, _ text: String) throws {
      try print("\(paint.yellow(word)): \(text)\n", io)
    }
    for path in paths {
      if isInterrupted() {
        codes.append(.interrupted)
        break
      }
      switch await health(of: path) {
      case .malformed(let error), .stale(let error):
        let word = error.code == .inconclusive ? "stale" : "malformed"
        counts[word, default: 0] += 1
        codes.append(error.code)
        try problem(word, error.message)
      case .played(let prepared, let verdict, _):
        let content = CaseContent(prepared.file.saved)
        if let same = firsts[content] {
          counts["duplicate", default: 0] += 1
          try problem("duplicate", "\(path) is the same as \(same)")
        }
        firsts[content] = path
        codes.append(verdict.code)
        counts[verdict.word, default: 0] += 1
        if verdict.code != .success { try print(verdict.text(paint), io) }
      }
    }
    for draft in try FileStore.drafts(below: folder) {
      try problem("draft", "\(draft) was left by a program that was killed; 'corpus minimize' removes it")
    }
    let words = ["failed", "inconclusive", "stale", "malformed", "duplicate"]
    try print(
      "\(Layout.count(codes.count { $0 != .interrupted }, "case")): \(Layout.grouped(counts["passed"] ?? 0)) passed"
        + words.compactMap { word in counts[word].map { ", \(Layout.grouped($0)) \(word)" } }.joined() + "\n",
      io)
    return ExitCode.worst(codes)
  }

  /// The state of a saved case.
  enum CaseHealth {
    /// It cannot be read.
    case malformed(CommandError)
    /// It names something that does not exist any more; the code is `inconclusive`.
    case stale(CommandError)
    /// It was played.
    case played(PreparedCase, CaseVerdict, Replay)
  }

  /// Reads and plays a case.
  func health(of path: String) async -> CaseHealth {
    let file: CaseFile
    do { file = try CaseFile(reading: path) } catch { return .malformed(CommandError(explaining: error)) }
    do {
      let prepared = try catalog.prepare(file)
      let replayed = try await prepared.replay()
      return .played(prepared, CaseVerdict(prepared, replayed), replayed.replay)
    } catch { return .stale(CommandError(.inconclusive, CommandError(explaining: error).message)) }
  }
}

/// What a case holds beside its comments.
struct CaseContent: Hashable, Sendable {
  private let saved: CorpusCase

  init(_ saved: CorpusCase) {
    var bare = saved
    bare.body = saved.body.compactMap { line in
      guard case .action(let text, let leavesInFlight, _) = line else { return nil }
      return .action(text, leavesInFlight: leavesInFlight, comment: nil)
    }
    self.saved = bare
  }
}
