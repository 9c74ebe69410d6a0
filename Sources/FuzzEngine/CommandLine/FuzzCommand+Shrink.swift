extension FuzzCommand {
  /// `shrink`: prints the shrunk trace as a case.
  func shrink(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    var options = try ShrinkOptions(arguments)
    let wanted = try ReportOutputs(arguments).wanted[0]
    let isInterrupted = io.watchInterrupts()
    options.isInterrupted = isInterrupted
    let shrunk = try await shrunk(arguments, io, options)
    let findings = await Judge(shrunk.offered, shrunk.system).judged(shrunk.findings)
    guard let finding = findings.first else {
      throw CommandError(.malformed, "\(shrunk.origin) violates no rule, so there is nothing to shrink")
    }
    let saved = SavedFinding(finding: finding, system: shrunk.offered, settings: shrunk.system.settings)
    let replay = try await shrunk.system.replay(saved.trace, RuleSelection())
    let own = shrunk.comments.filter { !saved.comments.contains($0) }
    let dropped = shrunk.expectation.dropped(by: replay)
    let parts =
      (dropped.screen.map { ["ended on '\($0)'"] } ?? []) + dropped.violations.map { "violated '\($0)'" }
    let note = "About the longer trace, which also \(parts.joined(separator: " and ")):"
    let marked = parts.isEmpty ? own : [.comment(note)] + own
    var short = saved.saved(replay.broken, comments: marked + saved.comments)
    short.start += shrunk.unknownLines
    if dropped.screen == nil { short.expectation.screen = shrunk.expectation.screen }
    try write(short.text, wanted, io)
    for other in findings.dropFirst() { io.err("\(name): while shrinking, also found \(other.signature)\n") }
    for part in parts { io.err("\(name): only the longer trace \(part)\n") }
    return isInterrupted() ? .interrupted : .success
  }

  private struct Shrunk {
    let origin: String
    let offered: FuzzSystem
    let system: ConfiguredSystem
    let findings: [Finding]
    /// The comments above the trace; those between its steps are dropped.
    var comments: [CorpusCase.BodyLine] = []
    /// What the case expects.
    var expectation = CaseExpectation()
    /// The lines of the header whose key has no meaning here.
    var unknownLines: [StartPoint.HeaderLine] = []
  }

  private func shrunk(
    _ arguments: Arguments, _ io: CommandIO, _ options: ShrinkOptions
  ) async throws -> Shrunk {
    var options = options
    func checkDeterminism(_ replay: Replay) throws(CommandError) {
      if let unrepeated = replay.unrepeated { throw CommandError(.inconclusive, unrepeated.description) }
    }
    if let given = try givenTrace(arguments) {
      options.rules = try chosenRules(arguments, given.system.rules)
      try checkDeterminism(try await replay(given, arguments))
      do {
        let findings = try await given.system.shrink(given.trace, options)
        return Shrunk(
          origin: "the trace of --actions", offered: given.offered, system: given.system, findings: findings)
      } catch let error as TraceTextError { throw explained(error) }
    }
    let prepared = try givenCase(arguments, io)
    let (file, saved) = (prepared.file, prepared.file.saved)
    try checkDeterminism(try await prepared.replay().replay)
    options.rules = try chosenRules(arguments, prepared.system.rules)
    return Shrunk(
      origin: file.path, offered: prepared.offered, system: prepared.system,
      findings: try await prepared.shrink(options), comments: Array(saved.body.prefix { !$0.isAction }),
      expectation: saved.expectation.selecting(options.rules),
      unknownLines: saved.start.filter { !(StartChoice.keys + ["against"]).contains($0.key) })
  }
}
