/// How lists of checks are written.
extension FuzzCommand {
  /// Writes a list of checks as `junit` or `github`.
  ///
  /// Annotations go to standard output, where the runner reads them; the summary goes to a file that is named, or else
  /// behind what other steps told in the file of `GITHUB_STEP_SUMMARY`.
  func write(
    _ list: CheckList, _ wanted: ReportOutputs.Wanted, _ arguments: Arguments, _ io: CommandIO
  ) throws {
    guard wanted.format == "github" else {
      let text = JUnitReport(list).text
      if let path = wanted.path { try FileStore.write(text, to: path) } else { try print(text, io) }
      return
    }
    let report = GitHubReport(list)
    try print(report.annotations, io)
    if let path = wanted.path {
      try FileStore.write(report.summary, to: path)
    } else if let path = arguments.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try FileStore.append(report.summary, to: path)
    }
  }
}

extension ReportOutputs.Wanted {
  /// Whether it is a list of checks.
  var isCheckList: Bool { format == "junit" || format == "github" }
}
