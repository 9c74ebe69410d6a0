extension FuzzCommand {
  /// `play`: takes one action a line and answers with the screen, what is in flight, and why an action was ignored.
  func play(_ arguments: Arguments, _ io: CommandIO) async throws -> ExitCode {
    let (offered, system) = try chosenSystem(arguments)
    let rules = try chosenRules(arguments, system.rules)
    let starts = try StartChoice.indices(
      of: system.starts, device: arguments.value("--device")?.text, start: arguments.value("--start")?.text,
      system: offered.name)
    var session = PlaySession(
      program: name, offered: offered, system: system, rules: rules,
      start: starts.first.map { system.starts[$0].header } ?? [], paint: try paint(arguments, io),
      isDrawn: try draws(arguments, io))
    try print(await session.opening(), io)
    while !session.isOver {
      if io.isInputTerminal { try print("> ", io) }
      guard let line = io.line() else {
        if io.isInputTerminal { try print("\n", io) }
        break
      }
      try print(await session.answer(to: line), io)
    }
    return .success
  }
}

/// What a person played so far, and the answers to what they say.
struct PlaySession: Sendable {
  let program: String
  let offered: FuzzSystem
  let system: ConfiguredSystem
  let rules: RuleSelection
  let start: [StartPoint.HeaderLine]
  let paint: Paint
  /// Whether each screen is drawn.
  let isDrawn: Bool
  private var lines: [TraceText.Line] = []
  private(set) var isOver = false

  private static let words: [(word: String, help: String)] = [
    ("help", "this list"), ("actions", "what can be done now"),
    ("trace", "what was done, and the command that repeats it"),
    ("undo", "takes the last line back"), ("restart", "begins anew"), ("quit", "ends"),
  ]

  init(
    program: String, offered: FuzzSystem, system: ConfiguredSystem, rules: RuleSelection,
    start: [StartPoint.HeaderLine], paint: Paint, isDrawn: Bool
  ) {
    self.isDrawn = isDrawn
    self.program = program
    self.offered = offered
    self.system = system
    self.rules = rules
    self.start = start
    self.paint = paint
  }

  /// The first words: where one is, and how to go on.
  func opening() async throws -> String {
    let place = start.map(\.value).joined(separator: ", ")
    let title = paint.bold(system.name) + (place.isEmpty ? "" : " on \(place)")
    return "\(title); an action a line, '~' before it leaves what it sets going in flight; 'help' for more\n"
      + (try await told(lines))
  }

  /// The answer to a line.
  mutating func answer(to line: String) async throws -> String {
    let text = TraceLineText.cutComment(line).text
    switch text {
    case "": return ""
    case "help", "?":
      return Self.words.map { "  \(Layout.padded($0.word, to: 10))\($0.help)\n" }.joined()
        + system.actions.map { "  \($0.form)\n" }.joined()
    case "actions": return try await offers()
    case "trace": return "  " + command + "\n"
    case "undo":
      guard !lines.isEmpty else { return "  nothing was done yet\n" }
      lines.removeLast()
      return try await told(lines)
    case "restart":
      lines = []
      return try await told(lines)
    case "quit", "exit":
      isOver = true
      return ""
    default: return try await take(text)
    }
  }

  /// Takes the actions of a line, several with `;` between.
  private mutating func take(_ text: String) async throws -> String {
    var answer = ""
    for action in TraceLineText.actions(text) {
      var action = action
      action.number = lines.count + 1
      do {
        answer += try await told(lines + [action])
        lines.append(action)
      } catch let error as TraceTextError {
        return answer + "  \(error.message)\n"
      }
    }
    return answer
  }

  /// What the last of some lines did.
  private func told(_ lines: [TraceText.Line]) async throws -> String {
    let replay = try await system.replay(trace(lines), rules)
    guard let last = replay.lines.last else {
      return row(
        "launch", replay.startScreen, replay.startOthers, replay.startInFlight, replay.brokenAtStart,
        replay.startSketches)
    }
    let ignored = last.ignored.map { paint.yellow("ignored: \($0)") + "; " } ?? ""
    return row(
      last.text, ignored + last.screen, last.others, last.inFlight, last.broken, last.sketches)
  }

  private func row(
    _ action: String, _ screen: String, _ others: [OtherScreen], _ inFlight: [String], _ broken: [String],
    _ sketches: [Sketch]
  ) -> String {
    var rows = ["  \(Layout.padded(action, to: 18))\(screen)"]
    rows += others.map { Layout.spaces(20) + $0.description }
    rows += inFlight.enumerated().map { Layout.spaces(20) + paint.dim("in flight \($0 + 1): \($1)") }
    rows += broken.map { Layout.spaces(20) + paint.red("✗ \($0)") }
    if isDrawn {
      rows += sketches.flatMap { SketchText(sketch: $0, paint: paint).rows }.map { Layout.spaces(20) + $0 }
    }
    return rows.joined(separator: "\n") + "\n"
  }

  private func offers() async throws -> String {
    guard let offers = system.offers else { return "  this system does not list its actions\n" }
    let actions = try await offers(trace(lines))
    return actions.isEmpty ? "  nothing\n" : actions.map { "  \($0)\n" }.joined()
  }

  private func trace(_ lines: [TraceText.Line]) -> TraceText {
    TraceText(start: start, lines: lines, landsAtEnd: false)
  }

  private var command: String {
    trace(lines).command(program: program, offered, system)
  }
}
