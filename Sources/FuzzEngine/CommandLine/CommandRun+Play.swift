extension CommandRun {
  /// `play`: a prompt that takes one action a line and prints what it did.
  func play() throws -> ExitCode {
    let session = try PlaySession(self)
    var isRead = try isTaken(session.opening())
    while !session.isOver, isRead {
      if io.isInputTerminal { try print("> ") }
      guard let line = io.line() else {
        if io.isInputTerminal { try print("\n") }
        break
      }
      let response = try session.response(to: line)
      isRead = try response.isEmpty || isTaken(response)
    }
    return .success
  }
}

/// The trace of a prompt, and the response to each line.
final class PlaySession {
  private let program: String
  private let offered: FuzzSystem
  private let system: ConfiguredSystem
  private let rules: RuleSelection
  private let start: [StartPoint.HeaderLine]
  private let paint: Paint
  private let isDrawn: Bool
  private(set) var lines: [TraceText.Line] = []
  /// Plays a further line, or none, and returns the last step.
  private var replay: (TraceText.Line?) throws -> Finding.Line
  private(set) var isOver = false

  init(_ run: CommandRun) throws {
    (offered, system) = try run.chosenSystem()
    (program, rules, start) = (run.name, try run.chosenRules(system), try run.chosenHeader(system))
    (paint, isDrawn) = (try run.paint(), try run.draws())
    replay = try system.use { [start, rules] in try $0.replaying(from: start, rules: rules) }
  }

  private static let help = """
      help      this list
      actions   the actions that can be applied now
      trace     the command that reproduces the trace
      undo      drops the last step
      restart   drops all steps
      quit      exits

    """

  /// The starting point, and how to go on.
  func opening() throws -> String {
    let place = start.map(\.value).joined(separator: ", ")
    let title = paint.bold(system.name) + (place.isEmpty ? "" : " on \(place)")
    return "\(title); one action a line, '~' before it leaves its effects pending; 'help' for more\n"
      + (try described(nil))
  }

  func response(to line: String) throws -> String {
    let text = TraceLineText.cutComment(line).text
    switch text {
    case "": return ""
    case "help", "?": return Self.help + system.actions.map { "  \($0.form)\n" }.joined()
    case "actions":
      let actions = try system.offers(after: trace(lines))
      return actions.isEmpty ? "  none\n" : actions.map { "  \($0)\n" }.joined()
    case "trace": return "  \(trace(lines).command(program: program, offered, system))\n"
    case "undo":
      guard lines.popLast() != nil else { return "  there is no step\n" }
      return try replayed()
    case "restart":
      lines = []
      return try replayed()
    case "quit", "exit":
      isOver = true
      return ""
    default: return try apply(text)
    }
  }

  /// Applies the actions of a line, several with `;` between.
  private func apply(_ text: String) throws -> String {
    var response = ""
    for var action in TraceLineText.actions(text) {
      action.number = lines.count + 1
      do {
        response += try described(action)
        lines.append(action)
      } catch let error as TraceTextError { return response + "  \(Escape.line(error.message))\n" }
    }
    return response
  }

  /// The last step, once the trace was played from its start.
  private func replayed() throws -> String {
    replay = try system.use { try $0.replaying(from: start, rules: rules) }
    for line in lines { _ = try system.use { _ in try replay(line) } }
    return try described(nil)
  }

  private func described(_ line: TraceText.Line?) throws -> String {
    var step = try system.use { _ in try replay(line) }
    if step.text.isEmpty { step.text = "start" }
    let ignored = step.ignored.map { paint.yellow("ignored: \($0)") + "; " } ?? ""
    var rows = step.others.map(\.description)
    rows += step.pendingEvents.enumerated().map { paint.dim("pending \($0 + 1): \($1)") }
    rows += step.violations.map { paint.red("✗ \($0)") }
    if isDrawn { rows += step.sketches.flatMap { SketchText($0, paint).rows } }
    return "  \(Layout.padded(step.text, to: 18))\(ignored)\(step.screen)\n"
      + rows.map { Layout.spaces(20) + $0 + "\n" }.joined()
  }

  private func trace(_ lines: [TraceText.Line]) -> TraceText {
    TraceText(start: start, lines: lines, settlesAtEnd: false)
  }
}
