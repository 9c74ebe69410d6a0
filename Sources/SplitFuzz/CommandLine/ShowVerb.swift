extension FuzzCommand {
  /// `show`: one trace, step by step.
  func show(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let paint = try paint(arguments, io)
    _ = try arguments.choice("--format", of: ["text"])
    if let given = try givenTrace(arguments) {
      let replay = try await replay(given, arguments)
      return try print(ReplayText(replay, settings: given.system.settings, paint: paint).text, io)
    }
    let prepared = try givenCase(arguments, io)
    let (replay, difference) = try await prepared.replay(
      asking: chosenRules(arguments, prepared.system.rules))
    let sentences = difference?.sentences ?? ["keeps its promise"]
    let promise = sentences.map { "\(prepared.file.path) \($0)\n" }.joined()
    return try print(ReplayText(replay, settings: prepared.system.settings, paint: paint).text + promise, io)
  }
}
