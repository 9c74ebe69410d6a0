extension CommandRun {
  /// Shrinks the findings of a corpus and keeps one trace for each signature.
  ///
  /// Only files under `findings/` change, where campaigns save; findings that do not pass any more stay as they are. At
  /// every moment some file shows each signature that was there, so that the program may be killed at any time.
  func minimizeCorpus(_ folder: String) throws -> ExitCode {
    var options = try ShrinkOptions(arguments)
    let isInterrupted = io.watchInterrupts()
    options.isInterrupted = isInterrupted
    let paths = try FileStore.cases(below: folder)
    var findings: SavedFindings
    var left: [String]
    var changes: [String]
    // A shrunk trace may show more at its end than before, which the next round takes into account.
    repeat {
      (findings, left) = try savedFindings(folder, options)
      if isInterrupted() { return .interrupted }
      changes = try findings.shrink()
      for line in changes { try print("\(line)\n") }
      let removed = try findings.clear()
      for line in removed { try print("\(line)\n") }
      changes += removed
    } while !changes.isEmpty
    for sentence in left { io.err("\(name): unchanged: \(sentence)\n") }
    let others = paths.count { !$0.hasPrefix(findings.folder + "/") }
    try print(
      "\(Layout.count(findings.entries.count, "finding")), showing "
        + Layout.count(Set(findings.entries.flatMap(\.shown)).count, "signature")
        + "; unchanged: \(Layout.grouped(left.count)) that do not pass, \(Layout.grouped(others)) outside findings/\n"
    )
    return .success
  }

  /// The findings of a corpus with their shrunk traces; `left` has the reason for each that stays as it is.
  private func savedFindings(
    _ folder: String, _ options: ShrinkOptions
  ) throws -> (findings: SavedFindings, left: [String]) {
    var findings = SavedFindings(folder: SearchPlan.findings(in: folder))
    var left: [String] = []
    for path in try FileStore.cases(below: folder)
    where path.hasPrefix(findings.folder + "/") && !options.isInterrupted() {
      do {
        let (prepared, verdict) = try played(path)
        guard verdict.code == .success, !prepared.expectation.violations.isEmpty else {
          left.append("\(path) \(verdict.sentences.first ?? "expects no violation")")
          continue
        }
        try findings.add(prepared, options)
      } catch let error as UnplayableCase { left.append(error.message) }
    }
    return (findings, left)
  }
}

/// The findings of a corpus, and what each of their files shows.
private struct SavedFindings {
  let folder: String
  private(set) var entries: [Entry] = []

  /// What a file is known to show: a signature of a system under settings.
  struct Shown: Hashable {
    let words: [String]
    let signature: Finding.Signature
  }

  struct Entry {
    let path: String
    let prepared: PreparedCase
    let words: [String]
    let shown: [Shown]
    /// What it shows at its last violating step, for which it was saved.
    let heads: [Shown]
    let shrunk: [Finding]

    var saved: CorpusCase { prepared.file?.saved ?? CorpusCase(system: "") }
  }

  mutating func add(_ prepared: PreparedCase, _ options: ShrinkOptions) throws {
    let words = SystemCatalog.words(for: prepared.offered, prepared.system.settings)
    let breaches = try prepared.signatures()
    let last = breaches.map(\.line).max()
    func shown(_ breaches: [SignedViolation]) -> [Shown] {
      breaches.map { Shown(words: words, signature: $0.signature) }
    }
    entries.append(
      Entry(
        path: prepared.path, prepared: prepared, words: words, shown: shown(breaches),
        heads: shown(breaches.filter { $0.line == last }), shrunk: try prepared.shrink(options)))
  }

  /// Writes the shortest trace of each signature where none as short is there.
  mutating func shrink() throws -> [String] {
    var lines: [String] = []
    var done: Set<Shown> = []
    for head in entries.flatMap(\.heads) where done.insert(head).inserted {
      let candidates = entries.filter { $0.words == head.words }.flatMap { entry in
        entry.shrunk.filter { $0.signature == head.signature }.map { finding in
          let system = entry.prepared.offered
          let settings = entry.prepared.system.settings
          return (entry, SavedFinding(finding: finding, system: system, settings: settings))
        }
      }
      let there = shortest(for: head)
      guard let (entry, best) = candidates.min(by: { $0.1.trace.isSimpler(than: $1.1.trace) }) else {
        continue
      }
      let trace = best.trace
      if let there, trace.lines.count >= entries[there].prepared.trace.lines.count { continue }
      let system = entry.prepared.system
      let shown = try system.use { try $0.signatures(of: trace) }.map {
        Shown(words: head.words, signature: $0.signature)
      }
      guard shown.contains(head) else { continue }
      // The file that it replaces must not be the only one that shows something else.
      let place = there.flatMap { index in
        !entries[index].saved.hasRemarks && isCovered(entries[index].shown, by: shown, without: index)
          ? index : nil
      }
      let old = place.map { entries[$0] }
      let violations = try system.use { try $0.replay(trace, rules: RuleSelection()) }.violations
      let text = best.saved(violations, comments: (old?.saved.ownComments ?? []) + best.comments).text
      let path = old?.path ?? FileStore.free("\(folder)/\(SavedFinding.fileName(of: head.signature))")
      try FileStore.write(text, to: path)
      let count = Layout.count(trace.lines.count, "step")
      lines.append(
        old.map {
          "shrunk: \(path), from \(Layout.count($0.prepared.trace.lines.count, "step")) to \(trace.lines.count)"
        } ?? "wrote: \(path), which is new, with \(count)")
      let file = try CaseFile(Array(text.utf8), path: path)
      let new = Entry(
        path: path,
        prepared: PreparedCase(
          file: file, offered: entry.prepared.offered, system: system, trace: file.trace),
        words: head.words, shown: shown, heads: [head], shrunk: old?.shrunk ?? [])
      if let place { entries[place] = new } else { entries.append(new) }
    }
    return lines
  }

  /// Removes files, the longest first, of which others show all.
  mutating func clear() throws -> [String] {
    var lines: [String] = []
    let order = entries.sorted { one, other in
      let (trace, next) = (one.prepared.trace, other.prepared.trace)
      return next.isSimpler(than: trace) || !trace.isSimpler(than: next) && other.path < one.path
    }
    for path in order.map(\.path) {
      guard let index = entries.firstIndex(where: { $0.path == path }), !entries[index].saved.hasOwnWords,
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
      entries[$0].prepared.trace.isSimpler(than: entries[$1].prepared.trace)
    }
  }

  private func isCovered(_ shown: [Shown], by new: [Shown], without index: Int) -> Bool {
    shown.allSatisfy { one in
      new.contains(one) || entries.indices.contains { $0 != index && entries[$0].shown.contains(one) }
    }
  }
}
