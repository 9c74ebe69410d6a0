extension FuzzCommand {
  /// `shrink`: prints the shortened trace as a case.
  func shrink(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    var options = ShrinkOptions()
    options.steps = try arguments.number("--shrink-steps", in: 1...Int.max) ?? options.steps
    options.proveStates =
      try arguments.number("--prove-states", in: 0...100_000_000) ?? options.proveStates
    options.time = try arguments.duration("--shrink-time")
    let output = try shrinkOutput(arguments)
    let isInterrupted = io.watchInterrupts()
    options.isInterrupted = isInterrupted
    var shrunk = try await shrunk(arguments, io, options)
    shrunk.findings = await Judge(shrunk.offered, shrunk.system).judged(shrunk.findings)
    guard let finding = shrunk.findings.first else {
      throw CommandError(.malformed, "\(shrunk.origin) breaks no rule, so there is nothing to shrink")
    }
    let saved = SavedFinding(finding: finding, system: shrunk.offered, settings: shrunk.system.settings)
    let replay = try await shrunk.system.replay(saved.trace, RuleSelection())
    let told = shrunk.comments.filter { !saved.comments.contains($0) }
    let dropped = shrunk.promise.dropped(by: replay)
    let marked = dropped.isEmpty ? told : Self.tale(dropped) + told
    var short = saved.saved(replay.broken, comments: marked + saved.comments)
    short.start += shrunk.unknownLines
    if dropped.screen == nil { short.promise.screen = shrunk.promise.screen }
    let text = short.text
    if let output { try FileStore.write(text, to: output) } else { try print(text, io) }
    for other in shrunk.findings.dropFirst() {
      io.err("\(name): on the way it also met \(other.signature)\n")
    }
    for sentence in dropped.sentences { io.err("\(name): the shortened trace \(sentence)\n") }
    return isInterrupted() ? .interrupted : .success
  }

  /// The comment above a story that was told of the trace before it was shortened.
  private static func tale(_ dropped: CasePromise) -> [CorpusCase.BodyLine] {
    let parts =
      (dropped.screen.map { ["to end on '\($0)'"] } ?? []) + dropped.violations.map { "to break '\($0)'" }
    return [.comment("Told of the longer trace, which was \(parts.joined(separator: " and ")) as well:")]
  }

  private struct Shrunk {
    let origin: String
    let offered: FuzzSystem
    let system: ConfiguredSystem
    var findings: [Finding]
    /// What is said above the trace; what stands between its lines loses its place and goes.
    let comments: [CorpusCase.BodyLine]
    /// What the case promised.
    var promise = CasePromise()
    /// The lines of the header whose key has no meaning here.
    var unknownLines: [StartPoint.HeaderLine] = []
  }

  private func shrunk(
    _ arguments: Arguments, _ io: CommandIO, _ options: ShrinkOptions
  ) async throws -> Shrunk {
    var options = options
    if let given = try givenTrace(arguments) {
      options.rules = try chosenRules(arguments, given.system.rules)
      try Self.demandRepeats(try await replay(given, arguments))
      do {
        let findings = try await given.system.shrink(given.trace, options)
        return Shrunk(
          origin: "the trace of --actions", offered: given.offered, system: given.system, findings: findings,
          comments: [])
      } catch let error as TraceTextError { throw explained(error) }
    }
    let prepared = try givenCase(arguments, io)
    try Self.demandRepeats(try await prepared.replay().replay)
    options.rules = try chosenRules(arguments, prepared.system.rules)
    return Shrunk(
      origin: prepared.file.path, offered: prepared.offered, system: prepared.system,
      findings: try await prepared.shrink(options),
      comments: Array(prepared.file.saved.body.prefix { !$0.isAction }),
      promise: prepared.file.saved.promise.asked(options.rules),
      unknownLines: prepared.file.saved.start.filter { !["device", "start", "against"].contains($0.key) })
  }

  /// What is not repeatable cannot be shortened.
  private static func demandRepeats(_ replay: Replay) throws(CommandError) {
    if let unrepeated = replay.unrepeated { throw CommandError(.inconclusive, unrepeated.description) }
  }

  private func shrinkOutput(_ arguments: Arguments) throws -> String? {
    guard let path = arguments.value("--output")?.text, path != "-" else { return nil }
    try FileStore.checkCreatable(path)
    return path
  }
}
