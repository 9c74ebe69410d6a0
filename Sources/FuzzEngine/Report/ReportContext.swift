/// What a report needs besides the figures of a search.
final class ReportContext {
  /// The words before the options of any command, such as `fuzz-runner`.
  let program: [String]
  /// The options that choose the system and its settings.
  let systemWords: [String]
  let searchWords: [String]
  /// The whole configuration, in the order in which it is shown.
  let configuration: [FindingEntry.Fact]
  /// The reasons why actions are ignored, numbered as in `CampaignReport.KindCount.ignored`.
  let ignoreReasons: [String]
  let wording: Wording
  /// Whether a finding that is not known fails.
  let fails: @Sendable (Finding) -> Bool
  /// Why nothing can be concluded; nil where something can.
  var inconclusive: String?
  /// What is saved as known and does not occur any more: the signature of each, and its file.
  var fixed: [FindingEntry.Fact] = []
  /// Whether everything is shown.
  let isVerbose: Bool

  init(
    program: [String] = [], systemWords: [String] = [], searchWords: [String] = [],
    configuration: [FindingEntry.Fact] = [], ignoreReasons: [String] = [], wording: Wording,
    fails: @escaping @Sendable (Finding) -> Bool, isVerbose: Bool = false
  ) {
    (self.program, self.systemWords, self.searchWords) = (program, systemWords, searchWords)
    (self.configuration, self.ignoreReasons, self.wording) = (configuration, ignoreReasons, wording)
    (self.fails, self.isVerbose) = (fails, isVerbose)
  }

  var command: String { ShellWords.command(program + searchWords) }

  func command(for finding: Finding) -> String {
    let isolate = ProcessRules.contains(finding.signature.rule) ? ["--isolate"] : []
    return ShellWords.command(
      program + ["replay"] + systemWords + isolate
        + ShellWords.trace(finding.start, finding.lines.map(\.text)))
  }
}
