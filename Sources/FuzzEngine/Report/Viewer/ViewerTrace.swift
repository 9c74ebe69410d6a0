/// A trace as the viewer tells it: a finding's, or one that was only replayed.
struct ViewerTrace: Sendable {
  /// What tells it from the others on its page.
  var id: String
  /// What is said first.
  var heading: String
  /// What is said below.
  var subheading: String
  /// The rule in words; empty where the trace is not about one.
  var statement = ""
  /// Whether the trace is one that breaks something.
  var isBroken = false
  /// The verdict in words.
  var verdict: String?
  /// What is seen at the launch and after each line.
  var steps: [Step]
  /// Everything else that is known, each with its label.
  var facts: [Fact]
  /// What a person does.
  var byHand: [String]
  /// What should come of it.
  var expected: String?
  /// The command that repeats it.
  var command: String?

  /// A label and what belongs to it.
  struct Fact: Hashable, Sendable {
    let label: String
    let text: String

    init(_ label: String, _ text: String) { (self.label, self.text) = (label, text) }
  }

  /// What is seen at one time.
  struct Seen: Hashable, Sendable {
    var screen: String
    var others: [OtherScreen]
    var sketches: [Sketch]
  }

  /// The launch or a line, and what came of it.
  struct Step: Sendable {
    var action: String
    var instruction: String
    var seen: Seen
    var inFlight: [String]
    var heard: [String] = []
    var ignored: String?
    var broken: [Broken]
  }

  /// A rule that a line broke.
  struct Broken: Hashable, Sendable {
    let name: String
    let statement: String
  }

  /// Tells a finding.
  init(_ finding: Finding, id: String, command: String, file: String?, _ rules: RuleTexts) {
    let words = FindingWords(finding: finding, file: file)
    let signature = finding.signature
    self.id = id
    heading = signature.rule
    subheading =
      "\(signature.way), \(signature.action == "launch" ? "at launch" : "after \(signature.action)")"
    statement = finding.statement
    isBroken = true
    verdict = finding.blame?.sentence
    let atStart = finding.lines.isEmpty ? ["\(signature.rule) \(signature.way)"] : []
    steps =
      [
        Self.launch(
          finding.startScreen, finding.startOthers, finding.startSketches, finding.startInFlight,
          words.launch, atStart, rules)
      ] + finding.lines.map { Self.step($0, rules) }
    facts =
      [Fact("source", finding.source)] + finding.start.map { Fact($0.key, $0.value) }
      + words.facts.filter { $0.label != "verdict" }
    byHand = words.byHand
    expected = words.expected
    self.command = command
  }

  /// Tells a replay.
  init(_ replay: Replay, settings: SystemSettings, note: String?, command: String?, _ rules: RuleTexts) {
    id = "trace"
    heading = replay.system
    let count = Layout.count(replay.lines.count, "line")
    subheading = "\(count); " + (replay.broken.isEmpty ? "every rule is kept" : "rules are broken")
    isBroken = !replay.broken.isEmpty
    let words = HandSteps(start: replay.start, preparation: nil, lines: replay.lines)
    steps =
      [
        Self.launch(
          replay.startScreen, replay.startOthers, replay.startSketches, replay.startInFlight, words.launch,
          replay.brokenAtStart, rules)
      ] + replay.lines.map { Self.step($0, rules) }
    facts = replay.start.map { Fact($0.key, $0.value) }
    if !settings.quirks.isEmpty { facts.append(Fact("quirks", settings.quirks.joined(separator: ", "))) }
    facts += settings.assumptions.map { Fact("assume", $0.text) }
    for broken in replay.broken {
      let place = broken.line == 0 ? "at launch" : "at line \(broken.line)"
      facts.append(Fact("broken", "\(broken) \(place)"))
      if let insertion = broken.insertion { facts.append(Fact("inserted", insertion)) }
    }
    if let note { facts.append(Fact("promise", note)) }
    byHand = words.sentences
    self.command = command
  }

  private static func launch(
    _ screen: String, _ others: [OtherScreen], _ sketches: [Sketch], _ inFlight: [String],
    _ instruction: String, _ broken: [String], _ rules: RuleTexts
  ) -> Step {
    Step(
      action: "launch", instruction: instruction,
      seen: Seen(screen: screen, others: others, sketches: sketches), inFlight: inFlight,
      broken: broken.map(rules.broken))
  }

  private static func step(_ line: Finding.Line, _ rules: RuleTexts) -> Step {
    Step(
      action: line.text, instruction: HandSteps.sentence(line.instruction) + ".",
      seen: Seen(screen: line.screen, others: line.others, sketches: line.sketches),
      inFlight: line.inFlight, heard: line.heard, ignored: line.ignored,
      broken: line.broken.map(rules.broken))
  }
}

/// The rules of a system in words, for what names them only.
struct RuleTexts: Sendable {
  private let rules: [ConfiguredSystem.RuleSummary]

  init(_ rules: [ConfiguredSystem.RuleSummary]) { self.rules = rules }

  /// A rule that was broken, as `rule way`, with its statement.
  func broken(_ name: String) -> ViewerTrace.Broken {
    let id = name.prefix { $0 != " " }
    return ViewerTrace.Broken(name: name, statement: rules.first { $0.id == id }?.statement ?? "")
  }
}
