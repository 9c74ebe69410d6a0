/// Shows one finding: the rule, the trace, the steps by hand, and the command that repeats it.
struct FindingText {
  let finding: Finding
  let number: Int
  let count: Int
  let command: String
  let file: String?
  let paint: Paint

  private static let column = 12

  var rows: [String] {
    [heading] + rule + [""]
      + TraceTable(
        startScreen: finding.startScreen, startOthers: finding.startOthers, brokenAtStart: brokenAtStart,
        lines: finding.lines, paint: paint
      ).rows
      + [""] + facts + [""] + byHand + [""] + ["  repeat it", "    \(command)"]
  }

  private var heading: String {
    let signature = finding.signature
    let moment = signature.action == "launch" ? "at launch" : "after \(signature.action)"
    let title = " \(number) of \(count) · \(signature.rule) · \(signature.way) · \(moment) "
    return paint.bold("──\(title)" + String(repeating: "─", count: max(2, Layout.width - 2 - title.count)))
  }

  private var rule: [String] {
    Layout.labelled("rule", finding.statement, indent: 2, column: Self.column)
      + Layout.labelled("source", finding.source, indent: 2, column: Self.column)
      + finding.start.flatMap { Layout.labelled($0.key, $0.value, indent: 2, column: Self.column) }
  }

  private var brokenAtStart: [String] {
    finding.lines.isEmpty ? ["\(finding.signature.rule) \(finding.signature.way)"] : []
  }

  private var facts: [String] {
    let place = finding.firstWrongLine == 0 ? "at launch" : "at line \(finding.firstWrongLine)"
    var rows = Layout.labelled("wrong", "first \(place)", indent: 2, column: Self.column)
    if let insertion = finding.insertion {
      rows += Layout.labelled("inserted", insertion, indent: 2, column: Self.column)
    }
    if let blame = finding.blame {
      rows += Layout.labelled("verdict", blame.sentence, indent: 2, column: Self.column)
    }
    rows += Layout.labelled("length", length, indent: 2, column: Self.column)
    if let run = finding.run {
      var text = "in run \(Layout.grouped(run))"
      if let strategy = finding.strategy { text += ", by \(strategy)" }
      if let actions = finding.actionsToFind { text += ", after \(Layout.count(actions, "action"))" }
      rows += Layout.labelled("found", text, indent: 2, column: Self.column)
    }
    for (index, free) in finding.explanation.free.enumerated() {
      guard let free else { continue }
      rows += Layout.labelled("free", "line \(index + 1): \(free)", indent: 2, column: Self.column)
    }
    if let passing = finding.explanation.passing {
      let text = "\(passing.lines.joined(separator: "; ")) (\(passing.difference))"
      rows += Layout.labelled("passes", text, indent: 2, column: Self.column)
    }
    if let file { rows += Layout.labelled("saved", file, indent: 2, column: Self.column) }
    return rows
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

  private var byHand: [String] {
    var steps = [launch] + (finding.preparation.map { [Self.sentence($0) + "."] } ?? [])
    for (index, line) in finding.lines.enumerated() {
      let sentence = Self.sentence(line.instruction)
      // After the last line everything lands, so its mark asks nothing of a person.
      let waits = !line.text.hasPrefix("~") || index == finding.lines.count - 1
      steps.append(
        waits ? "\(sentence)." : "\(sentence), and go on at once, before anything has finished moving.")
    }
    let width = String(steps.count).count
    var rows = ["  by hand"]
    for (index, step) in steps.enumerated() {
      let label = "\(Layout.right(String(index + 1), in: width))."
      rows += Layout.labelled(label, step, indent: 4, column: 4 + label.count + 1)
    }
    let expected = finding.statement.hasSuffix(".") ? finding.statement : finding.statement + "."
    rows += Layout.labelled("expected", expected, indent: 4, column: 14)
    rows += Layout.labelled("seen", finding.lines.last?.screen ?? finding.startScreen, indent: 4, column: 14)
    for other in finding.lines.last?.others ?? finding.startOthers {
      rows += Layout.labelled("", other.description, indent: 4, column: 14)
    }
    return rows
  }

  private var launch: String {
    let device = finding.start.first { $0.key == "device" }?.value
    let start = finding.start.first { $0.key == "start" }?.value
    let place = device.map { " on \($0)" } ?? ""
    return start.map { "Bring the app\(place) to '\($0)'." } ?? "Launch the app\(place)."
  }

  private static func sentence(_ text: String) -> String {
    let bare = text.hasSuffix(".") ? String(text.dropLast()) : text
    return bare.prefix(1).uppercased() + bare.dropFirst()
  }
}
