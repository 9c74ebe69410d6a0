extension FuzzCommand {
  /// Shrinks the findings of a corpus and keeps one trace for each signature.
  ///
  /// Only files under `findings/` change, where campaigns save; findings that do not pass any more stay as they are. At
  /// every moment some file shows each signature that was there, so that the program may be killed at any time.
  func minimizeCorpus(_ folder: String, _ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    var options = try ShrinkOptions(arguments)
    let isInterrupted = io.watchInterrupts()
    options.isInterrupted = isInterrupted
    let paths = try FileStore.cases(below: folder)
    var saved = SavedFindings(folder: Self.folder(ofFindings: folder))
    var left: [String] = []
    var changes: [String] = []
    // A shrunk trace may show more at its end than before, which the next round takes into account.
    repeat {
      (saved, left) = try await savedFindings(folder, options)
      if isInterrupted() { return .interrupted }
      changes = try await saved.shrink()
      for line in changes { try print("\(line)\n", io) }
      let removed = try saved.clear()
      for line in removed { try print("\(line)\n", io) }
      changes += removed
    } while !changes.isEmpty
    for sentence in left { io.err("\(name): unchanged: \(sentence)\n") }
    for draft in try FileStore.drafts(below: folder) {
      try FileStore.remove(draft)
      try print("removed: \(draft), left by a program that was killed\n", io)
    }
    let others = paths.count { !saved.holds($0) }
    try print(
      "\(Layout.count(saved.count, "finding")), showing \(Layout.count(saved.signatureCount, "signature"))"
        + "; unchanged: \(Layout.grouped(left.count)) that do not pass, \(Layout.grouped(others)) outside findings/\n",
      io)
    return .success
  }

  /// Shrinks the findings of a corpus; `left` has the reason for each that stays as it is.
  private func savedFindings(
    _ folder: String, _ options: ShrinkOptions
  ) async throws -> (saved: SavedFindings, left: [String]) {
    var saved = SavedFindings(folder: Self.folder(ofFindings: folder))
    var left: [String] = []
    for path in try FileStore.cases(below: folder) where saved.holds(path) && !options.isInterrupted() {
      switch await health(of: path) {
      case .malformed(let error), .stale(let error): left.append(error.message)
      case .played(let prepared, let verdict, _):
        guard verdict.code == .success, !prepared.file.saved.expectation.violations.isEmpty else {
          left.append("\(path) \(verdict.sentences.first ?? "expects no violation")")
          continue
        }
        saved.add(
          prepared, breaks: try await prepared.breaches(), shrunk: try await prepared.shrink(options))
      }
    }
    return (saved, left)
  }
}

/// The findings of a corpus, and what each of their files shows.
private struct SavedFindings {
  private let folder: String
  private var entries: [Entry] = []

  /// What a file is known to show: a signature of a system under settings.
  private struct Shown: Hashable {
    let words: [String]
    let signature: Finding.Signature
  }

  private struct Entry {
    let path: String
    var prepared: PreparedCase
    let words: [String]
    /// All that the file shows.
    var shown: [Shown]
    /// What it shows at its last violating step, for which it was saved.
    var heads: [Shown]
    let shrunk: [Finding]
  }

  init(folder: String) { self.folder = folder }

  var count: Int { entries.count }
  var signatureCount: Int { Set(entries.flatMap(\.shown)).count }

  /// Whether a file is one of the findings.
  func holds(_ path: String) -> Bool { path.hasPrefix(folder + "/") }

  mutating func add(_ prepared: PreparedCase, breaks breaches: [SignedViolation], shrunk: [Finding]) {
    let words = SystemCatalog.words(for: prepared.offered, prepared.system.settings)
    let last = breaches.map(\.line).max()
    entries.append(
      Entry(
        path: prepared.file.path, prepared: prepared, words: words,
        shown: breaches.map { Shown(words: words, signature: $0.signature) },
        heads: breaches.filter { $0.line == last }.map { Shown(words: words, signature: $0.signature) },
        shrunk: shrunk))
  }

  /// What the files were saved for, each once.
  private var heads: [Shown] {
    var heads: [Shown] = []
    for head in entries.flatMap(\.heads) where !heads.contains(head) { heads.append(head) }
    return heads
  }

  /// Writes the shortest trace of each signature where none as short is there.
  mutating func shrink() async throws -> [String] {
    var lines: [String] = []
    for head in heads {
      let candidates = entries.filter { $0.words == head.words }.flatMap { entry in
        entry.shrunk.filter { $0.signature == head.signature }.map {
          (
            entry,
            SavedFinding(
              finding: $0, system: entry.prepared.offered, settings: entry.prepared.system.settings)
          )
        }
      }
      let there = shortest(for: head)
      guard let (entry, best) = candidates.min(by: { TraceLength($0.1.trace) < TraceLength($1.1.trace) }),
        there.map({ best.trace.lines.count < entries[$0].prepared.trace.lines.count }) ?? true
      else { continue }
      let trace = best.trace
      let shown = try await entry.prepared.system.signatures(of: trace).map {
        Shown(words: head.words, signature: $0.signature)
      }
      guard shown.contains(head) else { continue }
      let broken = try await entry.prepared.system.replay(trace, RuleSelection()).broken
      // The file that it replaces must not be the only one that shows something else.
      let place = there.flatMap { index in
        !entries[index].prepared.file.saved.hasRemarks
          && isCovered(entries[index].shown, by: shown, without: index) ? index : nil
      }
      let own = place.map { entries[$0].prepared.file.saved.ownComments } ?? []
      let text = best.saved(broken, comments: own + best.comments).text
      let path = place.map { entries[$0].path } ?? freePath(best.fileName)
      try FileStore.write(text, to: path)
      let count = Layout.count(trace.lines.count, "step")
      let before = place.map { Layout.count(entries[$0].prepared.trace.lines.count, "step") }
      lines.append(
        before.map { "shrunk: \(path), from \($0) to \(trace.lines.count)" }
          ?? "wrote: \(path), which is new, with \(count)")
      let file = try CaseFile(Array(text.utf8), path: path)
      let new = Entry(
        path: path,
        prepared: PreparedCase(
          file: file, offered: entry.prepared.offered, system: entry.prepared.system, trace: file.trace),
        words: head.words, shown: shown, heads: [head], shrunk: place.map { entries[$0].shrunk } ?? [])
      if let place { entries[place] = new } else { entries.append(new) }
    }
    return lines
  }

  /// Removes files, the longest first, of which others show all.
  mutating func clear() throws -> [String] {
    var lines: [String] = []
    let order = entries.sorted {
      TraceLength($1.prepared.trace) < TraceLength($0.prepared.trace)
        || TraceLength($1.prepared.trace) == TraceLength($0.prepared.trace) && $1.path < $0.path
    }.map(\.path)
    for path in order {
      guard let index = entries.firstIndex(where: { $0.path == path }),
        !entries[index].prepared.file.saved.hasOwnWords,
        entries[index].heads.allSatisfy({ shortest(for: $0) != index }),
        isCovered(entries[index].shown, by: [], without: index)
      else { continue }
      try FileStore.remove(path)
      lines.append("removed: \(path), since others show the same")
      entries.remove(at: index)
    }
    return lines
  }

  private func shortest(for head: Shown) -> Int? {
    entries.indices.filter { entries[$0].heads.contains(head) }.min {
      TraceLength(entries[$0].prepared.trace) < TraceLength(entries[$1].prepared.trace)
    }
  }

  private func isCovered(_ shown: [Shown], by new: [Shown], without index: Int) -> Bool {
    shown.allSatisfy { one in
      new.contains(one) || entries.indices.contains { $0 != index && entries[$0].shown.contains(one) }
    }
  }

  private func freePath(_ name: String) -> String {
    var path = "\(folder)/\(name)"
    var number = 1
    while FileStore.kind(of: path) != .nothing {
      number += 1
      path = "\(folder)/\(name.dropLast(6))-\(number).steps"
    }
    return path
  }
}
