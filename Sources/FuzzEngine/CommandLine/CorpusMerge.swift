extension FuzzCommand {
  /// Merges the cases of several folders into one; what is there stays, unless a finding comes with a shorter trace.
  ///
  /// The folders that are read do not change, and a case that cannot be read does not hide the others.
  func mergeCorpus(into folder: String, from sources: [String], _ io: CommandIO) throws -> ExitCode {
    switch FileStore.kind(of: folder) {
    case .folder: break
    case .nothing: try FileStore.checkCreatable(folder)
    case .file, .other: throw FileProblem.cannotCreate(folder, reason: "it is a file")
    }
    var merge = CorpusMerge(folder)
    var codes: [ExitCode] = []
    func complain(_ error: any Error) {
      let failure = CommandError(explaining: error)
      io.err("\(name): \(failure.message)\n")
      codes.append(failure.code)
    }
    if FileStore.kind(of: folder) == .folder {
      for path in try FileStore.everyCase(below: folder) {
        do { merge.know(try CaseFile(reading: path)) } catch { complain(error) }
      }
    }
    let isInterrupted = io.watchInterrupts()
    for source in sources {
      do {
        let isFolder = FileStore.kind(of: source) == .folder
        for path in isFolder ? try FileStore.cases(below: source) : [source] {
          if isInterrupted() { return ExitCode.worst(codes + [.interrupted]) }
          let place =
            isFolder
            ? String(path.dropFirst(source.count).drop { $0 == "/" })
            : path.split(separator: "/").last.map(String.init) ?? path
          do {
            guard let line = try merge.take(CaseFile(reading: path), at: place) else { continue }
            try print("\(line)\n", io)
          } catch { complain(error) }
        }
      } catch { complain(error) }
    }
    try print("\(merge.summary)\n", io)
    return ExitCode.worst(codes)
  }
}

/// A folder into which cases are merged.
private struct CorpusMerge {
  private let folder: String
  private var contents: Set<CaseContent> = []
  private var added = 0
  private var shorter = 0
  private var present = 0

  init(_ folder: String) { self.folder = folder }

  var summary: String {
    "\(Layout.count(added + shorter + present, "case")) into \(folder): \(Layout.grouped(added)) added, "
      + "\(Layout.grouped(shorter)) shorter than before, \(Layout.grouped(present)) already there"
  }

  /// Records a case that is there.
  mutating func know(_ file: CaseFile) { contents.insert(CaseContent(file.saved)) }

  /// Takes a case in.
  ///
  /// - Returns: What was done; nil where it was there.
  mutating func take(_ file: CaseFile, at place: String) throws -> String? {
    guard contents.insert(CaseContent(file.saved)).inserted else {
      present += 1
      return nil
    }
    var path = "\(folder)/\(place)"
    var number = 1
    while FileStore.kind(of: path) != .nothing {
      if let there = try? CaseFile(reading: path),
        place.hasPrefix("findings/") || place.contains("/findings/"),
        Self.isStandIn(file.saved, for: there.saved)
      {
        guard Self.isShorter(file.saved, than: there.saved) else {
          present += 1
          return nil
        }
        try FileStore.write(file.saved.text, to: path)
        shorter += 1
        return "shorter: \(path)"
      }
      number += 1
      path = "\(folder)/\(Self.numbered(place, number))"
    }
    try FileStore.makeFolder(FileStore.folder(of: path))
    try FileStore.write(file.saved.text, to: path)
    added += 1
    return "added: \(path)"
  }

  /// Whether one of two findings of the same name can replace the other without losing a violation.
  private static func isStandIn(_ one: CorpusCase, for other: CorpusCase) -> Bool {
    func against(_ saved: CorpusCase) -> String? { saved.start.first { $0.key == "against" }?.value }
    let (short, long) = isShorter(one, than: other) ? (one, other) : (other, one)
    return one.system == other.system && against(one) == against(other) && one.quirks == other.quirks
      && one.assumptions == other.assumptions && !long.hasOwnWords
      && long.expectation.violations.allSatisfy(short.expectation.violations.contains)
  }

  private static func isShorter(_ one: CorpusCase, than other: CorpusCase) -> Bool {
    TraceLength(one.trace) < TraceLength(other.trace)
  }

  /// `a/b.steps` as `a/b-2.steps`.
  static func numbered(_ place: String, _ number: Int) -> String {
    let bare = place.hasSuffix(".steps") ? String(place.dropLast(6)) : place
    return "\(bare)-\(number).steps"
  }
}

/// How simple a trace is: by its steps, then by how many leave something pending, then by its text.
struct TraceLength: Comparable, Sendable {
  private let lines: Int
  private let marks: Int
  private let text: String

  init(_ trace: TraceText) {
    lines = trace.lines.count
    marks = trace.lines.count(where: \.leavesInFlight)
    text = trace.lines.map(\.text).joined(separator: "; ")
  }

  static func < (one: TraceLength, other: TraceLength) -> Bool {
    (one.lines, one.marks, one.text) < (other.lines, other.marks, other.text)
  }
}

extension CorpusCase {
  /// Whether it holds comments of a person.
  var hasOwnWords: Bool { !ownComments.isEmpty || hasRemarks }

  /// Whether there are comments behind actions.
  var hasRemarks: Bool {
    body.contains { line in
      if case .action(_, _, let comment) = line { comment != nil } else { false }
    }
  }

  /// The comments that this program did not write.
  var ownComments: [CorpusCase.BodyLine] {
    body.filter { line in
      guard case .comment(let text) = line else { return false }
      let isRule = expectation.violations.contains { text.hasPrefix("\($0.rule): ") }
      let isLength = text.contains(" step") && text.contains(", shrunk from ")
      return !isRule && !isLength && !text.hasPrefix("Verdict: ") && !text.hasPrefix(RawSaver.mark)
    }
  }
}
