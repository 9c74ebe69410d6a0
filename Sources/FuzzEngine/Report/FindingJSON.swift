/// A finding for programs.
struct FindingJSON: Codable, Sendable {
  let rule: String
  let way: String
  let signature: String
  let statement: String
  let quirks: [String]
  let assumptions: [String]
  let device: String?
  let start: String?
  let trace: [String]
  let screens: [String]
  let otherScreens: [Elsewhere]?
  let preparation: String?
  let byHand: [String]
  let firstWrongLine: Int
  let verdict: String?
  let keptWithout: [String]?
  let keptWith: [String]?
  let insertion: String?
  let length: Int
  let shrunk: Int
  let minimal: String
  let searchedTo: Int?
  let original: Int
  let run: Int?
  let actionsToFind: Int?
  let strategy: String?
  let free: [String?]
  let passing: Passing?
  let command: String
  let file: String?
  let known: String?

  init(
    _ finding: Finding, _ settings: SystemSettings, command: String, file: String?, known: String? = nil
  ) {
    rule = finding.signature.rule
    way = finding.signature.way
    signature = finding.signature.description
    statement = finding.statement
    quirks = settings.quirks
    assumptions = settings.assumptions.map(\.text)
    device = finding.start.first { $0.key == "device" }?.value
    start = finding.start.first { $0.key == "start" }?.value
    trace = finding.lines.map(\.text)
    screens = [finding.startScreen] + finding.lines.map(\.screen)
    let others = [finding.startOthers] + finding.lines.map(\.others)
    otherScreens =
      finding.startOthers.isEmpty
      ? nil
      : finding.startOthers.map { first in
        Elsewhere(
          place: first.place,
          screens: others.map { seen in seen.first { $0.place == first.place }?.screen ?? "" })
      }
    preparation = finding.preparation
    byHand = finding.lines.map(\.instruction)
    firstWrongLine = finding.firstWrongLine
    verdict = finding.blame?.party.rawValue
    keptWithout = finding.blame?.quirks
    keptWith = finding.blame?.assumptions.map(\.text)
    insertion = finding.insertion
    length = finding.lines.count
    shrunk = finding.shrunkLength
    minimal = finding.minimality.rawValue
    searchedTo = finding.searchedTo
    original = finding.originalLength
    run = finding.run
    actionsToFind = finding.actionsToFind
    strategy = finding.strategy
    free = finding.explanation.free
    passing = finding.explanation.passing.map {
      Passing(trace: $0.lines, line: $0.line, difference: $0.difference)
    }
    self.command = command
    self.file = file
    self.known = known
  }

  /// What is seen in another place, at the launch and after each line.
  struct Elsewhere: Codable, Sendable {
    let place: String
    let screens: [String]
  }

  /// What is saved as known and occurs no more.
  struct Fixed: Codable, Sendable {
    let signature: String
    let file: String

    init(_ entry: ReportContext.Entry) { (signature, file) = (entry.name, entry.value) }
  }

  /// A trace that passes, one change away.
  struct Passing: Codable, Sendable {
    let trace: [String]
    let line: Int
    let difference: String
  }
}
