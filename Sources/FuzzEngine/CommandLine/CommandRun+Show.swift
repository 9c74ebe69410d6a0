extension CommandRun {
  /// `show`: shows one trace step by step; its exit codes are those of `replay`.
  func show() throws -> ExitCode {
    let outputs = try ReportOutputs(arguments)
    let (paint, isDrawn) = (try paint(), try draws())
    var one = try oneTrace()
    if arguments.has("--events") {
      guard let recording = one.system.recording else {
        throw CommandError.usage(
          "--events needs a system that can record them, and \(one.system.name) cannot")
      }
      one = PreparedCase(file: one.file, offered: one.offered, system: recording(), trace: one.trace)
    }
    let rules = try chosenRules(one.system)
    let replay = try one.replay(rules)
    let verdict = CaseVerdict(one, replay, rules)
    // A test evaluates every rule, whatever was chosen here.
    let whole = one.file != nil || rules == RuleSelection() ? replay : try one.replay()
    for wanted in outputs.wanted {
      // Colours are for the terminal, never for a file.
      let paint = wanted.path == nil ? paint : Paint(isOn: false)
      let text: String
      switch wanted.format {
      case "html":
        text =
          Page(
            replay, one,
            note: one.file.map { _ in verdict.lines.parts(at: "\n").joined(separator: "; ") },
            command: one.trace.command(program: name, one.offered, one.system)
          ).text
      case "swift", "xctest":
        guard one.offered.other == nil else {
          throw CommandError.usage("a test has one system; '--against' can be shown as text and html")
        }
        text = SwiftTestSource(one, violations: whole.violations, isXCTest: wanted.format == "xctest").text
      default:
        text =
          replay.text(one.system.settings, paint, isDrawn: isDrawn) + (one.file == nil ? "" : verdict.lines)
      }
      try write(text, wanted)
    }
    return verdict.code
  }
}

extension TraceText {
  func command(program: String, _ offered: FuzzSystem, _ system: ConfiguredSystem) -> String {
    ShellWords.command(
      [program, "replay"] + SystemCatalog.words(for: offered, system.settings)
        + ShellWords.trace(start, lines.map(\.marked)))
  }
}
