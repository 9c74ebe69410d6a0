extension FuzzCommand {
  /// `show`: one trace, step by step; it answers what `replay` answers.
  func show(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let paint = try paint(arguments, io)
    _ = try arguments.choice("--format", of: ["text"])
    if let given = try givenTrace(arguments) {
      let given = GivenTrace(
        offered: given.offered, system: try listening(given.system, arguments), trace: given.trace)
      let replay = try await replay(given, arguments)
      try print(ReplayText(replay, settings: given.system.settings, paint: paint).text, io)
      return replay.broken.isEmpty ? .success : .found
    }
    let given = try givenCase(arguments, io)
    let prepared = PreparedCase(
      file: given.file, offered: given.offered, system: try listening(given.system, arguments),
      trace: given.trace)
    let replayed = try await prepared.replay(asking: chosenRules(arguments, prepared.system.rules))
    let verdict = CaseVerdict(prepared, replayed)
    let text = ReplayText(replayed.replay, settings: prepared.system.settings, paint: paint).text
    try print(text + verdict.lines, io)
    return verdict.code
  }

  /// The system, which tells what its app hears where that is asked for.
  private func listening(_ system: ConfiguredSystem, _ arguments: Arguments) throws -> ConfiguredSystem {
    guard arguments.has("--heard") else { return system }
    guard let overheard = system.overheard else {
      throw CommandError.usage("--heard listens to one app of 'list systems', and not to \(system.name)")
    }
    return overheard()
  }
}
