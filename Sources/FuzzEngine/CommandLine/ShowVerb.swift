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
      // A test asks every rule, whatever was asked here.
      let asked = try chosenRules(arguments, given.system.rules)
      let whole =
        asked == RuleSelection() ? replay : try await given.system.replay(given.trace, RuleSelection())
      let promise = CasePromise(
        violations: whole.broken.map { CasePromise.Expectation($0.rule, $0.way) })
      let word = replay.broken.first.map { "breaks \($0.rule)" } ?? "keeps every rule"
      let shown = ShownTrace(
        replay: replay, system: given.system, isDrawn: isDrawn, note: nil,
        command: given.trace.command(program: name, given.offered, given.system),
        source: SwiftTestSource(
          offered: given.offered, configured: given.system, name: "\(given.offered.family) \(word)",
          trace: given.trace,
          body: given.trace.lines.map { .action($0.text, leavesInFlight: $0.leavesInFlight, comment: nil) },
          promise: promise))
      for wanted in outputs.wanted { try write(shown, wanted, paint, io) }
      return Self.code(of: replay)
    }
    let given = try givenCase(arguments, io)
    let prepared = PreparedCase(
      file: given.file, offered: given.offered, system: try listening(given.system, arguments),
      trace: given.trace)
    let replayed = try await prepared.replay(asking: chosenRules(arguments, prepared.system.rules))
    let verdict = CaseVerdict(prepared, replayed)
    let shown = ShownTrace(
      replay: replayed.replay, system: prepared.system, isDrawn: isDrawn, note: verdict.lines,
      command: prepared.trace.command(program: name, prepared.offered, prepared.system),
      source: SwiftTestSource(
        offered: prepared.offered, configured: prepared.system, name: prepared.file.testName,
        trace: prepared.trace, body: prepared.file.saved.body, promise: prepared.file.saved.promise))
    for wanted in outputs.wanted { try write(shown, wanted, paint, io) }
    return verdict.code
  }

  private func write(
    _ shown: ShownTrace, _ wanted: ReportOutputs.Wanted, _ paint: Paint, _ io: CommandIO
  ) throws {
    // Colours are for the terminal, never for a file.
    let text =
      switch wanted.format {
      case "html": shown.page
      case "swift": try shown.test(isXCTest: false)
      case "xctest": try shown.test(isXCTest: true)
      default: shown.text(wanted.path == nil ? paint : Paint(isOn: false))
      }
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
  let source: SwiftTestSource

  func text(_ paint: Paint) -> String {
    ReplayText(replay, settings: system.settings, paint: paint, isDrawn: isDrawn).text + (note ?? "")
  }

  /// The trace as a test of one's own.
  func test(isXCTest: Bool) throws(CommandError) -> String {
    guard source.offered.other == nil else {
      throw .usage("a test drives one system; '--against' can be shown as text and html")
    }
    var source = source
    source.isXCTest = isXCTest
    return source.text
  }

  var page: String {
    ReplayPage(
      replay: replay, settings: system.settings, rules: RuleTexts(system.rules),
      note: note.map { $0.split(separator: "\n").joined(separator: "; ") }, command: command
    ).text
  }
}

extension CaseFile {
  /// The name of a test of the case: that of the file, without its ending.
  fileprivate var testName: String {
    path == "standard input" ? "saved trace" : String(description.prefix { $0 != "." })
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
