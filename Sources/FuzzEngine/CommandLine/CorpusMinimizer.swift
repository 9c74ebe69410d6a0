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
        + Layout.count(Layout.unique(findings.entries.flatMap(\.shown)).count, "signature")
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
      let (prepared, verdict): (PreparedCase, CaseVerdict)
      do throws(CommandError) { (prepared, verdict) = try played(path) } catch {
        left.append(error.message)
        continue
      }
      guard verdict.code == .success, !prepared.expectation.violations.isEmpty else {
        left.append("\(path) \(verdict.sentences.first ?? "expects no violation")")
        continue
      }
      try findings.add(prepared, options)
    }
    return (findings, left)
  }
}

/// The findings of a corpus, and what each of their files shows.
private struct SavedFindings {
  let folder: String
  private(set) var entries: [Entry] = []

  final class Entry {
    let path: String
    let prepared: PreparedCase
    /// What it is known to show: signatures of a system under settings.
    let shown: [String]
    /// What it shows at its last violating step, for which it was saved.
    let heads: [String]
    let shrunk: [Finding]

    init(_ path: String, _ prepared: PreparedCase, shown: [String], heads: [String], shrunk: [Finding]) {
      (self.path, self.prepared, self.shown, self.heads, self.shrunk) = (path, prepared, shown, heads, shrunk)
    }

    var saved: CorpusCase { prepared.file?.saved ?? CorpusCase(system: "") }
  }

  private static func name(_ signature: Finding.Signature, _ prepared: PreparedCase) -> String {
    let words = SystemCatalog.words(for: prepared.offered, prepared.system.settings)
    return "\(words.joined(separator: " ")) \(signature)"
  }

  mutating func add(_ prepared: PreparedCase, _ options: ShrinkOptions) throws {
    let breaches = try prepared.signatures()
    let last = breaches.map(\.line).max()
    entries.append(
      Entry(
        prepared.path, prepared, shown: breaches.map { Self.name($0.signature, prepared) },
        heads: breaches.filter { $0.line == last }.map { Self.name($0.signature, prepared) },
        shrunk: try prepared.shrink(options)))
  }

  /// Writes the shortest trace of each signature where none as short is there.
  mutating func shrink() throws -> [String] {
    var lines: [String] = []
    for head in Layout.unique(entries.flatMap(\.heads)) {
      let candidates = entries.flatMap { entry in
        entry.shrunk.filter { Self.name($0.signature, entry.prepared) == head }.map { finding in
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
        Self.name($0.signature, entry.prepared)
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
      let path = old?.path ?? FileStore.free("\(folder)/\(SavedFinding.fileName(of: best.finding.signature))")
      try FileStore.write(text, to: path)
      let count = Layout.count(trace.lines.count, "step")
      lines.append(
        old.map {
          "shrunk: \(path), from \(Layout.count($0.prepared.trace.lines.count, "step")) to \(trace.lines.count)"
        } ?? "wrote: \(path), which is new, with \(count)")
      let file = try CaseFile(Array(text.utf8), path: path)
      let prepared = PreparedCase(
        file: file, offered: entry.prepared.offered, system: system, trace: file.trace)
      let new = Entry(path, prepared, shown: shown, heads: [head], shrunk: old?.shrunk ?? [])
      if let place { entries[place] = new } else { entries.append(new) }
    }
    return lines
  }

  /// Removes files, the longest first, of which others show all.
  mutating func clear() throws -> [String] {
    var lines: [String] = []
    let order = order(entries.count) { one, other in
      let (trace, next) = (entries[one].prepared.trace, entries[other].prepared.trace)
      return next.isSimpler(than: trace)
        || !trace.isSimpler(than: next) && entries[other].path < entries[one].path
    }
    for path in order.map({ entries[$0].path }) {
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

  private func shortest(for head: String) -> Int? {
    entries.indices.filter { entries[$0].heads.contains(head) }.min {
      entries[$0].prepared.trace.isSimpler(than: entries[$1].prepared.trace)
    }
  }

  private func isCovered(_ shown: [String], by new: [String], without index: Int) -> Bool {
    shown.allSatisfy { one in
      new.contains(one) || entries.indices.contains { $0 != index && entries[$0].shown.contains(one) }
    }
  }
}
