extension CommandRun {
  /// Merges the cases of several folders into one; what is there stays, unless a finding comes with a shorter trace.
  ///
  /// The folders that are read do not change, and a case that cannot be read does not hide the others.
  func mergeCorpus(into folder: String, from sources: [String]) throws -> ExitCode {
    var merge = CorpusMerge(folder: folder)
    var codes: [ExitCode] = []
    switch FileStore.kind(of: folder) {
    case .folder:
      for path in try FileStore.everyCase(below: folder) {
        do { merge.contents.formUnion(CorpusMerge.marks(try CaseFile(reading: path).saved)) } catch {
          codes.append(complain(error).code)
        }
      }
    case .nothing: try FileStore.checkCreatable(folder)
    case .file, .other: throw CommandError.cannotCreate(folder, "it is a file")
    }
    let isInterrupted = io.watchInterrupts()
    for source in sources {
      do {
        let isFolder = FileStore.kind(of: source) == .folder
        for path in isFolder ? try FileStore.cases(below: source) : [source] {
          if isInterrupted() { return ExitCode.worst(codes + [.interrupted]) }
          do {
            let file = try CaseFile(reading: path)
            let place =
              isFolder ? String(path.dropFirst(source.count).drop { $0 == "/" }) : file.description
            let ending = FileStore.isNamedByLibFuzzer(place) ? ".steps" : ""
            if let line = try merge.take(file.saved, at: place + ending) { try print("\(line)\n") }
          } catch { codes.append(complain(error).code) }
        }
      } catch { codes.append(complain(error).code) }
    }
    try print("\(merge.summary)\n")
    return ExitCode.worst(codes)
  }
}

/// A folder into which cases are merged.
private struct CorpusMerge {
  let folder: String
  var contents: Set<String> = []
  var added = 0
  var shorter = 0
  var present = 0

  var summary: String {
    "\(Layout.count(added + shorter + present, "case")) into \(folder): \(Layout.grouped(added)) added, "
      + "\(Layout.grouped(shorter)) shorter than before, \(Layout.grouped(present)) already there"
  }

  /// Takes a case in.
  ///
  /// - Returns: What was done; nil where it was there.
  mutating func take(_ saved: CorpusCase, at place: String) throws -> String? {
    // What somebody wrote is there only where the same words are.
    let marks = Self.marks(saved)
    guard !contents.contains(marks[saved.hasOwnWords ? 1 : 0]) else {
      present += 1
      return nil
    }
    contents.formUnion(marks)
    let isFinding = "/\(place)".contains("/findings/")
    for path in FileStore.numbered("\(folder)/\(place)") where FileStore.kind(of: path) != .nothing {
      guard isFinding, let there = try? CaseFile(reading: path).saved, Self.isStandIn(saved, for: there)
      else { continue }
      guard saved.trace.isSimpler(than: there.trace) else {
        present += 1
        return nil
      }
      try FileStore.write(saved.text, to: path)
      shorter += 1
      return "shorter: \(path)"
    }
    let path = FileStore.free("\(folder)/\(place)")
    try FileStore.makeFolder(FileStore.folder(of: path))
    try FileStore.write(saved.text, to: path)
    added += 1
    return "added: \(path)"
  }

  /// What the case does, and its text.
  static func marks(_ saved: CorpusCase) -> [String] { [saved.content, saved.text] }

  /// Whether one of two findings of the same name can replace the other without losing a violation.
  private static func isStandIn(_ one: CorpusCase, for other: CorpusCase) -> Bool {
    let (short, long) = one.trace.isSimpler(than: other.trace) ? (one, other) : (other, one)
    return one.system == other.system && one.header("against") == other.header("against")
      && one.quirks == other.quirks && one.assumptions == other.assumptions && !long.hasOwnWords
      && long.expectation.violations.allSatisfy(short.expectation.violations.contains)
  }
}
