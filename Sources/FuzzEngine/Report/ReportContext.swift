/// What a report needs besides the figures: how the campaign was asked for, and the words that repeat it.
package struct ReportContext: Hashable, Sendable {
  /// The words before the options of any command, such as `fuzz-runner`.
  package var program: [String]
  /// The options that name the system and its settings.
  package var systemWords: [String]
  /// The options that repeat the campaign, the seed and the system among them.
  package var campaignWords: [String]
  /// The whole configuration, in the order in which it is shown.
  package var configuration: [Entry]
  /// The reasons why actions are ignored, numbered as in `CampaignReport.KindCount.ignored`.
  package var ignoreReasons: [String]
  /// Why nothing can be concluded; nil where something can.
  package var inconclusive: String?
  /// Where findings were saved, one entry per finding; nil for one that was not.
  package var files: [String?]

  /// Where each finding is saved as known, one entry per finding; nil for a new one.
  package var known: [String?] = []
  /// What is saved as known and occurs no more: the signature of each, and its file.
  package var fixed: [Entry] = []

  /// One line of the configuration.
  package struct Entry: Hashable, Sendable {
    /// What is configured.
    package let name: String
    /// How.
    package let value: String

    /// Names a value.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Collects what a report needs.
  package init(
    program: [String], systemWords: [String], campaignWords: [String], configuration: [Entry],
    ignoreReasons: [String], inconclusive: String? = nil, files: [String?] = []
  ) {
    self.program = program
    self.systemWords = systemWords
    self.campaignWords = campaignWords
    self.configuration = configuration
    self.ignoreReasons = ignoreReasons
    self.inconclusive = inconclusive
    self.files = files
  }

  /// The configuration for programs, in no order.
  var configurationByName: [String: String] {
    Dictionary(configuration.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The command that repeats the campaign.
  var campaignCommand: String { ShellWords.command(program + campaignWords) }

  /// The command that repeats a finding.
  func command(for finding: Finding) -> String {
    var words = program + ["replay"] + systemWords
    if ProcessRules.contains(finding.signature.rule) { words.append("--isolate") }
    for key in ["device", "start"] {
      if let value = finding.start.first(where: { $0.key == key })?.value { words += ["--\(key)", value] }
    }
    return ShellWords.command(words + ["--actions", finding.lines.map(\.text).joined(separator: "; ")])
  }

  /// Says that nothing can be concluded, and why; nothing where something can.
  func inconclusiveRows(_ paint: Paint) -> [String] {
    guard let inconclusive else { return [] }
    return Layout.wrapped("inconclusive: \(inconclusive)", to: Layout.width).map(paint.yellow)
  }

  /// The file in which a finding was saved.
  func file(of index: Int) -> String? { index < files.count ? files[index] : nil }

  /// The file in which a finding is saved as known; nil for a new one.
  func known(of index: Int) -> String? { index < known.count ? known[index] : nil }
}

extension ReportContext {
  /// The findings that are not saved as known.
  func fresh(_ findings: [Finding]) -> [Finding] {
    findings.indices.filter { known(of: $0) == nil }.map { findings[$0] }
  }

  /// How many findings there are, and how many besides that are known.
  func headline(_ findings: [Finding]) -> String {
    let fresh = fresh(findings)
    let count = findings.count - fresh.count
    guard count > 0 else { return FindingGroups.headline(findings) }
    return (fresh.isEmpty ? "no new finding" : FindingGroups.headline(fresh)) + "; \(count) known"
  }

  /// One line for each known finding and each that is fixed, with an empty line behind; nothing where there is none.
  func knownRows(_ findings: [Finding], _ paint: Paint) -> [String] {
    let listed = findings.indices.compactMap { index in
      known(of: index).map { "\(findings[index].signature): \($0)" }
    }
    let rows =
      listed.flatMap { Layout.labelled("known", $0, indent: 0, column: 7) }
      + fixed.flatMap {
        Layout.labelled("fixed", "\($0.name) occurs no more: \($0.value)", indent: 0, column: 7)
      }
      .map(paint.green)
    return rows.isEmpty ? [] : rows + [""]
  }
}
