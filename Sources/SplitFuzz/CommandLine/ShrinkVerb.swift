extension FuzzCommand {
  /// `shrink`: prints the shortened trace as a case.
  func shrink(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    var options = ShrinkOptions()
    options.steps = try arguments.number("--shrink-steps", in: 1...Int.max) ?? options.steps
    options.time = try arguments.duration("--shrink-time")
    let output = try shrinkOutput(arguments)
    let system: ConfiguredSystem
    let findings: [Finding]
    var comments: [CorpusCase.BodyLine] = []
    let origin: String
    if let given = try givenTrace(arguments) {
      system = given.system
      origin = "the trace of --actions"
      options.rules = try chosenRules(arguments, system.rules)
      do { findings = try await system.shrink(given.trace, options) } catch let error as TraceTextError {
        throw explained(error)
      }
    } else {
      let prepared = try givenCase(arguments, io)
      system = prepared.system
      origin = prepared.file.path
      options.rules = try chosenRules(arguments, system.rules)
      // What is said above the trace is about the trace; what stands between its lines loses its place.
      comments = Array(prepared.file.saved.body.prefix { !$0.isAction })
      findings = try await prepared.shrink(options)
    }
    guard let finding = findings.first else {
      throw CommandError(.malformed, "\(origin) breaks no rule, so there is nothing to shrink")
    }
    let saved = SavedFinding(
      finding: finding, system: try catalog.find(system.name), settings: system.settings)
    let broken = try await system.replay(saved.trace, RuleSelection()).broken
    let text = saved.saved(broken, comments: comments + saved.comments).text
    if let output { try FileStore.write(text, to: output) } else { try print(text, io) }
    for other in findings.dropFirst() { io.err("\(name): on the way it also met \(other.signature)\n") }
    return .success
  }

  private func shrinkOutput(_ arguments: Arguments) throws -> String? {
    guard let path = arguments.value("--output")?.text, path != "-" else { return nil }
    try FileStore.checkCreatable(path)
    return path
  }
}
