/// Reads traces for `replay`, `shrink` and `show`: from files, folders, standard input, or the command line itself.
extension CommandRun {
  /// The trace of `--actions`; nil when it was not given.
  func givenTrace() throws -> PreparedCase? {
    guard let text = arguments.text("--actions") else { return nil }
    guard arguments.operands.isEmpty else {
      throw CommandError.usage(
        "--actions takes the place of a file, so '\(arguments.operands[0])' is not expected")
    }
    let (offered, system) = try chosenSystem()
    let trace = TraceText(start: try chosenHeader(system), lines: TraceLineText.actions(text))
    return PreparedCase(file: nil, offered: offered, system: system, trace: trace)
  }

  /// The one trace that `shrink` and `show` are given.
  func oneTrace() throws -> PreparedCase {
    if let given = try givenTrace() { return given }
    guard let path = try arguments.operand("file") else {
      throw CommandError.usage("\(arguments.subcommand.rawValue) expects a file, '-' or --actions")
    }
    return try catalog.prepare(read(path), instead: overrides())
  }

  /// Reads a case from a file, or from standard input for `-`.
  func read(_ path: String) throws -> CaseFile {
    guard path == "-" else { return try CaseFile(reading: path) }
    guard let bytes = try io.input(CorpusCase.sizeLimitBytes) else {
      throw CaseParser.tooLarge("standard input")
    }
    return try CaseFile(bytes, path: "standard input")
  }

  /// What the command line overrides in a case's header.
  func overrides() throws -> CaseOverrides {
    let overrides = CaseOverrides()
    overrides.system = try arguments.text("--system").map { try catalog.find($0) }
    overrides.against = try arguments.text("--against").map { try catalog.find($0) }
    (overrides.profile, overrides.quirks) = (arguments.text("--profile"), try chosenQuirks())
    overrides.assumptions = try arguments.assumptions()
    (overrides.device, overrides.start) = (arguments.text("--device"), arguments.text("--start"))
    return overrides
  }
}
