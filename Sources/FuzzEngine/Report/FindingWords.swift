/// What is said of a finding besides its trace, whatever the report looks like.
struct FindingWords {
  let finding: Finding
  let file: String?

  /// What is known of it, each with its label.
  var facts: [ViewerTrace.Fact] {
    let place = finding.firstWrongLine == 0 ? "at launch" : "at line \(finding.firstWrongLine)"
    var facts = [ViewerTrace.Fact("wrong", "first \(place)")]
    if let insertion = finding.insertion { facts.append(.init("inserted", insertion)) }
    if let blame = finding.blame { facts.append(.init("verdict", blame.sentence)) }
    facts.append(.init("length", length))
    if let run = finding.run {
      var text = "in run \(Layout.grouped(run))"
      if let strategy = finding.strategy { text += ", by \(strategy)" }
      if let actions = finding.actionsToFind { text += ", after \(Layout.count(actions, "action"))" }
      facts.append(.init("found", text))
    }
    for (index, free) in finding.explanation.free.enumerated() {
      if let free { facts.append(.init("free", "line \(index + 1): \(free)")) }
    }
    if let passing = finding.explanation.passing {
      facts.append(.init("passes", "\(passing.lines.joined(separator: "; ")) (\(passing.difference))"))
    }
    if let file { facts.append(.init("saved", file)) }
    return facts
  }

  private var length: String {
    let lines = Layout.count(finding.lines.count, "line")
    let from =
      finding.originalLength > finding.lines.count
      ? ", shortened from \(Layout.grouped(finding.originalLength))" : ""
    let shrunk =
      finding.shrunkLength > finding.lines.count
      ? "; shrinking alone came to \(Layout.grouped(finding.shrunkLength))" : ""
    return switch finding.minimality {
    case .proved: "\(lines)\(from); proved shortest: every shorter trace from this start was tried\(shrunk)"
    case .local:
      "\(lines)\(from); minimal (local): nothing can be dropped or made simpler\(searched)\(shrunk)"
    case .unfinished: "\(lines)\(from); shrinking is unfinished: a shorter trace may exist\(searched)"
    }
  }

  private var searched: String {
    guard let depth = finding.searchedTo else { return "" }
    return ", and every trace of \(Layout.count(depth, "line")) was tried"
  }

  private var hands: HandSteps {
    HandSteps(start: finding.start, preparation: finding.preparation, lines: finding.lines)
  }

  /// How the app is launched.
  var launch: String { hands.launch }

  /// What a person does.
  var byHand: [String] { hands.sentences }

  /// What should come of it.
  var expected: String {
    finding.statement.hasSuffix(".") ? finding.statement : finding.statement + "."
  }
}

/// A trace as what a person does on a device.
struct HandSteps {
  let start: [StartPoint.HeaderLine]
  let preparation: String?
  let lines: [Finding.Line]

  /// One sentence each, with its full stop.
  var sentences: [String] {
    var steps = [launch] + (preparation.map { [Self.sentence($0) + "."] } ?? [])
    for (index, line) in lines.enumerated() {
      let sentence = Self.sentence(line.instruction)
      // After the last line everything lands, so its mark asks nothing of a person.
      let waits = !line.text.hasPrefix("~") || index == lines.count - 1
      steps.append(
        waits ? "\(sentence)." : "\(sentence), and go on at once, before anything has finished moving.")
    }
    return steps
  }

  /// How the app is launched.
  var launch: String {
    let device = start.first { $0.key == "device" }?.value
    let start = start.first { $0.key == "start" }?.value
    let place = device.map { " on \($0)" } ?? ""
    return start.map { "Bring the app\(place) to '\($0)'." } ?? "Launch the app\(place)."
  }

  /// An instruction as the beginning of a sentence.
  static func sentence(_ text: String) -> String {
    let bare = text.hasSuffix(".") ? String(text.dropLast()) : text
    return bare.prefix(1).uppercased() + bare.dropFirst()
  }
}
