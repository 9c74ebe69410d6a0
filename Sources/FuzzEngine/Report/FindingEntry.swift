/// What every format says of a finding.
final class FindingEntry {
  let finding: Finding
  let context: ReportContext
  /// The file in which it was saved; nil for none.
  let file: String?
  /// The file in which it is saved as known; nil for a new one.
  let known: String?

  init(_ finding: Finding, _ context: ReportContext, file: String? = nil, known: String? = nil) {
    (self.finding, self.context, self.file, self.known) = (finding, context, file, known)
  }

  /// A label and what belongs to it.
  struct Fact: Sendable {
    let label: String
    let text: String

    init(_ label: String, _ text: String) { (self.label, self.text) = (label, text) }
  }

  /// `RULE · KIND · after ACTION`.
  var title: String { "\(finding.signature.rule) · \(finding.signature.violationKind) · \(moment)" }

  /// When the rule was violated: after which kind of action.
  var moment: String {
    finding.signature.action == "launch" ? "at the start" : "after \(finding.signature.action)"
  }

  var expected: String {
    let rule = finding.statement.hasSuffix(".") ? finding.statement : finding.statement + "."
    return finding.insertion.map { "\($0.expected), as \($0.comparison). \(rule)" } ?? rule
  }

  /// What happened, and what was there before.
  var actual: String {
    if let insertion = finding.insertion { return insertion.actual }
    let steps = finding.steps(context.wording)
    guard let last = steps.last, steps.count > 1 else { return finding.launch.screen }
    let before = steps[steps.count - 2]
    let was = before.screen == last.screen ? "unchanged" : "before: \(before.screen)"
    return "\(last.screen), after '\(last.text)' (\(was))"
      + last.others.map { "; \($0)" }.joined()
  }

  /// What a person does, and what is seen after each step.
  var steps: [ManualStep] {
    var steps = ManualStep.all(of: finding.steps(context.wording))
    if let preparation = finding.preparation {
      steps.insert(ManualStep(text: ManualStep.sentence(preparation)), at: 1)
    }
    for step in finding.insertion?.steps ?? [] {
      let mark = step.isInserted ? " (inserted)" : ""
      steps.append(ManualStep(text: ManualStep.sentence(step.instruction, step.text) + mark))
    }
    if let insertion = finding.insertion { steps[steps.count - 1].screen = insertion.actual }
    return steps
  }

  /// What is known of it, each with its label: the verdict and the length, and with `all` everything.
  func facts(all: Bool) -> [Fact] {
    var facts: [Fact] = []
    if let blame = finding.blame { facts.append(Fact("verdict", context.wording.verdict(blame))) }
    facts.append(Fact("length", length))
    facts += ([finding.launch] + finding.lines + finding.insertedLines).lastNotes
    if finding.firstViolation != finding.violation {
      facts.append(Fact("first", "\(finding.firstViolation), at step \(finding.firstViolatedStep)"))
    }
    let suspects = finding.explanation.suspects
    if !suspects.isEmpty { facts.append(Fact("suspects", suspects.joined(separator: ", "))) }
    guard all else { return facts }
    facts.append(Fact("source", finding.source))
    if let run = finding.run {
      var text = "in run \(Layout.grouped(run))"
      if let strategy = finding.strategy { text += ", by \(strategy)" }
      if let actions = finding.actionsToFind { text += ", after \(Layout.count(actions, "action"))" }
      facts.append(Fact("found", text))
    }
    for (index, free) in finding.explanation.free.enumerated() {
      if let free { facts.append(Fact("interchangeable", "step \(index + 1): \(free)")) }
    }
    if let passing = finding.explanation.passing {
      facts.append(
        Fact("nearest passing trace", "\(passing.lines.joined(separator: "; ")) (\(passing.difference))"))
    }
    return facts
  }

  private var length: String {
    let from =
      finding.originalLength > finding.lines.count
      ? ", shrunk from \(Layout.grouped(finding.originalLength))" : ""
    return "\(Layout.count(finding.lines.count, "step"))\(from); \(finding.minimalityText)"
  }

  var command: String { context.command(for: finding) }
}

extension Finding {
  var trace: TraceText { TraceText(start: start, actions: lines.map(\.text)) }

  func steps(_ wording: Wording) -> [Line] {
    var launch = launch
    (launch.text, launch.instruction) = ("start", wording.start(start))
    launch.violations = lines.isEmpty ? [violation] : []
    return [launch] + lines
  }

  /// The steps that a rule of kind *neutral* inserts, with what came of them.
  var insertedLines: [Line] { insertion?.lines ?? [] }

  var minimalityText: String {
    let searched = searchedTo.map { ", and every trace of \(Layout.count($0, "step")) passes" } ?? ""
    let shrunk =
      shrunkLength > lines.count ? "; the shrinker alone reached \(Layout.grouped(shrunkLength))" : ""
    return switch minimality {
    case .proved: "minimal (proved)\(shrunk)"
    case .local: "locally minimal\(searched)\(shrunk)"
    case .unfinished: "not shrunk to the end\(searched)"
    }
  }
}

extension Insertion {
  /// The steps as lines of a trace, with what came of them.
  var lines: [Finding.Line] {
    steps.enumerated().map { index, step in
      let isLast = index == steps.count - 1
      return Finding.Line(
        text: step.text + (step.isInserted ? " (inserted)" : ""), screen: isLast ? actual : "",
        instruction: step.instruction, writes: step.writes)
    }
  }
}

extension [Finding.Line] {
  /// The last mistake and the last write of a trace as facts, where the first line is the start; none where nothing is known.
  var lastNotes: [FindingEntry.Fact] { last("mistake", \.mistakes) + last("last write", \.writes) }

  private func last(_ label: String, _ notes: KeyPath<Element, [String]>) -> [FindingEntry.Fact] {
    guard let step = lastIndex(where: { !$0[keyPath: notes].isEmpty }),
      let note = self[step][keyPath: notes].last
    else { return [] }
    return [FindingEntry.Fact(label, "at \(step == 0 ? "the start" : "step \(step)"): \(note)")]
  }
}

extension Replay {
  func steps(_ wording: Wording) -> [Finding.Line] {
    var launch = launch
    (launch.text, launch.instruction) = ("start", wording.start(start))
    return [launch] + lines
  }
}

/// A step of a trace as a person takes it.
struct ManualStep {
  let text: String
  /// What is seen after it; empty where nobody needs to look.
  var screen = ""
  var violations: [String] = []

  /// The steps of a trace, the start first.
  static func all(of lines: [Finding.Line]) -> [ManualStep] {
    lines.enumerated().map { index, line in
      // After the last step everything settles, so its mark demands nothing of a person.
      let text = index == lines.count - 1 ? line.bareText : line.text
      let others = line.others.map { "; \($0)" }.joined()
      return ManualStep(
        text: sentence(line.instruction, text), screen: line.screen + others, violations: line.violations)
    }
  }

  static func sentence(_ instruction: String, _ action: String = "") -> String {
    let bare = instruction.hasSuffix(".") ? String(instruction.dropLast()) : instruction
    let quickly = action.hasPrefix("~") ? ", and go on at once, before anything has settled" : ""
    return bare.prefix(1).uppercased() + bare.dropFirst() + quickly + "."
  }
}
