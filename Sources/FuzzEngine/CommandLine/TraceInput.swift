/// Reads traces for `replay`, `shrink` and `show`: from files, folders, standard input, or the command line itself.
extension FuzzCommand {
  /// The trace of `--actions`; nil when it was not given.
  func givenTrace(_ arguments: Arguments) throws -> GivenTrace? {
    guard let (text, _) = arguments.value("--actions") else { return nil }
    guard arguments.operands.isEmpty else {
      throw CommandError.usage(
        "--actions takes the place of a file, so '\(arguments.operands[0])' is not expected")
    }
    let (offered, system) = try chosenSystem(arguments)
    let starts =
      try StartChoice.chosen(system.starts, arguments, system: offered.name)
      ?? StartChoice.indices(of: system.starts, device: nil, start: nil, system: offered.name)
    let header = starts.first.map { system.starts[$0].header } ?? []
    return GivenTrace(
      offered: offered, system: system,
      trace: TraceText(start: header, lines: TraceLineText.actions(text)))
  }

  /// Replays the trace of `--actions`.
  func replay(_ given: GivenTrace, _ arguments: Arguments) async throws -> Replay {
    let rules = try chosenRules(arguments, given.system.rules)
    do { return try await given.system.replay(given.trace, rules) } catch let error as TraceTextError {
      throw explained(error)
    }
  }

  /// Explains what is wrong with the trace of `--actions`.
  func explained(_ error: TraceTextError) -> CommandError {
    .usage("--actions\(error.line.map { ", action \($0)" } ?? ""): \(error.message)")
  }

  /// The one case that `shrink` and `show` are given.
  func givenCase(_ arguments: Arguments, _ io: CommandIO) throws -> PreparedCase {
    guard let path = arguments.operands.first else {
      throw CommandError.usage("\(arguments.subcommand.rawValue) expects a file, '-' or --actions")
    }
    guard arguments.operands.count == 1 else {
      throw CommandError.usage(
        "\(arguments.subcommand.rawValue) takes one file, so '\(arguments.operands[1])' is not expected")
    }
    return try catalog.prepare(read(path, io), instead: overrides(arguments))
  }

  /// Reads a case from a file, or from standard input for `-`.
  func read(_ path: String, _ io: CommandIO) throws -> CaseFile {
    guard path == "-" else { return try CaseFile(reading: path) }
    // One byte more than allowed makes the parser reject it as too large.
    let limit = CorpusCase.sizeLimitBytes
    return try CaseFile(io.input(limit) ?? Array(repeating: 35, count: limit + 1), path: "standard input")
  }

  /// What the command line overrides in a case's header.
  func overrides(_ arguments: Arguments) throws -> CaseOverrides {
    CaseOverrides(
      system: try arguments.value("--system").map { try catalog.find($0.text) },
      against: try arguments.value("--against").map { try catalog.find($0.text) },
      profile: arguments.value("--profile")?.text, quirks: try chosenQuirks(arguments),
      assumptions: try chosenAssumptions(arguments),
      device: arguments.value("--device")?.text, start: arguments.value("--start")?.text)
  }
}

/// A trace from the command line with the system that it is for.
struct GivenTrace: Sendable {
  let offered: FuzzSystem
  var system: ConfiguredSystem
  let trace: TraceText
}
