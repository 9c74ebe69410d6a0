/// What a report needs besides the figures of a search.
struct ReportContext: Sendable {
  /// The words before the options of any command, such as `fuzz-runner`.
  var program: [String]
  /// The options that choose the system and its settings.
  var systemWords: [String]
  var searchWords: [String]
  /// The whole configuration, in the order in which it is shown.
  var configuration: [FindingEntry.Fact]
  /// The reasons why actions are ignored, numbered as in `CampaignReport.KindCount.ignored`.
  var ignoreReasons: [String]
  var wording: Wording
  /// Whether a finding that is not known fails.
  var fails: @Sendable (Finding) -> Bool
  /// Why nothing can be concluded; nil where something can.
  var inconclusive: String?
  /// Where findings were saved, by their positions.
  var files: [Int: String] = [:]
  /// Where findings are saved as known, by their positions.
  var known: [Int: String] = [:]
  /// What is saved as known and does not occur any more: the signature of each, and its file.
  var fixed: [FindingEntry.Fact] = []
  /// Whether everything is shown.
  var isVerbose = false

  var command: String { ShellWords.command(program + searchWords) }

  func command(for finding: Finding) -> String {
    let isolate = ProcessRules.contains(finding.signature.rule) ? ["--isolate"] : []
    return ShellWords.command(
      program + ["replay"] + systemWords + isolate
        + ShellWords.trace(finding.start, finding.lines.map(\.text)))
  }
}
