extension FuzzCommand {
  /// `show`: one trace, step by step; it answers what `replay` answers.
  func show(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let paint = try paint(arguments, io)
    let isDrawn = try draws(arguments, io)
    let outputs = try ReportOutputs(arguments)
    if let given = try givenTrace(arguments) {
      let given = GivenTrace(
        offered: given.offered, system: try listening(given.system, arguments), trace: given.trace)
      let replay = try await replay(given, arguments)
      let shown = ShownTrace(
        replay: replay, system: given.system, isDrawn: isDrawn, note: nil,
        command: given.trace.command(program: name, given.offered, given.system))
      for wanted in outputs.wanted { try write(shown, wanted, paint, io) }
      return replay.broken.isEmpty ? .success : .found
    }
    let given = try givenCase(arguments, io)
    let prepared = PreparedCase(
      file: given.file, offered: given.offered, system: try listening(given.system, arguments),
      trace: given.trace)
    let replayed = try await prepared.replay(asking: chosenRules(arguments, prepared.system.rules))
    let verdict = CaseVerdict(prepared, replayed)
    let shown = ShownTrace(
      replay: replayed.replay, system: prepared.system, isDrawn: isDrawn, note: verdict.lines,
      command: prepared.trace.command(program: name, prepared.offered, prepared.system))
    for wanted in outputs.wanted { try write(shown, wanted, paint, io) }
    return verdict.code
  }

  private func write(
    _ shown: ShownTrace, _ wanted: ReportOutputs.Wanted, _ paint: Paint, _ io: CommandIO
  ) throws {
    // Colours are for the terminal, never for a file.
    let text =
      wanted.format == "html" ? shown.page : shown.text(wanted.path == nil ? paint : Paint(isOn: false))
    if let path = wanted.path { try FileStore.write(text, to: path) } else { try print(text, io) }
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

/// A replayed trace with what is said of it.
private struct ShownTrace {
  let replay: Replay
  let system: ConfiguredSystem
  let isDrawn: Bool
  /// What is said of its promise, one line each; nil where it has none.
  let note: String?
  let command: String

  func text(_ paint: Paint) -> String {
    ReplayText(replay, settings: system.settings, paint: paint, isDrawn: isDrawn).text + (note ?? "")
  }

  var page: String {
    ReplayPage(
      replay: replay, settings: system.settings, rules: RuleTexts(system.rules),
      note: note.map { $0.split(separator: "\n").joined(separator: "; ") }, command: command
    ).text
  }
}

extension TraceText {
  /// The command that repeats a trace.
  func command(program: String, _ offered: FuzzSystem, _ system: ConfiguredSystem) -> String {
    var words = [program, "replay"] + SystemCatalog.words(for: offered, system.settings)
    for line in start where ["device", "start"].contains(line.key) { words += ["--\(line.key)", line.value] }
    let actions = lines.map { ($0.leavesInFlight ? "~" : "") + $0.text }.joined(separator: "; ")
    return ShellWords.command(words + ["--actions", actions])
  }
}
