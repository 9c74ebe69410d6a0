extension FuzzCommand {
  /// `show`: one trace, step by step; it answers what `replay` answers.
  func show(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let paint = try paint(arguments, io)
    _ = try arguments.choice("--format", of: ["text"])
    if let given = try givenTrace(arguments) {
      let replay = try await replay(given, arguments)
      try print(ReplayText(replay, settings: given.system.settings, paint: paint).text, io)
      return replay.broken.isEmpty ? .success : .found
    }
    let prepared = try givenCase(arguments, io)
    let replayed = try await prepared.replay(asking: chosenRules(arguments, prepared.system.rules))
    let verdict = CaseVerdict(prepared, replayed)
    let text = ReplayText(replayed.replay, settings: prepared.system.settings, paint: paint).text
    try print(text + verdict.lines, io)
    return verdict.code
  }
}
