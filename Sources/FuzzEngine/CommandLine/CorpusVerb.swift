/// What can be done with a corpus.
package enum CorpusTask: String, CaseIterable, Sendable {
  /// See the word.
  case merge, minimise, check
}

extension FuzzCommand {
  /// `corpus`: brings corpora together, makes one smaller, says whether one is well.
  func corpus(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let names = CorpusTask.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else {
      throw CommandError.usage("corpus needs a word: \(names.joined(separator: ", "))")
    }
    guard let task = CorpusTask(rawValue: word) else {
      throw UnknownName("task of corpus", word, among: names)
    }
    let folders = Array(arguments.operands.dropFirst())
    switch task {
    case .merge:
      guard folders.count >= 2 else { throw CommandError.usage("corpus merge needs OUT and at least one IN") }
      return try mergeCorpus(into: folders[0], from: Array(folders.dropFirst()), io)
    case .minimise, .check:
      guard folders.count == 1 else { throw CommandError.usage("corpus \(word) takes one folder") }
      if FileStore.kind(of: folders[0]) == .file {
        throw FileProblem.cannotOpen(folders[0], reason: "it is a file, and corpus \(word) wants a folder")
      }
      return task == .check
        ? try await checkCorpus(folders[0], arguments, io)
        : try await minimiseCorpus(folders[0], arguments, io)
    }
  }

  /// Says of every case that is not well what is wrong with it; nothing is changed.
  private func checkCorpus(_ folder: String, _ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode
  {
    let paint = try paint(arguments, io)
    let paths = try FileStore.cases(below: folder)
    let isInterrupted = io.watchInterrupts()
    var counts = CorpusCounts()
    var codes: [ExitCode] = []
    var firsts: [CaseContent: String] = [:]
    func tell(_ word: String, _ text: String) throws {
      try print(Layout.padded(paint.yellow(word), to: 10 + (paint.isOn ? 9 : 0)) + text + "\n", io)
    }
    for path in paths {
      if isInterrupted() {
        codes.append(.interrupted)
        break
      }
      switch await health(of: path) {
      case .malformed(let error):
        counts.malformed += 1
        codes.append(error.code)
        try tell("malformed", error.message)
      case .stale(let error):
        counts.stale += 1
        codes.append(.inconclusive)
        try tell("stale", error.message)
      case .played(let prepared, let verdict, _):
        if let same = firsts[CaseContent(prepared.file.saved)] {
          counts.repeated += 1
          try tell("twice", "\(path) says what \(same) says")
        }
        firsts[CaseContent(prepared.file.saved)] = path
        codes.append(verdict.code)
        switch verdict.code {
        case .success: counts.kept += 1
        case .inconclusive:
          counts.empty += 1
          try print(verdict.text(paint), io)
        default:
          counts.broken += 1
          try print(verdict.text(paint), io)
        }
      }
    }
    let drafts = try FileStore.drafts(below: folder)
    for draft in drafts { try tell("draft", "\(draft) was left by a program that was killed") }
    try print("\(counts.summary)\n", io)
    return ExitCode.worst(codes)
  }

  /// How a saved case fares.
  enum CaseHealth {
    /// It is no case.
    case malformed(CommandError)
    /// It speaks of something that is not there any more.
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
    } catch { return .stale(CommandError(explaining: error)) }
  }
}

/// What a case says, its comments aside.
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

/// How many cases fared how.
private struct CorpusCounts {
  var kept = 0
  var broken = 0
  var empty = 0
  var stale = 0
  var malformed = 0
  var repeated = 0

  var summary: String {
    let all = kept + broken + empty + stale + malformed
    let parts = [
      (broken, "broken"), (empty, "inconclusive"), (stale, "stale"), (malformed, "malformed"),
      (repeated, "said twice"),
    ]
    return "\(Layout.count(all, "case")): \(Layout.grouped(kept)) kept"
      + parts.filter { $0.0 > 0 }.map { ", \(Layout.grouped($0.0)) \($0.1)" }.joined()
  }
}
