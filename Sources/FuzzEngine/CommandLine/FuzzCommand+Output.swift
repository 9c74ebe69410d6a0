extension FuzzCommand {
  /// Writes to standard output; a reader that left early is no failure.
  @discardableResult
  func print(_ text: String, _ io: CommandIO) throws(CommandError) -> ExitCode {
    guard io.out(text) != .failed else {
      throw CommandError(.inputOutput, "standard output cannot be written")
    }
    return .success
  }

  /// Writes a report to its file or to standard output.
  func write(_ text: String, _ wanted: ReportOutputs.Wanted, _ io: CommandIO) throws {
    if let path = wanted.path { try FileStore.write(text, to: path) } else { try print(text, io) }
  }

  /// Writes a list of checks as `junit` or `github`.
  ///
  /// Annotations go to standard output, where the runner reads them; the summary goes to a file that is named, or is
  /// appended to the file of `GITHUB_STEP_SUMMARY`.
  func write(
    _ list: CheckList, _ wanted: ReportOutputs.Wanted, _ arguments: Arguments, _ io: CommandIO
  ) throws {
    guard wanted.format == "github" else { return try write(JUnitReport(list: list).text, wanted, io) }
    let report = GitHubReport(list: list)
    try print(report.annotations, io)
    if let path = wanted.path {
      try FileStore.write(report.summary, to: path)
    } else if let path = arguments.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try FileStore.append(report.summary, to: path)
    }
  }
}
