extension FuzzCommand {
  /// `shrink`: prints the shortened trace as a case.
  func shrink(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    var options = ShrinkOptions()
    options.steps = try arguments.number("--shrink-steps", in: 1...Int.max) ?? options.steps
    options.proveStates =
      try arguments.number("--prove-states", in: 0...100_000_000) ?? options.proveStates
    options.time = try arguments.duration("--shrink-time")
    let output = try shrinkOutput(arguments)
    let shrunk = try await shrunk(arguments, io, options)
    guard let finding = shrunk.findings.first else {
      throw CommandError(.malformed, "\(shrunk.origin) breaks no rule, so there is nothing to shrink")
    }
    let saved = SavedFinding(finding: finding, system: shrunk.offered, settings: shrunk.system.settings)
    let broken = try await shrunk.system.replay(saved.trace, RuleSelection()).broken
    let comments = shrunk.comments.filter { !saved.comments.contains($0) } + saved.comments
    let text = saved.saved(broken, comments: comments).text
    if let output { try FileStore.write(text, to: output) } else { try print(text, io) }
    for other in shrunk.findings.dropFirst() {
      io.err("\(name): on the way it also met \(other.signature)\n")
    }
    return .success
  }

  private struct Shrunk {
    let origin: String
    let offered: FuzzSystem
    let system: ConfiguredSystem
    let findings: [Finding]
    /// What is said above the trace; what stands between its lines loses its place and goes.
    let comments: [CorpusCase.BodyLine]
  }

  private func shrunk(
    _ arguments: Arguments, _ io: CommandIO, _ options: ShrinkOptions
  ) async throws -> Shrunk {
    var options = options
    if let given = try givenTrace(arguments) {
      options.rules = try chosenRules(arguments, given.system.rules)
      do {
        let findings = try await given.system.shrink(given.trace, options)
        return Shrunk(
          origin: "the trace of --actions", offered: given.offered, system: given.system, findings: findings,
          comments: [])
      } catch let error as TraceTextError { throw explained(error) }
    }
    let prepared = try givenCase(arguments, io)
    options.rules = try chosenRules(arguments, prepared.system.rules)
    return Shrunk(
      origin: prepared.file.path, offered: prepared.offered, system: prepared.system,
      findings: try await prepared.shrink(options),
      comments: Array(prepared.file.saved.body.prefix { !$0.isAction }))
  }

  private func shrinkOutput(_ arguments: Arguments) throws -> String? {
    guard let path = arguments.value("--output")?.text, path != "-" else { return nil }
    try FileStore.checkCreatable(path)
    return path
  }
}
