extension FuzzCommand {
  /// `show`: shows one trace step by step; its exit codes are those of `replay`.
  func show(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let outputs = try ReportOutputs(arguments)
    let (paint, isDrawn) = (try paint(arguments, io), try draws(arguments, io))
    let shown: ShownTrace
    let code: ExitCode
    if var given = try givenTrace(arguments) {
      given.system = try recordingEvents(given.system, arguments)
      let replay = try await replay(given, arguments)
      // A test evaluates every rule, whatever was chosen here.
      let isWhole = try chosenRules(arguments, given.system.rules) == RuleSelection()
      let whole = isWhole ? replay : try await given.system.replay(given.trace, RuleSelection())
      let word = replay.broken.first.map { "violates \($0.rule)" } ?? "violates no rule"
      shown = ShownTrace(
        replay: replay, note: nil,
        source: SwiftTestSource(
          offered: given.offered, configured: given.system, name: "\(given.offered.family) \(word)",
          trace: given.trace,
          body: given.trace.lines.map { .action($0.text, leavesInFlight: $0.leavesInFlight, comment: nil) },
          expectation: CaseExpectation(
            violations: whole.broken.map { CaseExpectation.Violation($0.rule, $0.way) })))
      code = Self.code(of: replay)
    } else {
      var prepared = try givenCase(arguments, io)
      prepared.system = try recordingEvents(prepared.system, arguments)
      let replayed = try await prepared.replay(asking: chosenRules(arguments, prepared.system.rules))
      let verdict = CaseVerdict(prepared, replayed)
      let file = prepared.file
      let name = file.path == "standard input" ? "saved trace" : String(file.description.prefix { $0 != "." })
      shown = ShownTrace(
        replay: replayed.replay, note: verdict.lines,
        source: SwiftTestSource(
          offered: prepared.offered, configured: prepared.system, name: name, trace: prepared.trace,
          body: file.saved.body, expectation: file.saved.expectation))
      code = verdict.code
    }
    for wanted in outputs.wanted {
      // Colours are for the terminal, never for a file.
      let paint = wanted.path == nil ? paint : Paint(isOn: false)
      try write(shown.text(wanted.format, program: name, paint, isDrawn: isDrawn), wanted, io)
    }
    return code
  }

  /// The system, which records the events that its code receives where that is wanted.
  private func recordingEvents(_ system: ConfiguredSystem, _ arguments: Arguments) throws -> ConfiguredSystem
  {
    guard arguments.has("--events") else { return system }
    guard let recording = system.recording else {
      throw CommandError.usage("--events needs a system that can record them, and \(system.name) cannot")
    }
    return recording()
  }
}

/// A replayed trace in any format.
private struct ShownTrace {
  let replay: Replay
  /// Whether it does what its case expects, one line for each difference; nil for a trace without a case.
  let note: String?
  let source: SwiftTestSource

  func text(_ format: String, program: String, _ paint: Paint, isDrawn: Bool) throws(CommandError) -> String {
    let (offered, system) = (source.offered, source.configured)
    switch format {
    case "html":
      return Page(
        replay, system, offered.wording, note: note?.split(separator: "\n").joined(separator: "; "),
        command: source.trace.command(program: program, offered, system)
      ).text
    case "swift", "xctest":
      guard offered.other == nil else {
        throw .usage("a test has one system; '--against' can be shown as text and html")
      }
      var source = source
      source.isXCTest = format == "xctest"
      return source.text
    default:
      return ReplayText(replay: replay, settings: system.settings, paint: paint, isDrawn: isDrawn).text
        + (note ?? "")
    }
  }
}

extension TraceText {
  /// The command that reproduces a trace.
  func command(program: String, _ offered: FuzzSystem, _ system: ConfiguredSystem) -> String {
    ShellWords.command(
      [program, "replay"] + SystemCatalog.words(for: offered, system.settings)
        + ShellWords.trace(start, lines.map(\.marked)))
  }
}
